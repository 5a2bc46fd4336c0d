import type { EngineFlavour } from '@gongdi/bpmn';

interface AsyncNames {
  before: string;
  /** Absent: the engine cannot wait after an element. */
  after?: string;
}

/** What each engine calls "asynchronous before" and "after". */
export const ASYNC_NAMES: Record<EngineFlavour, AsyncNames> = {
  camunda: { before: 'asyncBefore', after: 'asyncAfter' },
  flowable: { before: 'async', after: 'asyncLeave' },
  activiti: { before: 'async' },
};

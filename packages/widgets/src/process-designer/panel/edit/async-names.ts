import type { EngineFlavour } from '@gongdi/bpmn';

interface AsyncNames {
  before: string;
  /** Absent if the engine has no "asynchronous after". */
  after?: string;
}

/** The names of "asynchronous before" and "asynchronous after" in each engine. */
export const ASYNC_NAMES: Record<EngineFlavour, AsyncNames> = {
  camunda: { before: 'asyncBefore', after: 'asyncAfter' },
  flowable: { before: 'async', after: 'asyncLeave' },
  activiti: { before: 'async' },
};

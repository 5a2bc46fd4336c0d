import type { ConvertOptions, EngineFlavour } from '@gongdi/bpmn';

export const ENGINES: readonly EngineFlavour[] = ['camunda', 'flowable', 'activiti'];

/** The values of the dialog. */
export interface ConversionForm {
  to: EngineFlavour;
  /** '' for the newest version. */
  version: string;
  timeToLive: string;
}

const VERSION = /^\d+(\.\d+){0,2}$/;

export const isVersionWrong = ({ version }: ConversionForm): boolean => version !== '' && !VERSION.test(version);

/** Returns the options of the conversion, without a version that is wrong. Only camunda has a time to live. */
export function optionsOf(form: ConversionForm): ConvertOptions {
  const { to, version } = form;
  const timeToLive = form.timeToLive.trim();
  return {
    to,
    ...(version && !isVersionWrong(form) ? { targetVersion: version } : {}),
    ...(to === 'camunda' && timeToLive ? { historyTimeToLive: timeToLive } : {}),
  };
}

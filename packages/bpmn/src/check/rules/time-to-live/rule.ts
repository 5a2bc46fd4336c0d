import type { Rule } from '../../types.ts';

/** Half a year: what Camunda's own modeler and documentation write. */
const USUAL = 'P180D';

export const timeToLive: Rule = {
  code: 'time-to-live',
  severity: 'error',
  title: { zh: '历史保留时间', en: 'history time to live' },
  claims: { camunda: 'refuses', flowable: 'not-applicable' },
  on: ['bpmn:Process'],
  engines: ['camunda'],
  create:
    ({ attribute, isFor, report }) =>
    (process) => {
      if (!isFor('camunda', '7.20') || process['isExecutable'] !== true) return;
      if (attribute(process, 'historyTimeToLive') !== undefined) return;
      report(
        process,
        {
          zh: '缺少历史保留时间（historyTimeToLive）：Camunda 7.20 起默认拒绝部署，例如填写 P180D',
          en: 'The history time to live is missing: Camunda 7.20 and later refuse the deployment by default. Write for instance P180D',
        },
        {
          property: 'historyTimeToLive',
          fix: {
            title: { zh: `历史保留时间设为 ${USUAL}`, en: `Set the history time to live to ${USUAL}` },
            edits: [{ op: 'set', element: process, property: 'camunda:historyTimeToLive', value: USUAL }],
          },
        },
      );
    },
};

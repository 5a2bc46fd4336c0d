import type { Rule } from '../../types.ts';

/** Half a year: the value that Camunda's own modeler and documentation use. */
const USUAL = 'P180D';

/** `P180D` or a number of days, never negative. */
const DAYS = /^(?:P\d{1,9}D|\+?\d{1,9}|-0+)$/;

const timeToLive: Rule = {
  code: 'time-to-live',
  severity: 'error',
  title: { zh: '历史保留时间', en: 'history time to live' },
  claims: { camunda: 'refuses', flowable: 'not-applicable' },
  on: ['bpmn:Process'],
  engines: ['camunda'],
  create:
    ({ attribute, isFor, report }) =>
    (process) => {
      if (process['isExecutable'] !== true) return;
      const written = attribute(process, 'historyTimeToLive');
      if (written !== undefined) {
        if (DAYS.test(written.trim())) return;
        report(
          process,
          {
            zh: `历史保留时间“${written}”不是天数，Camunda 拒绝部署；请填写 P180D 这样的天数或 180 这样的整数`,
            en: `The history time to live “${written}” is no number of days: Camunda refuses it. Write P180D or 180`,
          },
          { property: 'historyTimeToLive' },
        );
        return;
      }
      if (!isFor('camunda', '7.20')) return;
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

export default timeToLive;

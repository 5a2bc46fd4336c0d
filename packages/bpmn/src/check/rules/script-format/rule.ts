import type { Rule } from '../../types.ts';
import { textIn } from '../../extensions.ts';

const scriptFormat: Rule = {
  code: 'script-format',
  severity: 'warning',
  title: { zh: '脚本格式', en: 'script format' },
  claims: { camunda: 'ignores', flowable: 'fails' },
  on: ['bpmn:ScriptTask'],
  runtime: true,
  create:
    ({ report, isFor }) =>
    (task) => {
      if (isFor('zeebe') || textIn(task, 'scriptFormat') !== undefined) return;
      report(
        task,
        { zh: '请填写脚本格式', en: 'Say in which language the script is written' },
        { property: 'scriptFormat' },
      );
    },
};

export default scriptFormat;

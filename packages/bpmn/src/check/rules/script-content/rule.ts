import type { Rule } from '../../types.ts';
import { textIn } from '../../extensions.ts';

const scriptContent: Rule = {
  code: 'script-content',
  severity: 'error',
  title: { zh: '脚本内容', en: 'script content' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:ScriptTask'],
  runtime: true,
  create:
    ({ attribute, extensions, report, isFor }) =>
    (task) => {
      if (textIn(task, 'script') !== undefined || attribute(task, 'resource') !== undefined) return;
      if (isFor('zeebe') && (extensions(task, 'script').length > 0 || extensions(task, 'taskDefinition').length > 0))
        return;
      report(
        task,
        { zh: '请填写脚本内容，或外部脚本的资源地址', en: 'Give the script, or the address of an external one' },
        { property: 'script' },
      );
    },
};

export default scriptContent;

import type { Rule } from '../../types.ts';
import { textIn } from '../../extensions.ts';

const zeebeTaskDefinition: Rule = {
  code: 'zeebe-task-definition',
  severity: 'error',
  title: { zh: 'Zeebe 任务类型', en: 'job type in Zeebe' },
  claims: { camunda: 'not-applicable', flowable: 'not-applicable' },
  on: ['bpmn:ServiceTask', 'bpmn:SendTask', 'bpmn:ScriptTask', 'bpmn:BusinessRuleTask'],
  runtime: true,
  engines: ['zeebe'],
  create:
    ({ extensions, report }) =>
    (task) => {
      const definitions = extensions(task, 'taskDefinition');
      if (definitions.some((definition) => textIn(definition, 'type') !== undefined)) return;
      if (task.$type === 'bpmn:ScriptTask' && extensions(task, 'script').length > 0) return;
      if (task.$type === 'bpmn:BusinessRuleTask' && extensions(task, 'calledDecision').length > 0) return;
      report(task, {
        zh: '任务没有 zeebe:taskDefinition 类型，Zeebe 拒绝部署',
        en: 'The task has no zeebe:taskDefinition with a type: Zeebe refuses it',
      });
    },
};

export default zeebeTaskDefinition;

import type { Rule } from '../../types.ts';
import { textIn } from '../../extensions.ts';

const callActivityTarget: Rule = {
  code: 'call-activity-target',
  severity: 'error',
  title: { zh: '调用活动的目标', en: 'target of a call activity' },
  claims: { camunda: 'refuses', flowable: 'fails' },
  on: ['bpmn:CallActivity'],
  runtime: true,
  create:
    ({ attribute, extensions, isFor, report }) =>
    (call) => {
      if (isFor('zeebe')) {
        if (extensions(call, 'calledElement').some((called) => textIn(called, 'processId') !== undefined)) return;
        report(call, {
          zh: '调用活动没有 zeebe:calledElement 的 processId，Zeebe 拒绝部署',
          en: 'The call activity has no processId in zeebe:calledElement: Zeebe refuses it',
        });
        return;
      }
      if (textIn(call, 'calledElement') !== undefined || attribute(call, 'caseRef') !== undefined) return;
      if (extensions(call, 'calledElement').length > 0) return;
      report(
        call,
        { zh: '调用活动没有指定被调用的流程', en: 'The call activity does not say which process it calls' },
        { property: 'calledElement' },
      );
    },
};

export default callActivityTarget;

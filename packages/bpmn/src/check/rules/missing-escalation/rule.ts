import type { Rule } from '../../types.ts';
import { isElement, textIn } from '../../extensions.ts';

const missingEscalation: Rule = {
  code: 'missing-escalation',
  severity: 'error',
  title: { zh: '缺少升级', en: 'missing escalation' },
  claims: { camunda: 'refuses', flowable: 'ignores' },
  on: ['bpmn:EscalationEventDefinition'],
  runtime: true,
  create:
    ({ isFor, report }) =>
    (definition) => {
      const event = definition.$parent;
      // A catching event without a reference catches all escalations.
      if (!event?.$instanceOf('bpmn:ThrowEvent')) return;
      const escalation = definition['escalationRef'];
      const severity = isFor('flowable') || isFor('activiti') ? 'warning' : 'error';
      if (!isElement(escalation)) {
        report(
          event,
          {
            zh: '抛出升级的事件没有引用升级，或引用的升级不存在',
            en: 'The event throws an escalation but names none, or one that does not exist',
          },
          { property: 'escalationRef', severity },
        );
      } else if (textIn(escalation, 'escalationCode') === undefined) {
        report(
          escalation,
          { zh: '抛出的升级没有升级代码', en: 'The escalation that is thrown has no code' },
          { property: 'escalationCode', severity },
        );
      }
    },
};

export default missingEscalation;

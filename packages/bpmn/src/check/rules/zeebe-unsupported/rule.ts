import type { Rule } from '../../types.ts';
import { elementsIn } from '../../extensions.ts';

/** Elements that no version of Zeebe deploys. */
const ELEMENTS = ['bpmn:ComplexGateway', 'bpmn:Transaction'];
/** Event definitions with the first version that supports them; without `since`, no version supports them. */
const EVENTS: readonly { readonly type: string; readonly since?: string }[] = [
  { type: 'bpmn:CancelEventDefinition' },
  { type: 'bpmn:ConditionalEventDefinition', since: '8.9' },
  { type: 'bpmn:CompensateEventDefinition', since: '8.5' },
  { type: 'bpmn:SignalEventDefinition', since: '8.3' },
  { type: 'bpmn:EscalationEventDefinition', since: '8.2' },
  { type: 'bpmn:LinkEventDefinition', since: '8.2' },
];

const zeebeUnsupported: Rule = {
  code: 'zeebe-unsupported',
  severity: 'error',
  title: { zh: 'Zeebe 不支持的元素', en: 'elements that Zeebe has not' },
  claims: { camunda: 'not-applicable', flowable: 'not-applicable' },
  on: [...ELEMENTS, 'bpmn:AdHocSubProcess', 'bpmn:Event'],
  runtime: true,
  engines: ['zeebe'],
  create:
    ({ isFor, report }) =>
    (element) => {
      const refuse = (name: string, since?: string): void =>
        report(element, {
          zh: since ? `Zeebe ${since} 起才支持 ${name}，更早的版本拒绝部署` : `Zeebe 不支持 ${name}，拒绝部署`,
          en: since
            ? `Zeebe has ${name} since ${since}; earlier ones refuse it`
            : `Zeebe has no ${name} and refuses it`,
        });
      if (ELEMENTS.includes(element.$type)) return refuse(element.$type);
      if (element.$type === 'bpmn:AdHocSubProcess') {
        if (!isFor('zeebe', '8.7')) refuse(element.$type, '8.7');
        return;
      }
      for (const { $type } of elementsIn(element, 'eventDefinitions')) {
        const known = EVENTS.find(({ type }) => type === $type);
        if (known && !(known.since && isFor('zeebe', known.since))) refuse($type, known.since);
      }
    },
};

export default zeebeUnsupported;

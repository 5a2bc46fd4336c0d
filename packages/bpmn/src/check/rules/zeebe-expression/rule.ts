import type { ModdleElement } from '../../../model/index.ts';
import type { Rule } from '../../types.ts';
import { childrenNamed, textIn } from '../../extensions.ts';

/** Extension elements and attributes of Zeebe whose value must be an expression, taken from Zeebe's validators. */
const PLACES: readonly {
  readonly within?: string;
  readonly name: string;
  readonly attribute: string;
  readonly needed?: true;
}[] = [
  { within: 'ioMapping', name: 'output', attribute: 'source', needed: true },
  { name: 'loopCharacteristics', attribute: 'inputCollection', needed: true },
  { name: 'loopCharacteristics', attribute: 'outputElement' },
  { name: 'script', attribute: 'expression', needed: true },
  { name: 'subscription', attribute: 'correlationKey', needed: true },
  { name: 'adHoc', attribute: 'activeElementsCollection' },
];

const zeebeExpression: Rule = {
  code: 'zeebe-expression',
  severity: 'error',
  title: { zh: 'Zeebe 表达式缺少等号', en: 'expressions in Zeebe begin with =' },
  claims: { camunda: 'not-applicable', flowable: 'not-applicable' },
  on: ['bpmn:FlowElement', 'bpmn:LoopCharacteristics', 'bpmn:Message', 'bpmn:Process'],
  runtime: true,
  engines: ['zeebe'],
  create: ({ extensions, report }) => {
    const found = (element: ModdleElement, within: string | undefined, name: string): readonly ModdleElement[] =>
      within === undefined
        ? extensions(element, name)
        : extensions(element, within).flatMap((outer) => childrenNamed(outer, name));
    return (element) => {
      if (element['extensionElements'] === undefined) return;
      for (const { within, name, attribute, needed } of PLACES) {
        for (const node of found(element, within, name)) {
          const text = textIn(node, attribute)?.trim();
          if (text === undefined ? !needed : text.startsWith('=')) continue;
          report(
            node,
            {
              zh: `zeebe:${name} 的 ${attribute} 必须是以 = 开头的 FEEL 表达式，否则 Zeebe 拒绝部署`,
              en: `${attribute} of zeebe:${name} is a FEEL expression that begins with =: Zeebe refuses anything else`,
            },
            { property: attribute },
          );
        }
      }
    };
  },
};

export default zeebeExpression;

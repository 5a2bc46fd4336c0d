import type { ModdleElement } from '../../../model/index.ts';
import { isKnownAttribute } from '../../../model/moddle.ts';
import { readPrefixes, type EngineAttribute } from '../../extensions.ts';
import type { Fix, Rule } from '../../types.ts';
import { isRead } from './is-read.ts';

/** Not offered for an unknown name: the name may be misspelt, and a fix must not delete the intended value. */
const removal = (element: ModdleElement, { local, property }: EngineAttribute): Fix => ({
  title: { zh: `去掉不起作用的属性 ${local}`, en: `Remove ${local}, which has no effect` },
  edits: [{ op: 'set', element, property, value: undefined }],
});

const deadAttribute: Rule = {
  code: 'dead-attribute',
  severity: 'warning',
  title: { zh: '引擎不读取的属性', en: 'dead attributes' },
  claims: { camunda: 'ignores', flowable: 'ignores' },
  on: ['bpmn:BaseElement'],
  engines: ['camunda', 'flowable', 'activiti', 'zeebe'],
  create: ({ attributes, model, report, target }) => {
    if (!target) return () => {};
    const accepted = readPrefixes(model, target);
    return (element) => {
      for (const attribute of attributes(element)) {
        if (
          attribute.prefix === model.flavour &&
          attribute.prefix === target.engine &&
          !(attribute.property in (element.$attrs ?? {}))
        )
          continue;
        const { prefix, local, property } = attribute;
        const { engine } = target;
        if (!accepted.includes(prefix)) {
          report(
            element,
            {
              zh: `${engine} 不读取 ${prefix} 命名空间，属性 ${prefix}:${local} 不起作用`,
              en: `${engine} does not read the ${prefix} namespace: ${prefix}:${local} has no effect`,
            },
            { property },
          );
        } else if (engine !== 'zeebe' && !isRead(target, element.$type, prefix, local)) {
          report(
            element,
            {
              zh: `${engine} 不读取这里的属性 ${local}，它不起作用`,
              en: `${engine} does not read ${local} here: it has no effect`,
            },
            {
              property,
              ...(isKnownAttribute(local) ? { fix: removal(element, attribute) } : {}),
            },
          );
        }
      }
    };
  },
};

export default deadAttribute;

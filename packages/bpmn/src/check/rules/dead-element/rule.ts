import type { Rule } from '../../types.ts';
import { isKnownElement } from '../../../model/moddle.ts';
import { extensionsOf, localName, prefixResolver, readPrefixes, typePrefix } from '../../extensions.ts';

const deadElement: Rule = {
  code: 'dead-element',
  severity: 'info',
  title: { zh: '引擎不读取的扩展元素', en: 'dead extension elements' },
  claims: { camunda: 'ignores', flowable: 'ignores' },
  on: ['bpmn:BaseElement'],
  engines: ['camunda', 'flowable', 'activiti'],
  create: ({ model, report, target }) => {
    const resolve = prefixResolver(model);
    if (!target || target.engine === 'zeebe') return () => {};
    const { engine } = target;
    const accepted = readPrefixes(model, target);
    return (element) => {
      for (const child of extensionsOf(element)) {
        const prefix = resolve(typePrefix(child));
        if (!prefix || prefix === 'zeebe') continue;
        const local = localName(child);
        const foreign = engine === 'camunda' && !accepted.includes(prefix);
        if (!foreign && isKnownElement(engine, local)) continue;
        report(child, {
          zh: `${engine} 不读取扩展元素 ${prefix}:${local}，它只作为数据保留`,
          en: `${engine} does not read the extension element ${prefix}:${local}: it is kept as data only`,
        });
      }
    };
  },
};

export default deadElement;

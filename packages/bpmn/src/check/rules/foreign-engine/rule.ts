import { familyName, isOperaton, NAMESPACES, type ForeignFamily, type Text } from '../../../model/index.ts';
import { isForOperaton } from '../../extensions.ts';
import type { Rule } from '../../types.ts';

const forOperaton = ({ uses }: ForeignFamily): Text => ({
  zh: `模型使用 Operaton 的扩展（${uses} 处），已按 Operaton 检查；Operaton 会读取，Camunda 7 不读取`,
  en: `The model uses extensions of Operaton (${uses}) and was checked as Operaton reads it; Camunda 7 does not read them`,
});

const unread = (family: ForeignFamily, engine: string | undefined): Text => {
  const name = familyName(family);
  const { uses } = family;
  return engine === undefined
    ? {
        zh: `模型使用 ${name} 的扩展（${uses} 处），这里不认识，无法检查和转换`,
        en: `The model uses extensions of ${name} (${uses}), which are not known here: they are neither checked nor converted`,
      }
    : {
        zh: `模型使用 ${name} 的扩展（${uses} 处），${engine} 不读取，它们不起作用`,
        en: `The model uses extensions of ${name} (${uses}), which ${engine} does not read: they have no effect`,
      };
};

const foreignEngine: Rule = {
  code: 'foreign-engine',
  severity: 'warning',
  title: { zh: '其他引擎的扩展', en: 'extensions of another engine' },
  claims: { camunda: 'ignores', flowable: 'ignores' },
  on: ['bpmn:Definitions'],
  create:
    ({ model, report, target }) =>
    (definitions) => {
      for (const family of model.foreign) {
        // In a model of a known engine, an unknown namespace belongs to the application that embeds the engine.
        if (!model.isForeign && family.name === undefined) continue;
        if (target?.engine === 'zeebe' && family.uri === NAMESPACES.zeebe) continue;
        const own = isOperaton(family) && isForOperaton(model, target);
        report(definitions, own ? forOperaton(family) : unread(family, target?.engine));
      }
    },
};

export default foreignEngine;

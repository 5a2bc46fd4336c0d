import { familyName, isOperaton, MAX_WORDS } from '../model/foreign.ts';
import type { Model } from '../model/types.ts';
import type { Conversion } from './conversion.ts';
import { untouched } from './subject.ts';

/**
 * Reports content for an unknown engine. A model that uses an unknown engine is not a model without engine: its
 * extensions would have no effect in the target. In a model of a known engine, extensions of engines that are known by
 * name are reported. Other extensions belong to the application that embeds the engine; the target may read them just
 * as well.
 */
export function reportForeign(model: Model, conversion: Conversion): void {
  const { from, to } = conversion;
  if (from === to && !model.isForeign) return;
  for (const family of model.foreign) {
    if (!model.isForeign && family.name === undefined) continue;
    const { uri, uses, words } = family;
    const name = familyName(family);
    const [prefix = 'ns'] = model.namespaces.find((space) => space.uri === uri)?.prefixes ?? [];
    const text = `xmlns:${prefix}="${uri}"`;
    const list = words.join(', ') + (words.length < MAX_WORDS ? '' : ' …');
    const way = isOperaton(family)
      ? {
          zh: 'Operaton 自己可以直接部署这个文件，不需要转换。',
          en: 'Operaton itself takes the file as it is, without conversion.',
        }
      : { zh: `请在 ${to} 中重新设置后再部署。`, en: `Set them anew for ${to}.` };
    conversion.addEntry(
      model.isForeign ? 'refused' : 'kept',
      untouched(model.definitions),
      'foreign-engine',
      text,
      text,
      {
        zh: `模型使用 ${name} 的扩展（${uses} 处：${list}），无法转换，${to} 不读取，会失去作用。${way.zh}`,
        en: `The model uses extensions of ${name} (${uses}: ${list}), which cannot be converted; ${to} does not read them and they stay without effect. ${way.en}`,
      },
    );
  }
}

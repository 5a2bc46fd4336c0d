import { familyName, isOperaton, MAX_WORDS } from '../model/foreign.ts';
import type { Model } from '../model/types.ts';
import type { Conversion } from './conversion.ts';
import { untouched } from './subject.ts';

/**
 * A model that speaks to an engine which we do not know is not one without engine: what it says would be dead in the
 * target. Beside an engine that we know, the words of one that we know by name are told, and others are an embedder's
 * own, which the target is as likely to read.
 */
export function sayForeign(model: Model, conversion: Conversion): void {
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
    conversion.say(model.isForeign ? 'refused' : 'kept', untouched(model.definitions), 'foreign-engine', text, text, {
      zh: `模型使用 ${name} 的扩展（${uses} 处：${list}），无法转换，${to} 不读取，会失去作用。${way.zh}`,
      en: `The model uses extensions of ${name} (${uses}: ${list}), which cannot be converted; ${to} does not read them and they stay without effect. ${way.en}`,
    });
  }
}

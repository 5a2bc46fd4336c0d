import type { Lang } from '../kit/theme/tokens.ts';
import type { DiagramElement } from './model.ts';
import { ENGINE_ZH } from './text/engine-zh.ts';

const zh: Readonly<Record<string, string>> = ENGINE_ZH;

/** Type of an element in words: "用户任务" for `bpmn:UserTask`. */
export function typeLabel(type: string, lang: Lang): string {
  const words = type
    .replace(/^\w+:/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace('sub process', 'sub-process');
  const english = words.charAt(0).toUpperCase() + words.slice(1);
  return lang === 'en' ? english : (zh[english] ?? zh[english.replace(/ (?:catch|throw)/, '')] ?? english);
}

/** What to call an element: its name, else its type. */
export function nameOf(element: DiagramElement, lang: Lang): string {
  return element.businessObject.name?.trim() || typeLabel(element.type, lang);
}

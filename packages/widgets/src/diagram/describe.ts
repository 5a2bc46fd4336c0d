import type { Lang } from '../kit/theme/tokens.ts';
import type { DiagramElement } from './model.ts';
import { ENGINE_ZH } from './text/engine-zh.ts';
import { TYPES_ZH } from './text/types-zh.ts';

const zh: Readonly<Record<string, string>> = { ...ENGINE_ZH, ...TYPES_ZH };

/** Compounds that English writes with a hyphen. */
const HYPHENS: readonly (readonly [RegExp, string])[] = [
  [/sub process/, 'sub-process'],
  [/ad hoc/, 'ad-hoc'],
  [/event based/, 'event-based'],
];

/** Returns the type of an element as text: "用户任务" for `bpmn:UserTask`. */
export function typeLabel(type: string, lang: Lang): string {
  const words = type
    .replace(/^\w+:/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  const joined = HYPHENS.reduce((text, [from, to]) => text.replace(from, to), words);
  const english = joined.charAt(0).toUpperCase() + joined.slice(1);
  return lang === 'en' ? english : (zh[english] ?? english);
}

/** Returns the display name of an element: its name, otherwise its type. */
export function nameOf(element: DiagramElement, lang: Lang): string {
  return element.businessObject.name?.trim() || typeLabel(element.type, lang);
}

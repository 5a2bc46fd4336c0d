import type { Lang } from '../kit/theme/tokens.ts';
import type { EngineModule } from './services.ts';
import { ENGINE_ZH } from './text/engine-zh.ts';

export type Translate = (template: string, replacements?: Record<string, string>) => string;

const zh: Readonly<Record<string, string>> = ENGINE_ZH;

/** Fills `{name}` places; an unknown place stays, as in the engine. */
const fill = (template: string, replacements: Record<string, string>): string =>
  template.replaceAll(/\{([^}]+)\}/g, (whole, key: string) => replacements[key] ?? whole);

/** Returns the translate function for the engine's texts; a text without translation stays English. */
export function createTranslate(lang: () => Lang): Translate {
  return (template, replacements = {}) =>
    fill(lang() === 'zh-CN' ? (zh[template] ?? template) : template, replacements);
}

/** Replaces the engine's `translate` service. */
export const translateModule = (lang: () => Lang): EngineModule => ({
  translate: ['value', createTranslate(lang)],
});

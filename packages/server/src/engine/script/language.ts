import type { Label } from '@gongdi/domain';
import { scriptLabel } from './text/index.ts';

/** Names of JavaScript that models of the engines use. */
const JAVASCRIPT = new Set(['javascript', 'js', 'ecmascript', 'graal.js', 'nashorn', 'rhino']);
const MEDIA_TYPE = /^(?:application|text)\/(?:x-)?/;

/** Returns whether {@link createScriptRunner} runs scripts of this format. */
export function isJavaScript(format: string | null | undefined): boolean {
  return JAVASCRIPT.has((format ?? '').trim().toLowerCase().replace(MEDIA_TYPE, ''));
}

/** Returns why a script of this format cannot run, or null. */
export function languageProblem(format: string | null | undefined): Label | null {
  if (isJavaScript(format)) return null;
  return format?.trim() ? scriptLabel('language', { format: format.trim() }) : scriptLabel('noLanguage');
}

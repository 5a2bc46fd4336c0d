import type { Label } from '@gongdi/domain';
import { scriptLabel } from './text/index.ts';

/** Spellings of JavaScript that the engines' own models use. */
const JAVASCRIPT = new Set(['javascript', 'js', 'ecmascript', 'graal.js', 'nashorn', 'rhino']);
const MEDIA_TYPE = /^(?:application|text)\/(?:x-)?/;

/** Whether scripts of this format are run by {@link createScriptRunner}. */
export function isJavaScript(format: string | null | undefined): boolean {
  return JAVASCRIPT.has((format ?? '').trim().toLowerCase().replace(MEDIA_TYPE, ''));
}

/** Why a script of this format is not run, or null. */
export function languageProblem(format: string | null | undefined): Label | null {
  if (isJavaScript(format)) return null;
  return format?.trim() ? scriptLabel('language', { format: format.trim() }) : scriptLabel('noLanguage');
}

/** Why a script in a file beside the model is not run. */
export const resourceProblem = (resource: string): Label => scriptLabel('resource', { resource });

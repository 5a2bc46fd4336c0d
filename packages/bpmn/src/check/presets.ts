import type { Severity } from '../model/index.ts';
import { PEER_RULES } from './peer-rules.ts';
import { RULES } from './rules/index.ts';
import type { Engine } from './types.ts';

/** A level in a selection of rules; `default` is the rule's own. */
export type RuleLevel = Severity | 'off' | 'default';

/** Ready selections of rules. Those named after an engine check for that engine. */
export const PRESETS = ['recommended', 'strict', 'camunda', 'flowable', 'activiti', 'zeebe'] as const;
export type Preset = (typeof PRESETS)[number];

/** bpmnlint leaves these two out of its recommendation, and so do we. */
const NOT_RECOMMENDED = new Set(['standard-size', 'conditional-event']);

/** Matters of style: right or wrong for people, the same to an engine. */
const STYLE = new Set([
  'fake-join',
  'label-required',
  'no-gateway-join-fork',
  'no-implicit-end',
  'no-implicit-split',
  'no-implicit-start',
  'no-inclusive-gateway',
  'no-overlapping-elements',
  'standard-size',
  'superfluous-gateway',
  'superfluous-label',
  'superfluous-termination',
  'task-listener-id',
]);

const STRICT: Readonly<Record<Severity, RuleLevel>> = { error: 'error', warning: 'error', info: 'warning' };

/** The engine that a preset is about. */
export function presetEngine(preset: Preset): Engine | undefined {
  return preset === 'recommended' || preset === 'strict' ? undefined : preset;
}

/**
 * Levels of all rules by code.
 *
 * @throws RangeError when `overrides` names a rule that does not exist
 */
export function levelsOf(preset: Preset, overrides: Readonly<Record<string, RuleLevel>>): Map<string, RuleLevel> {
  const levels = new Map<string, RuleLevel>();
  for (const { code, severity } of [...RULES, ...PEER_RULES]) levels.set(code, presetLevel(preset, code, severity));
  for (const [code, level] of Object.entries(overrides)) {
    if (!levels.has(code)) throw new RangeError(`Unknown rule: ${code}`);
    levels.set(code, level);
  }
  return levels;
}

function presetLevel(preset: Preset, code: string, severity: Severity): RuleLevel {
  if (preset === 'strict') return STRICT[severity];
  if (preset === 'recommended') return NOT_RECOMMENDED.has(code) ? 'off' : 'default';
  return STYLE.has(code) ? 'off' : 'default';
}

import type { Severity } from '../model/index.ts';
import { PEER_RULES } from './peer-rules.ts';
import { RULES } from '../generated/rules.ts';
import type { Engine } from './types.ts';

/** Level in a selection of rules; `default` means the rule's own level. */
export type RuleLevel = Severity | 'off' | 'default';

/** Predefined selections of rules. The presets named after an engine check for that engine. */
export const PRESETS = ['recommended', 'strict', 'camunda', 'flowable', 'activiti', 'zeebe'] as const;
export type Preset = (typeof PRESETS)[number];

/** bpmnlint leaves these two rules out of its recommended preset, and so do we. */
const NOT_RECOMMENDED = new Set(['standard-size', 'conditional-event']);

/** Style rules: they matter to readers of a diagram, not to engines. */
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

/** Returns the engine of a preset. */
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

import type { Severity, Text } from '../model/index.ts';
import { PEER_RULES } from './peer-rules.ts';
import { levelsOf, PRESETS, presetEngine } from './presets.ts';
import type { Preset } from './presets.ts';
import { RULES } from './rules/index.ts';
import type { Engine, EngineClaim, ProvenEngine } from './types.ts';

/** What is said of a rule where rules are listed. */
export interface RuleInfo {
  readonly code: string;
  readonly severity: Severity;
  readonly title: Text;
  /** Only checked for these engines; for all when empty. */
  readonly engines: readonly Engine[];
  /** Presets in which the rule does something. */
  readonly presets: readonly Preset[];
  /** What engines do with a model that breaks it; nothing is claimed of bpmnlint's rules. */
  readonly claims?: Readonly<Record<ProvenEngine, EngineClaim>>;
  /** Whether the rule is bpmnlint's. */
  readonly peer: boolean;
}

/** All rules, by code. */
export function ruleInfos(): RuleInfo[] {
  const levels = PRESETS.map((preset) => ({ preset, engine: presetEngine(preset), byCode: levelsOf(preset, {}) }));
  const presetsOf = (code: string, engines: readonly Engine[]): Preset[] =>
    levels
      .filter(({ byCode }) => byCode.get(code) !== 'off')
      .filter(({ engine }) => !engine || engines.length === 0 || engines.includes(engine))
      .map(({ preset }) => preset);
  return [
    ...RULES.map(({ code, severity, title, claims, engines = [] }) => ({
      code,
      severity,
      title,
      engines,
      presets: presetsOf(code, engines),
      claims,
      peer: false,
    })),
    ...PEER_RULES.map(({ code, severity, title }) => ({
      code,
      severity,
      title,
      engines: [],
      presets: presetsOf(code, []),
      peer: true,
    })),
  ].sort((a, b) => (a.code < b.code ? -1 : 1));
}

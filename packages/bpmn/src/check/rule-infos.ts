import type { Severity, Text } from '../model/index.ts';
import { PEER_RULES } from './peer-rules.ts';
import { levelsOf, PRESETS, presetEngine } from './presets.ts';
import type { Preset } from './presets.ts';
import { RULES } from '../generated/rules.ts';
import type { Engine, EngineClaim, ProvenEngine } from './types.ts';

/** Description of a rule in a list of rules. */
export interface RuleInfo {
  readonly code: string;
  readonly severity: Severity;
  readonly title: Text;
  /** Engines that the rule checks for; empty means all engines. */
  readonly engines: readonly Engine[];
  /** Presets that enable the rule. */
  readonly presets: readonly Preset[];
  /** What engines do with a model that breaks the rule; absent for bpmnlint's rules. */
  readonly claims?: Readonly<Record<ProvenEngine, EngineClaim>>;
  /** Whether the rule comes from bpmnlint. */
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

import { parseEngineTarget, PRESETS, ruleInfos, type Preset, type RuleLevel } from '@gongdi/bpmn';
import { CliFailure, EXIT } from '../command.ts';
import type { CliConfig } from '../config/config.ts';
import { nearest } from '../nearest.ts';
import { say } from '../text/index.ts';
import type { LintPlan } from './plan.ts';

const LEVELS: Readonly<Record<string, RuleLevel>> = {
  off: 'off',
  info: 'info',
  warn: 'warning',
  warning: 'warning',
  error: 'error',
  default: 'default',
};
/** Not one of the library's rules, but set like one. `SCHEMA_RULE` of schema.ts, which is too heavy to ask. */
const SCHEMA = 'xml-schema';

export interface LintFlags {
  preset?: string;
  engine?: string;
  rule?: readonly string[];
  /** False for `--no-schema`. */
  schema?: boolean;
}

/**
 * The plan of flags over the configuration file.
 * @throws CliFailure with exit 2 for an unknown preset, engine, rule or level
 */
export function lintPlan(flags: LintFlags, config: CliConfig['lint'] = {}): LintPlan {
  const levels = { ...levelsOf(Object.entries(config.rules ?? {})), ...levelsOf((flags.rule ?? []).map(splitRule)) };
  const { [SCHEMA]: schema = flags.schema === false || config.schema === false ? 'off' : 'error', ...rules } = levels;
  const engine = flags.engine ?? config.engine;
  const target = engine === undefined ? undefined : parseEngineTarget(engine);
  if (engine !== undefined && !target) throw usage('unknownEngine', { name: engine });
  return {
    preset: presetOf(flags.preset ?? config.preset ?? 'recommended'),
    rules,
    ...(target ? { target } : {}),
    schema: schema === 'default' ? 'error' : schema,
  };
}

function presetOf(name: string): Preset {
  const preset = PRESETS.find((one) => one === name);
  if (!preset) throw usage('unknownPreset', { name, names: PRESETS.join(', ') });
  return preset;
}

function splitRule(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw usage('badRule', { text });
  return [text.slice(0, at), text.slice(at + 1)];
}

function levelsOf(entries: readonly (readonly [string, string])[]): Record<string, RuleLevel> {
  if (entries.length === 0) return {};
  const known = new Set([SCHEMA, ...ruleInfos().map(({ code }) => code)]);
  return Object.fromEntries(
    entries.map(([code, level]) => {
      if (!known.has(code)) throw unknownRule(code, [...known]);
      const value = LEVELS[level];
      if (!value) throw usage('badRule', { text: `${code}=${level}` });
      return [code, value];
    }),
  );
}

/** A rule that does not exist, with the one that was probably meant. */
export function unknownRule(code: string, known: readonly string[]): CliFailure {
  const near = nearest(code, known);
  return near === undefined ? usage('unknownRule', { code }) : usage('unknownRuleNear', { code, near });
}

function usage(...args: Parameters<typeof say>): CliFailure {
  return new CliFailure(EXIT.usage, say(...args));
}

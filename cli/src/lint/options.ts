import { parseEngineTarget, PRESETS, ruleInfos, SCHEMA_RULE, type Preset, type RuleLevel } from '@gongdi/bpmn';
import { CliFailure, EXIT } from '../command.ts';
import type { LintConfig, LintOverride } from '../config/config.ts';
import { nearest } from '../nearest.ts';
import { cliMessage } from '../text/index.ts';
import type { Bpmnlintrc } from './bpmnlintrc/read.ts';
import type { Accepted, LintPlan, LintPlans, PlacedAccepted } from './plan.ts';

/** Accepted names of levels in flags and configuration. */
export const LEVELS: Readonly<Record<string, RuleLevel>> = {
  off: 'off',
  info: 'info',
  warn: 'warning',
  warning: 'warning',
  error: 'error',
  default: 'default',
};

export interface LintFlags {
  preset?: string;
  engine?: string;
  rule?: readonly string[];
  /** False for `--no-schema`. */
  schema?: boolean;
  /** False for `--no-bpmnlintrc`. */
  bpmnlintrc?: boolean;
}

/** Returns the absolute paths that match patterns of the configuration. */
export type Matcher = (patterns: readonly string[]) => Promise<ReadonlySet<string>>;

type Settings = Pick<LintConfig, 'preset' | 'engine' | 'rules' | 'schema'>;

/**
 * Returns the lint plans: flags override the overrides of the configuration (later ones first), these override the
 * configuration itself, and that overrides a `.bpmnlintrc`.
 * @throws CliFailure with exit 2 for an unknown preset, engine, rule or level
 */
export async function lintPlans(
  flags: LintFlags,
  config: LintConfig = {},
  match: Matcher,
  rc?: Bpmnlintrc,
): Promise<LintPlans> {
  const codes = codesWith(rc);
  const overrides = await Promise.all(
    (config.overrides ?? []).map(async (own) => ({ own, paths: await match(own.files) })),
  );
  const accepted = await Promise.all(
    (config.suppress ?? []).map(async ({ rule, element, files }, index): Promise<PlacedAccepted> => {
      if (!codes.has(rule)) throw unknownRule(rule, [...codes]);
      const paths = files === undefined ? undefined : await match(files);
      return { rule, ...(element === undefined ? {} : { element }), index, paths };
    }),
  );
  // Overrides are validated even when they match no file, so that a mistake in them is reported at once.
  for (const { own } of overrides) onePlan([config, own], flags, [], rc);

  const plans: LintPlan[] = [];
  const known = new Map<string, number>();
  const planOf = (path: string | null): number => {
    const holds = (paths: ReadonlySet<string> | undefined) => paths === undefined || (path !== null && paths.has(path));
    const key = [...overrides, ...accepted].map(({ paths }) => (holds(paths) ? '1' : '0')).join('');
    let index = known.get(key);
    if (index === undefined) {
      const chosen = overrides.filter(({ paths }) => holds(paths)).map(({ own }) => own);
      const own = accepted.filter(({ paths }) => holds(paths)).map(({ paths: _paths, ...one }) => one);
      index = plans.push(onePlan([config, ...chosen], flags, own, rc)) - 1;
      known.set(key, index);
    }
    return index;
  };
  planOf(null);
  return { plans, planOf, accepted };
}

function onePlan(
  layers: readonly (Settings | LintOverride)[],
  flags: LintFlags,
  accepted: readonly Accepted[],
  rc: Bpmnlintrc | undefined,
): LintPlan {
  const codes = codesWith(rc);
  const last = <K extends 'preset' | 'engine'>(name: K) => flags[name] ?? layers.findLast((one) => one[name])?.[name];
  const rules: Record<string, RuleLevel> = { ...rc?.levels };
  // The flag is true when `--no-schema` is absent; that true is not a setting.
  for (const layer of [...layers, { schema: flags.schema === false ? false : undefined }]) {
    if (layer.schema === false) rules[SCHEMA_RULE] = 'off';
    else if (layer.schema === true && rules[SCHEMA_RULE] === 'off') rules[SCHEMA_RULE] = 'default';
    Object.assign(rules, 'rules' in layer && layer.rules ? levelsOf(Object.entries(layer.rules), codes) : {});
  }
  Object.assign(rules, levelsOf((flags.rule ?? []).map(splitRule), codes));
  const engine = last('engine');
  const target = engine === undefined ? undefined : parseEngineTarget(engine);
  if (engine !== undefined && !target) throw usage('unknownEngine', { name: engine });
  return {
    preset: presetOf(last('preset') ?? 'recommended'),
    rules,
    ...(target ? { target } : {}),
    accepted,
    ...(rc ? { peer: peerOf(rc, rules) } : {}),
  };
}

/** Takes the levels of plug-in rules out of the levels: the plan's other rules are ours. */
function peerOf({ levels: _levels, plugins, ...rest }: Bpmnlintrc, rules: Record<string, RuleLevel>) {
  const chosen = plugins.flatMap((rule) => {
    const level = rules[rule.code] ?? 'default';
    delete rules[rule.code];
    return level === 'off' ? [] : [level === 'default' ? rule : { ...rule, severity: level }];
  });
  return { ...rest, plugins: chosen };
}

/** @throws CliFailure with exit 2 for an unknown preset */
export function presetOf(name: string): Preset {
  const preset = PRESETS.find((one) => one === name);
  if (!preset) throw usage('unknownPreset', { name, names: PRESETS.join(', ') });
  return preset;
}

function splitRule(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw usage('badRule', { text });
  return [text.slice(0, at), text.slice(at + 1)];
}

let codes: ReadonlySet<string> | undefined;
const ruleCodes = (): ReadonlySet<string> => (codes ??= new Set(ruleInfos().map(({ code }) => code)));

/** Returns the codes of all rules, also of those of plug-ins. */
const codesWith = (rc: Bpmnlintrc | undefined): ReadonlySet<string> =>
  rc ? new Set([...ruleCodes(), ...rc.plugins.map(({ code }) => code)]) : ruleCodes();

function levelsOf(
  entries: readonly (readonly [string, string])[],
  known: ReadonlySet<string>,
): Record<string, RuleLevel> {
  return Object.fromEntries(
    entries.map(([code, level]) => {
      if (!known.has(code)) throw unknownRule(code, [...known]);
      const value = Object.hasOwn(LEVELS, level) ? LEVELS[level] : undefined;
      if (!value) throw usage('badRule', { text: `${code}=${level}` });
      return [code, value];
    }),
  );
}

/** Returns the failure for an unknown rule, with the rule that was probably meant. */
export function unknownRule(code: string, known: readonly string[]): CliFailure {
  const near = nearest(code, known);
  return near === undefined ? usage('unknownRule', { code }) : usage('unknownRuleNear', { code, near });
}

function usage(...args: Parameters<typeof cliMessage>): CliFailure {
  return new CliFailure(EXIT.usage, cliMessage(...args));
}

import { dirname } from 'node:path';
import {
  checkModel,
  isOperaton,
  mainProcess,
  parseEngineTarget,
  readModel,
  SCHEMA_RULE,
  type CheckFinding,
  type EngineTarget,
  type Model,
} from '@gongdi/bpmn';
import { CliFailure, EXIT, type CommandContext } from '../command.ts';
import type { Input } from '../files/inputs.ts';
import { loadConfig } from '../config/config.ts';
import { toReported, withAccepted } from '../lint/check-bytes.ts';
import { matching } from '../lint/matching.ts';
import { lintPlans } from '../lint/options.ts';
import { isOpen, type LintFinding, type LintPlans } from '../lint/plan.ts';
import { printFindings } from '../model/open-model.ts';
import { cliMessage } from '../text/index.ts';

/** A file that was read and checked. */
export interface DeployCandidate {
  input: Input;
  bytes: Uint8Array;
  /** Key of the process; undefined when the file must not be deployed. */
  key: string | undefined;
  findings: LintFinding[];
}

/** @throws CliFailure with exit 2 when the engine is unknown */
export function deployTarget(engine: string | undefined): EngineTarget | undefined {
  if (engine === undefined) return undefined;
  const target = parseEngineTarget(engine);
  if (!target) throw new CliFailure(EXIT.usage, cliMessage('unknownEngine', { name: engine }));
  return target;
}

/** Lint settings of the configuration: levels of rules, overrides and suppressions apply to `deploy` too. */
export interface Configured {
  plans: LintPlans;
  /** Whether the configuration chooses a preset; if it does not, the preset of the engine is used. */
  hasPreset: boolean;
}

/** @throws CliFailure with exit 2 for a configuration that cannot be used */
export async function configuredChecks({ cwd }: CommandContext): Promise<Configured> {
  const { config, path } = await loadConfig(cwd);
  const { lint = {} } = config;
  const plans = await lintPlans({}, lint, (patterns) => matching(patterns, path === null ? cwd : dirname(path)));
  return { plans, hasPreset: [lint, ...(lint.overrides ?? [])].some(({ preset }) => preset !== undefined) };
}

/** Code of the rule that reports a model written for an unknown engine. */
const FOREIGN_RULE = 'foreign-engine';

/**
 * Returns whether the target engine would accept the model but ignore its foreign extensions. A target that answers
 * like Camunda 7 may be Operaton, so a model for Operaton is no error there.
 */
const isDead = ({ foreign, isForeign }: Model, target: EngineTarget | undefined): boolean =>
  isForeign && target !== undefined && !(target.engine === 'camunda' && foreign.every(isOperaton));

const asError = (finding: CheckFinding): CheckFinding => ({ ...finding, severity: 'error' });

async function check(
  model: Model,
  { path }: Input,
  wanted: EngineTarget | undefined,
  { plans, hasPreset }: Configured,
): Promise<CheckFinding[]> {
  const plan = plans.plans[plans.planOf(path)];
  const target = wanted ?? plan?.target;
  const engine = target?.engine ?? (model.flavour === 'plain' ? undefined : model.flavour);
  const { preset = 'recommended', rules = {}, accepted = [] } = plan ?? {};
  const schema = rules[SCHEMA_RULE] === 'off' ? undefined : await (await import('../lint/schema.ts')).schemaCheck();
  const found = checkModel(model, {
    preset: hasPreset ? preset : (engine ?? preset),
    rules,
    ...(schema ? { schema } : {}),
    ...(target ? { target } : {}),
  });
  return found
    .map((finding) => (finding.code === FOREIGN_RULE && isDead(model, target) ? asError(finding) : finding))
    .filter((finding) => isOpen(withAccepted(finding, accepted)));
}

/** Reads and checks a file for its engine, as `lint` does. Prints errors only. */
export async function checkCandidate(
  input: Input,
  target: EngineTarget | undefined,
  configured: Configured,
  context: CommandContext,
): Promise<DeployCandidate> {
  const bytes = await input.read();
  const { model, findings } = await readModel(bytes, { trackLoss: false });
  const all = [...findings, ...(model ? await check(model, input, target, configured) : [])];
  const errors = all.filter(({ severity }) => severity === 'error');
  printFindings(input.name, errors, context);
  const key = model && errors.length === 0 ? mainProcess(model)?.id : undefined;
  if (model && errors.length === 0 && key === undefined)
    context.terminal.message(cliMessage('noProcess', { file: input.name }));
  return { input, bytes, key, findings: all.map((finding) => toReported(finding, context.lang)) };
}

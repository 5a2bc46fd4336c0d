import { checkModel, mainProcess, parseEngineTarget, readModel, type EngineTarget } from '@gongdi/bpmn';
import { CliFailure, EXIT, type CommandContext } from '../command.ts';
import type { Input } from '../files/inputs.ts';
import { toReported } from '../lint/check-bytes.ts';
import type { LintFinding } from '../lint/plan.ts';
import { sayFindings } from '../model/open-model.ts';
import { say } from '../text/index.ts';

/** A file that was read and checked. */
export interface DeployCandidate {
  input: Input;
  bytes: Uint8Array;
  /** Key of its process; undefined when it may not be deployed. */
  key: string | undefined;
  findings: LintFinding[];
}

/** @throws CliFailure with exit 2 when the engine is not known */
export function deployTarget(engine: string | undefined): EngineTarget | undefined {
  if (engine === undefined) return undefined;
  const target = parseEngineTarget(engine);
  if (!target) throw new CliFailure(EXIT.usage, say('unknownEngine', { name: engine }));
  return target;
}

/** Reads and checks a file for its engine, as `lint` does. What is wrong, and only that, is told to the person. */
export async function checkCandidate(
  input: Input,
  target: EngineTarget | undefined,
  context: CommandContext,
): Promise<DeployCandidate> {
  const bytes = await input.read();
  const { model, findings } = await readModel(bytes, { trackLoss: false });
  const schema = (await import('../lint/schema.ts')).schemaCheck();
  const engine = model && (target?.engine ?? (model.flavour === 'plain' ? undefined : model.flavour));
  const all = [
    ...findings,
    ...(model ? checkModel(model, { preset: engine ?? 'recommended', schema, ...(target ? { target } : {}) }) : []),
  ];
  const errors = all.filter(({ severity }) => severity === 'error');
  sayFindings(input.name, errors, context);
  const key = model && errors.length === 0 ? mainProcess(model)?.id : undefined;
  if (model && errors.length === 0 && key === undefined) context.terminal.say(say('noProcess', { file: input.name }));
  return { input, bytes, key, findings: all.map((finding) => toReported(finding, context.lang)) };
}

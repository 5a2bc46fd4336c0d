import { readModel } from '@gongdi/bpmn';
import { EngineFailure, type EngineAdapter, type EngineKind } from '@gongdi/engines';
import { CliFailure, EXIT, type CommandContext } from '../command.ts';
import { placeProblems, type PlacedProblem } from './places.ts';
import type { DeployCandidate } from './plan.ts';

/** Flavour that a target reads; its models are checked for this flavour. */
const READS: Record<EngineKind, string> = {
  camunda7: 'camunda',
  flowable: 'flowable',
  activiti: 'activiti',
  camunda8: 'zeebe',
};

/**
 * Returns the engine to check for when no engine is named: that of the target; otherwise undefined, and the flavour of
 * the file decides.
 */
export function engineToCheck(engine: string | undefined, adapter: EngineAdapter | null): string | undefined {
  return engine ?? (adapter ? READS[adapter.kind] : undefined);
}

/** An engine refused a file and reported problems. */
export class DeployFailure extends CliFailure {
  readonly problems: readonly PlacedProblem[];

  constructor(failure: EngineFailure, problems: readonly PlacedProblem[]) {
    super(failure.code === 'refused' ? EXIT.findings : EXIT.remote, failure.label, failure);
    this.problems = problems;
  }
}

/** Sends a checked file to an engine, unless the engine's newest version of that key has the same text. */
export function engineSender(engine: EngineAdapter, context: CommandContext) {
  const { signal } = context;
  return async (candidate: DeployCandidate) => {
    const { input, bytes, key = '' } = candidate;
    const { model } = await readModel(bytes, { trackLoss: false });
    // The XML text, decoded from any encoding; unreadable files were refused before.
    const xml = model?.xml ?? new TextDecoder().decode(bytes);
    try {
      const latest = await engine.latest(key, signal);
      if (latest && (await engine.xml(latest.id, signal)) === xml)
        return { id: latest.id, key, version: latest.version, changed: false };
      const { definitions, warnings } = await engine.deploy([{ name: input.place, xml }], { signal });
      printProblems(input.name, placeProblems(model, warnings), context, 'yellow');
      const made = definitions.find((one) => one.key === key) ?? definitions[0];
      return { id: made?.id ?? '', key, version: made?.version ?? 0, changed: true };
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error;
      const problems = placeProblems(model, error.problems);
      printProblems(input.name, problems, context, 'red');
      throw new DeployFailure(error, problems);
    }
  };
}

/**
 * Prints the problems that the engine reported, with their place in the file and in the drawing:
 * `leave.bpmn:7:5 task1 “审批” …`.
 */
function printProblems(
  file: string,
  problems: readonly PlacedProblem[],
  { terminal, json }: CommandContext,
  color: 'red' | 'yellow',
): void {
  if (json) return;
  for (const { line, column, element, name, message } of problems) {
    const place = [file, line, column].filter((part) => part !== null).join(':');
    const about = [element, name === null ? null : `“${name}”`].filter((part) => part !== null).join(' ');
    terminal.err(`${place} ${about} ${terminal.paint(color, message)}`.replace(/ {2,}/, ' '));
  }
}

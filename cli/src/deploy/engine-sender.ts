import { readModel } from '@gongdi/bpmn';
import { EngineFailure, type EngineAdapter, type EngineKind } from '@gongdi/engines';
import { CliFailure, EXIT, type CommandContext } from '../command.ts';
import { placeProblems, type PlacedProblem } from './places.ts';
import type { DeployCandidate } from './plan.ts';

/** Flavour that a target reads: what its models are checked for. */
const READS: Record<EngineKind, string> = {
  camunda7: 'camunda',
  flowable: 'flowable',
  activiti: 'activiti',
  camunda8: 'zeebe',
};

/** Engine to check for when none is named: that of the target, else the one that the file is for. */
export function engineToCheck(engine: string | undefined, adapter: EngineAdapter | null): string | undefined {
  return engine ?? (adapter ? READS[adapter.kind] : undefined);
}

/** An engine that refused a file, with what it complained of. */
export class DeployFailure extends CliFailure {
  readonly problems: readonly PlacedProblem[];

  constructor(failure: EngineFailure, problems: readonly PlacedProblem[]) {
    super(failure.code === 'refused' ? EXIT.findings : EXIT.remote, failure.label, failure);
    this.problems = problems;
  }
}

/** Sends a checked file to an engine, unless the engine's newest version of that key is the same text already. */
export function engineSender(engine: EngineAdapter, context: CommandContext) {
  const { signal } = context;
  return async (candidate: DeployCandidate) => {
    const { input, bytes, key = '' } = candidate;
    const { model } = await readModel(bytes, { trackLoss: false });
    // In whatever encoding it came; what cannot be read at all was refused before.
    const xml = model?.xml ?? new TextDecoder().decode(bytes);
    try {
      const latest = await engine.latest(key, signal);
      if (latest && (await engine.xml(latest.id, signal)) === xml)
        return { id: latest.id, key, version: latest.version, changed: false };
      const { definitions, warnings } = await engine.deploy([{ name: input.place, xml }], { signal });
      sayProblems(input.name, placeProblems(model, warnings), context, 'yellow');
      const made = definitions.find((one) => one.key === key) ?? definitions[0];
      return { id: made?.id ?? '', key, version: made?.version ?? 0, changed: true };
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error;
      const problems = placeProblems(model, error.problems);
      sayProblems(input.name, problems, context, 'red');
      throw new DeployFailure(error, problems);
    }
  };
}

/** `leave.bpmn:7:5 task1 “审批” …`: the engine's words with their place in the file and in the drawing. */
function sayProblems(
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

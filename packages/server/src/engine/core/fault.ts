import { BudgetError } from '@gongdi/bpmn';
import type { Label } from '@gongdi/domain';

/** Why an instance cannot go on. The command that met it changes nothing. */
export class EngineFault extends Error {
  override readonly name = 'EngineFault';

  constructor(
    /** Id of the element. */
    readonly element: string,
    readonly text: Label,
    cause?: unknown,
  ) {
    super(`${element}: ${text.en}`, cause === undefined ? undefined : { cause });
  }
}

export function fault(element: string, zh: string, en: string): EngineFault {
  return new EngineFault(element, { zh, en });
}

/** A limit of the engine was met: the same again would meet it again. */
export function limitFault(element: string, zh: string, en: string): EngineFault {
  return new EngineFault(element, { zh, en }, new BudgetError({ zh, en }));
}

/** The failure of code that a model names, in the words of the failure where it has both languages. */
export function faultOfCode(element: string, what: Label, error: unknown): EngineFault {
  const said = error instanceof Error && 'label' in error ? (error.label as Label) : undefined;
  const reason = error instanceof Error ? error.message : String(error);
  const { zh, en } = said ?? { zh: `${what.zh}：${reason}`, en: `${what.en}: ${reason}` };
  return new EngineFault(element, { zh, en }, error);
}

/** What somebody asked for does not fit the state of the instance. */
export class EngineRefusal extends Error {
  override readonly name = 'EngineRefusal';

  constructor(readonly text: Label) {
    super(text.en);
  }
}

export function refusal(zh: string, en: string): EngineRefusal {
  return new EngineRefusal({ zh, en });
}

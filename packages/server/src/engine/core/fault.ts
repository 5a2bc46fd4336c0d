import { BudgetError } from '@gongdi/bpmn';
import type { Label } from '@gongdi/domain';

/** The reason why an instance cannot go on. The command that throws it changes nothing. */
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

/** A limit of the engine was exceeded. The same command would exceed it again. */
export function limitFault(element: string, zh: string, en: string): EngineFault {
  return new EngineFault(element, { zh, en }, new BudgetError({ zh, en }));
}

/** Wraps a failure of code that a model names. It uses the message of the failure if that has both languages. */
export function faultOfCode(element: string, what: Label, error: unknown): EngineFault {
  const ownLabel = error instanceof Error && 'label' in error ? (error.label as Label) : undefined;
  const reason = error instanceof Error ? error.message : String(error);
  const { zh, en } = ownLabel ?? { zh: `${what.zh}：${reason}`, en: `${what.en}: ${reason}` };
  return new EngineFault(element, { zh, en }, error);
}

/** A command does not fit the state of the instance. */
export class EngineRefusal extends Error {
  override readonly name = 'EngineRefusal';

  constructor(readonly text: Label) {
    super(text.en);
  }
}

export function refusal(zh: string, en: string): EngineRefusal {
  return new EngineRefusal({ zh, en });
}

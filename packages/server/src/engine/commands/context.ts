import { createHash } from 'node:crypto';
import { BudgetError, type Budget } from '@gongdi/bpmn';
import { GongdiError } from '@gongdi/domain';
import { newId } from '../../store/index.ts';
import { AsideError } from '../aside-error.ts';
import type { Delegate, DelegateCall, Delegates } from '../delegates.ts';
import { ASIDE_LIMITS } from '../limits.ts';
import type { ScriptRunner } from '../scripts.ts';
import type { Json } from '../types.ts';
import { BusyError } from './gate.ts';

type Settled = { value: unknown } | { error: unknown };

/**
 * The part of a command that stays the same while it is run again and again: its time, the ids that it creates, and
 * the outcomes of work done outside the transaction. An outcome is used only for exactly the input that produced it.
 */
export class CommandContext {
  readonly #settled = new Map<string, Settled>();
  readonly #ids: string[] = [];
  #nextId = 0;
  /** How often each input occurred in this attempt. */
  readonly #met = new Map<string, number>();
  #pieces = 0;
  #spent = 0;

  constructor(
    /** Epoch ms. */
    readonly now: number,
    /** Company that the work belongs to. */
    readonly company: string,
  ) {}

  /** Budgets of the commands of this attempt, so that callers can read afterwards how much they used. */
  readonly budgets: Budget[] = [];

  /** Resets the context. Called before each attempt. */
  begin(): void {
    this.budgets.length = 0;
    this.#nextId = 0;
    this.#met.clear();
  }

  /** Returns an id. Every attempt gets the same ids in the same order, so that inputs that contain ids stay equal. */
  newId(): string {
    const at = this.#nextId++;
    return (this.#ids[at] ??= newId());
  }

  /**
   * Does the work that an attempt needed, and stores its outcome. A failure is an outcome as well. @throws BusyError,
   * GongdiError `processStuck`
   */
  async settle({ key, work }: AsideError): Promise<void> {
    if (++this.#pieces > ASIDE_LIMITS.pieces || this.#spent > ASIDE_LIMITS.milliseconds) throw tooMuch();
    const since = performance.now();
    try {
      this.#settled.set(key, { value: await work() });
    } catch (error) {
      if (error instanceof BusyError) throw error;
      this.#settled.set(key, { error });
    } finally {
      this.#spent += performance.now() - since;
    }
  }

  scripts(runner: ScriptRunner): ScriptRunner {
    return {
      supports: (language) => runner.supports(language),
      run: (language, source, scope, limits) => {
        const key = this.#keyOf('script', language, source, scope);
        const given = { ...limits, company: this.company };
        return this.#outcome(key, () => runner.run(language, source, scope, given));
      },
    };
  }

  delegates(registry: Delegates): Delegates {
    const beans = registry.beans?.bind(registry);
    return {
      ...(beans ? { beans } : {}),
      find: (kind, name) => {
        const found = registry.find(kind, name);
        return found && this.#delegate(found, `${kind} ${name}`);
      },
    };
  }

  /** Wraps a delegate so that its code runs once per input. A `background` delegate runs outside the transaction. */
  #delegate(delegate: Delegate, name: string): Delegate {
    return {
      ...(delegate.background === undefined ? {} : { background: delegate.background }),
      run: async (call) => {
        const { fields, variables, idempotency_key } = call;
        const key = this.#keyOf('delegate', name, idempotency_key, { fields, variables });
        const work = (): Promise<DelegateOutcome> => recorded(delegate, call);
        const known = this.#settled.get(key);
        if (!known && !delegate.background) this.#settled.set(key, { value: await work() });
        const outcome = await this.#outcome(key, work);
        for (const { name: variable, value, isLocal } of outcome.writes) {
          if (isLocal) call.setVariableLocal(variable, value);
          else call.setVariable(variable, value);
        }
        if ('error' in outcome) throw outcome.error;
        return outcome.value;
      },
    };
  }

  #outcome<T>(key: string, work: () => Promise<T>): Promise<T> {
    const known = this.#settled.get(key);
    if (!known) return Promise.reject(new AsideError(key, work));
    return 'error' in known ? Promise.reject(known.error) : Promise.resolve(known.value as T);
  }

  #keyOf(...input: readonly unknown[]): string {
    const key = createHash('sha256').update(JSON.stringify(input)).digest('base64');
    const times = this.#met.get(key) ?? 0;
    this.#met.set(key, times + 1);
    return `${key} ${times}`;
  }
}

type DelegateOutcome = { writes: { name: string; value: Json; isLocal: boolean }[] } & (
  | { value: Json | void }
  | { error: unknown }
);

async function recorded(delegate: Delegate, call: DelegateCall): Promise<DelegateOutcome> {
  const writes: DelegateOutcome['writes'] = [];
  const note =
    (isLocal: boolean) =>
    (name: string, value: Json): void =>
      void writes.push({ name, value, isLocal });
  try {
    const value = await delegate.run({ ...call, setVariable: note(false), setVariableLocal: note(true) });
    return { writes, value };
  } catch (error) {
    return { writes, error };
  }
}

const contexts = new WeakMap<object, CommandContext>();

/** Attaches a context to a transaction, for all its commands. */
export function attach(trx: object, context: CommandContext): void {
  context.begin();
  contexts.set(trx, context);
}

/** Returns the context of a transaction. Without one it returns a new context, in which scripts cannot run. */
export function contextOf(trx: object, now: () => number): CommandContext {
  return contexts.get(trx) ?? new CommandContext(now(), '');
}

function tooMuch(): GongdiError {
  const { pieces, milliseconds } = ASIDE_LIMITS;
  const label = {
    zh: `一次操作中的脚本或外部调用超过上限（${pieces} 次或 ${milliseconds / 1000} 秒），请把节点改为异步执行`,
    en: `One command runs more scripts or calls than it may (${pieces}, or ${milliseconds / 1000} seconds); let elements run asynchronously`,
  };
  return new GongdiError('processStuck', { label, cause: new BudgetError(label) });
}

import type { Kysely } from 'kysely';
import { transaction } from '../../store/index.ts';
import { COMPANY_LIMITS } from '../limits.ts';
import type { Trx } from '../types.ts';
import { AsideError } from '../aside-error.ts';
import { attach, CommandContext } from './context.ts';
import type { Gate } from './gate.ts';

interface Around {
  db: Kysely<unknown>;
  /** Transactions of the engine enter here. */
  gate: Gate;
  now: () => number;
}

/**
 * Runs commands of the engine in one transaction, in the company's turn. Where they meet a script, or code that calls
 * others, the transaction is given up, that work is done with no row locked and no connection held, and everything is
 * run anew with its outcome; so `work` may run several times, and only the last time is kept.
 */
export async function transact<T>(around: Around, company: string, work: (trx: Trx) => Promise<T>): Promise<T> {
  const context = new CommandContext(around.now(), company);
  for (;;) {
    const needed = await attempt(around, context, work);
    if ('value' in needed) return needed.value;
    await context.settle(needed.aside);
  }
}

/** One attempt: what it gave, or what has to be done before the next one. */
export async function attempt<T>(
  { db, gate }: Around,
  context: CommandContext,
  work: (trx: Trx) => Promise<T>,
): Promise<{ value: T } | { aside: AsideError }> {
  const leave = await gate.enter(context.company);
  try {
    const value = await transaction(db, (trx) => {
      attach(trx, context);
      return work(trx);
    });
    return { value };
  } catch (error) {
    if (error instanceof AsideError) return { aside: error };
    throw error;
  } finally {
    const rest = restOf(context);
    if (rest > 0) setTimeout(leave, rest);
    else leave();
  }
}

/** How long the place of a command stays taken after it, ms: nothing for an ordinary one. */
function restOf({ budgets }: CommandContext): number {
  const steps = budgets.reduce((sum, { used }) => sum + used, 0);
  const { freeSteps, restPerThousand } = COMPANY_LIMITS;
  return (Math.max(0, steps - freeSteps) / 1000) * restPerThousand;
}

import { transaction, type Db } from '../../store/index.ts';
import { COMPANY_LIMITS } from '../limits.ts';
import type { Trx } from '../types.ts';
import { AsideError } from '../aside-error.ts';
import { attach, CommandContext } from './context.ts';
import type { Gate } from './gate.ts';

interface Around {
  db: Db;
  /** Gate that every transaction of the engine passes. */
  gate: Gate;
  now: () => number;
}

/**
 * Runs commands of the engine in one transaction, when it is the company's turn. If a command needs a script or code
 * that calls other systems, the transaction is rolled back, that work is done without locks and without a connection,
 * and everything runs again with its outcome. So `work` may run several times, but only its last run is committed.
 */
export async function transact<T>(around: Around, company: string, work: (trx: Trx) => Promise<T>): Promise<T> {
  const context = new CommandContext(around.now(), company);
  for (;;) {
    const needed = await attempt(around, context, work);
    if ('value' in needed) return needed.value;
    await context.settle(needed.aside);
  }
}

/** Runs one attempt. It returns the value of `work`, or the work to be done before the next attempt. */
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

/** Returns how long the place of a command stays taken after it, ms. 0 for an ordinary command. */
function restOf({ budgets }: CommandContext): number {
  const steps = budgets.reduce((sum, { used }) => sum + used, 0);
  const { freeSteps, restPerThousand } = COMPANY_LIMITS;
  return (Math.max(0, steps - freeSteps) / 1000) * restPerThousand;
}

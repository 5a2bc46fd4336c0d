import type { BudgetLimits } from '@gongdi/bpmn';

/**
 * What one command of the engine may use: everything that it evaluates, copies and keeps, with the processes that it
 * calls. A start or a completion of the demo's models takes some 100 steps. Time is that of the clock, with the
 * database: no transaction of the engine is open for longer.
 */
export const COMMAND_LIMITS: BudgetLimits = {
  steps: 2_000_000,
  text: 1_000_000,
  characters: 8_000_000,
  milliseconds: 60_000,
};

/** Limits of one instance. */
export const INSTANCE_LIMITS = {
  /** Its state with all variables, characters of JSON. Each command reads and writes the whole of it, 1 ms per 100,000. */
  characters: 4_000_000,
  /** Elements that it has visited in its life: 20 a day make 30 years. More are a loop through jobs without end. */
  visits: 200_000,
  /** Visits at one time: tokens, scopes, executions of multi-instances. */
  visitsAtOnce: 20_000,
  /** Executions of one multi-instance. */
  executions: 10_000,
  /** Name of a variable, a message or a signal, and a business key, characters: indexes hold no more. */
  name: 500,
  /** Calls of processes within one another. */
  callDepth: 50,
  /** Called instances that run at one time below one topmost instance. */
  called: 2_000,
  /** Steps for looking up a cron pattern, and one that never comes: it is looked for through a thousand years, 50 ms. */
  cronSteps: 500,
  cronNeverSteps: 100_000,
  /** Shortest time between two runs of a repeating timer, ms. */
  repeat: 1_000,
} as const;

/** How long a command works before others get their turn, ms: what a call of anybody waits for at most, about. */
export const SLICE_MS = 10;

/** What the work of one company may take of the engine. A company is an organisation at the top. */
export const COMPANY_LIMITS = {
  /** Transactions of the engine at one time, of all and of one company. The pool has ten connections; reading needs some. */
  commands: 6,
  commandsEach: 3,
  /** Calls of one company that wait for their turn, and how long, ms. */
  waitingEach: 100,
  waitMs: 10_000,
  /**
   * Steps of a command that cost nothing more (an ordinary one takes hundreds), and how long its place stays taken
   * after it for each thousand steps beyond, ms: the place rests ten times as long as it computed, whatever it was that
   * it computed, so that a company that computes without end leaves most of the time to the others.
   */
  freeSteps: 20_000,
  restPerThousand: 1,
  /** Jobs that one server does at a time, of all and of one company. */
  jobs: 4,
  jobsEach: 2,
} as const;

/** What one command may do outside of its transaction: scripts, and code that calls others. */
export const ASIDE_LIMITS = {
  /** Pieces of work; the command begins anew after each. */
  pieces: 100,
  /** Time of all of them, ms; one that has begun may end. */
  milliseconds: 60_000,
} as const;

/** How long a job is kept from others while its work is done outside of a transaction, ms, and how often that is renewed. */
export const LEASE_MS = 60_000;
export const RENEW_MS = 20_000;

/** When a job that found no place is tried again, ms. */
export const BUSY_MS = 2_000;

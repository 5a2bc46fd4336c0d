import type { BudgetLimits } from '@gongdi/bpmn';

/**
 * Budget of one command of the engine: for everything that it evaluates, copies and stores, including the processes
 * that it calls. A start or a completion in the demo's models takes some 100 steps. Time is wall-clock time,
 * including the database: no transaction of the engine is open for longer.
 */
export const COMMAND_LIMITS: BudgetLimits = {
  steps: 2_000_000,
  text: 1_000_000,
  characters: 8_000_000,
  milliseconds: 60_000,
};

/** Limits of one instance. */
export const INSTANCE_LIMITS = {
  /**
   * Size of its state with all variables, characters of JSON. Each command reads and writes all of it, 1 ms per
   * 100,000.
   */
  characters: 4_000_000,
  /**
   * Elements that it visits in its life: 20 a day make 30 years. An instance with more is in an endless loop through
   * jobs.
   */
  visits: 200_000,
  /** Visits at one time: tokens, scopes, executions of multi-instances. */
  visitsAtOnce: 20_000,
  /** Executions of one multi-instance. */
  executions: 10_000,
  /**
   * Length of the name of a variable, a message or a signal, and of a business key, characters. Database indexes
   * cannot hold more.
   */
  name: 500,
  /** Nesting depth of called processes. */
  callDepth: 50,
  /** Called instances that run at the same time below one topmost instance. */
  called: 2_000,
  /**
   * Steps that the search for the next run of a cron pattern costs. A pattern that never matches costs more: the
   * search covers a thousand years, 50 ms.
   */
  cronSteps: 500,
  cronNeverSteps: 100_000,
  /** Shortest time between two runs of a repeating timer, ms. */
  repeat: 1_000,
} as const;

/**
 * How long a command works before it yields to the event loop, ms. This is about the longest time that any other call
 * waits.
 */
export const SLICE_MS = 10;

/** Share of the engine that one company may use. A company is an organisation at the top of the tree. */
export const COMPANY_LIMITS = {
  /**
   * Concurrent transactions of the engine, of all companies and of one. The pool has ten connections; reading needs
   * some of them.
   */
  commands: 6,
  commandsEach: 3,
  /** Number of calls of one company that may wait for their turn, and how long, ms. */
  waitingEach: 100,
  waitMs: 10_000,
  /**
   * `freeSteps`: steps of a command that have no further cost (an ordinary one takes hundreds). `restPerThousand`:
   * how long its place stays taken after it for each thousand further steps, ms. The place rests ten times as long as
   * it computed, whatever it computed, so that a company that computes without end leaves most of the time to the
   * other companies.
   */
  freeSteps: 20_000,
  restPerThousand: 1,
  /** Concurrent jobs of one server, of all companies and of one. */
  jobs: 4,
  jobsEach: 2,
} as const;

/** Limits of the work that one command does outside its transaction: scripts, and code that calls other systems. */
export const ASIDE_LIMITS = {
  /** Number of pieces of work. The command runs again after each. */
  pieces: 100,
  /** Total time, ms. A piece that has begun may finish. */
  milliseconds: 60_000,
} as const;

/**
 * How long a lease keeps other servers from a job whose work runs outside a transaction, and how often it is renewed,
 * ms.
 */
export const LEASE_MS = 60_000;
export const RENEW_MS = 20_000;

/** After how long a job that found no free place is tried again, ms. */
export const BUSY_MS = 2_000;

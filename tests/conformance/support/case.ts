import type { RuntimeValue, RuntimeVariables } from '@gongdi/engines';

export type EngineName = 'embedded' | 'camunda7' | 'flowable';

export interface OpenTask {
  id: string;
  /** Id of the element. */
  key: string;
  assignee: string | null;
}

/** What became of an instance and of those that it called. */
export interface Outcome {
  /** Ids of the elements in the order in which they ended, cancelled ones with `!` before. */
  ended: readonly string[];
  /** Of the instance itself, not of the scopes within. */
  variables: Readonly<Record<string, RuntimeValue>>;
  over: boolean;
  /** Elements whose work failed for good. */
  incidents: readonly string[];
}

/** An engine as a case drives it. One instance at a time; `prepare` forgets everything before. */
export interface Driver {
  readonly name: EngineName;
  prepare(xml: string): Promise<void>;
  start(key: string, variables: RuntimeVariables, businessKey?: string): Promise<void>;
  /** Oldest first, those of called instances too. */
  tasks(): Promise<OpenTask[]>;
  complete(taskId: string, variables: RuntimeVariables): Promise<void>;
  message(name: string, variables: RuntimeVariables): Promise<void>;
  signal(name: string, variables: RuntimeVariables): Promise<void>;
  /** Begins by an event; what began is the instance from then on. */
  begin(by: 'message' | 'signal', name: string, variables: RuntimeVariables): Promise<void>;
  /** Begins what a conditional start event lets begin; the first of it is the instance from then on. */
  conditions(variables: RuntimeVariables): Promise<void>;
  /** Moves the clock and does what gets due on the way; what a timer began is the instance when there is none. */
  advance(milliseconds: number): Promise<void>;
  move(from: readonly string[], to: readonly string[], variables: RuntimeVariables): Promise<void>;
  cancel(): Promise<void>;
  setVariables(variables: RuntimeVariables): Promise<void>;
  /** Gives all failed work another try. */
  retry(): Promise<void>;
  outcome(): Promise<Outcome>;
}

export type Step = (driver: Driver) => Promise<void>;

export interface Expected {
  /** Ids in the order in which they ended, with spaces between. What two branches do side by side is sorted: `{a b}`. */
  trace?: string;
  /** What was taken away, in any order. */
  cancelled?: string;
  /** Open tasks, in any order; none by default. */
  open?: string;
  variables?: RuntimeVariables;
  /** Default: nothing is open. */
  over?: boolean;
  incidents?: string;
}

export interface Case extends Expected {
  name: string;
  xml: string;
  /** Process to start; the first of the file by default. */
  key?: string;
  start?: RuntimeVariables;
  businessKey?: string;
  /** Nothing is started: the first step does, by an event. */
  waits?: boolean;
  steps?: readonly Step[];
  /**
   * Where an engine does otherwise, and why; `skip`: it has nothing like this; `dialect`: ours does the same, or has it not either, with models
   * of that engine.
   */
  differs?: Partial<Record<EngineName, Partial<Expected> & { why: string; skip?: boolean; dialect?: boolean }>>;
}

/** Cases of one kind, in a file of their own. */
export interface CaseGroup {
  name: string;
  cases: readonly Case[];
}

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

async function pick(driver: Driver, key: string, assignee?: string): Promise<OpenTask> {
  const open = await driver.tasks();
  const found = open.find((task) => task.key === key && (assignee === undefined || task.assignee === assignee));
  if (found) return found;
  throw new Error(
    `no open task ${key} ${assignee ?? ''}: ${open.map((one) => `${one.key} ${one.assignee}`).join(', ')}`,
  );
}

/** Completes the oldest open task of an element, or that of an assignee. */
export const complete =
  (key: string, variables: RuntimeVariables = {}, assignee?: string): Step =>
  async (driver) =>
    driver.complete((await pick(driver, key, assignee)).id, variables);

/** Open tasks at this moment, in any order: `'a b b'`. */
export const isOpen =
  (keys: string): Step =>
  async (driver) => {
    const open = (await driver.tasks()).map(({ key }) => key).toSorted();
    const wanted = keys.split(' ').filter(Boolean).toSorted();
    if (open.join(' ') !== wanted.join(' ')) throw new Error(`open are “${open.join(' ')}”, not “${wanted.join(' ')}”`);
  };

/** Who has the open tasks at this moment, in the order in which they came. */
export const isWith =
  (assignees: string): Step =>
  async (driver) => {
    const found = (await driver.tasks()).map(({ assignee }) => assignee ?? '-').join(' ');
    if (found !== assignees) throw new Error(`with “${found}”, not “${assignees}”`);
  };

export const message =
  (name: string, variables: RuntimeVariables = {}): Step =>
  (driver) =>
    driver.message(name, variables);
export const signal =
  (name: string, variables: RuntimeVariables = {}): Step =>
  (driver) =>
    driver.signal(name, variables);
/** A message, a signal or variables that begin an instance. */
export const begin =
  (by: 'message' | 'signal', name: string, variables: RuntimeVariables = {}): Step =>
  (driver) =>
    driver.begin(by, name, variables);
export const conditions =
  (variables: RuntimeVariables): Step =>
  (driver) =>
    driver.conditions(variables);
export const pass =
  (milliseconds: number): Step =>
  (driver) =>
    driver.advance(milliseconds);
/** Does what waits for nothing but a worker. */
export const work = pass(0);
export const move =
  (from: string, to: string, variables: RuntimeVariables = {}): Step =>
  (driver) =>
    driver.move(from.split(' ').filter(Boolean), to.split(' '), variables);
export const cancel: Step = (driver) => driver.cancel();
export const set =
  (variables: RuntimeVariables): Step =>
  (driver) =>
    driver.setVariables(variables);
export const retry: Step = (driver) => driver.retry();

/** The step is refused by the engine. */
export const refused =
  (step: Step): Step =>
  async (driver) => {
    const happened = await step(driver).then(
      () => 'accepted',
      () => null,
    );
    if (happened) throw new Error('was not refused');
  };

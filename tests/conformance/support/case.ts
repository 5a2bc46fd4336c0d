import type { RuntimeValue, RuntimeVariables } from '@gongdi/engines';

export type EngineName = 'embedded' | 'camunda7' | 'flowable';

export interface OpenTask {
  id: string;
  /** Id of the element. */
  key: string;
  assignee: string | null;
}

/** The state of an instance and of the instances that it called. */
export interface Outcome {
  /** Ids of the elements in the order of their ends; `!` marks cancelled ones. */
  ended: readonly string[];
  /** Of the instance itself, not of its inner scopes. */
  variables: Readonly<Record<string, RuntimeValue>>;
  over: boolean;
  /** Elements whose work has finally failed. */
  incidents: readonly string[];
}

/**
 * The interface by which a case drives an engine. It holds one instance at a time; `prepare` discards everything
 * before.
 */
export interface Driver {
  readonly name: EngineName;
  prepare(xml: string): Promise<void>;
  start(key: string, variables: RuntimeVariables, businessKey?: string): Promise<void>;
  /** Oldest first, including those of called instances. */
  tasks(): Promise<OpenTask[]>;
  complete(taskId: string, variables: RuntimeVariables): Promise<void>;
  message(name: string, variables: RuntimeVariables): Promise<void>;
  signal(name: string, variables: RuntimeVariables): Promise<void>;
  /** Starts an instance by an event; from then on this instance is the current one. */
  begin(by: 'message' | 'signal', name: string, variables: RuntimeVariables): Promise<void>;
  /**
   * Starts the instances that a conditional start event allows; from then on the first of them is the current instance.
   */
  conditions(variables: RuntimeVariables): Promise<void>;
  /**
   * Advances the clock and runs all work that becomes due. If there is no current instance, one that a timer started
   * becomes the current instance.
   */
  advance(milliseconds: number): Promise<void>;
  move(from: readonly string[], to: readonly string[], variables: RuntimeVariables): Promise<void>;
  cancel(): Promise<void>;
  setVariables(variables: RuntimeVariables): Promise<void>;
  /** Retries all failed work. */
  retry(): Promise<void>;
  outcome(): Promise<Outcome>;
}

export type Step = (driver: Driver) => Promise<void>;

export interface Expected {
  /** Ids in the order of their ends, separated by spaces. Ids of parallel branches are sorted: `{a b}`. */
  trace?: string;
  /** Cancelled elements, in any order. */
  cancelled?: string;
  /** Open tasks, in any order; none by default. */
  open?: string;
  variables?: RuntimeVariables;
  /** Default: true if no task is open. */
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
  /** No instance is started at the beginning: the first step starts one by an event. */
  waits?: boolean;
  steps?: readonly Step[];
  /**
   * Engines with a different result, and the reason. `skip`: the engine lacks this feature. `dialect`: our engine
   * behaves in the same way, or lacks the feature too, with models of that engine.
   */
  differs?: Partial<Record<EngineName, Partial<Expected> & { why: string; skip?: boolean; dialect?: boolean }>>;
}

/** Cases of one kind; each group has its own file. */
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

/** Completes the oldest open task of an element, or the one of an assignee. */
export const complete =
  (key: string, variables: RuntimeVariables = {}, assignee?: string): Step =>
  async (driver) =>
    driver.complete((await pick(driver, key, assignee)).id, variables);

/** Checks the elements of the tasks that are open at this moment, in any order: `'a b b'`. */
export const isOpen =
  (keys: string): Step =>
  async (driver) => {
    const open = (await driver.tasks()).map(({ key }) => key).toSorted();
    const wanted = keys.split(' ').filter(Boolean).toSorted();
    if (open.join(' ') !== wanted.join(' ')) throw new Error(`open are “${open.join(' ')}”, not “${wanted.join(' ')}”`);
  };

/** Checks the assignees of the tasks that are open at this moment, in the order of their creation. */
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
/** Starts an instance by a message, a signal or variables. */
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
/** Runs the work that waits only for a worker. */
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

/** Expects that the engine refuses the step. */
export const refused =
  (step: Step): Step =>
  async (driver) => {
    const happened = await step(driver).then(
      () => 'accepted',
      () => null,
    );
    if (happened) throw new Error('was not refused');
  };

import { setImmediate } from 'node:timers/promises';
import { Budget, sizeOf } from '@gongdi/bpmn';
import { COMMAND_LIMITS, INSTANCE_LIMITS, SLICE_MS } from '../limits.ts';
import type { Json } from '../types.ts';
import { fault, limitFault } from './fault.ts';
import type { Graph, Node, VariableEvent } from './graph.ts';
import type { Happening, JobKind } from './happening.ts';
import type { RunPorts, TaskPlace } from './ports.ts';
import { ROOT, type State, type Visit } from './state.ts';
import type { Steps } from './steps.ts';

/** A variable that was created, updated or deleted. */
export interface VariableChange {
  name: string;
  event: VariableEvent;
}

type Operation = () => Promise<void> | void;

/** Upper limit of steps in one command. A command that exceeds it is in a loop that never waits. */
const MAX_STEPS = 20_000;

/** One running command: the state that it changes, what happened so far, and the planned operations. */
export class Run {
  readonly happened: Happening[] = [];
  /** Changes of variables since conditions were last checked, in order. */
  readonly changed: VariableChange[] = [];
  /** Newly opened conditional waits that were not checked yet. */
  readonly unseen = new Set<string>();
  /** Budget for everything that the command evaluates, copies or stores. */
  readonly budget: Budget;
  /** Id of the current element, for error messages. */
  here: string;
  readonly #agenda: Operation[] = [];
  /** Visits by their parent scope, in the order in which they began. */
  readonly #inside = new Map<string | null, Set<Visit>>();
  #alive = 0;
  #since = performance.now();

  constructor(
    readonly graph: Graph,
    readonly state: State,
    readonly ports: RunPorts,
    readonly steps: Steps,
  ) {
    this.budget = ports.budget ?? new Budget(COMMAND_LIMITS);
    this.here = graph.key;
    for (const visit of Object.values(state.visits)) this.#place(visit);
  }

  /** Camunda runs one branch to its end before the next begins; Flowable runs all branches step by step. */
  plan(...operations: Operation[]): void {
    if (this.graph.dialect === 'camunda') this.#agenda.unshift(...operations);
    else this.#agenda.push(...operations);
  }

  /**
   * Executes planned operations until none is left. It calls `changes` between two steps if variables changed. At the
   * end it calls `settle`, which may plan more operations and then returns true.
   */
  async drain(changes: () => Promise<void>, settle: () => Promise<boolean>): Promise<void> {
    for (let steps = 0; ; steps += 1) {
      if (steps > MAX_STEPS) {
        throw fault(this.graph.key, '流程陷入无休止的循环', 'The process loops without ever waiting');
      }
      if (this.changed.length > 0 || this.unseen.size > 0) await changes();
      this.budget.pay();
      this.budget.look();
      await this.breathe();
      const operation = this.#agenda.shift();
      if (operation) await operation();
      else if (!(await settle())) return;
    }
  }

  /** Yields to the event loop if this command has worked for `SLICE_MS`. */
  async breathe(): Promise<void> {
    if (performance.now() - this.#since < SLICE_MS) return;
    await setImmediate();
    this.#since = performance.now();
  }

  node(id: string): Node {
    const node = this.graph.nodes.get(id);
    if (!node) throw fault(id, '流程定义中没有此元素', 'The definition has no such element');
    return node;
  }

  nodeOf(visit: Visit): Node {
    return this.node(visit.node);
  }

  visit(id: string): Visit | undefined {
    return this.state.visits[id];
  }

  /** Returns whether a visit still exists: an earlier step may have cancelled it. */
  lives(visit: Visit): boolean {
    return this.state.visits[visit.id] === visit;
  }

  parentOf(visit: Visit): Visit | undefined {
    return visit.parent === null ? undefined : this.state.visits[visit.parent];
  }

  get root(): Visit {
    return this.state.visits[ROOT]!;
  }

  addVisit(node: string, parent: string | null): Visit {
    if (this.state.next > INSTANCE_LIMITS.visits || this.#alive >= INSTANCE_LIMITS.visitsAtOnce) throw tooMany(node);
    const id = parent === null ? ROOT : `v${this.state.next++}`;
    const visit: Visit = { id, node, parent, state: 'coming' };
    this.state.visits[id] = visit;
    this.#place(visit);
    return visit;
  }

  /** Puts a token on a node and plans the behaviour of the node. */
  arrive(node: string, parent: string): Visit {
    const visit = this.addVisit(node, parent);
    this.plan(() => this.steps.begin(this, visit));
    return visit;
  }

  dropVisit(visit: Visit): void {
    for (const name of Object.keys(visit.vars ?? {})) this.happen({ type: 'variable-gone', visit: visit.id, name });
    delete this.state.visits[visit.id];
    if (this.#inside.get(visit.parent)?.delete(visit)) this.#alive -= 1;
  }

  /** Returns the visits in a scope, in the order in which they began. */
  childrenOf(id: string): Visit[] {
    const found = this.#inside.get(id);
    if (!found) return [];
    this.budget.pay(found.size);
    return [...found];
  }

  isQuiet(scope: Visit): boolean {
    return (this.#inside.get(scope.id)?.size ?? 0) === 0;
  }

  #place(visit: Visit): void {
    const beside = this.#inside.get(visit.parent);
    if (beside) beside.add(visit);
    else this.#inside.set(visit.parent, new Set([visit]));
    this.#alive += 1;
  }

  /** Returns whether a visit is an execution of a multi-instance: its parent is the body of the same node. */
  isInner(visit: Visit): boolean {
    const parent = this.parentOf(visit);
    return parent?.body !== undefined && parent.node === visit.node;
  }

  happen(happening: Happening): void {
    this.budget.pay();
    this.happened.push(happening);
  }

  tick(): number {
    return ++this.state.clock;
  }

  addJob(kind: JobKind, visit: Visit, due: number = this.ports.now): string {
    const id = this.ports.newId();
    const { id: node, retryCycle } = this.nodeOf(visit);
    this.happen({ type: 'job', job: { id, kind, visit: visit.id, node, due, retryCycle } });
    return id;
  }

  setLocal(visit: Visit, name: string, value: Json): void {
    if (name.length > INSTANCE_LIMITS.name) throw longName(visit.node, name);
    // A text has its own limit in the budget. Lists and objects are limited with the size of the instance.
    const size = name.length + sizeOf(value, this.budget);
    this.budget.make(size, typeof value === 'string' ? value.length : 0);
    visit.vars ??= {};
    this.changed.push({ name, event: Object.hasOwn(visit.vars, name) ? 'update' : 'create' });
    Object.defineProperty(visit.vars, name, { value, writable: true, enumerable: true, configurable: true });
    this.happen({ type: 'variable', visit: visit.id, name, value });
  }

  /** Sets a variable in the nearest scope that has it, looking outwards. A new variable is set at the instance. */
  setVariable(from: Visit, name: string, value: Json): void {
    for (let at: Visit | undefined = from; at; at = this.parentOf(at)) {
      if (at.vars && Object.hasOwn(at.vars, name)) return this.setLocal(at, name, value);
    }
    this.setLocal(this.root, name, value);
  }

  removeVariable(from: Visit, name: string): void {
    for (let at: Visit | undefined = from; at; at = this.parentOf(at)) {
      if (!at.vars || !Object.hasOwn(at.vars, name)) continue;
      delete at.vars[name];
      this.changed.push({ name, event: 'delete' });
      this.happen({ type: 'variable-gone', visit: at.id, name });
      return;
    }
  }

  /** @returns undefined if no variable has that name */
  variable(from: Visit, name: string): Json | undefined {
    for (let at: Visit | undefined = from; at; at = this.parentOf(at)) {
      if (at.vars && Object.hasOwn(at.vars, name)) return at.vars[name];
    }
    return undefined;
  }

  /** Returns the position of a task, for the ports. */
  placeOf(visit: Visit): TaskPlace {
    return { visit, body: this.isInner(visit) ? visit.parent : null, variables: () => this.variablesFrom(visit) };
  }

  /** Returns all variables visible from a visit; the nearest scope wins. */
  variablesFrom(visit: Visit): Record<string, Json> {
    const chain: Visit[] = [];
    for (let at: Visit | undefined = visit; at; at = this.parentOf(at)) chain.unshift(at);
    for (const { vars } of chain) if (vars) this.budget.pay(Object.keys(vars).length);
    return Object.assign(Object.create(null) as Record<string, Json>, ...chain.map(({ vars }) => vars ?? {}));
  }
}

/** @returns the error for a name that is too long for the database indexes */
export function longName(node: string, name: string): Error {
  const shown = name.slice(0, 40);
  const most = INSTANCE_LIMITS.name;
  return limitFault(
    node,
    `名称“${shown}…”超过 ${most} 个字符`,
    `The name “${shown}…” has more than ${most} characters`,
  );
}

function tooMany(node: string): Error {
  const { visits, visitsAtOnce } = INSTANCE_LIMITS;
  return limitFault(
    node,
    `流程实例经过的节点超过上限（共 ${visits} 次，同时 ${visitsAtOnce} 个），模型可能在循环`,
    `The instance visits more elements than it may (${visits} in all, ${visitsAtOnce} at one time); the model may loop`,
  );
}

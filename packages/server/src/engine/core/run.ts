import type { Json } from '../types.ts';
import { fault } from './fault.ts';
import type { Graph, Node, VariableEvent } from './graph.ts';
import type { Happening, JobKind } from './happening.ts';
import type { RunPorts, TaskPlace } from './ports.ts';
import { ROOT, type State, type Visit } from './state.ts';
import type { Steps } from './steps.ts';

/** A variable that was made, set anew or removed. */
export interface VariableChange {
  name: string;
  event: VariableEvent;
}

type Operation = () => Promise<void> | void;

/** More steps than this in one command are a loop that never waits. */
const MAX_STEPS = 20_000;

/** One command at work: the state that it changes, what happened so far, and what is still to do. */
export class Run {
  readonly happened: Happening[] = [];
  /** What became of variables since conditions were last looked at, in order. */
  readonly changed: VariableChange[] = [];
  /** Conditions that began to be waited for and were not looked at yet. */
  readonly unseen = new Set<string>();
  readonly #agenda: Operation[] = [];

  constructor(
    readonly graph: Graph,
    readonly state: State,
    readonly ports: RunPorts,
    readonly steps: Steps,
  ) {}

  /** Camunda goes one branch to its end before the next begins; Flowable goes all branches step by step. */
  plan(...operations: Operation[]): void {
    if (this.graph.dialect === 'camunda') this.#agenda.unshift(...operations);
    else this.#agenda.push(...operations);
  }

  /**
   * Does what is planned until nothing is left. `changes` is told between two steps when variables changed; `settle`,
   * at the end, may plan more, and says so.
   */
  async drain(changes: () => Promise<void>, settle: () => Promise<boolean>): Promise<void> {
    for (let steps = 0; ; steps += 1) {
      if (steps > MAX_STEPS) {
        throw fault(this.graph.key, '流程陷入无休止的循环', 'The process loops without ever waiting');
      }
      if (this.changed.length > 0 || this.unseen.size > 0) await changes();
      const operation = this.#agenda.shift();
      if (operation) await operation();
      else if (!(await settle())) return;
    }
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

  /** Whether a visit is still there: an earlier step may have cancelled it. */
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
    const id = parent === null ? ROOT : `v${this.state.next++}`;
    const visit: Visit = { id, node, parent, state: 'coming' };
    this.state.visits[id] = visit;
    return visit;
  }

  /** Puts a token on a node; what the node does is planned. */
  arrive(node: string, parent: string): Visit {
    const visit = this.addVisit(node, parent);
    this.plan(() => this.steps.begin(this, visit));
    return visit;
  }

  dropVisit(visit: Visit): void {
    for (const name of Object.keys(visit.vars ?? {})) this.happen({ type: 'variable-gone', visit: visit.id, name });
    delete this.state.visits[visit.id];
  }

  /** Execution of a multi-instance: its parent is the body of the same node. */
  isInner(visit: Visit): boolean {
    const parent = this.parentOf(visit);
    return parent?.body !== undefined && parent.node === visit.node;
  }

  happen(happening: Happening): void {
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
    visit.vars ??= {};
    this.changed.push({ name, event: Object.hasOwn(visit.vars, name) ? 'update' : 'create' });
    Object.defineProperty(visit.vars, name, { value, writable: true, enumerable: true, configurable: true });
    this.happen({ type: 'variable', visit: visit.id, name, value });
  }

  /** Sets a variable where it is, looking outwards; a new one belongs to the instance. */
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

  /** @returns undefined when there is none of that name */
  variable(from: Visit, name: string): Json | undefined {
    for (let at: Visit | undefined = from; at; at = this.parentOf(at)) {
      if (at.vars && Object.hasOwn(at.vars, name)) return at.vars[name];
    }
    return undefined;
  }

  /** What the outside is told of where a task stands. */
  placeOf(visit: Visit): TaskPlace {
    return { visit, body: this.isInner(visit) ? visit.parent : null, variables: () => this.variablesFrom(visit) };
  }

  /** All that is seen from a visit, the nearest winning. */
  variablesFrom(visit: Visit): Record<string, Json> {
    const chain: Visit[] = [];
    for (let at: Visit | undefined = visit; at; at = this.parentOf(at)) chain.unshift(at);
    return Object.assign(Object.create(null) as Record<string, Json>, ...chain.map(({ vars }) => vars ?? {}));
  }
}

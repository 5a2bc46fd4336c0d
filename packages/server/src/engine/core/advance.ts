import { ExpressionError, TimerError } from '@gongdi/bpmn';
import type { Json, Variables } from '../types.ts';
import { BpmnError } from '../bpmn-error.ts';
import { called } from './call.ts';
import { lookAtConditions, startsWith } from './conditions.ts';
import { endInstance } from './end.ts';
import { begin, proceed } from './enter.ts';
import { throwError, throwErrorAt, throwEscalation } from './errors.ts';
import { EngineFault } from './fault.ts';
import type { Graph, Node } from './graph.ts';
import type { Happening } from './happening.ts';
import { settleInclusive } from './join.ts';
import { goOn, leave, scopeQuiet } from './leave.ts';
import { notify } from './listeners.ts';
import { move } from './move.ts';
import type { RunPorts } from './ports.ts';
import { Run } from './run.ts';
import { beginScope } from './scope.ts';
import { addSigners, removeSigner } from './signers.ts';
import { ROOT, type State } from './state.ts';
import type { Steps } from './steps.ts';
import { assignTask, completeTask } from './tasks.ts';
import { receiveSignal } from './throw.ts';
import { trigger } from './trigger.ts';
import { runWork } from './work.ts';

/** Commands to an instance. */
export type Command =
  | { type: 'start'; variables: Variables; at?: string; initiator: string }
  | { type: 'complete'; task: string; variables: Variables }
  | { type: 'assign'; task: string; assignee: string | null }
  | { type: 'job'; id: string; visit: string }
  | { type: 'wait'; id: string; visit: string; variables: Variables }
  | { type: 'signal'; name: string; variables: Variables }
  | { type: 'called'; visit: string; variables: Variables }
  | { type: 'called-error'; visit: string; code: string; message: string }
  | { type: 'called-escalation'; visit: string; code: string }
  | { type: 'move'; from: readonly string[]; to: readonly string[]; variables: Variables }
  | { type: 'add-signers'; task: string; assignees: readonly string[] }
  | { type: 'remove-signer'; task: string }
  | { type: 'set'; variables: Readonly<Record<string, Json>> }
  | { type: 'cancel' };

export interface Outcome {
  state: State;
  happened: Happening[];
}

const STEPS: Steps = { begin, leave, scopeQuiet, throwError };

/**
 * Executes one command on an instance. It returns the new state and what happened. It changes the given state in
 * place: discard the state if this throws.
 *
 * @throws EngineFault when the model cannot go on, EngineRefusal when the command does not fit the state
 */
export async function advance(graph: Graph, state: State, command: Command, ports: RunPorts): Promise<Outcome> {
  const run = new Run(graph, state, ports, STEPS);
  try {
    await perform(run, command);
    await run.drain(
      () => lookAtConditions(run),
      () => (state.ended ? Promise.resolve(false) : settleInclusive(run)),
    );
  } catch (error) {
    if (error instanceof ExpressionError || error instanceof TimerError)
      throw new EngineFault(run.here, error.text, error);
    if (!(error instanceof BpmnError)) throw error;
    const reason = `${error.code} ${error.message}`.trim();
    throw new EngineFault(graph.key, { zh: `未捕获的错误：${reason}`, en: `Nobody caught the error ${reason}` }, error);
  }
  return { state, happened: run.happened };
}

/** Returns whether a conditional start event would start an instance with these variables. @throws EngineFault */
export function wouldStart(at: { graph: Graph; node: Node }, variables: Variables, ports: RunPorts): Promise<boolean> {
  return startsWith(at, variables, ports, STEPS);
}

async function perform(run: Run, command: Command): Promise<void> {
  switch (command.type) {
    case 'start':
      return start(run, command);
    case 'complete':
      return completeTask(run, command.task, command.variables);
    case 'assign':
      return assignTask(run, command.task, command.assignee);
    case 'job':
      return job(run, command);
    case 'wait':
      return wait(run, command);
    case 'signal':
      await receiveSignal(run, command.name, command.variables);
      return;
    case 'move':
      return move(run, command.from, command.to, command.variables);
    case 'add-signers':
      return addSigners(run, command.task, command.assignees);
    case 'remove-signer':
      return removeSigner(run, command.task);
    case 'set':
      for (const [name, value] of Object.entries(command.variables)) run.setVariable(run.root, name, value);
      return;
    case 'cancel':
      return endInstance(run, 'terminated');
    default:
      return fromChild(run, command);
  }
}

async function start(run: Run, { variables, at, initiator }: Extract<Command, { type: 'start' }>): Promise<void> {
  const root = run.addVisit(run.graph.key, null);
  root.state = 'active';
  if (at !== undefined) root.start = at;
  const node = run.nodeOf(root);
  for (const id of node.starts) {
    const name = run.node(id).initiator;
    if (name !== null) run.setLocal(root, name, initiator);
  }
  for (const [name, value] of Object.entries(variables)) run.setLocal(root, name, value);
  await notify(run, root, node.listeners, { event: 'start' });
  await beginScope(run, root, node.starts);
}

/** Runs a due job: a visit that waits to begin, to go on or to be executed, or a timer. */
async function job(run: Run, { id, visit: at }: Extract<Command, { type: 'job' }>): Promise<void> {
  const visit = run.visit(at);
  if (!visit) return;
  const timer = visit.waits?.find((one) => one.id === id);
  if (timer) return trigger(run, visit, timer);
  if (visit.job !== id) return;
  delete visit.job;
  if (visit.state === 'before') return proceed(run, visit);
  const node = run.nodeOf(visit);
  if (visit.state === 'after') {
    const flows = node.outgoing.filter((flow) => visit.flows?.includes(flow.id));
    return goOn(run, visit, flows);
  }
  if (!node.work) return;
  try {
    await runWork(run, visit, node.work);
  } catch (error) {
    if (!(error instanceof BpmnError)) throw error;
    await throwError(run, visit, error.code, error.message);
  }
}

async function wait(run: Run, { id, visit: at, variables }: Extract<Command, { type: 'wait' }>): Promise<void> {
  const visit = run.visit(at);
  const found = visit?.waits?.find((one) => one.id === id);
  if (visit && found) await trigger(run, visit, found, variables);
}

type FromChild = Extract<Command, { type: 'called' | 'called-error' | 'called-escalation' }>;

async function fromChild(run: Run, command: FromChild): Promise<void> {
  const visit = run.visit(command.visit);
  if (!visit || visit.id === ROOT) return;
  switch (command.type) {
    case 'called':
      return called(run, visit, command.variables);
    case 'called-error':
      delete visit.called;
      return throwErrorAt(run, visit.id, command.code, command.message);
    default:
      await throwEscalation(run, visit, command.code);
  }
}

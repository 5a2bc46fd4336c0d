import { Budget } from '@gongdi/bpmn';
import type { Label } from '@gongdi/domain';
import { GongdiError } from '@gongdi/domain';
import { notify } from '../../store/index.ts';
import {
  advance,
  emptyState,
  EngineFault,
  EngineRefusal,
  ROOT,
  type Command,
  type Happening,
  type RunPorts,
} from '../core/index.ts';
import { contextOf, type CommandContext } from '../commands/index.ts';
import { COMMAND_LIMITS } from '../limits.ts';
import type { InstanceEnd, Trx, Variables } from '../types.ts';
import { checkCalls, resolveCall, tooManyCalls } from './call-target.ts';
import { deliverMessage, deliverSignal } from './deliver.ts';
import { endInstanceRow, insertInstance, insertState, statePart } from './instance-rows.ts';
import { runParts, type Part } from './parts.ts';
import { readInstance, type InstanceRow } from './rows.ts';
import { endPart, engineTask, giveTask, insertTask, updateTask } from './task-rows.ts';
import type { World } from './world.ts';
import { activityParts } from './write-activities.ts';
import { JOB_CHANNEL, jobParts } from './write-jobs.ts';
import { variableParts } from './write-variables.ts';

/** Number of processes that one command may call. Processes that exceed it call each other without end. */
const MAX_CALLS = 500;

const EFFECTS: ReadonlySet<Happening['type']> = new Set([
  'call',
  'call-gone',
  'signal',
  'message',
  'escalation-out',
  'instance-ended',
]);

type Instances = Map<string, { row: InstanceRow; isNew: boolean }>;

/**
 * One transaction of the engine: commands of one instance and of all instances connected with it by call activities.
 * The topmost one is locked. `close` writes the states.
 */
export class Session {
  readonly at: string;
  readonly #instances: Instances = new Map();
  readonly #context: CommandContext;
  readonly #budget = new Budget(COMMAND_LIMITS);
  #hasWork = false;
  #calls = 0;
  /** Statements for the next round trip. */
  #parts: Part[] = [];
  /** Ends of tasks, which go with the other statements of the same command. */
  #ends: Part[] = [];

  constructor(
    readonly trx: Trx,
    readonly world: World,
  ) {
    this.#context = contextOf(trx, world.now);
    this.#context.budgets.push(this.#budget);
    this.at = new Date(this.#context.now).toISOString();
  }

  /** @throws GongdiError `conflict` when the command does not fit, `processStuck` when the model cannot go on */
  async command(row: InstanceRow, command: Command): Promise<void> {
    const known = this.#instances.get(row.id) ?? { row, isNew: false };
    this.#instances.set(row.id, known);
    const { graph } = await this.world.definitions.get(this.trx, row.definition_id);
    const tasks = new Map<string, string>();
    try {
      const { happened } = await advance(graph, known.row.state, command, this.#ports(known.row, tasks));
      await this.#write(known.row, happened, tasks);
    } catch (error) {
      throw translated(error);
    }
  }

  /** Starts an instance. */
  async start(row: Omit<InstanceRow, 'state' | 'suspended'>, variables: Variables, at?: string, calling?: string) {
    const full: InstanceRow = { ...row, suspended: false, state: emptyState() };
    await insertInstance(this.trx, full, this.at, calling);
    this.#instances.set(full.id, { row: full, isNew: true });
    await this.world.hooks.instanceStarted?.(this.trx, { ...facts(full), variables });
    const command: Command = { type: 'start', variables, initiator: full.starter_id };
    await this.command(full, at === undefined ? command : { ...command, at });
  }

  /** Writes everything still unwritten. Called last, before the commit. */
  async close(): Promise<void> {
    for (const { row, isNew } of this.#instances.values()) {
      if (row.state.ended) continue;
      if (isNew) await insertState(this.trx, row);
      else this.#parts.push(statePart(row));
    }
    await this.#flush();
    if (this.#hasWork) await notify(this.trx, JOB_CHANNEL, '');
  }

  async #flush(): Promise<void> {
    const parts = this.#parts;
    this.#parts = [];
    await runParts(this.trx, parts);
  }

  #ports(row: InstanceRow, tasks: Map<string, string>): RunPorts {
    const { trx, world, at } = this;
    const context = this.#context;
    const { hooks, zone, scripts, delegates } = world;
    const { id, definition_id, business_key, name, starter_id } = row;
    return {
      now: context.now,
      zone,
      newId: () => context.newId(),
      budget: this.#budget,
      instance: { id, definition_id, business_key, name, starter_id, called: row.parent_id !== null },
      ...(scripts ? { scripts: context.scripts(scripts) } : {}),
      ...(delegates ? { delegates: context.delegates(delegates) } : {}),
      taskCreated: async (state, place) => {
        const task = engineTask(row, state, place);
        await insertTask(trx, task, at);
        if (!tasks.has(place.visit.id)) tasks.set(place.visit.id, task.id);
        const given = await hooks.taskCreated?.(trx, task);
        if (!given) return undefined;
        if (given.assignee !== task.assignee) await giveTask(trx, task.id, given.assignee);
        return given.assignee;
      },
      taskEnded: async (state, place, how) => {
        await hooks.taskEnded?.(trx, engineTask(row, state, place), how);
        this.#ends.push(endPart(state.id, how, at));
      },
    };
  }

  async #write(row: InstanceRow, happened: readonly Happening[], tasks: ReadonlyMap<string, string>): Promise<void> {
    const { trx, at } = this;
    await this.#flush();
    const { parts, hasWork } = jobParts(row, happened);
    if (hasWork) this.#hasWork = true;
    const ends = this.#ends;
    this.#ends = [];
    this.#parts = [
      ...ends,
      ...activityParts(row.id, at, happened, tasks),
      ...variableParts(row.id, at, happened),
      ...parts,
    ];
    // The effects below let other code read the rows of this command, so the rows are written first.
    if (happened.some(({ type }) => EFFECTS.has(type))) await this.#flush();
    for (const one of happened) {
      switch (one.type) {
        case 'task-changed':
          await updateTask(trx, one.task);
          break;
        case 'call':
          await this.#call(row, one);
          break;
        case 'call-gone':
          await this.#cancelCalled(one.id);
          break;
        case 'signal':
          if (await deliverSignal(trx, row, one.name, one.variables, at, this.#budget)) this.#hasWork = true;
          break;
        case 'message':
          if (await deliverMessage(trx, row, one.name, one.variables, at)) this.#hasWork = true;
          break;
        case 'escalation-out':
          await this.#tellParent(row, (visit) => ({ type: 'called-escalation', visit, code: one.code }));
          break;
        case 'instance-ended':
          await this.#ended(row, one.how, happened);
          break;
        default:
      }
    }
  }

  async #call(row: InstanceRow, { visit, id, call }: Extract<Happening, { type: 'call' }>): Promise<void> {
    if (++this.#calls > MAX_CALLS) throw tooManyCalls();
    await checkCalls(this.trx, row);
    const target = await resolveCall(this.trx, row, call);
    const { org_id, starter_id } = row;
    const name = call.name ?? target.name;
    const calling = row.state.visits[visit]?.node ?? '';
    const { root_id } = row;
    const { business_key } = call;
    const parent = { parent_id: row.id, parent_visit: visit };
    const child = { id, root_id, ...parent, definition_id: target.id, org_id, name, business_key, starter_id };
    await this.start(child, call.variables, undefined, calling);
  }

  async #cancelCalled(id: string): Promise<void> {
    const child = this.#instances.get(id)?.row ?? (await readInstance(this.trx, id));
    if (!child || child.state.ended) return;
    await this.command(child, { type: 'cancel' });
  }

  async #ended(row: InstanceRow, how: InstanceEnd, happened: readonly Happening[]): Promise<void> {
    const variables = row.state.visits[ROOT]?.vars ?? {};
    await endInstanceRow(this.trx, row.id, how, this.at);
    await this.world.hooks.instanceEnded?.(this.trx, { ...facts(row), variables }, how);
    const error = happened.find((one) => one.type === 'error-out');
    if (how === 'terminated') return;
    await this.#tellParent(row, (visit) =>
      error
        ? { type: 'called-error', visit, code: error.code, message: error.message }
        : { type: 'called', visit, variables },
    );
  }

  async #tellParent(row: InstanceRow, command: (visit: string) => Command): Promise<void> {
    if (row.parent_id === null || row.parent_visit === null) return;
    const parent = this.#instances.get(row.parent_id)?.row ?? (await readInstance(this.trx, row.parent_id));
    if (parent && !parent.state.ended) await this.command(parent, command(row.parent_visit));
  }
}

function facts({ id, definition_id, org_id, name, business_key, starter_id, parent_id, root_id }: InstanceRow) {
  return { id, definition_id, org_id, name, business_key, starter_id, parent_id, root_id };
}

/** Converts a failure of the engine to an error of the API that a person can act on. */
export function translated(error: unknown): unknown {
  if (error instanceof EngineRefusal) return new GongdiError('conflict', { label: error.text, cause: error });
  if (!(error instanceof EngineFault)) return error;
  const label: Label = {
    zh: `流程在“${error.element}”处无法继续：${error.text.zh}`,
    en: `The process cannot go on at “${error.element}”: ${error.text.en}`,
  };
  return new GongdiError('processStuck', { label, cause: error });
}

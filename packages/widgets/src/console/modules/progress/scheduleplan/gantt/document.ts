import type { Doc, Link, Task } from '../../../../generic/schedule/doc.ts';

const TERMS = [
  'id',
  'parent_id',
  'order_key',
  'task_name',
  'duration',
  'calendar_id',
  'constraint_kind',
  'constraint_at',
  'deadline_at',
  'node_kind',
  'charge_id',
  'leader_id',
  'part_id',
  'crew',
  'heads',
  'quantity',
  'quantity_unit',
  'weight',
] as const satisfies readonly (keyof Task)[];

/** The terms of a task, without what is reported of it. */
export const termsOf = (task: Task) =>
  Object.fromEntries(TERMS.map((key) => [key, task[key]])) as Pick<Task, (typeof TERMS)[number]>;

/** A new task of one day. */
export const newTask = (id: string, task_name: string, duration: number): Task => ({
  id,
  parent_id: null,
  order_key: 0,
  task_name,
  duration,
  calendar_id: null,
  constraint_kind: null,
  constraint_at: null,
  deadline_at: null,
  node_kind: 0,
  charge_id: null,
  leader_id: null,
  part_id: null,
  crew: null,
  heads: null,
  quantity: null,
  quantity_unit: null,
  weight: null,
  percent: 0,
  actual_start: null,
  actual_finish: null,
  remaining: null,
  baseline_start: null,
  baseline_finish: null,
});

/** Puts tasks into the order of the outline. */
export function outlined(tasks: readonly Task[]): Task[] {
  const inside = new Map<string | null, Task[]>();
  const known = new Set(tasks.map(({ id }) => id));
  for (const task of tasks) {
    const of = task.parent_id !== null && known.has(task.parent_id) ? task.parent_id : null;
    const list = inside.get(of);
    if (list) list.push(task);
    else inside.set(of, [task]);
  }
  for (const list of inside.values()) list.sort((a, b) => a.order_key - b.order_key || (a.id < b.id ? -1 : 1));
  const order: Task[] = [];
  const waiting = [...(inside.get(null) ?? [])].reverse();
  while (waiting.length > 0) {
    const task = waiting.pop()!;
    order.push(task);
    const own = inside.get(task.id) ?? [];
    for (let at = own.length - 1; at >= 0; at -= 1) waiting.push(own[at]!);
  }
  return order;
}

/** Changes one task. */
export const setTask = (doc: Doc, id: string, values: Partial<Task>): Doc => ({
  ...doc,
  tasks: doc.tasks.map((task) => (task.id === id ? { ...task, ...values } : task)),
});

const siblings = ({ tasks }: Doc, parent_id: string | null): Task[] =>
  tasks.filter((task) => task.parent_id === parent_id);

/** A key between those of two siblings. */
function keyAfter(doc: Doc, parent_id: string | null, after: string | null): number {
  const list = siblings(doc, parent_id);
  const at = after === null ? -1 : list.findIndex(({ id }) => id === after);
  const before = list[at]?.order_key ?? (list[0]?.order_key ?? 1) - 2;
  const next = list[at + 1]?.order_key ?? before + 2;
  return (before + next) / 2;
}

/** Adds tasks behind another one, on its level; without one, at the end. */
export function addTasks(doc: Doc, after: string | null, added: readonly Task[]): Doc {
  let result = doc;
  const of = doc.tasks.find(({ id }) => id === after);
  let last = of?.id ?? siblings(doc, null).at(-1)?.id ?? null;
  for (const one of added) {
    const parent_id = of?.parent_id ?? null;
    const task = { ...one, parent_id, order_key: keyAfter(result, parent_id, last) };
    result = { ...result, tasks: outlined([...result.tasks, task]) };
    last = task.id;
  }
  return result;
}

/** Everything inside of tasks, with them. */
export function withInside({ tasks }: Doc, ids: ReadonlySet<string>): Set<string> {
  const all = new Set(ids);
  // Tasks stand behind their summaries, so one pass is enough.
  for (const { id, parent_id } of tasks) if (parent_id !== null && all.has(parent_id)) all.add(id);
  return all;
}

export function removeTasks(doc: Doc, ids: ReadonlySet<string>): Doc {
  const gone = withInside(doc, ids);
  return {
    tasks: doc.tasks.filter(({ id }) => !gone.has(id)),
    links: doc.links.filter(({ from, to }) => !gone.has(from) && !gone.has(to)),
  };
}

/** Makes a task one of the sibling before it; the first of its level stays. */
export function indent(doc: Doc, id: string): Doc {
  const task = doc.tasks.find((one) => one.id === id);
  if (!task) return doc;
  const list = siblings(doc, task.parent_id);
  const before = list[list.findIndex((one) => one.id === id) - 1];
  if (!before) return doc;
  const last = siblings(doc, before.id).at(-1)?.id ?? null;
  const moved = { ...task, parent_id: before.id, order_key: keyAfter(doc, before.id, last) };
  return {
    tasks: outlined(doc.tasks.map((one) => (one.id === id ? moved : one))),
    // A link between a task and its own summary has no meaning.
    links: doc.links.filter(
      ({ from, to }) => !((from === id && to === before.id) || (from === before.id && to === id)),
    ),
  };
}

/** Makes a task one of the level above, behind its summary. */
export function outdent(doc: Doc, id: string): Doc {
  const task = doc.tasks.find((one) => one.id === id);
  const summary = task && doc.tasks.find((one) => one.id === task.parent_id);
  if (!task || !summary) return doc;
  const moved = { ...task, parent_id: summary.parent_id, order_key: keyAfter(doc, summary.parent_id, summary.id) };
  return { ...doc, tasks: outlined(doc.tasks.map((one) => (one.id === id ? moved : one))) };
}

/** Moves a task among its siblings. */
export function shift(doc: Doc, id: string, by: 1 | -1): Doc {
  const task = doc.tasks.find((one) => one.id === id);
  if (!task) return doc;
  const list = siblings(doc, task.parent_id);
  const at = list.findIndex((one) => one.id === id);
  const other = list[at + by];
  if (!other) return doc;
  const order_key =
    by === 1 ? keyAfter(doc, task.parent_id, other.id) : keyAfter(doc, task.parent_id, list[at - 2]?.id ?? null);
  return { ...doc, tasks: outlined(doc.tasks.map((one) => (one.id === id ? { ...task, order_key } : one))) };
}

/** Adds or changes a link. */
export const putLink = (doc: Doc, link: Link): Doc => ({
  ...doc,
  links: [...doc.links.filter(({ from, to }) => from !== link.from || to !== link.to), link],
});

const KINDS = ['FF', 'FS', 'SF', 'SS'] as const;

/** Links by the task that they lead to; kept with the links, as each row asks for its own. */
const intoOf = new WeakMap<readonly Link[], ReadonlyMap<string, Link[]>>();

function linksInto(links: readonly Link[]): ReadonlyMap<string, Link[]> {
  const known = intoOf.get(links);
  if (known) return known;
  const into = new Map<string, Link[]>();
  for (const link of links) {
    const others = into.get(link.to);
    if (others) others.push(link);
    else into.set(link.to, [link]);
  }
  intoOf.set(links, into);
  return into;
}

/** Writes the predecessors of a task as planners do: `3FS+2d, 5`. */
export function predecessorsText({ links }: Doc, id: string, rowOf: ReadonlyMap<string, number>, day: number): string {
  return (linksInto(links).get(id) ?? [])
    .map(({ from, kind, lag, elapsed }) => {
      const days = Math.round((lag / (elapsed ? 1440 : day)) * 100) / 100;
      const lagText = lag === 0 ? '' : `${days > 0 ? '+' : ''}${days}${elapsed ? 'ed' : 'd'}`;
      return `${rowOf.get(from) ?? '?'}${kind === 1 && lag === 0 ? '' : KINDS[kind]}${lagText}`;
    })
    .join(', ');
}

/** Reads predecessors; undefined: the text cannot be read. */
export function readPredecessors(doc: Doc, id: string, text: string, day: number): Doc | undefined {
  const links: Link[] = [];
  for (const one of text.split(/[,，;；]/)) {
    if (one.trim() === '') continue;
    const parts = /^(\d+)\s*(FF|FS|SF|SS)?\s*([+-]\s*[\d.]+)?\s*(ed|d|天)?$/i.exec(one.trim());
    const from = parts && doc.tasks[Number(parts[1]) - 1]?.id;
    if (!parts || from === undefined || from === id || from === null) return undefined;
    const elapsed = parts[4]?.toLowerCase() === 'ed';
    const lag = Math.round(Number((parts[3] ?? '0').replaceAll(/\s/g, '')) * (elapsed ? 1440 : day));
    const kind = KINDS.indexOf((parts[2]?.toUpperCase() ?? 'FS') as (typeof KINDS)[number]);
    links.push({ from, to: id, kind, lag, elapsed });
  }
  return { ...doc, links: [...doc.links.filter(({ to }) => to !== id), ...links] };
}

/** What has to be told of the way from one document to another. */
export function changesBetween(before: Doc, after: Doc) {
  const was = new Map(before.tasks.map((task) => [task.id, task]));
  const is = new Set(after.tasks.map(({ id }) => id));
  const put = after.tasks.filter((task) => {
    const old = was.get(task.id);
    return old === undefined || (old !== task && TERMS.some((key) => old[key] !== task[key]));
  });
  const remove = before.tasks.filter(({ id }) => !is.has(id)).map(({ id }) => id);
  const keyOf = ({ from, to }: Link): string => `${from} ${to}`;
  const linked = new Map(before.links.map((link) => [keyOf(link), link]));
  const kept = new Set(after.links.map(keyOf));
  const link = after.links.filter((one) => {
    const old = linked.get(keyOf(one));
    return !old || old.kind !== one.kind || old.lag !== one.lag || old.elapsed !== one.elapsed;
  });
  const unlink = before.links
    .filter((one) => !kept.has(keyOf(one)) && is.has(one.from) && is.has(one.to))
    .map(({ from, to }): [string, string] => [from, to]);
  return { put: put.map(termsOf), remove, link, unlink };
}

/** Rows pasted from a spreadsheet: name, and a duration in days beside it. */
export function readPasted(text: string): { name: string; days: number }[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.split('\t'))
    .filter(([name = '']) => name.trim() !== '')
    .map(([name = '', days = '']) => ({ name: name.trim().slice(0, 200), days: Number(days) > 0 ? Number(days) : 1 }));
}

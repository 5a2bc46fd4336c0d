import {
  CONSTRAINT,
  ELAPSED,
  LINK,
  minuteOf,
  type Assignment,
  type ConstraintKind,
  type LinkKind,
  type Minute,
  type Plan,
  type PlanLink,
  type PlanTask,
  type WorkCalendar,
  type WorkSpan,
  dayText,
} from '@gongdi/domain/schedule';
import { XMLParser } from 'fast-xml-parser';
import { MOST_BYTES, MOST_DEPTH, MOST_ELEMENTS, MOST_TASKS } from './limits.ts';
import { ProjectFileError, type NotTaken, type ProjectFile, type TakenReport } from './project-file.ts';

type Node = Readonly<Record<string, unknown>>;

const LISTS = new Set([
  'Calendar',
  'WeekDay',
  'WorkingTime',
  'Exception',
  'Task',
  'PredecessorLink',
  'Baseline',
  'Resource',
  'Assignment',
  'ExtendedAttribute',
  'TimephasedData',
]);

/** Reads the parts that are used; values stay text, references are decoded below, and the file declares none itself. */
const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  trimValues: true,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: MOST_DEPTH,
  isArray: (name) => LISTS.has(name),
});

/**
 * Reads a plan from XML of MS Project (mspdi, 2003 and newer).
 * @returns the plan, and what of the file the product does not have
 * @throws ProjectFileError before anything is built of a file that is too large, declares entities or is no plan
 */
export function readMspdi(bytes: Uint8Array): { file: ProjectFile; report: TakenReport } {
  const project = projectIn(textOf(bytes));
  const counts = new Map<NotTaken, number>();
  const miss = (what: NotTaken, times = 1): void => {
    if (times > 0) counts.set(what, (counts.get(what) ?? 0) + times);
  };
  const tasks = list(project, 'Tasks', 'Task').filter(
    (task) => text(task, 'IsNull') !== '1' && text(task, 'OutlineLevel') !== '0',
  );
  if (tasks.length > MOST_TASKS) throw new ProjectFileError('too-many');
  const calendars = calendarsOf(project, miss);
  const { planTasks, baseline, notes } = tasksOf(tasks, new Set(calendars.map(({ id }) => id)), miss);
  const links = linksOf(tasks, planTasks, miss);
  const dataDate = moment(project, 'StatusDate');
  const plan: Plan = {
    start: moment(project, 'StartDate') ?? firstStart(tasks),
    ...(dataDate !== undefined && { dataDate }),
    calendars,
    tasks: planTasks,
    links,
  };
  const { resources, assignments } = workOf(project, miss);
  const name = text(project, 'Title') ?? text(project, 'Name') ?? '';
  return { file: { name, plan, baseline, resources, assignments, notes }, report: counts };
}

function textOf(bytes: Uint8Array): string {
  if (bytes.length > MOST_BYTES) throw new ProjectFileError('too-large');
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0x3c && bytes[1] === 0);
  const xml = new TextDecoder(utf16 ? 'utf-16le' : 'utf-8').decode(bytes);
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw new ProjectFileError('doctype');
  let elements = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at + 1)) elements += 1;
  // An element with text has two tags.
  if (elements > MOST_ELEMENTS * 2) throw new ProjectFileError('too-many');
  return xml;
}

function projectIn(xml: string): Node {
  // The parser takes a file that was cut off for a whole one.
  if (!/<\/[\w:]+>\s*$/.test(xml.slice(-200))) throw new ProjectFileError('not-xml');
  let parsed: unknown;
  try {
    parsed = parser.parse(xml);
  } catch {
    throw new ProjectFileError('not-xml');
  }
  const project = (parsed as Node | undefined)?.['Project'];
  if (typeof project !== 'object' || project === null) throw new ProjectFileError('not-a-project');
  return project as Node;
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decode(value: string): string {
  if (!value.includes('&')) return value;
  return value.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex?: string, digits?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? whole;
      const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
      return code > 0x10ffff ? '' : String.fromCodePoint(code);
    },
  );
}

function text(node: Node, name: string): string | undefined {
  const value = node[name];
  return typeof value === 'string' && value !== '' ? decode(value) : undefined;
}

function list(node: Node, around: string, name: string): Node[] {
  const inside = node[around];
  if (typeof inside !== 'object' || inside === null) return [];
  const found = (inside as Node)[name];
  return Array.isArray(found)
    ? (found as unknown[]).filter((one): one is Node => typeof one === 'object' && one !== null)
    : [];
}

const own = (node: Node, name: string): Node[] => list({ node }, 'node', name);

function moment(node: Node, name: string): Minute | undefined {
  const value = text(node, name);
  const at = value === undefined ? NaN : minuteOf(value);
  return Number.isNaN(at) ? undefined : at;
}

const number = (node: Node, name: string): number | undefined => {
  const value = Number(text(node, name) ?? NaN);
  return Number.isFinite(value) ? value : undefined;
};

/** Minutes of `PT40H30M0S`. */
function minutesIn(duration: string | undefined): number {
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?)?$/.exec(duration ?? '');
  if (!parts) return 0;
  const [, days = '0', hours = '0', minutes = '0', seconds = '0'] = parts;
  return Math.round(Number(days) * 1440 + Number(hours) * 60 + Number(minutes) + Number(seconds) / 60);
}

function spansOf(day: Node): WorkSpan[] {
  return list(day, 'WorkingTimes', 'WorkingTime')
    .map((one) => ({ from: clock(text(one, 'FromTime')), to: clock(text(one, 'ToTime')) || 1440 }))
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from)
    .filter(({ from }, at, all) => at === 0 || from >= all[at - 1]!.to);
}

function clock(value: string | undefined): number {
  const [hour = 0, minute = 0] = (value ?? '').split(':').map(Number);
  return hour * 60 + minute || 0;
}

/** Calendars that build on each other. */
const MOST_BASES = 8;
type Miss = (what: NotTaken, times?: number) => void;

const USUAL: readonly WorkSpan[] = [
  { from: 480, to: 720 },
  { from: 780, to: 1020 },
];

/** The calendars that tasks use, that of the plan first. Those of resources only stay out. */
function calendarsOf(project: Node, miss: Miss): WorkCalendar[] {
  const nodes = new Map(list(project, 'Calendars', 'Calendar').map((node) => [text(node, 'UID') ?? '', node]));
  const main = text(project, 'CalendarUID') ?? [...nodes.keys()][0];
  const used = new Set(list(project, 'Tasks', 'Task').map((task) => text(task, 'CalendarUID')));
  const ids = [main, ...nodes.keys()].filter(
    (id, at, all): id is string =>
      id !== undefined && nodes.has(id) && all.indexOf(id) === at && (id === main || used.has(id)),
  );
  const calendars = ids.map((id) => calendarOf(nodes, id, miss, 0));
  if (calendars.length === 0)
    calendars.push({ id: '1', name: '标准', week: [[], USUAL, USUAL, USUAL, USUAL, USUAL, []], days: [] });
  return calendars;
}

function calendarOf(nodes: ReadonlyMap<string, Node>, id: string, miss: Miss, depth: number): WorkCalendar {
  const node = nodes.get(id)!;
  const base = text(node, 'BaseCalendarUID') ?? id;
  const from =
    base !== id && nodes.has(base) && depth < MOST_BASES ? calendarOf(nodes, base, miss, depth + 1) : undefined;
  const week = [...(from?.week ?? [[], USUAL, USUAL, USUAL, USUAL, USUAL, []])];
  const days = new Map((from?.days ?? []).map(({ day, spans }) => [day, spans]));
  for (const day of list(node, 'WeekDays', 'WeekDay')) {
    const type = number(day, 'DayType') ?? -1;
    const spans = workingIn(day);
    if (type >= 1 && type <= 7) week[type - 1] = spans;
    else if (type === 0) putDays(days, day, spans);
  }
  for (const one of list(node, 'Exceptions', 'Exception')) {
    // Type 1 names each day of the period; the others come back by a rule.
    if ((number(one, 'Type') ?? 1) !== 1) miss('recurring-exceptions');
    else putDays(days, one, workingIn(one));
  }
  return {
    id,
    name: text(node, 'Name') ?? id,
    week,
    days: [...days].map(([day, spans]) => ({ day, spans })).sort((a, b) => (a.day < b.day ? -1 : 1)),
  };
}

const workingIn = (day: Node): WorkSpan[] => (text(day, 'DayWorking') === '0' ? [] : spansOf(day));

/** Days of a period that is longer are not read: a file must not make a calendar of a million days. */
const MOST_DAYS = 3660;

function putDays(days: Map<string, readonly WorkSpan[]>, node: Node, spans: readonly WorkSpan[]): void {
  const period = node['TimePeriod'];
  if (typeof period !== 'object' || period === null) return;
  const first = moment(period as Node, 'FromDate');
  const last = moment(period as Node, 'ToDate');
  if (first === undefined || last === undefined) return;
  for (let at = first, many = 0; at <= last && many < MOST_DAYS; at += 1440, many += 1) days.set(dayText(at), spans);
}

/** Formats of durations and lags that count every minute: the even ones from 4 to 12, and the same as estimates. */
const isElapsed = (format: number | undefined): boolean =>
  format !== undefined && format % 2 === 0 && ((format >= 4 && format <= 12) || (format >= 36 && format <= 44));
const PERCENT_LAGS = new Set([19, 20, 51, 52]);

function tasksOf(tasks: readonly Node[], calendars: ReadonlySet<string>, miss: Miss) {
  const planTasks: PlanTask[] = [];
  const baseline = new Map<string, { start: Minute; finish: Minute }>();
  const notes = new Map<string, string>();
  const above: string[] = [];
  const levels = tasks.map((task) => number(task, 'OutlineLevel') ?? 1);
  tasks.forEach((node, at) => {
    const id = text(node, 'UID') ?? `row-${at}`;
    const level = Math.max(1, levels[at]!);
    const parent = above[Math.min(level, above.length + 1) - 2];
    above.length = Math.min(level - 1, above.length);
    above.push(id);
    const isSummary = (levels[at + 1] ?? 0) > level;
    const task: PlanTask = { id, name: text(node, 'Name') ?? '', duration: 0 };
    if (parent !== undefined) task.parent = parent;
    if (!isSummary) {
      task.duration = text(node, 'Milestone') === '1' ? 0 : minutesIn(text(node, 'Duration'));
      const calendar = text(node, 'CalendarUID');
      if (isElapsed(number(node, 'DurationFormat'))) task.calendar = ELAPSED.id;
      else if (calendar !== undefined && calendars.has(calendar)) task.calendar = calendar;
      readProgress(node, task);
    }
    readBounds(node, task, isSummary, miss);
    planTasks.push(task);
    const kept = baselineOf(node, miss);
    if (kept) baseline.set(id, kept);
    const note = text(node, 'Notes');
    if (note !== undefined) notes.set(id, note);
    missed(node, miss);
  });
  return { planTasks, baseline, notes };
}

function readBounds(node: Node, task: PlanTask, isSummary: boolean, miss: Miss): void {
  const deadline = moment(node, 'Deadline');
  if (deadline !== undefined) task.deadline = deadline;
  const kind = number(node, 'ConstraintType');
  const at = moment(node, 'ConstraintDate');
  if (kind !== CONSTRAINT.alap && (kind === undefined || kind < 2 || kind > 7 || at === undefined)) return;
  if (isSummary && kind !== CONSTRAINT.notEarlier) {
    miss('summary-constraints');
    return;
  }
  task.constraint = kind as ConstraintKind;
  if (at !== undefined) task.constraintAt = at;
}

function baselineOf(node: Node, miss: Miss): { start: Minute; finish: Minute } | undefined {
  let kept: { start: Minute; finish: Minute } | undefined;
  for (const one of own(node, 'Baseline')) {
    const start = moment(one, 'Start');
    const finish = moment(one, 'Finish');
    if ((text(one, 'Number') ?? '0') !== '0') miss('other-baselines');
    else if (start !== undefined && finish !== undefined) kept = { start, finish };
  }
  return kept;
}

/** Counts what a task of the file has and the product has not. */
function missed(node: Node, miss: Miss): void {
  if (text(node, 'Manual') === '1') miss('manual-tasks');
  if (text(node, 'Active') === '0') miss('inactive-tasks');
  if ((number(node, 'FixedCost') ?? 0) > 0) miss('costs');
  miss('custom-fields', own(node, 'ExtendedAttribute').length);
  if (node['Split'] !== undefined) miss('splits');
}

function readProgress(node: Node, task: PlanTask): void {
  const start = moment(node, 'ActualStart');
  const finish = moment(node, 'ActualFinish');
  const percent = number(node, 'PercentComplete');
  if (percent) task.percent = Math.min(100, percent);
  if (start === undefined) return;
  task.actual = { start };
  if (finish !== undefined) task.actual.finish = finish;
  else {
    const remaining = text(node, 'RemainingDuration');
    if (remaining !== undefined && task.duration > 0) task.actual.remaining = minutesIn(remaining);
  }
}

function linksOf(tasks: readonly Node[], planTasks: readonly PlanTask[], miss: Miss): PlanLink[] {
  const links: PlanLink[] = [];
  const parents = new Map(planTasks.map(({ id, parent }) => [id, parent]));
  const summaries = new Set(parents.values());
  const byId = new Map(planTasks.map((task) => [task.id, task]));
  const known = new Set<string>();
  const within = (id: string, of: string): boolean => {
    for (let at = parents.get(id); at !== undefined; at = parents.get(at)) if (at === of) return true;
    return false;
  };
  tasks.forEach((node, at) => {
    const to = planTasks[at]!.id;
    for (const one of own(node, 'PredecessorLink')) {
      const from = text(one, 'PredecessorUID') ?? '';
      const kind = (number(one, 'Type') ?? LINK.fs) as LinkKind;
      if (text(one, 'CrossProject') === '1' || !parents.has(from) || from === to) {
        miss('cross-project-links');
        continue;
      }
      const pair = `${from} ${to}`;
      const isUnusual = summaryLink({ from, to, kind }, summaries) || within(from, to) || within(to, from);
      if (isUnusual || known.has(pair)) {
        miss(isUnusual ? 'summary-links' : 'double-links');
        continue;
      }
      known.add(pair);
      const link: PlanLink = { from, to, kind, ...lagOf(one, byId.get(from)!, miss) };
      links.push(link);
    }
  });
  return links;
}

/** Whether a link binds a summary in a way in which only its tasks can be bound. */
const summaryLink = ({ from, to, kind }: PlanLink, summaries: ReadonlySet<string | undefined>): boolean =>
  (summaries.has(from) && kind !== LINK.fs && kind !== LINK.ff) ||
  (summaries.has(to) && kind !== LINK.fs && kind !== LINK.ss);

/** Lag of a link; one in percent is that of the task before it. */
function lagOf(node: Node, before: PlanTask, miss: Miss): Pick<PlanLink, 'lag' | 'elapsed'> {
  const format = number(node, 'LagFormat');
  const tenths = number(node, 'LinkLag') ?? 0;
  const isPercent = format !== undefined && PERCENT_LAGS.has(format);
  const elapsed = isElapsed(format) || format === 20 || format === 52;
  if (tenths === 0) return elapsed ? { elapsed } : {};
  if (isPercent) miss('percent-lags');
  const lag = Math.round(isPercent ? (before.duration * tenths) / 100 : tenths / 10);
  return { lag, ...(elapsed && { elapsed }) };
}

function workOf(project: Node, miss: Miss) {
  const resources: { id: string; name: string; available: number }[] = [];
  for (const node of list(project, 'Resources', 'Resource')) {
    const id = text(node, 'UID');
    const name = text(node, 'Name');
    if (id === undefined || name === undefined) continue;
    if ((text(node, 'Type') ?? '1') === '0') miss('material-resources');
    else resources.push({ id, name, available: number(node, 'MaxUnits') ?? 1 });
  }
  const known = new Set(resources.map(({ id }) => id));
  const assignments: Assignment[] = [];
  for (const node of list(project, 'Assignments', 'Assignment')) {
    const task = text(node, 'TaskUID');
    const resource = text(node, 'ResourceUID');
    if ((number(node, 'WorkContour') ?? 0) !== 0) miss('work-contours');
    if (task === undefined || resource === undefined || !known.has(resource)) continue;
    assignments.push({ task, resource, units: number(node, 'Units') ?? 1 });
  }
  return { resources, assignments };
}

const firstStart = (tasks: readonly Node[]): Minute =>
  Math.min(...tasks.map((task) => moment(task, 'Start') ?? Infinity), Infinity) === Infinity
    ? minuteOf('2026-01-01T08:00')
    : Math.min(...tasks.map((task) => moment(task, 'Start') ?? Infinity));

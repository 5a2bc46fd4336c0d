import { clockOfCalendar, DAY_MINUTES, LINK, type Schedule, type WorkCalendar } from '@gongdi/domain/schedule';
import type { Doc, Task } from '../../../../generic/schedule/doc.ts';
import { floorTo, nextOf, unitText, type Axis } from './scale.ts';

export const ROW = 28;
export const HEAD = 48;

/** Colours of the theme, read from the host's variables. */
export interface Colours {
  text: string;
  weak: string;
  line: string;
  ground: string;
  off: string;
  bar: string;
  critical: string;
  summary: string;
  baseline: string;
  done: string;
  today: string;
  warning: string;
  font: string;
}

export function coloursOf(element: Element): Colours {
  const style = getComputedStyle(element);
  const of = (name: string): string => style.getPropertyValue(`--gd-color-${name}`).trim();
  return {
    text: of('text'),
    weak: of('text-secondary'),
    line: of('border'),
    ground: of('surface'),
    off: of('canvas'),
    bar: of('primary'),
    critical: of('danger'),
    summary: of('text-secondary'),
    baseline: of('text-secondary'),
    done: of('success'),
    today: of('primary'),
    warning: of('warning'),
    font: style.fontFamily,
  };
}

/** What the drawing asks of a canvas; paper has another one. */
export type DrawingContext = Pick<
  CanvasRenderingContext2D,
  | 'clearRect'
  | 'fillRect'
  | 'strokeRect'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'arc'
  | 'stroke'
  | 'fill'
  | 'fillText'
  | 'measureText'
  | 'setLineDash'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'globalAlpha'
  | 'font'
  | 'textBaseline'
>;

/** What is shown of a plan. */
export interface Scene {
  doc: Doc;
  schedule: Schedule;
  /** Indexes of the rows that are shown, top to bottom. */
  rows: readonly number[];
  axis: Axis;
  calendar: WorkCalendar;
  colours: Colours;
  zh: boolean;
  /** Progress line, by id; undefined: not shown. */
  line: ReadonlyMap<string, number> | undefined;
  dataDate: number | null;
  showBaseline: boolean;
  showLinks: boolean;
  selected: string | undefined;
  /** A link that is being drawn. */
  drawn?: { from: number; x: number; y: number } | undefined;
}

export interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Makes a canvas as large as its place, in device pixels. @returns the context, in CSS pixels; null: no picture */
export function sized(canvas: HTMLCanvasElement, width: number, height: number): CanvasRenderingContext2D | null {
  const ratio = window.devicePixelRatio || 1;
  const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== w) canvas.width = w;
  if (canvas.height !== h) canvas.height = h;
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  const context = canvas.getContext('2d');
  context?.setTransform(ratio, 0, 0, ratio, 0, 0);
  return context;
}

/** Draws the head with its two lines of units. */
export function drawHead(context: DrawingContext, { axis, colours, zh }: Scene, { left, width }: Window): void {
  context.clearRect(0, 0, width, HEAD);
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, width, HEAD);
  context.font = `12px ${colours.font}`;
  context.textBaseline = 'middle';
  context.strokeStyle = colours.line;
  context.lineWidth = 1;
  for (const [line, unit] of [axis.zoom.major, axis.zoom.minor].entries()) {
    const top = (line * HEAD) / 2;
    const from = axis.minuteOf(left);
    const to = axis.minuteOf(left + width);
    for (let at = floorTo(unit, from); at < to; at = nextOf(unit, at)) {
      const x = axis.xOf(at) - left;
      const end = axis.xOf(nextOf(unit, at)) - left;
      context.beginPath();
      context.moveTo(Math.round(x) + 0.5, top);
      context.lineTo(Math.round(x) + 0.5, top + HEAD / 2);
      context.stroke();
      const text = unitText(unit, at, zh, line === 1);
      const begin = Math.max(x, 0);
      // Short words, as the days of a month, stand in the middle where there is no room for a margin.
      const spare = end - begin - context.measureText(text).width;
      if (spare < 2) continue;
      context.fillStyle = line === 0 ? colours.text : colours.weak;
      context.fillText(text, begin + Math.min(5, spare / 2), top + HEAD / 4);
    }
    context.beginPath();
    context.moveTo(0, top + HEAD / 2 - 0.5);
    context.lineTo(width, top + HEAD / 2 - 0.5);
    context.stroke();
  }
}

/** Draws the rows that are in the window. */
export function drawBody(context: DrawingContext, scene: Scene, view: Window): void {
  const { colours, rows, axis } = scene;
  context.clearRect(0, 0, view.width, view.height);
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, view.width, view.height);
  drawOff(context, scene, view);
  const first = Math.max(0, Math.floor(view.top / ROW));
  const last = Math.min(rows.length - 1, Math.floor((view.top + view.height) / ROW));
  context.strokeStyle = colours.line;
  context.lineWidth = 1;
  context.globalAlpha = 0.6;
  context.beginPath();
  for (let row = first; row <= last + 1; row += 1) {
    const y = Math.round(row * ROW - view.top) + 0.5;
    context.moveTo(0, y);
    context.lineTo(view.width, y);
  }
  context.stroke();
  context.globalAlpha = 1;
  context.font = `12px ${colours.font}`;
  context.textBaseline = 'middle';
  if (scene.showLinks) drawLinks(context, scene, view, first, last);
  for (let row = first; row <= last; row += 1) drawTask(context, scene, view, row);
  if (scene.line && scene.dataDate !== null) drawLine(context, scene, view, first, last);
  const now = scene.dataDate;
  if (now !== null) {
    const x = Math.round(axis.xOf(now) - view.left) + 0.5;
    context.strokeStyle = colours.today;
    context.setLineDash([4, 3]);
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(x, view.height);
    context.stroke();
    context.setLineDash([]);
  }
  if (scene.drawn) {
    const { from, x, y } = scene.drawn;
    const i = rows[from]!;
    context.strokeStyle = colours.bar;
    context.lineWidth = 2;
    context.beginPath();
    context.moveTo(axis.xOf(scene.schedule.finish[i]!) - view.left, from * ROW + ROW / 2 - view.top);
    context.lineTo(x - view.left, y - view.top);
    context.stroke();
    context.lineWidth = 1;
  }
}

/** Time off, where a day is wide enough to be seen. */
function drawOff(context: DrawingContext, { axis, calendar, colours }: Scene, { left, width, height }: Window): void {
  if (axis.zoom.day < 4) return;
  const clock = clockOfCalendar(calendar);
  context.fillStyle = colours.off;
  for (let at = floorTo('day', axis.minuteOf(left)); at < axis.minuteOf(left + width); at += DAY_MINUTES) {
    if (clock.spansOf(at / DAY_MINUTES).length > 0) continue;
    context.fillRect(axis.xOf(at) - left, 0, axis.zoom.day, height);
  }
}

/** Left and right end of the bar of a task, wide enough to be seen. */
export function barOf({ axis, schedule }: Pick<Scene, 'axis' | 'schedule'>, i: number): [number, number] {
  const x = axis.xOf(schedule.start[i]!);
  return [x, Math.max(axis.xOf(schedule.finish[i]!), x + 3)];
}

function drawTask(context: DrawingContext, scene: Scene, view: Window, row: number): void {
  const { doc, schedule, rows, colours, axis } = scene;
  const i = rows[row]!;
  const task = doc.tasks[i]!;
  const y = row * ROW - view.top;
  if (task.id === scene.selected) {
    context.globalAlpha = 0.1;
    context.fillStyle = colours.bar;
    context.fillRect(0, y, view.width, ROW);
    context.globalAlpha = 1;
  }
  const [from, to] = barOf(scene, i);
  const [x, end] = [from - view.left, to - view.left];
  if (scene.showBaseline && task.baseline_start !== null && task.baseline_finish !== null) {
    const a = axis.xOf(task.baseline_start) - view.left;
    const b = Math.max(axis.xOf(task.baseline_finish) - view.left, a + 2);
    context.globalAlpha = 0.45;
    context.fillStyle = colours.baseline;
    context.fillRect(a, y + ROW - 8, b - a, 4);
    context.globalAlpha = 1;
  }
  // The name of a bar that lies beyond the left edge would stand beside nothing.
  if (end < 0 || x > view.width + 20) return;
  const isCritical = schedule.critical[i] === 1;
  if (schedule.summary[i] === 1) drawSummary(context, x, end, y, colours.summary);
  else if (task.duration === 0) drawDiamond(context, x, y, isCritical ? colours.critical : colours.text);
  else {
    const height = ROW - 16;
    context.fillStyle = isCritical ? colours.critical : colours.bar;
    context.globalAlpha = 0.35;
    context.fillRect(x, y + 5, end - x, height);
    context.globalAlpha = 1;
    context.fillRect(x, y + 5, ((end - x) * schedule.percent[i]!) / 100, height);
    context.strokeStyle = isCritical ? colours.critical : colours.bar;
    context.strokeRect(x + 0.5, y + 5.5, Math.max(1, end - x - 1), height - 1);
  }
  context.fillStyle = colours.text;
  context.fillText(task.task_name, Math.max(end, 0) + 8, y + ROW / 2 - 2);
}

function drawSummary(context: DrawingContext, x: number, end: number, y: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(x, y + 7);
  context.lineTo(end, y + 7);
  context.lineTo(end, y + 18);
  context.lineTo(end - 5, y + 12);
  context.lineTo(x + 5, y + 12);
  context.lineTo(x, y + 18);
  context.fill();
}

function drawDiamond(context: DrawingContext, x: number, y: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(x, y + 4);
  context.lineTo(x + 8, y + 12);
  context.lineTo(x, y + 20);
  context.lineTo(x - 8, y + 12);
  context.fill();
}

/** Row of each task, −1 of what is not shown; kept with the rows, as links are drawn for each picture. */
const rowsAt = new WeakMap<readonly number[], Int32Array>();

function rowOfEach(rows: readonly number[], count: number): Int32Array {
  const known = rowsAt.get(rows);
  if (known?.length === count) return known;
  const at = new Int32Array(count).fill(-1);
  rows.forEach((i, row) => (at[i] = row));
  rowsAt.set(rows, at);
  return at;
}

function drawLinks(context: DrawingContext, scene: Scene, view: Window, first: number, last: number): void {
  const { schedule, rows, axis, colours } = scene;
  const { linkEnds, plan } = schedule;
  const rowOf = rowOfEach(rows, plan.tasks.length);
  for (let one = 0; one < plan.links.length; one += 1) {
    const i = linkEnds[one * 2]!;
    const j = linkEnds[one * 2 + 1]!;
    const [a, b] = [rowOf[i]!, rowOf[j]!];
    if (a < 0 || b < 0 || Math.max(a, b) < first || Math.min(a, b) > last) continue;
    const { kind } = plan.links[one]!;
    const isEnd = kind === LINK.fs || kind === LINK.ff;
    const intoStart = kind === LINK.fs || kind === LINK.ss;
    const x1 = axis.xOf(isEnd ? schedule.finish[i]! : schedule.start[i]!) - view.left;
    const x2 = axis.xOf(intoStart ? schedule.start[j]! : schedule.finish[j]!) - view.left;
    if (Math.max(x1, x2) < -20 || Math.min(x1, x2) > view.width + 20) continue;
    const isCritical = schedule.critical[i] === 1 && schedule.critical[j] === 1;
    context.strokeStyle = isCritical ? colours.critical : colours.weak;
    drawLink(context, [x1, a * ROW + 11 - view.top], [x2, b * ROW + 11 - view.top], { isEnd, intoStart });
  }
}

/** A link with right angles, and its arrow. */
function drawLink(
  context: DrawingContext,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  { isEnd, intoStart }: { isEnd: boolean; intoStart: boolean },
): void {
  context.globalAlpha = 0.7;
  context.beginPath();
  context.moveTo(x1, y1);
  const out = x1 + (isEnd ? 6 : -6);
  const into = x2 + (intoStart ? -6 : 6);
  if (intoStart && isEnd && into >= out) {
    context.lineTo(into, y1);
  } else {
    const middle = y1 + (y2 > y1 ? ROW / 2 : -ROW / 2);
    context.lineTo(out, y1);
    context.lineTo(out, middle);
    context.lineTo(into, middle);
  }
  context.lineTo(into, y2);
  context.lineTo(x2, y2);
  context.stroke();
  context.fillStyle = context.strokeStyle;
  context.beginPath();
  const tip = intoStart ? -5 : 5;
  context.moveTo(x2, y2);
  context.lineTo(x2 + tip, y2 - 3);
  context.lineTo(x2 + tip, y2 + 3);
  context.fill();
  context.globalAlpha = 1;
}

/** The progress line: from the date at the top through the point of each task to the date at the bottom. */
function drawLine(context: DrawingContext, scene: Scene, view: Window, first: number, last: number): void {
  const { doc, rows, axis, line, dataDate, colours } = scene;
  const date = axis.xOf(dataDate!) - view.left;
  context.strokeStyle = colours.warning;
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(date, first * ROW - view.top);
  const points: [number, number][] = [];
  for (let row = first; row <= last; row += 1) {
    const at = line!.get(doc.tasks[rows[row]!]!.id);
    if (at === undefined) continue;
    points.push([axis.xOf(at) - view.left, row * ROW + ROW / 2 - view.top]);
  }
  for (const [x, y] of points) context.lineTo(x, y);
  context.lineTo(date, (last + 1) * ROW - view.top);
  context.stroke();
  context.lineWidth = 1;
  context.fillStyle = colours.warning;
  for (const [x, y] of points) {
    context.beginPath();
    context.arc(x, y, 3, 0, Math.PI * 2);
    context.fill();
  }
}

export type Grip = 'move' | 'end' | 'link';

/** What lies under a point of the chart. */
export function gripAt(
  scene: Pick<Scene, 'doc' | 'schedule' | 'rows' | 'axis'>,
  x: number,
  y: number,
): { row: number; task: Task; grip: Grip | undefined } | undefined {
  const row = Math.floor(y / ROW);
  const i = scene.rows[row];
  if (i === undefined) return undefined;
  const task = scene.doc.tasks[i]!;
  const [from, to] = barOf(scene, i);
  let grip: Grip | undefined;
  const reach = task.duration === 0 ? 9 : 0;
  if (x > to + 2 + reach && x <= to + 14 + reach) grip = 'link';
  else if (scene.schedule.summary[i] === 1) grip = undefined;
  else if (task.duration > 0 && Math.abs(x - to) <= 5) grip = 'end';
  else if (x >= from - 2 - reach && x <= to + 2 + reach) grip = 'move';
  return { row, task, grip };
}

import { clockOfCalendar, ELAPSED, LINK, type Schedule } from '@gongdi/domain/schedule';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { datesOf, type Content, type Dated } from '../../../../generic/schedule/dates.ts';
import type { Doc, Task } from '../../../../generic/schedule/doc.ts';
import { putLink, setTask } from './document.ts';
import {
  coloursOf,
  drawBody,
  drawHead,
  gripAt,
  HEAD,
  ROW,
  sized,
  type Colours,
  type Grip,
  type Scene,
} from './draw.ts';
import { drawLoad, headsOf, LOAD_HEIGHT } from './load-chart.ts';
import { openAt } from './open-at.ts';
import type { Axis } from './scale.ts';
import { notBefore } from './task-table.tsx';

export interface ChartProps {
  dated: Dated;
  content: Content;
  rows: readonly number[];
  axis: Axis;
  zh: boolean;
  line: ReadonlyMap<string, number> | undefined;
  showBaseline: boolean;
  showLinks: boolean;
  /** Crew whose heads are shown below; null: nothing. */
  load: string | null;
  loadWords: (most: number) => string;
  selected: string | undefined;
  mayChange: boolean;
  label: string;
  /** A minute; the chart is opened there. */
  today: number;
  scroller: RefObject<HTMLDivElement | null>;
  onScroll: (top: number) => void;
  /** Told the height of what is in sight. */
  onSize: (height: number) => void;
  onSelect: (id: string) => void;
  onChange: (doc: Doc) => void;
}

interface Drag {
  grip: Grip;
  task: Task;
  row: number;
  x: number;
  y: number;
  /** Minutes at the beginning. */
  from: number;
}

/** The bars: canvases as large as what is in sight, drawn again for each picture. */
export function Chart(props: ChartProps) {
  const { scroller, rows, axis, load } = props;
  const head = useRef<HTMLCanvasElement>(null);
  const body = useRef<HTMLCanvasElement>(null);
  const below = useRef<HTMLCanvasElement>(null);
  const size = useSize(scroller, props.onSize);
  const { drag, shown, pointer, ...pointing } = usePointing(props);
  const { schedule, doc } = shown ?? props.dated;

  const heads = useMemo(
    () => (load === null ? undefined : headsOf(doc, schedule, load === '' ? undefined : load)),
    [doc, schedule, load],
  );
  const paint = () => {
    const box = scroller.current;
    if (!box || size.width === 0) return;
    const scene: Scene = {
      ...sceneOf(props, shown ?? props.dated, coloursOf(box)),
      drawn: drag?.grip === 'link' && pointer ? { from: drag.row, ...pointer } : undefined,
    };
    const view = { left: box.scrollLeft, top: box.scrollTop, width: size.width, height: size.height };
    const top = head.current && sized(head.current, size.width, HEAD);
    if (top) drawHead(top, scene, view);
    const main = body.current && sized(body.current, size.width, size.height);
    if (main) drawBody(main, scene, view);
    const foot = below.current && sized(below.current, size.width, LOAD_HEIGHT);
    if (!foot || load === null) return;
    drawLoad(foot, { load: heads, axis, colours: scene.colours, words: props.loadWords }, view);
  };
  const latest = useRef(paint);
  const isOpened = useRef(false);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || size.width === 0 || isOpened.current) return;
    isOpened.current = true;
    const { left, top } = openAt(props.dated, rows, axis, { today: props.today, ...size });
    box.scrollTo(left, top);
  });
  useLayoutEffect(() => {
    latest.current = paint;
    paint();
  });
  useEffect(() => {
    // Light and dark change the colours without a change of what is shown.
    const media = window.matchMedia('(prefers-color-scheme: dark)');
    const again = () => latest.current();
    media.addEventListener('change', again);
    return () => media.removeEventListener('change', again);
  }, []);

  return (
    <div className="gd-gantt-chart">
      <canvas ref={head} className="gd-gantt-head" aria-hidden />
      <div
        ref={scroller}
        className="gd-gantt-scroll"
        onScroll={({ currentTarget }) => {
          props.onScroll(currentTarget.scrollTop);
          latest.current();
        }}
        {...pointing}
      >
        <div className="gd-gantt-sizer" style={{ width: axis.width, height: rows.length * ROW }}>
          <canvas ref={body} className="gd-gantt-body" role="img" aria-label={props.label} />
        </div>
      </div>
      {load !== null && <canvas ref={below} className="gd-gantt-load" aria-hidden />}
    </div>
  );
}

function useSize(scroller: RefObject<HTMLDivElement | null>, onSize: (height: number) => void) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const watch = new ResizeObserver(() => {
      setSize({ width: box.clientWidth, height: box.clientHeight });
      onSize(box.clientHeight);
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, [scroller, onSize]);
  return size;
}

const sceneOf = (props: ChartProps, { doc, schedule }: Dated, colours: Colours): Scene => ({
  doc,
  schedule,
  rows: props.rows,
  axis: props.axis,
  calendar: props.content.calendars[0]!,
  colours,
  zh: props.zh,
  line: props.line,
  dataDate: props.content.data_date,
  showBaseline: props.showBaseline,
  showLinks: props.showLinks,
  selected: props.selected,
});

/** Moving, resizing and linking bars. What is drawn meanwhile is calculated anew for each picture. */
function usePointing(props: ChartProps) {
  const { scroller, dated, axis, rows, mayChange, content } = props;
  const [drag, setDrag] = useState<Drag>();
  const [shown, setShown] = useState<Dated>();
  const [pointer, setPointer] = useState<{ x: number; y: number }>();
  const place = (event: PointerEvent) => {
    const box = scroller.current!;
    const around = box.getBoundingClientRect();
    return { x: event.clientX - around.left + box.scrollLeft, y: event.clientY - around.top + box.scrollTop };
  };
  const under = ({ x, y }: { x: number; y: number }) =>
    gripAt({ doc: dated.doc, schedule: dated.schedule, rows, axis }, x, y);
  const stop = () => {
    setDrag(undefined);
    setShown(undefined);
    setPointer(undefined);
  };
  const after = (at: { x: number }, { x, ...begun }: Drag): Doc =>
    dragged(dated.doc, { ...begun, x }, at.x - x, content, axis);
  return {
    drag,
    shown,
    pointer,
    onPointerDown: (event: PointerEvent) => {
      const at = place(event);
      const found = under(at);
      if (!found) return;
      props.onSelect(found.task.id);
      const { task, grip, row } = found;
      // What has happened is not planned any more.
      const isFixed = task.actual_finish !== null || (grip === 'move' && task.actual_start !== null);
      if (!mayChange || !grip || event.button !== 0 || isFixed) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const i = rows[row]!;
      const from = grip === 'move' ? dated.schedule.start[i]! : dated.schedule.finish[i]!;
      setDrag({ grip, task, row, ...at, from });
    },
    onPointerMove: (event: PointerEvent) => {
      const at = place(event);
      if (!drag) {
        event.currentTarget.setAttribute('data-grip', (mayChange && under(at)?.grip) || 'none');
        return;
      }
      setPointer(at);
      if (drag.grip === 'link' || Math.abs(at.x - drag.x) < LEAST) return;
      setShown(datesOf(after(at, drag), content, dated.schedule));
    },
    onPointerUp: (event: PointerEvent) => {
      if (!drag) return;
      const at = place(event);
      const target = under(at);
      if (drag.grip === 'link' && target && target.task.id !== drag.task.id) {
        const kind = event.shiftKey ? LINK.ss : LINK.fs;
        props.onChange(putLink(dated.doc, { from: drag.task.id, to: target.task.id, kind, lag: 0, elapsed: false }));
      } else if (drag.grip !== 'link' && Math.abs(at.x - drag.x) >= LEAST) props.onChange(after(at, drag));
      stop();
    },
    onPointerCancel: stop,
  };
}

/** Pixels below which a press is no drag. */
const LEAST = 3;

/** The document after a bar was drawn so many pixels. Whole days, unless hours are shown. */
function dragged(doc: Doc, { grip, task, from }: Drag, pixels: number, content: Content, axis: Axis): Doc {
  const step = axis.zoom.key === 'hour' ? 60 : 1440;
  const by = Math.round(((pixels / axis.zoom.day) * 1440) / step) * step;
  if (grip === 'move') return setTask(doc, task.id, notBefore(content, from + by));
  const own = content.calendars.find(({ id }) => id === task.calendar_id) ?? content.calendars[0]!;
  const clock = clockOfCalendar(task.calendar_id === ELAPSED.id ? ELAPSED : own);
  const duration = Math.max(0, task.duration + clock.count(from + by) - clock.count(from));
  return setTask(doc, task.id, { duration });
}

/** First and last minute of what a chart shows. */
export function spanOf(schedule: Schedule, doc: Doc): [number, number] {
  let from = schedule.projectStart;
  let to = schedule.projectFinish;
  for (const { baseline_start, baseline_finish } of doc.tasks) {
    if (baseline_start !== null) from = Math.min(from, baseline_start);
    if (baseline_finish !== null) to = Math.max(to, baseline_finish);
  }
  return [from, to];
}

import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { namesOf, planText, type PlanDevice, type PlanDrawing, type PlanPoint } from '../../plan/index.ts';
import type { Monitor } from '../session/monitor.ts';
import type { MonitorState } from '../session/state.ts';
import { writeRow } from './row-values.ts';
import { FILTERS, shownPoints, type Filter } from './shown-points.ts';
import { useTicks } from '../../device/view/use-session.ts';
import { useTimes } from '../../kit/clock/index.ts';

/** Height of a row, pixels; rows that are kept above and below those in sight. */
const ROW = 36;
const SPARE = 8;
const FILTER_TEXT = { all: 'showAll', abnormal: 'showAbnormal', offline: 'showOffline' } as const;

interface PointTableProps {
  monitor: Monitor;
  state: MonitorState;
  drawing: PlanDrawing;
  onReveal(point: PlanPoint): void;
}

/** Everything that stands on the drawing as a table, for keyboard and screen reader. Only rows in sight are there. */
export function PointTable({ monitor, state, drawing, onReveal }: PointTableProps) {
  const { lang, text } = monitor;
  const { devices, selected } = state;
  const times = useTimes();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [scroll, setScroll] = useState({ top: 0, height: 400 });
  const [current, setCurrent] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const wanted = useRef(-1);
  const names = useMemo(() => {
    const known = new Map(
      [...devices].map(([id, { name, number }]): [string, PlanDevice] => [id, { id, name, number }]),
    );
    return namesOf(drawing.points, known, planText[lang]);
  }, [drawing, devices, lang]);
  // Which rows a filter of values leaves changes with the values.
  useTicks(monitor, filter === 'all' ? 60_000 : 1000);
  const points = shownPoints(monitor, drawing.points, names, search, filter);
  const from = Math.max(0, Math.min(Math.floor(scroll.top / ROW) - SPARE, points.length));
  const to = Math.min(points.length, Math.ceil((scroll.top + scroll.height) / ROW) + SPARE);
  const rows = points.slice(from, to);
  const place = Math.min(current, Math.max(0, points.length - 1));

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const read = () => setScroll((old) => (old.height === element.clientHeight ? old : { ...old, height: element.clientHeight })); // prettier-ignore
    const observer = new ResizeObserver(read);
    observer.observe(element);
    read();
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const writeAll = (ids?: ReadonlySet<string>) => {
      for (const row of body.current?.querySelectorAll<HTMLTableRowElement>('tr[data-key]') ?? []) {
        const device = row.dataset['device'] ?? '';
        if (!ids || ids.has(device)) writeRow(row, device, monitor, times);
      }
    };
    writeAll();
    const ends = [
      monitor.readings.listen((ids) => {
        if (!monitor.state.get().replay) writeAll(ids);
      }),
      monitor.replay.listen(() => writeAll()),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [monitor, points, from, to, lang, times]);
  useEffect(() => {
    if (wanted.current < 0) return;
    body.current?.querySelector<HTMLElement>(`[data-index='${wanted.current}'] button`)?.focus();
    wanted.current = -1;
  });

  const choose = (point: PlanPoint, more: boolean) => {
    const next = new Set(more ? selected : []);
    if (more && selected.has(point.key)) next.delete(point.key);
    else next.add(point.key);
    monitor.select(next);
    onReveal(point);
  };
  const move = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor(scroll.height / ROW) - 1);
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -points.length, End: points.length }[
      event.key
    ];
    if (by === undefined || points.length === 0) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(points.length - 1, place + by));
    wanted.current = next;
    setCurrent(next);
    const element = box.current;
    if (!element) return;
    // The head of the table covers the first row of the box.
    if (next * ROW < element.scrollTop) element.scrollTop = next * ROW;
    else if ((next + 2) * ROW > element.scrollTop + element.clientHeight)
      element.scrollTop = (next + 2) * ROW - element.clientHeight;
    setScroll({ top: element.scrollTop, height: element.clientHeight });
  };
  return (
    <div className="gd-monitor-points" part="table">
      <div className="gd-monitor-filter">
        <input
          className="gd-monitor-input"
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <select
          className="gd-monitor-input"
          aria-label={text.show}
          value={filter}
          onChange={(event) => setFilter(event.target.value as Filter)}
        >
          {FILTERS.map((one) => (
            <option key={one} value={one}>
              {text[FILTER_TEXT[one]]}
            </option>
          ))}
        </select>
      </div>
      <div
        ref={box}
        className="gd-monitor-scroll"
        onScroll={({ currentTarget: { scrollTop, clientHeight } }) =>
          setScroll({ top: scrollTop, height: clientHeight })
        }
      >
        <table aria-label={text.table} aria-rowcount={points.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">{text.point}</th>
              <th scope="col">{text.level}</th>
              <th scope="col">{text.value}</th>
              <th scope="col">{text.at}</th>
            </tr>
          </thead>
          <tbody ref={body} onKeyDown={move}>
            {from > 0 && <Gap rows={from} />}
            {rows.map((point, index) => {
              const at = from + index;
              const chosen = selected.has(point.key);
              return (
                <tr
                  key={point.key}
                  data-key={point.key}
                  data-device={point.device_id}
                  data-index={at}
                  aria-rowindex={at + 2}
                  className={chosen ? 'gd-chosen' : undefined}
                >
                  <th scope="row">
                    <button
                      type="button"
                      tabIndex={at === place ? 0 : -1}
                      aria-pressed={chosen}
                      onFocus={() => setCurrent(at)}
                      onClick={(event) => choose(point, event.shiftKey || event.ctrlKey || event.metaKey)}
                    >
                      {names.get(point.key)}
                    </button>
                  </th>
                  <td />
                  <td />
                  <td />
                </tr>
              );
            })}
            {to < points.length && <Gap rows={points.length - to} />}
          </tbody>
        </table>
        {points.length === 0 && (
          <p className="gd-monitor-none">{drawing.points.length === 0 ? text.noPoints : text.noMatch}</p>
        )}
      </div>
    </div>
  );
}

/** Room of rows that are not there. */
function Gap({ rows }: { rows: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={4} style={{ height: rows * ROW, padding: 0 }} />
    </tr>
  );
}

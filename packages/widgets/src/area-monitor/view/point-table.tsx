import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import {
  addsTo,
  chosenAfter,
  namesOf,
  planText,
  type PlanDevice,
  type PlanDrawing,
  type PlanPoint,
} from '../../plan/index.ts';
import type { Monitor } from '../session/monitor.ts';
import type { MonitorState } from '../session/state.ts';
import { ROW, useRowWindow } from './row-window.ts';
import { FILTERS, shownPoints, type Filter } from './shown-points.ts';
import { useLiveRows } from './use-live-rows.ts';
import { useTicks } from '../../device/view/use-session.ts';

const FILTER_TEXT = { all: 'showAll', abnormal: 'showAbnormal', offline: 'showOffline' } as const;

interface PointTableProps {
  monitor: Monitor;
  state: MonitorState;
  drawing: PlanDrawing;
  onReveal(point: PlanPoint): void;
}

/** All points of the drawing as a table, for keyboard and screen reader. Only visible rows are rendered. */
export function PointTable({ monitor, state, drawing, onReveal }: PointTableProps) {
  const { lang, text } = monitor;
  const { devices, selected } = state;
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [current, setCurrent] = useState(0);
  const body = useRef<HTMLTableSectionElement>(null);
  const wanted = useRef(-1);
  const names = useMemo(() => {
    const known = new Map(
      [...devices].map(([id, { name, number }]): [string, PlanDevice] => [id, { id, name, number }]),
    );
    return namesOf(drawing.points, known, planText[lang]);
  }, [drawing, devices, lang]);
  // With a value filter, the matching rows change when values change.
  useTicks(monitor, filter === 'all' ? 60_000 : 1000);
  const points = shownPoints(monitor, drawing.points, names, search, filter);
  const { box, from, to, page, onScroll, reveal } = useRowWindow(points.length);
  const rows = points.slice(from, to);
  const place = Math.min(current, Math.max(0, points.length - 1));

  useLiveRows(body, monitor, points, { from, to });
  useEffect(() => {
    if (wanted.current < 0) return;
    body.current?.querySelector<HTMLElement>(`[data-index='${wanted.current}'] button`)?.focus();
    wanted.current = -1;
  });

  const choose = (point: PlanPoint, more: boolean) => {
    monitor.select(chosenAfter(selected, point.key, more));
    onReveal(point);
  };
  const move = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -points.length, End: points.length }[
      event.key
    ];
    if (by === undefined || points.length === 0) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(points.length - 1, place + by));
    wanted.current = next;
    setCurrent(next);
    reveal(next);
  };
  return (
    <div className="gd-monitor-points" part="table">
      <PointFilter text={text} search={search} filter={filter} onSearch={setSearch} onFilter={setFilter} />
      <div ref={box} className="gd-monitor-scroll" onScroll={onScroll}>
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
              return (
                <PointRow
                  key={point.key}
                  point={point}
                  index={at}
                  name={names.get(point.key)}
                  chosen={selected.has(point.key)}
                  reached={at === place}
                  onFocus={() => setCurrent(at)}
                  onChoose={(more) => choose(point, more)}
                />
              );
            })}
            {to < points.length && <Gap rows={points.length - to} />}
          </tbody>
        </table>
        {points.length === 0 && (
          <p className="gd-device-none">{drawing.points.length === 0 ? text.noPoints : text.noMatch}</p>
        )}
      </div>
    </div>
  );
}

interface PointFilterProps {
  text: Monitor['text'];
  search: string;
  filter: Filter;
  onSearch(search: string): void;
  onFilter(filter: Filter): void;
}

/** Limits the table to points whose name matches, and to points in a state. */
function PointFilter({ text, search, filter, onSearch, onFilter }: PointFilterProps) {
  return (
    <div className="gd-monitor-filter">
      <input
        className="gd-device-input"
        type="search"
        aria-label={text.search}
        placeholder={text.search}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <select
        className="gd-device-input"
        aria-label={text.show}
        value={filter}
        onChange={(event) => onFilter(event.target.value as Filter)}
      >
        {FILTERS.map((one) => (
          <option key={one} value={one}>
            {text[FILTER_TEXT[one]]}
          </option>
        ))}
      </select>
    </div>
  );
}

interface PointRowProps {
  point: PlanPoint;
  /** Place among all points of the table. */
  index: number;
  name: string | undefined;
  chosen: boolean;
  /** Whether the tab key reaches this row. */
  reached: boolean;
  onFocus(): void;
  onChoose(more: boolean): void;
}

/** One point; `useLiveRows` writes its empty cells. */
function PointRow({ point, index, name, chosen, reached, onFocus, onChoose }: PointRowProps) {
  return (
    <tr
      data-key={point.key}
      data-device={point.device_id}
      data-index={index}
      aria-rowindex={index + 2}
      className={chosen ? 'gd-monitor-chosen' : undefined}
    >
      <th scope="row">
        <button
          type="button"
          tabIndex={reached ? 0 : -1}
          aria-pressed={chosen}
          onFocus={onFocus}
          onClick={(event) => onChoose(addsTo(event))}
        >
          {name}
        </button>
      </th>
      <td />
      <td />
      <td />
    </tr>
  );
}

/** Empty space in place of rows that are not rendered. */
function Gap({ rows }: { rows: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={4} style={{ height: rows * ROW, padding: 0 }} />
    </tr>
  );
}

import { calls } from '@gongdi/api';
import {
  fill,
  FIGURE_KIND,
  filesIn,
  partmanage,
  partStatus,
  permission,
  schedulefigure,
  type StoredFile,
} from '@gongdi/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton, Slider } from 'antd';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useDebounced } from '../../../../kit/frame/use-debounced.ts';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useConsole, useLang, usePermissions } from '../../../ground/context/console-context.tsx';
import { storage } from '../../../ground/session/storage.ts';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { Elevation } from './elevation.tsx';
import css from './figure.css?inline';
import { PictureFigure, type Region } from './picture-figure.tsx';
import { useFigureText } from './text/index.ts';

const DAY = 86_400_000;
/** Time that the slider rests before the server is asked, ms. */
const REST = 150;

const dayOf = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;

/** A progress figure as of a day: the drawing, its legend with the numbers, and the slider of days. */
export default function FigureView({ row }: ScreenRowProps) {
  useSheet(css);
  const { client } = useConsole();
  const text = useFigureText();
  const kept = storage.get('figure');
  const [on, setOn] = useState<string | null>(kept?.id === row.id ? kept.on : null);
  const asked = useDebounced(on, REST);
  useEffect(() => storage.set('figure', { id: row.id, on }), [row.id, on]);
  const states = useQuery({
    queryKey: ['record', schedulefigure.name, row.id, 'states', asked ?? ''],
    queryFn: ({ signal }) =>
      client.call(
        calls.part.figureStates,
        { params: { id: row.id }, query: asked === null ? {} : { on: asked } },
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
    staleTime: asked === null ? 0 : 60_000,
  });
  const { data } = states;
  const picture = filesIn(row['picture'])[0];
  const drawn = row['figure_kind'] === FIGURE_KIND.picture && picture;
  return (
    <section className="gd-data-panel gd-figure" aria-label={text.title}>
      <header className="gd-figure-head">
        <h2 className="gd-data-panel-title">
          {text.title} <small>{on === null ? text.now : fill(text.asOf, { day: on })}</small>
        </h2>
        <Button className="gd-figure-print" onClick={() => window.print()}>
          {text.print}
        </Button>
      </header>
      {states.error && <Alert type="error" showIcon title={states.error.message} />}
      {states.isPending && <Skeleton active />}
      {data && (
        <>
          <Legend counts={data.counts} root={data.parts[0]?.id ?? ''} live={on === null} />
          <Days days={data.days} today={data.today} on={on} onChange={setOn} />
          {drawn ? (
            <PictureFigure
              picture={drawn as StoredFile}
              regions={(row['regions'] ?? []) as Region[]}
              parts={data.parts}
            />
          ) : (
            <Elevation parts={data.parts} />
          )}
          {data.more && <Alert type="warning" showIcon title={text.more} />}
        </>
      )}
    </section>
  );
}

/** The states with their numbers and shares; now, each number opens its list. */
function Legend({
  counts,
  root,
  live,
}: {
  counts: readonly { state: number; count: number }[];
  root: string;
  live: boolean;
}) {
  const lang = useLang();
  const may = usePermissions();
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const opens = live && may(permission(partmanage.name, 'list'));
  return (
    <ul className="gd-figure-legend">
      {partStatus.entries.map(({ value, label }) => {
        const count = counts.find(({ state }) => state === value)?.count ?? 0;
        const share = all === 0 ? 0 : Math.round((count / all) * 1000) / 10;
        const number = `${count} · ${share}%`;
        const to = `/${partmanage.name}?parent_id=${root}&leaf_flag=true&part_status=${value}`;
        return (
          <li key={value}>
            <span className={`gd-figure-mark gd-figure-state-${value}`} aria-hidden />
            {label[lang]} {opens && count > 0 ? <Link to={to}>{number}</Link> : number}
          </li>
        );
      })}
    </ul>
  );
}

/** The slider of days, from the first change of a state to today. */
function Days({
  days,
  today,
  on,
  onChange,
}: {
  days: readonly string[];
  today: string;
  on: string | null;
  onChange: (on: string | null) => void;
}) {
  const text = useFigureText();
  const first = days[0];
  if (first === undefined || first >= today) return <p className="gd-figure-none">{text.noHistory}</p>;
  const [from, to] = [numberOf(first) - 1, numberOf(today)];
  const step = (by: 1 | -1): void => {
    const at = on ?? today;
    const next = by > 0 ? days.find((day) => day > at) : days.findLast((day) => day < at);
    onChange(next === undefined || next >= today ? (by > 0 ? null : (first ?? null)) : next);
  };
  return (
    <div className="gd-figure-days">
      <Button onClick={() => step(-1)} aria-label={text.before}>
        ‹
      </Button>
      <Slider
        min={from}
        max={to}
        value={on === null ? to : numberOf(on)}
        onChange={(value: number) => onChange(value >= to ? null : dayOf(value))}
        tooltip={{ formatter: (value) => (value === undefined ? '' : dayOf(value)) }}
        marks={{ [from]: dayOf(from), [to]: text.today }}
        ariaLabelForHandle={text.day}
        ariaValueTextFormatterForHandle={(value) => dayOf(value)}
      />
      <Button onClick={() => step(1)} disabled={on === null} aria-label={text.after}>
        ›
      </Button>
    </div>
  );
}

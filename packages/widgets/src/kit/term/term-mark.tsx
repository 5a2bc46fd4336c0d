import { fill, termOf, type AnyResource, type Lang, type Term } from '@gongdi/domain';
import { Tag } from 'antd';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useData } from '../data/data-context.tsx';
import { useTimes } from '../clock/index.ts';

const WORDS = {
  zh: { due: '截止 {date}', over: '超期 {days} 天', today: '今天到期', left: '剩 {days} 天' },
  en: { due: 'Due {date}', over: '{days} d overdue', today: 'Due today', left: '{days} d left' },
} satisfies Record<Lang, Record<string, string>>;

/** Days before a deadline from which its mark warns. */
const SOON = 3;

interface TermMarkProps {
  term: Term;
  /** Names the day as well. */
  dated?: boolean;
}

/** How many days a deadline leaves, or how many it has passed. */
function TermMark({ term: { day, left }, dated = false }: TermMarkProps): ReactNode {
  const words = WORDS[useData().lang];
  const days = fill(left < 0 ? words.over : left === 0 ? words.today : words.left, { days: Math.abs(left) });
  return (
    <Tag
      className={dated ? undefined : 'gd-data-term'}
      color={left < 0 ? 'error' : left <= SOON ? 'warning' : 'default'}
    >
      {dated ? `${fill(words.due, { date: day })} · ${days}` : days}
    </Tag>
  );
}

const MINUTE = 60_000;

function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE);
  return () => clearInterval(timer);
}

/** The quarter of an hour that has begun, epoch ms: days begin with one in every time zone. */
const quarterHour = (): number => Math.floor(Date.now() / (15 * MINUTE)) * 15 * MINUTE;

/** Returns the deadline that runs for a record, today, in the zone of the installation. */
function useTerm(resource: AnyResource, row: Readonly<Record<string, unknown>>): Term | undefined {
  const { zone } = useTimes();
  const now = useSyncExternalStore(everyMinute, quarterHour);
  return termOf(resource, row, { now, zone });
}

interface RecordTermProps extends Pick<TermMarkProps, 'dated'> {
  resource: AnyResource;
  row: Readonly<Record<string, unknown>>;
}

/** The mark of a record's deadline; nothing when none runs. */
export function RecordTerm({ resource, row, dated }: RecordTermProps) {
  const term = useTerm(resource, row);
  return term ? <TermMark term={term} dated={dated} /> : null;
}

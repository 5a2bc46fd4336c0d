import { fill, termOf, type AnyResource, type Lang, type Term } from '@gongdi/domain';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { useData } from '../data/data-context.tsx';
import { useTimes } from '../clock/index.ts';

const WORDS = {
  zh: { over: '超期 {days} 天', today: '今天到期', left: '剩 {days} 天' },
  en: { over: '{days} d overdue', today: 'Due today', left: '{days} d left' },
} satisfies Record<Lang, Record<string, string>>;

/** Days before a deadline from which its mark warns. */
const SOON = 3;

/** How many days a deadline leaves, or how many it has passed. */
export function TermMark({ term: { left } }: { term: Term }): ReactNode {
  const words = WORDS[useData().lang];
  const text = fill(left < 0 ? words.over : left === 0 ? words.today : words.left, { days: Math.abs(left) });
  return (
    <Tag className="gd-data-term" color={left < 0 ? 'error' : left <= SOON ? 'warning' : 'default'}>
      {text}
    </Tag>
  );
}

/** Returns the deadline that runs for a record, today, in the zone of the installation. */
export function useTerm(resource: AnyResource, row: Readonly<Record<string, unknown>>): Term | undefined {
  const { zone } = useTimes();
  return termOf(resource, row, { now: Date.now(), zone });
}

/** The mark of a record's deadline; nothing when none runs. */
export function RecordTerm({ resource, row }: { resource: AnyResource; row: Readonly<Record<string, unknown>> }) {
  const term = useTerm(resource, row);
  return term ? <TermMark term={term} /> : null;
}

import type { ChangeEntry, ChangeHistory } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Drawer, Empty, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTimes } from '../../../kit/clock/index.ts';
import { useSheet } from '../../../kit/shadow/index.ts';
import { Unread } from '../../ground/status/unread.tsx';
import css from './history.css?inline';
import { useHistoryText } from './text/index.ts';

/** One difference of a change; a side that is absent did not exist. */
export interface ChangedLine {
  key: string;
  label: ReactNode;
  before?: ReactNode;
  after?: ReactNode;
}

interface HistoryDrawerProps {
  /** What was changed, for the title. */
  name: string;
  /** Key of the query; it should change when something is saved. */
  queryKey: readonly unknown[];
  load: (before: string | undefined, signal: AbortSignal) => Promise<ChangeHistory>;
  lines: (entry: ChangeEntry) => readonly ChangedLine[];
  /** Fills the values before a change into the form; absent: the user may not change anything. */
  restore?: ((values: ChangeEntry['before']) => void) | undefined;
  onClose: () => void;
}

/** Who changed something when, with the differences; what was there before can be filled into the form. */
export function HistoryDrawer({ name, queryKey, load, lines, restore, onClose }: HistoryDrawerProps) {
  useSheet(css);
  const text = useHistoryText();
  const { dateTime } = useTimes();
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: ({ signal, pageParam }) => load(pageParam === '' ? undefined : pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const entries = pages.data?.pages.flatMap(({ list }) => list);
  return (
    <Drawer open size={480} title={fill(text.title, { name })} onClose={onClose}>
      {!entries && !pages.error && <Skeleton active title={false} />}
      {!entries && pages.error && <Unread error={pages.error} retry={() => void pages.refetch()} />}
      {entries?.length === 0 && <Empty description={text.none} />}
      {entries && entries.length > 0 && restore && <p className="gd-history-hint">{text.restoreHint}</p>}
      <ol className="gd-history-list">
        {entries?.map((entry) => (
          <li key={entry.id}>
            <div className="gd-history-head">
              <strong>{entry.by ?? text.system}</strong>
              <time dateTime={entry.at}>{dateTime(entry.at)}</time>
            </div>
            <Lines lines={lines(entry)} />
            {restore && (
              <Button
                size="small"
                onClick={() => {
                  restore(entry.before);
                  onClose();
                }}
              >
                {text.restore}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {pages.hasNextPage && (
        <Button block loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {text.older}
        </Button>
      )}
    </Drawer>
  );
}

function Lines({ lines }: { lines: readonly ChangedLine[] }) {
  const text = useHistoryText();
  if (lines.length === 0)
    return (
      <p className="gd-history-lines">
        <small>{text.nothing}</small>
      </p>
    );
  return (
    <ul className="gd-history-lines">
      {lines.map(({ key, label, before, after }) => (
        <li key={key}>
          <small>{label}</small> {before !== undefined && <del>{before}</del>}
          {before !== undefined && after !== undefined && ' → '}
          {after !== undefined && <ins>{after}</ins>}
        </li>
      ))}
    </ul>
  );
}

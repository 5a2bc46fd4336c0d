import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Empty, Skeleton } from 'antd';
import { fill } from '@gongdi/domain';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useWorkbenchText } from './text/index.ts';

interface BenchPanelProps<T> {
  title: string;
  /** Address of the whole list. */
  all: string;
  list: Pick<UseQueryResult<{ list: readonly T[] }>, 'data' | 'error' | 'refetch'>;
  /** What an empty list says. */
  none: string;
  renderRow: (item: T) => ReactNode;
}

/** The newest of a list, with the way to all of it: loading, failed, empty, or there. */
export function BenchPanel<T extends { id: string }>({ title, all, list, none, renderRow }: BenchPanelProps<T>) {
  const text = useWorkbenchText();
  const heading = useId();
  return (
    <section className="gd-panel" aria-labelledby={heading}>
      <div className="gd-panel-title">
        <h2 id={heading}>{title}</h2>
        <Link className="gd-end" to={all} aria-label={`${text.all} ${title}`}>
          {text.all}
        </Link>
      </div>
      {list.data ? (
        list.data.list.length > 0 ? (
          <ul className="gd-bench-list">
            {list.data.list.map((item) => (
              <li key={item.id}>{renderRow(item)}</li>
            ))}
          </ul>
        ) : (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={none} />
        )
      ) : list.error ? (
        <div className="gd-bench-failed" role="alert">
          {fill(text.failed, { reason: list.error.message })}
          <Button size="small" onClick={() => void list.refetch()}>
            {text.retry}
          </Button>
        </div>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      )}
    </section>
  );
}

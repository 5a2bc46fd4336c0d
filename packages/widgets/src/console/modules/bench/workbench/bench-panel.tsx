import { Empty, Skeleton } from 'antd';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { BenchFailure } from './bench-failure.tsx';
import { useWorkbenchText } from './text/index.ts';

interface BenchPanelProps<T> {
  title: string;
  /** Address of the whole list. */
  all: string;
  /** Absent while they load, and when they did not come. */
  rows: readonly T[] | undefined;
  /** Why they did not come. */
  reason: string | undefined;
  retry: () => unknown;
  /** What an empty list says. */
  none: string;
  renderRow: (item: T) => ReactNode;
}

/** The newest of a list, with the way to all of it: loading, failed, empty, or there. */
export function BenchPanel<T extends { id: string }>({
  title,
  all,
  rows,
  reason,
  retry,
  none,
  renderRow,
}: BenchPanelProps<T>) {
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
      {rows ? (
        rows.length > 0 ? (
          <ul className="gd-bench-list">
            {rows.map((item) => (
              <li key={item.id}>{renderRow(item)}</li>
            ))}
          </ul>
        ) : (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={none} />
        )
      ) : reason === undefined ? (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      ) : (
        <BenchFailure reason={reason} retry={retry} />
      )}
    </section>
  );
}

import { Empty, Skeleton } from 'antd';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { BenchFailure } from './bench-failure.tsx';
import { useWorkbenchText } from '../text/index.ts';

interface BenchPanelProps<T> {
  title: string;
  /** Address of the complete list. */
  all?: string;
  /** Undefined while they load, and after a failure. */
  rows: readonly T[] | undefined;
  /** Reason of the failure. */
  reason: string | undefined;
  retry: () => unknown;
  /** Text for an empty list. */
  none: string;
  renderRow: (item: T) => ReactNode;
}

/** Panel with the newest rows of a list and a link to the complete list. States: loading, failed, empty, loaded. */
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
    <section className="gd-data-panel" aria-labelledby={heading}>
      <div className="gd-data-panel-title">
        <h2 id={heading}>{title}</h2>
        {all !== undefined && (
          <Link className="gd-data-end" to={all} aria-label={`${text.all} ${title}`}>
            {text.all}
          </Link>
        )}
      </div>
      {rows ? (
        rows.length > 0 ? (
          <ul className="gd-bench-list">
            {rows.map((item) => (
              <li key={item.id}>{renderRow(item)}</li>
            ))}
          </ul>
        ) : (
          <Empty description={none} />
        )
      ) : reason === undefined ? (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      ) : (
        <BenchFailure reason={reason} retry={retry} />
      )}
    </section>
  );
}

import { Alert, Button, Empty, Result, Skeleton } from 'antd';
import { use, type ReactNode } from 'react';
import { NextContext } from '../actions/next-action.tsx';
import { useViewText } from './text/index.ts';

interface ViewStateProps {
  query: { data: unknown; error: unknown; isPending: boolean; refetch: () => unknown };
  /** Whether there is nothing to show. */
  empty?: boolean;
  /** Shown instead of the usual words about nothing. */
  nothing?: string;
  children: ReactNode;
}

/** Shows what a view has: a skeleton while it loads, the failure with a way to try again, words about nothing. */
export function ViewState({ query, empty = false, nothing, children }: ViewStateProps) {
  const text = useViewText();
  const next = use(NextContext);
  const { data, error, isPending, refetch } = query;
  const failure = error instanceof Error ? error.message : text.loadFailed;
  const retry = (
    <Button size={data === undefined ? 'middle' : 'small'} onClick={() => void refetch()}>
      {text.retry}
    </Button>
  );
  if (error && data === undefined)
    return (
      <div role="alert">
        <Result status="error" title={failure} extra={retry} />
      </div>
    );
  if (isPending) return <Skeleton active paragraph={{ rows: 8 }} />;
  return (
    <>
      {Boolean(error) && (
        <Alert type="error" showIcon className="gd-data-grid-failure" title={failure} action={retry} />
      )}
      {empty ? <Empty description={nothing ?? text.nothing}>{next}</Empty> : children}
    </>
  );
}

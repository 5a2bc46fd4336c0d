import { CallFailure } from '@gongdi/api';
import { ERRORS } from '@gongdi/domain';
import { Button, Result } from 'antd';
import type { ReactNode } from 'react';
import { PageLoading } from './page-loading.tsx';

/** Error codes of a code that this server has not given; a code that is no code counts among them. */
const UNKNOWN: ReadonlySet<number> = new Set([ERRORS.notFound.code, ERRORS.invalid.code]);

interface CodeAnswerProps<T> {
  /** Empty: the address names none. */
  code: string;
  found: { data: T | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  text: { nothingAsked: string; failed: string; retry: string };
  /** Shown for a code that this server has not given. */
  unknown: ReactNode;
  children: (data: T) => ReactNode;
}

/** What the page behind a scanned code shows: the facts, or why there are none. */
export function CodeAnswer<T>({ code, found, text, unknown, children }: CodeAnswerProps<T>) {
  const { data, error, isFetching, refetch } = found;
  if (code === '') return <Result status="info" title={text.nothingAsked} />;
  if (data !== undefined) return children(data);
  if (!error) return <PageLoading />;
  if (error instanceof CallFailure && UNKNOWN.has(error.code)) return unknown;
  const retry = (
    <Button type="primary" loading={isFetching} onClick={() => void refetch()}>
      {text.retry}
    </Button>
  );
  return <Result status="error" title={text.failed} subTitle={error.message} extra={retry} />;
}

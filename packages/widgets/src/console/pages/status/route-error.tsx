import { CallFailure } from '@gongdi/api';
import { Button, Result } from 'antd';
import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { useWidget } from '../../../kit/provider/index.ts';
import { useText } from '../../context/console-context.tsx';
import { ChunkError } from '../../routes/lazy-page.tsx';
import { isRefused } from './is-refused.ts';

/** Instead of a page that threw: what went wrong, and the way on. */
export function RouteError() {
  const error = useRouteError();
  const { emit } = useWidget();
  const navigate = useNavigate();
  const here = useLocation();
  const where = here.pathname;
  useEffect(() => {
    const code = error instanceof ChunkError ? 'load_failed' : 'render_failed';
    emit('gd-error', { code, message: error instanceof Error ? error.message : String(error), where });
  }, [error, emit, where]);
  // Arriving at the same address again draws the page anew, and loads its code if that is what failed.
  return <FailurePanel error={error} retry={() => void navigate(here, { replace: true })} />;
}

/** A page's own failed loading: no permission, no such record, no network. */
export function FailurePanel({ error, retry }: { error: unknown; retry: () => void }) {
  const text = useText();
  const failure = error instanceof CallFailure ? error : null;
  if (isRefused(error))
    return (
      <div className="gd-center" role="alert">
        <Result status="403" title={text.noPermissionTitle} subTitle={text.noPermissionText} />
      </div>
    );
  const title = error instanceof ChunkError ? text.chunkFailed : (failure?.message ?? text.failedTitle);
  return (
    <div className="gd-center" role="alert">
      <Result
        status={failure?.status === 404 ? '404' : 'error'}
        title={title}
        subTitle={
          failure
            ? failure.status === 0
              ? text.failedHint
              : undefined
            : `${text.failedText} ${error instanceof Error ? error.message : ''}`
        }
        extra={
          <Button type="primary" onClick={retry}>
            {text.retry}
          </Button>
        }
      />
    </div>
  );
}

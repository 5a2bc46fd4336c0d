import { CallFailure } from '@gongdi/api';
import { ERRORS } from '@gongdi/domain';
import { Button, Result } from 'antd';
import { useRouteError } from 'react-router';
import { useText } from '../../context/console-context.tsx';
import { ChunkError } from '../../routes/lazy-page.tsx';

/** Instead of a page that threw: what went wrong, and the way on. */
export function RouteError() {
  return <FailurePanel error={useRouteError()} retry={() => location.reload()} />;
}

/** A page's own failed loading: no permission, no such record, no network. */
export function FailurePanel({ error, retry }: { error: unknown; retry: () => void }) {
  const text = useText();
  const failure = error instanceof CallFailure ? error : null;
  if (failure?.code === ERRORS.permission.code)
    return (
      <div className="gd-center">
        <Result status="403" title={text.noPermissionTitle} subTitle={text.noPermissionText} />
      </div>
    );
  const title = error instanceof ChunkError ? text.chunkFailed : (failure?.message ?? text.failedTitle);
  return (
    <div className="gd-center" role="alert">
      <Result
        status={failure?.status === 404 ? '404' : 'error'}
        title={title}
        subTitle={failure ? undefined : `${text.failedText} ${error instanceof Error ? error.message : ''}`}
        extra={
          <Button type="primary" onClick={retry}>
            {text.retry}
          </Button>
        }
      />
    </div>
  );
}

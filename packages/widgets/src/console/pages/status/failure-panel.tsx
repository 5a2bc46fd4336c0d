import { CallFailure } from '@gongdi/api';
import { Button, Result } from 'antd';
import { ChunkError } from '../../../kit/lazy/index.ts';
import { useText } from '../../context/console-context.tsx';
import { isRefused } from './is-refused.ts';

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
            : `${text.failedText} ${error instanceof ChunkError ? error.reason : error instanceof Error ? error.message : ''}`
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

import { DisconnectOutlined } from '@ant-design/icons';
import { CallFailure } from '@gongdi/api';
import { Button, Result } from 'antd';
import { useEffect } from 'react';
import { ChunkError } from '../../../kit/lazy/index.ts';
import { useConsole, useText } from '../context/console-context.tsx';
import { isRefused } from './is-refused.ts';
import { NoPermission } from './no-permission.tsx';

/** Shown when a page could not load its data: no permission, no such record, no network. */
export function FailurePanel({ error, retry }: { error: unknown; retry: () => void }) {
  const text = useText();
  const { client, session } = useConsole();
  const failure = error instanceof CallFailure ? error : null;
  const refused = isRefused(error);
  // A refusal means that the menus and buttons are out of date.
  useEffect(() => {
    if (refused) void session.renewRights(client);
  }, [refused, session, client]);
  if (refused) return <NoPermission />;
  if (error instanceof ChunkError && !navigator.onLine) return <Away retry={retry} />;
  const title = error instanceof ChunkError ? text.chunkFailed : (failure?.message ?? text.failedTitle);
  return (
    <div className="gd-console-center" role="alert">
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

/** The page's code does not lie on this device, and there is no network to fetch it. */
function Away({ retry }: { retry: () => void }) {
  const text = useText();
  return (
    <div className="gd-console-center" role="alert">
      <Result
        icon={<DisconnectOutlined aria-hidden />}
        title={text.awayTitle}
        subTitle={text.awayText}
        extra={<Button onClick={retry}>{text.retry}</Button>}
      />
    </div>
  );
}

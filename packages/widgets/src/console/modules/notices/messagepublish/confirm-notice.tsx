import { calls } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTimes } from '../../../../kit/clock/index.ts';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useNoticesText } from './text/index.ts';
import { stateKey, useNoticeState } from './use-notice-state.ts';

/** Asks the reader of an announcement to confirm it, where that is wanted. */
export default function ConfirmNotice({ row }: ScreenRowProps) {
  const { client } = useConsole();
  const text = useNoticesText();
  const { dateTime } = useTimes();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { data } = useNoticeState(row);
  if (!data?.own || !data.confirm_needed) return null;
  const { confirmed_at } = data.own;
  if (confirmed_at)
    return (
      <Alert
        type="success"
        showIcon
        className="gd-console-record-notice"
        title={fill(text.confirmed, { time: dateTime(confirmed_at) })}
      />
    );
  const confirm = async () => {
    setBusy(true);
    try {
      queries.setQueryData(stateKey(row.id), await client.call(calls.notice.confirm, { params: { id: row.id } }));
    } catch {
      // The client has shown the reason.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Alert
      type="warning"
      showIcon
      className="gd-console-record-notice"
      title={text.pleaseConfirm}
      action={
        <Button type="primary" loading={busy && BUSY} onClick={() => void confirm()}>
          {text.confirm}
        </Button>
      }
    />
  );
}

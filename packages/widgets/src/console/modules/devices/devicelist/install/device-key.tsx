import { calls, CallFailure, type CallResult } from '@gongdi/api';
import { devicelist, fill, permission } from '@gongdi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Descriptions, Modal, Spin } from 'antd';
import { useState } from 'react';
import { CopyText } from '../../../../../kit/copy/copy-text.tsx';
import { useConsole, usePermissions } from '../../../../ground/context/console-context.tsx';
import { ownActions } from '../../../../generic/resource/screen/own-actions.tsx';
import { useDeviceText } from '../text/index.ts';
import { showFailure } from '../../../../generic/show-failure.ts';

/** Creates a new key with which a device authenticates. The key is shown once. */
export const deviceKey = ownActions((row) => {
  const text = useDeviceText();
  const may = usePermissions()(permission(devicelist.name, 'key'));
  const [open, setOpen] = useState(false);
  return {
    actions: may ? [{ key: 'key', label: text.key, does: () => setOpen(true) }] : [],
    dialogs: open && <KeyDialog id={row.id} name={String(row['device_name'])} onClose={() => setOpen(false)} />,
  };
});

/** Query of the last characters of a device's key, if it has one. */
export function useKeyState(id: string) {
  const { client } = useConsole();
  return useQuery({
    queryKey: ['record', devicelist.name, id, 'key'],
    queryFn: ({ signal }) => client.call(calls.device.keyState, { params: { id } }, { signal, quiet: true }),
  });
}

function KeyDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { client } = useConsole();
  const text = useDeviceText();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const key = useKeyState(id);
  const [made, setMade] = useState<CallResult<typeof calls.device.makeKey>>();
  const [busy, setBusy] = useState(false);

  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      setMade(await client.call(calls.device.makeKey, { body: { id } }, { quiet: true }));
      await queries.invalidateQueries({ queryKey: ['record', devicelist.name, id] });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error);
    } finally {
      setBusy(false);
    }
  };

  const copied = (value: string) => <CopyText code>{value}</CopyText>;
  return (
    <Modal
      open
      title={fill(text.keyTitle, { name })}
      okText={text.keyMake}
      okButtonProps={{ danger: Boolean(key.data?.hint), disabled: !key.data, style: made ? { display: 'none' } : {} }}
      cancelText={text.close}
      confirmLoading={busy}
      onOk={() => void make()}
      onCancel={onClose}
      destroyOnHidden
    >
      {made ? (
        <>
          <p>{text.keyOnce}</p>
          <Descriptions
            column={1}
            size="small"
            items={[
              { key: 'number', label: text.number, children: copied(made.device_number) },
              { key: 'key', label: text.key, children: copied(made.device_key) },
              { key: 'topic', label: text.topic, children: copied(made.topic) },
            ]}
          />
        </>
      ) : key.data ? (
        <p>{key.data.hint ? fill(text.keyHas, { hint: key.data.hint }) : text.keyNone}</p>
      ) : key.error ? (
        <Alert
          type="error"
          showIcon
          title={key.error.message}
          action={<Button onClick={() => void key.refetch()}>{text.retry}</Button>}
        />
      ) : (
        <Spin />
      )}
    </Modal>
  );
}

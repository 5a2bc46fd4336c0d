import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { calls } from '@gongdi/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button, Skeleton, Space } from 'antd';
import { useState } from 'react';
import { SigningDialog } from '../../../../kit/form-controls/signing-dialog.tsx';
import { useFormSheet } from '../../../../kit/form-controls/form-sheet.ts';
import { addressOfBlob } from '../../../../kit/upload/data-address.ts';
import { useConsole, useText } from '../../../ground/context/console-context.tsx';
import { Unread } from '../../../ground/status/unread.tsx';
import { useCenterText } from './text/index.ts';

const KEY = ['own-signature'];

/** The stored signature that forms offer, with buttons to change or remove it. */
export function OwnSignature() {
  useFormSheet();
  const { client } = useConsole();
  const text = useCenterText();
  const { cancel, confirm, saved } = useText();
  const { message, modal } = App.useApp();
  const queries = useQueryClient();
  const [signing, setSigning] = useState(false);
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => client.call(calls.own.signature, {}, { signal, quiet: true }),
  });
  const keep = async (signature: string) => {
    await client.call(calls.own.setSignature, { body: { signature } });
    queries.setQueryData(KEY, { signature });
    void message.success(saved);
  };
  const askRemove = () =>
    void modal.confirm({
      title: text.signatureRemoveConfirm,
      okText: confirm,
      okButtonProps: { danger: true },
      cancelText: cancel,
      onOk: () => keep(''),
    });
  if (query.isPending) return <Skeleton.Input active />;
  if (query.isError) return <Unread error={query.error} retry={() => void query.refetch()} />;
  const { signature } = query.data;
  return (
    <>
      {signature ? (
        <img className="gd-console-own-signature" src={signature} alt={text.signature} />
      ) : (
        <p className="gd-console-own-none">{text.signatureNone}</p>
      )}
      <Space wrap>
        <Button icon={<EditOutlined aria-hidden />} onClick={() => setSigning(true)}>
          {signature ? text.signatureAgain : text.signatureSet}
        </Button>
        {signature && (
          <Button icon={<DeleteOutlined aria-hidden />} onClick={askRemove}>
            {text.signatureRemove}
          </Button>
        )}
      </Space>
      <p className="gd-console-hint">{text.signatureHint}</p>
      {signing && (
        <SigningDialog
          label={text.signature}
          onPicture={async (picture) => keep(await addressOfBlob(picture))}
          onClose={() => setSigning(false)}
        />
      )}
    </>
  );
}

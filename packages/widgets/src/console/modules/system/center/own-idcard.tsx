import { IdcardOutlined } from '@ant-design/icons';
import { calls } from '@gongdi/api';
import { ID_CARD_PATTERN, maskIdCard } from '@gongdi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button, Form, Input, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useConsole, useText } from '../../../ground/context/console-context.tsx';
import { useFormSave } from '../../../generic/use-form-save.ts';
import { Unread } from '../../../ground/status/unread.tsx';
import { useCenterText } from './text/index.ts';

const KEY = ['own-idcard'];

/** The user's identity number, masked, with the button to enter or change it. */
export function OwnIdcard() {
  const { client } = useConsole();
  const text = useCenterText();
  const [open, setOpen] = useState(false);
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => client.call(calls.own.idcard, {}, { signal, quiet: true }),
  });
  if (query.isPending) return <Skeleton.Input active />;
  if (query.isError) return <Unread error={query.error} retry={() => void query.refetch()} />;
  const { id_card } = query.data;
  return (
    <>
      <p className="gd-console-own-none">{id_card ? maskIdCard(id_card) : text.idcardNone}</p>
      <Button icon={<IdcardOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {id_card ? text.idcardChange : text.idcardSet}
      </Button>
      {open && <IdcardDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function IdcardDialog({ onClose }: { onClose: () => void }) {
  const { client } = useConsole();
  const text = useCenterText();
  const { save: saveText, cancel, saved } = useText();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const [form] = Form.useForm<{ id_card?: string }>();
  const { busy, save } = useFormSave(form);
  const submit = ({ id_card = '' }: { id_card?: string }) =>
    save(async () => {
      const body = { id_card: id_card.trim() === '' ? null : id_card };
      await client.call(calls.own.setIdcard, { body }, { quiet: true });
      await queries.invalidateQueries({ queryKey: KEY });
      void message.success(saved);
      onClose();
    });
  return (
    <Modal
      open
      title={text.idcard}
      okText={saveText}
      cancelText={cancel}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
    >
      <Form form={form} name="own-idcard" layout="vertical" onFinish={(values) => void submit(values)}>
        <Form.Item
          name="id_card"
          label={text.idcard}
          extra={text.idcardHint}
          normalize={(value: string) => value.toUpperCase().replaceAll(/\s/g, '')}
          rules={[{ pattern: ID_CARD_PATTERN, message: text.idcardWrong }]}
        >
          <Input autoComplete="off" maxLength={18} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

import { CallFailure, calls } from '@gongdi/api';
import { fill, grade, staff, usermanage } from '@gongdi/domain';
import { App, DatePicker, Form, Modal } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { ReferenceSelect } from '../../../../kit/record-form/reference-select.tsx';
import { showFailure } from '../../../generic/show-failure.ts';
import { useMarkStale } from '../../../generic/use-record.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { usePaperText } from './text/index.ts';

interface Values {
  staff_ids?: string[];
  account_ids?: string[];
  due: Dayjs;
}

/** Assigns a published paper to people. */
export default function AssignDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { client } = useConsole();
  const text = usePaperText();
  const { message } = App.useApp();
  const markStale = useMarkStale(grade);
  const [form] = Form.useForm<Values>();
  const [sending, setSending] = useState(false);
  const send = async ({ staff_ids = [], account_ids = [], due }: Values) => {
    if (staff_ids.length + account_ids.length === 0) {
      form.setFields([{ name: 'staff_ids', errors: [text.choose] }]);
      return;
    }
    setSending(true);
    try {
      const body = { paper_id: id, staff_ids, account_ids, due_date: due.format('YYYY-MM-DD') };
      const { added, left_out } = await client.call(calls.exam.assign, { body }, { quiet: true });
      void message.success(fill(text.assigned, { added, left: left_out }));
      await markStale('now');
      onClose();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error);
    } finally {
      setSending(false);
    }
  };
  return (
    <Modal
      open
      title={`${text.assign} · ${name}`}
      okText={text.assign}
      confirmLoading={sending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={(values) => void send(values)}>
        <Form.Item name="staff_ids" label={text.staff} extra={text.staffHint}>
          <ReferenceSelect of={staff.name} multiple placeholder={text.choose} />
        </Form.Item>
        <Form.Item name="account_ids" label={text.accounts}>
          <ReferenceSelect of={usermanage.name} multiple placeholder={text.chooseAccounts} />
        </Form.Item>
        <Form.Item name="due" label={text.due} rules={[{ required: true, message: text.due }]}>
          <DatePicker />
        </Form.Item>
      </Form>
    </Modal>
  );
}

import { calls } from '@gongdi/api';
import { enterprise, fill } from '@gongdi/domain';
import { App, Form, Input, Modal, Radio } from 'antd';
import { useEffect, useState } from 'react';
import { useConsole, useText } from '../../../ground/context/console-context.tsx';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { useMarkStale } from '../../../generic/use-record.ts';
import { useFormSave } from '../../../generic/use-form-save.ts';

interface Verdict {
  auth_status: 1 | 2;
  reason?: string;
}

/** Dialog to view a company's licence and approve or refuse the company. */
export function CheckDialog({ row, onClose }: ScreenRowProps & { onClose: () => void }) {
  const { client } = useConsole();
  const text = useText();
  const { message } = App.useApp();
  const markStale = useMarkStale(enterprise);
  const [form] = Form.useForm<Verdict>();
  const verdict = Form.useWatch('auth_status', form);
  const { busy, save } = useFormSave(form);
  const licence = useLicence(row.id);

  const submit = ({ auth_status, reason = '' }: Verdict) =>
    save(async () => {
      await client.call(calls.entry.checkCompany, { body: { id: row.id, auth_status, reason } }, { quiet: true });
      void message.success(text.saved);
      await markStale('now');
      onClose();
    });

  return (
    <Modal
      open
      width={640}
      title={fill(text.companyCheckTitle, { name: String(row['company_name']) })}
      okText={text.confirm}
      cancelText={text.cancel}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
    >
      <figure className="gd-console-licence">
        {licence?.type.startsWith('image/') && <img src={licence.url} alt={text.licence} />}
        {licence && (
          <figcaption>
            <a href={licence.url} target="_blank" rel="noreferrer" download={String(row['credit_code'])}>
              {text.licenceOpen}
            </a>
          </figcaption>
        )}
      </figure>
      <Form<Verdict> form={form} layout="vertical" name="check" onFinish={(input) => void submit(input)}>
        <Form.Item
          name="auth_status"
          label={text.companyVerdict}
          rules={[{ required: true, message: text.companyVerdictMissing }]}
        >
          <Radio.Group
            options={[
              { value: 1, label: text.companyPass },
              { value: 2, label: text.companyRefuse },
            ]}
          />
        </Form.Item>
        <Form.Item
          name="reason"
          label={text.companyReason}
          rules={[{ required: verdict === 2, whitespace: true, message: text.companyReasonMissing }]}
        >
          <Input.TextArea rows={3} maxLength={200} showCount />
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** Returns an object URL of the licence, which is revoked when the component is unmounted. */
function useLicence(id: string): { url: string; type: string } | undefined {
  const { client } = useConsole();
  const [licence, setLicence] = useState<{ url: string; type: string }>();
  useEffect(() => {
    const abort = new AbortController();
    let url: string | undefined;
    client
      .call(calls.entry.companyLicence, { params: { id } }, { signal: abort.signal })
      .then((blob) => {
        if (abort.signal.aborted) return;
        url = URL.createObjectURL(blob);
        setLicence({ url, type: blob.type });
      })
      .catch(() => undefined);
    return () => {
      abort.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [client, id]);
  return licence;
}

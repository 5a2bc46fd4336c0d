import type { OwnTask } from '@gongdi/api';
import { Form, Input, type FormInstance } from 'antd';
import { SignatureControl } from '../../../../../kit/form-controls/signature-control.tsx';
import { FileUpload } from '../../../../../kit/upload/file-upload.tsx';
import { PeopleSelect } from '../../../../generic/accounts/people-select.tsx';
import { useApprovalText } from '../approval/text/index.ts';
import type { Opinion } from './decision.ts';
import { Phrases } from './phrases.tsx';

/** What the user says about a task: reason, signature, files, and who gets a copy. */
export function OpinionForm({ task, form }: { task: OwnTask; form: FormInstance<Opinion> }) {
  const text = useApprovalText();
  return (
    <Form form={form} layout="vertical" name={`task-${task.id}`}>
      <Form.Item
        name="reason"
        label={text.suggestion}
        rules={[{ required: true, whitespace: true, message: text.reasonMissing }]}
      >
        <Input.TextArea rows={3} maxLength={1000} showCount placeholder={text.suggestionHint} />
      </Form.Item>
      <Form.Item noStyle shouldUpdate={(before: Opinion, after: Opinion) => before.reason !== after.reason}>
        {({ getFieldValue, setFieldValue }) => (
          <Phrases
            value={getFieldValue('reason') as string | undefined}
            onChange={(words) => setFieldValue('reason', words)}
          />
        )}
      </Form.Item>
      {task.signature_needed && !task.owner_user && (
        <Form.Item name="signature" label={text.signature} rules={[{ required: true, message: text.signatureMissing }]}>
          <Signature />
        </Form.Item>
      )}
      <Form.Item name="attachments" label={text.attachments}>
        <FileUpload label={text.attachments} maxCount={5} />
      </Form.Item>
      {task.actions.includes('copy') && (
        <Form.Item name="copy_user_ids" label={text.copyTo}>
          <PeopleSelect among={{ task_id: task.id }} aria-label={text.copyTo} placeholder={text.person} />
        </Form.Item>
      )}
    </Form>
  );
}

/** The kit's signature control inside a form item, which sets `value` and `onChange`. */
function Signature({
  id = '',
  value = null,
  onChange,
}: {
  id?: string;
  value?: unknown;
  onChange?: (one: unknown) => void;
}) {
  const text = useApprovalText();
  return (
    <SignatureControl field={{ label: text.signature }} id={id} value={value} onChange={(one) => onChange?.(one)} />
  );
}

import { fill, initialOf, type AnyResource } from '@gongdi/domain';
import { Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { RecordForm } from '../../../../../kit/record-form/record-form.tsx';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { useBusinessText } from './text/index.ts';

/** Preview of a resource's form as the people who start the process see it. Submitting does nothing. */
export function BusinessFormPreview({ resource }: { resource: AnyResource }) {
  const text = useBusinessText();
  const lang = useLang();
  const [form] = Form.useForm();
  if (!resource.endpoints.add) return <p>{fill(text.fromRecord, { label: resource.label[lang] })}</p>;
  return (
    <RecordForm
      resource={resource}
      mode="add"
      form={form}
      initial={initialOf(resource)}
      onSubmit={() => Promise.resolve([])}
    />
  );
}

export function BusinessPreviewDialog({ resource, onClose }: { resource: AnyResource; onClose: () => void }) {
  const text = useBusinessText();
  const lang = useLang();
  const [open, setOpen] = useState(true);
  return (
    <Modal
      open={open}
      width={900}
      title={fill(text.preview, { label: resource.label[lang] })}
      footer={<Button onClick={() => setOpen(false)}>{text.close}</Button>}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <BusinessFormPreview resource={resource} />
    </Modal>
  );
}

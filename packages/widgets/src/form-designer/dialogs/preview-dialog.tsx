import type { FormOpener, FormValues, ProcessForm as Schema } from '@gongdi/domain';
import { Alert, Button, Modal, Select, Space } from 'antd';
import { useRef, useState } from 'react';
import { Segmented } from '../../kit/radios/index.ts';
import { ProcessForm, type ProcessFormHandle } from '../../kit/process-form/index.ts';
import { useFormDesignerText } from '../text/index.ts';

interface PreviewDialogProps {
  form: Schema;
  opener?: Partial<FormOpener>;
  onClose: () => void;
}

/** The form as users will see it, at the width of a computer or a phone, as the start form or at a task. */
export function PreviewDialog({ form, opener, onClose }: PreviewDialogProps) {
  const text = useFormDesignerText();
  const [open, setOpen] = useState(true);
  const [width, setWidth] = useState<960 | 390>(960);
  const [task, setTask] = useState<string>('');
  const [values, setValues] = useState<FormValues | null>(null);
  const filled = useRef<ProcessFormHandle>(null);
  return (
    <Modal
      open={open}
      title={text.previewTitle}
      // 80 % of the width, like previews of models (designer specification, section 2).
      width={{ xs: '96%', md: '80%' }}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      footer={
        <Space>
          <Button onClick={() => setOpen(false)}>{text.close}</Button>
          <Button type="primary" onClick={() => setValues(filled.current?.check() ?? null)}>
            {text.previewCheck}
          </Button>
        </Space>
      }
    >
      <div className="gd-fd-preview">
        <Space wrap>
          <Segmented<960 | 390>
            options={[
              { value: 960, label: text.previewWide },
              { value: 390, label: text.previewNarrow },
            ]}
            value={width}
            onChange={setWidth}
          />
          {Object.keys(form.conf.tasks).length > 0 && (
            <Select
              aria-label={text.previewTask}
              value={task}
              options={[
                { value: '', label: text.previewStart },
                ...Object.keys(form.conf.tasks).map((key) => ({ value: key, label: key })),
              ]}
              onChange={setTask}
            />
          )}
        </Space>
        <div className={`gd-fd-preview-box gd-fd-preview-${width}`}>
          <ProcessForm
            key={task}
            ref={filled}
            form={form}
            task={task || null}
            opener={opener}
            onChange={() => setValues(null)}
          />
        </div>
        {values && (
          <Alert
            type="success"
            showIcon
            role="status"
            title={text.previewGood}
            description={
              <details>
                <summary>{text.previewValues}</summary>
                <pre className="gd-fd-code">{JSON.stringify(values, null, 2)}</pre>
              </details>
            }
          />
        )}
      </div>
    </Modal>
  );
}

import { stepForm, stepsOf, filesIn, type AnyResource, type FieldProblem } from '@gongdi/domain';
import { App, Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { RecordForm } from '../../../kit/record-form/record-form.tsx';
import { isLocal, LocalFilesContext } from '../../../kit/upload/local-files.ts';
import { useConsole } from '../../ground/context/console-context.tsx';
import type { OutboxEntry } from '../../ground/outbox/entry.ts';
import { useOutboxText } from './text/index.ts';
import { useLocalFiles } from './use-kept-form.ts';

/** Form of an entry that the server refused, filled with the entry's input. Saving sends it as a new call. */
export function OutboxEdit(props: { entry: OutboxEntry; resource: AnyResource; onClose: () => void }) {
  const { entry, resource, onClose } = props;
  const { outbox } = useConsole();
  const text = useOutboxText();
  const { message } = App.useApp();
  const [form] = Form.useForm();
  const files = useLocalFiles(entry.files);
  const [initial] = useState(() => withPictures(entry, files.show));
  const step = entry.step && stepsOf(resource).find(({ name }) => name === entry.step!.name);
  if (entry.step && !step) return null;
  const save = async (input: Record<string, unknown>): Promise<readonly FieldProblem[]> => {
    const { title, step: of } = entry;
    const draft = { resource: entry.resource, ...(of ? { step: of } : {}), title, input, files: files.named(input) };
    try {
      await outbox.change(entry, draft);
      onClose();
    } catch {
      void message.error(text.keepFailed);
    }
    return [];
  };
  return (
    <Modal
      open
      width={640}
      title={`${text.editTitle} · ${entry.title}`}
      onCancel={onClose}
      destroyOnHidden
      footer={[
        <Button key="cancel" onClick={onClose}>
          {text.cancel}
        </Button>,
        <Button key="save" type="primary" onClick={() => form.submit()}>
          {text.save}
        </Button>,
      ]}
    >
      <LocalFilesContext value={files.local}>
        <RecordForm
          resource={step ? stepForm(resource, step.name) : resource}
          mode="add"
          form={form}
          initial={initial}
          onSubmit={save}
        />
      </LocalFilesContext>
    </Modal>
  );
}

/** Object URLs of pictures are valid only until the page is left, so files of this device get new ones. */
function withPictures(
  { input, files }: OutboxEntry,
  show: ReturnType<typeof useLocalFiles>['show'],
): Record<string, unknown> {
  const shown = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shown);
    if (typeof value !== 'object' || value === null) return value;
    const [item] = filesIn(value);
    const kept = item && isLocal(item.id) ? files.find(({ ref }) => ref === item.id) : undefined;
    return kept ? show(kept) : value;
  };
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, shown(value)]));
}

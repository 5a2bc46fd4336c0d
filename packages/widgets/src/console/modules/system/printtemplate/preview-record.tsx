import { CallFailure, calls } from '@gongdi/api';
import type { FileItem } from '@gongdi/domain';
import { App, Form, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { lazyDialog } from '../../../../kit/lazy/index.ts';
import { addressOf, releaseAddress } from '../../../../kit/preview/content/own-blobs.ts';
import { ReferenceSelect } from '../../../../kit/record-form/reference-select.tsx';
import { showFailure } from '../../../generic/show-failure.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useTemplatesText } from './text/index.ts';

const PreviewDialog = lazyDialog(async () => ({
  default: (await import('../../../../kit/preview/viewer/preview-dialog.tsx')).PreviewDialog,
}));

type PreviewRecordProps = {
  resource: string;
  /** Name of the template. */
  name: string;
  onClose: () => void;
} & ({ template: string; file?: undefined } | { template?: undefined; file: FileItem });

/** Asks for a record, and shows the document that a template makes of it: a stored one, or a file that was uploaded. */
export function PreviewRecord({ resource, name, template, file, onClose }: PreviewRecordProps) {
  const { client } = useConsole();
  const text = useTemplatesText();
  const { message } = App.useApp();
  const [record, setRecord] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<FileItem>();
  useEffect(() => () => (made?.url ? releaseAddress(made.url) : undefined), [made]);
  const make = async () => {
    if (record === undefined) return;
    setBusy(true);
    const at = { resource, id: record };
    try {
      const blob =
        template === undefined
          ? await client.call(
              calls.record.templatePreview,
              { params: at, body: { file: { id: file.id } } },
              { quiet: true },
            )
          : await client.call(calls.record.word, { params: { ...at, template } }, { quiet: true });
      setMade({ id: 'preview', name: `${name}.docx`, size: blob.size, url: addressOf(blob) });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Modal
        open
        title={text.previewTitle}
        okText={text.show}
        cancelText={text.cancel}
        okButtonProps={{ disabled: record === undefined }}
        confirmLoading={busy}
        onOk={() => void make()}
        onCancel={onClose}
      >
        <Form layout="vertical">
          <Form.Item label={text.record} htmlFor="gd-printing-record">
            <ReferenceSelect
              id="gd-printing-record"
              of={resource}
              value={record}
              onChange={(id) => setRecord(id as string | undefined)}
            />
          </Form.Item>
        </Form>
      </Modal>
      {made && <PreviewDialog files={[made]} start={made} onClose={() => setMade(undefined)} />}
    </>
  );
}

import { DownloadOutlined, InboxOutlined } from '@ant-design/icons';
import { IMPORT_MODES } from '@gongdi/api';
import { fill, type AnyResource } from '@gongdi/domain';
import { templateFor, templateName, XLSX_TYPE } from '@gongdi/sheets';
import { Alert, App, Button, Modal, Progress, Radio, Upload } from 'antd';
import { useState } from 'react';
import { useData, useDictionaries, useKitText } from '../data/index.ts';
import { BUSY } from '../layout/busy.tsx';
import { saveBlob } from '../file/save-blob.ts';
import { CheckedSheet } from './checked-sheet.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportRunning } from './import-running.tsx';
import { isSheetName, useImport, type ImportMode } from './use-import.ts';

interface ImportDialogProps {
  resource: AnyResource;
  /** It has closed. */
  onClose: () => void;
  /** Something was imported. */
  onImported: () => void;
}

/** What the file chooser offers first. */
const SHEETS = { format: '.xls,.xlsx', filter: 'native' } as const;

/** Files that one import takes (console specification, section 9). */
const FILE_LIMIT = 1;

/**
 * Excel import of any resource: a mode first, then one file, checked here with the rules of the form, then sent.
 * The server checks again; nothing is half written.
 */
export function ImportDialog({ resource, onClose, onImported }: ImportDialogProps) {
  const { lang } = useData();
  const { within } = useDictionaries();
  const text = useKitText();
  const { message, modal } = App.useApp();
  const [open, setOpen] = useState(true);
  const [mode, setMode] = useState<ImportMode | null>(null);
  const { state, check, send, restart } = useImport(resource, onImported);
  const label = resource.label[lang];

  const choose = (chosen: ImportMode) => {
    setMode(chosen);
    // What a masked cell means depends on the mode, so a file that is here is checked anew.
    if (state.step === 'reading' || state.step === 'checked') void check(state.file, chosen);
  };
  const take = (file: File, chosen: readonly File[]) => {
    if (chosen.length > FILE_LIMIT) {
      if (chosen[0] === file) void message.warning(fill(text.importOnlyOne, { count: FILE_LIMIT }));
    } else if (!isSheetName(file.name)) void message.error(text.importFormat);
    else if (mode !== null) void check(file, mode);
    return Upload.LIST_IGNORE;
  };
  const template = async () =>
    saveBlob(
      new Blob([await within(() => templateFor(resource, { lang }))], { type: XLSX_TYPE }),
      templateName(resource, lang),
    );
  const start = () => {
    if (mode === null) return;
    if (mode === IMPORT_MODES.append) return void send(mode);
    modal.confirm({
      title: text.importOverwriteConfirm,
      content: fill(text.importOverwriteDanger, { label }),
      okText: text.importStart,
      okButtonProps: { danger: true },
      cancelText: text.importCancel,
      onOk: () => void send(mode),
    });
  };
  const close = () => setOpen(false);
  const result = state.step === 'checked' ? state.result : null;
  const sendable =
    result !== null && result.cleanCount > 0 && (mode === IMPORT_MODES.append || result.errorCount === 0);

  return (
    <Modal
      open={open}
      width={640}
      title={fill(text.importTitle, { label })}
      onCancel={close}
      // Closed first, gone then: the focus returns to what opened it.
      afterClose={onClose}
      closable={state.step !== 'running'}
      mask={{ closable: false }}
      footer={
        state.step === 'done'
          ? [
              <Button key="again" onClick={restart}>
                {text.importAnother}
              </Button>,
              <Button key="close" type="primary" onClick={close}>
                {text.importClose}
              </Button>,
            ]
          : [
              <Button key="cancel" onClick={close} disabled={state.step === 'running'}>
                {text.importCancel}
              </Button>,
              <Button
                key="start"
                type="primary"
                disabled={!sendable}
                loading={state.step === 'running' && BUSY}
                onClick={start}
              >
                {state.step === 'running' ? text.importRunning : text.importStart}
              </Button>,
            ]
      }
    >
      {state.step === 'done' ? (
        <ImportOutcome outcome={state.outcome} checked={state.result} />
      ) : (
        <div className="gd-import">
          <fieldset className="gd-import-mode" disabled={state.step === 'running'}>
            <legend>{text.importMode}</legend>
            <Radio.Group value={mode} onChange={(event) => choose(event.target.value as ImportMode)}>
              <Radio value={IMPORT_MODES.overwrite}>
                {text.importOverwrite}
                <small>{fill(text.importOverwriteHint, { label })}</small>
              </Radio>
              <Radio value={IMPORT_MODES.append}>
                {text.importAppend}
                <small>{fill(text.importAppendHint, { label })}</small>
              </Radio>
            </Radio.Group>
          </fieldset>
          <div className="gd-import-template">
            <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void template()}>
              {text.importTemplate}
            </Button>
          </div>
          <Upload.Dragger
            // All that is dropped or chosen reaches `take`, which says what is wrong; the uploader itself says nothing.
            accept={SHEETS}
            multiple
            showUploadList={false}
            disabled={mode === null || state.step === 'reading' || state.step === 'running'}
            beforeUpload={take}
          >
            <p className="ant-upload-drag-icon">
              <InboxOutlined aria-hidden />
            </p>
            <p className="ant-upload-text">{mode === null ? text.importModeFirst : text.importDrop}</p>
            <p className="ant-upload-hint">{text.importFileHint}</p>
          </Upload.Dragger>
          {'file' in state && <p className="gd-import-file">{`${text.importFile}: ${state.file.name}`}</p>}
          {'failure' in state && state.failure && <Alert type="error" showIcon title={state.failure} />}
          {state.step === 'reading' && (
            <div role="status">
              {text.importReading}
              <Progress percent={Math.round(state.progress * 100)} />
            </div>
          )}
          {state.step === 'running' && <ImportRunning sent={state.sent} mode={mode} />}
          {result && <CheckedSheet resource={resource} result={result} />}
        </div>
      )}
    </Modal>
  );
}

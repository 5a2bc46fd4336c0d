import { DownloadOutlined, InboxOutlined } from '@ant-design/icons';
import { IMPORT_MODES } from '@gongdi/api';
import { fill, type AnyResource } from '@gongdi/domain';
import { templateFor, templateName, XLSX_TYPE } from '@gongdi/sheets';
import { Alert, App, Button, Modal, Progress, Radio, Upload } from 'antd';
import { useState } from 'react';
import { useData, useDictionaries, useKitText } from '../data/index.ts';
import { BUSY } from '../layout/busy.tsx';
import { RadioGroup } from '../radios/index.ts';
import { saveBlob } from '../file/save-blob.ts';
import { CheckedSheet } from './checked-sheet.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportRunning } from './import-running.tsx';
import { isSheetName, useImport, type ImportMode } from './use-import.ts';

interface ImportDialogProps {
  resource: AnyResource;
  /** Called when the dialog has closed. */
  onClose: () => void;
  /** Called when rows were imported. */
  onImported: () => void;
}

/** File types that the file chooser offers first. */
const SHEETS = { format: '.xls,.xlsx', filter: 'native' } as const;

/** Number of files that one import accepts (console specification, section 9). */
const FILE_LIMIT = 1;

/**
 * Excel import for any resource. The user chooses a mode, then one file. The dialog checks the file with the rules of
 * the form and sends it. The server checks it again and never leaves a record half written.
 */
export function ImportDialog({ resource, onClose, onImported }: ImportDialogProps) {
  const { lang } = useData();
  const text = useKitText();
  const { message, modal } = App.useApp();
  const [open, setOpen] = useState(true);
  const [mode, setMode] = useState<ImportMode | null>(resource.imports === 'append' ? IMPORT_MODES.append : null);
  const { state, check, send, restart } = useImport(resource, onImported);
  const label = resource.label[lang];

  const choose = (chosen: ImportMode) => {
    setMode(chosen);
    // The meaning of a masked cell depends on the mode, so a file that is already loaded is checked again.
    if (state.step === 'reading' || state.step === 'checked') void check(state.file, chosen);
  };
  const take = (file: File, chosen: readonly File[]) => {
    if (chosen.length > FILE_LIMIT) {
      if (chosen[0] === file) void message.warning(fill(text.importOnlyOne, { count: FILE_LIMIT }));
    } else if (!isSheetName(file.name)) void message.error(text.importFormat);
    else if (mode !== null) void check(file, mode);
    return Upload.LIST_IGNORE;
  };
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
      // The dialog closes before it is unmounted, so that the focus returns to the control that opened it.
      afterClose={onClose}
      closable={state.step !== 'running'}
      mask={{ closable: false }}
      footer={
        state.step === 'done' ? (
          <DoneButtons onAgain={restart} onClose={close} />
        ) : (
          <StartButtons running={state.step === 'running'} sendable={sendable} onCancel={close} onStart={start} />
        )
      }
    >
      {state.step === 'done' ? (
        <ImportOutcome outcome={state.outcome} checked={state.result} />
      ) : (
        <div className="gd-data-import">
          {resource.imports !== 'append' && (
            <ModeChoice mode={mode} label={label} disabled={state.step === 'running'} onChoose={choose} />
          )}
          <div>
            <TemplateButton resource={resource} />
          </div>
          <Upload.Dragger
            // `take` receives all dropped or chosen files and shows the errors; the uploader itself shows none.
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
          {'file' in state && <p className="gd-data-import-file">{`${text.importFile}: ${state.file.name}`}</p>}
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

/** Downloads an empty sheet with the columns of the resource. */
function TemplateButton({ resource }: { resource: AnyResource }) {
  const { lang } = useData();
  const { within } = useDictionaries();
  const text = useKitText();
  const save = async () =>
    saveBlob(
      new Blob([await within(() => templateFor(resource, { lang }))], { type: XLSX_TYPE }),
      templateName(resource, lang),
    );
  return (
    <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void save()}>
      {text.importTemplate}
    </Button>
  );
}

interface ModeChoiceProps {
  mode: ImportMode | null;
  /** Name of the resource. */
  label: string;
  disabled: boolean;
  onChoose(mode: ImportMode): void;
}

/** Asks whether rows overwrite existing records or become new ones. */
function ModeChoice({ mode, label, disabled, onChoose }: ModeChoiceProps) {
  const text = useKitText();
  return (
    <fieldset className="gd-data-import-mode" disabled={disabled}>
      <legend>{text.importMode}</legend>
      <RadioGroup value={mode} onChange={(event) => onChoose(event.target.value as ImportMode)}>
        <Radio value={IMPORT_MODES.overwrite}>
          {text.importOverwrite}
          <small>{fill(text.importOverwriteHint, { label })}</small>
        </Radio>
        <Radio value={IMPORT_MODES.append}>
          {text.importAppend}
          <small>{fill(text.importAppendHint, { label })}</small>
        </Radio>
      </RadioGroup>
    </fieldset>
  );
}

function DoneButtons({ onAgain, onClose }: { onAgain(): void; onClose(): void }) {
  const text = useKitText();
  return (
    <>
      <Button onClick={onAgain}>{text.importAnother}</Button>
      <Button type="primary" onClick={onClose}>
        {text.importClose}
      </Button>
    </>
  );
}

interface StartButtonsProps {
  running: boolean;
  sendable: boolean;
  onCancel(): void;
  onStart(): void;
}

function StartButtons({ running, sendable, onCancel, onStart }: StartButtonsProps) {
  const text = useKitText();
  return (
    <>
      <Button onClick={onCancel} disabled={running}>
        {text.importCancel}
      </Button>
      <Button type="primary" disabled={!sendable} loading={running && BUSY} onClick={onStart}>
        {running ? text.importRunning : text.importStart}
      </Button>
    </>
  );
}

import { importFormJs, isFormJs, readForm, type Lang, type ProcessForm } from '@gongdi/domain';
import { Alert, Button, Input, Modal } from 'antd';
import { useRef, useState } from 'react';
import { useData } from '../../kit/data/index.ts';
import { useFormDesignerText } from '../text/index.ts';
import { useImported } from './use-imported.tsx';

/** Largest accepted file, bytes; a form is never larger. */
const MOST = 2 * 1024 * 1024;

interface ImportDialogProps {
  onImport: (form: ProcessForm) => void;
  onClose: () => void;
}

/** Imports a form from JSON, in the format of Gongdi or of form-js. */
export function ImportDialog({ onImport, onClose }: ImportDialogProps) {
  const { lang } = useData();
  const text = useFormDesignerText();
  const tell = useImported();
  const [open, setOpen] = useState(true);
  const [json, setJson] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const file = useRef<HTMLInputElement>(null);
  const take = () => {
    const { form, problems: found, notes } = formIn(json, lang);
    if (!form) return setProblems(found);
    onImport(form);
    setOpen(false);
    tell(form, notes);
  };
  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    setProblems([]);
    setJson(chosen.size > MOST ? '' : await chosen.text());
  };
  return (
    <Modal
      open={open}
      title={text.importTitle}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      onOk={take}
      okText={text.import}
      okButtonProps={{ disabled: json.trim() === '' }}
      cancelText={text.cancel}
    >
      <div className="gd-fd-import">
        <p>{text.importHint}</p>
        <Button onClick={() => file.current?.click()}>{text.importFile}</Button>
        <input
          ref={file}
          type="file"
          accept=".json,.form,application/json"
          style={{ display: 'none' }}
          onChange={({ target }) => void read(target.files?.[0])}
        />
        <Input.TextArea
          aria-label={text.importText}
          className="gd-fd-code"
          rows={10}
          value={json}
          spellCheck={false}
          onChange={({ target }) => {
            setJson(target.value);
            setProblems([]);
          }}
        />
        {problems.length > 0 && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={problems[0]}
            description={
              problems.length > 1 && (
                <ul className="gd-data-problems">
                  {problems.slice(1, 20).map((one) => (
                    <li key={one}>{one}</li>
                  ))}
                </ul>
              )
            }
          />
        )}
        <small>{text.importReplace}</small>
      </div>
    </Modal>
  );
}

/**
 * Parses a form. A form with invalid rules is accepted, and the designer shows the problems. Data that does not have
 * the structure of a form is refused.
 */
function formIn(json: string, lang: Lang): { form: ProcessForm | null; problems: string[]; notes: string[] } {
  try {
    const value: unknown = JSON.parse(json);
    if (isFormJs(value)) {
      const { form, notes } = importFormJs(value, lang);
      return { form, problems: [], notes };
    }
  } catch {
    // Invalid JSON is reported below.
  }
  const { form, problems } = readForm(json, lang);
  return { form, problems: problems.map((one) => one.message), notes: [] };
}

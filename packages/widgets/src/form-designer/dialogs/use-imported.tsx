import { fill, type ProcessForm } from '@gongdi/domain';
import { App } from 'antd';
import { useFormDesignerText } from '../text/index.ts';

/** Returns a function that shows the result of an import: the number of fields, and what could not be converted. */
export function useImported(): (form: ProcessForm, notes: readonly string[]) => void {
  const text = useFormDesignerText();
  const { message, modal } = App.useApp();
  return (form, notes) => {
    void message.success(fill(text.importDone, { count: form.fields.length }));
    if (notes.length === 0) return;
    modal.info({
      title: text.importNotes,
      okText: text.confirm,
      content: (
        <ul className="gd-data-problems">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ),
    });
  };
}

import { fill, type ProcessForm } from '@gongdi/domain';
import { App } from 'antd';
import { useFormDesignerText } from '../text/index.ts';

/** Says what came of an import: how many fields there are now, and what could not be brought over. */
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
        <ul className="gd-problems">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ),
    });
  };
}

import { Button, Space } from 'antd';
import { useGridText } from '../text/index.ts';
import { EditFailure } from './edit-failure.tsx';
import type { EditRow } from './grid-editing.ts';
import { useDraft, type Editor } from './use-drafts.ts';

interface EditRowButtonsProps {
  editor: Editor;
  row: EditRow;
  /** The field that receives the focus first. */
  first: string;
}

/** Buttons that begin, save and cancel the editing of a row. */
export function EditRowButtons({ editor, row, first }: EditRowButtonsProps) {
  const text = useGridText();
  const key = editor.keyOf(row, first);
  const draft = useDraft(editor.drafts, key);
  if (!draft)
    return (
      <Button type="link" size="small" className="gd-data-row-action" onClick={() => editor.begin(row, first)}>
        {text.editRow}
      </Button>
    );
  return (
    <div className="gd-data-edit">
      <Space size={12}>
        <Button
          type="link"
          size="small"
          className="gd-data-row-action"
          disabled={draft.busy}
          onClick={() => void editor.save(key)}
        >
          {text.save}
        </Button>
        <Button
          type="link"
          size="small"
          className="gd-data-row-action"
          disabled={draft.busy}
          onClick={() => editor.cancel(key)}
        >
          {text.cancel}
        </Button>
      </Space>
      {draft.failure && <EditFailure failure={draft.failure} reload={() => editor.reload(key)} />}
    </div>
  );
}

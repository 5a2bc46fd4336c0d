import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import type { NamedField } from '@gongdi/domain';
import { Button } from 'antd';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useData } from '../../data/data-context.tsx';
import { EDIT_MARK } from '../keys/use-grid-keys.ts';
import { useGridText } from '../text/index.ts';
import type { Draft } from './drafts.ts';
import { EditControl } from './edit-control.tsx';
import { EditFailure } from './edit-failure.tsx';
import type { EditRow } from './grid-editing.ts';
import { useDraft, type Editor } from './use-drafts.ts';
import { useOutside } from './use-outside.ts';

interface EditCellProps {
  editor: Editor;
  field: NamedField;
  row: EditRow;
  /** The value as shown without editing. */
  children: ReactNode;
}

/** An editable cell: shows its value, or its control while it is edited. */
export function EditCell({ editor, field, row, children }: EditCellProps) {
  const key = editor.keyOf(row, field.name);
  const draft = useDraft(editor.drafts, key);
  if (draft?.fields.includes(field.name))
    return <OpenCell editor={editor} field={field} draft={draft} draftKey={key} />;
  return (
    // This is no focusable control: the cell has the focus, and Enter in the cell clicks this element.
    <div className="gd-data-editable" {...{ [EDIT_MARK]: '' }} onClick={() => editor.begin(row, field.name)}>
      {children}
    </div>
  );
}

interface OpenCellProps {
  editor: Editor;
  field: NamedField;
  draft: Draft;
  draftKey: string;
}

function OpenCell({ editor, field, draft, draftKey }: OpenCellProps) {
  const { mode, drafts } = editor;
  const { lang } = useData();
  const text = useGridText();
  const box = useRef<HTMLDivElement>(null);
  const note = useId();
  const problem = draft.problems.find((one) => one.path === field.name);
  const isFirst = draft.first === field.name;
  const byCell = mode === 'cell' || mode === 'handle';
  const invalid = problem !== undefined || (isFirst && draft.failure !== undefined);
  useEffect(() => {
    if (isFirst) box.current?.querySelector<HTMLElement>('input, textarea, [tabindex]')?.focus();
  }, [isFirst]);
  useOutside(box, mode === 'cell', () => void editor.save(draftKey));

  /** The focus returns to the cell, so that the arrow keys continue from there. */
  const end = async (ended: boolean | Promise<boolean>) => {
    const cell = box.current?.closest<HTMLElement>('.ant-table-cell');
    if (await ended) requestAnimationFrame(() => cell?.focus());
  };
  const save = () => end(editor.save(draftKey));
  const cancel = () => {
    editor.cancel(draftKey);
    void end(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const control = event.target as HTMLElement;
    // An open popup handles its keys first.
    if (control.getAttribute('aria-expanded') === 'true' || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      cancel();
    }
    const writes = control.localName === 'input' && control.closest('.ant-picker, .ant-select') === null;
    if (event.key === 'Enter' && writes) void save();
  };
  return (
    <div ref={box} className="gd-data-edit" onKeyDown={onKeyDown}>
      <div className="gd-data-edit-line">
        <EditControl
          field={field}
          value={field.name in draft.values ? draft.values[field.name] : (draft.base[field.name] ?? undefined)}
          onChange={(value) => drafts.change(draftKey, field.name, value ?? null)}
          invalid={invalid}
          describedBy={invalid ? note : undefined}
          disabled={draft.busy}
          label={field.label[lang]}
        />
        {mode === 'handle' && (
          <>
            <Button
              type="text"
              size="small"
              icon={<CheckOutlined aria-hidden />}
              aria-label={text.save}
              title={text.save}
              disabled={draft.busy}
              onClick={() => void save()}
            />
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined aria-hidden />}
              aria-label={text.cancel}
              title={text.cancel}
              disabled={draft.busy}
              onClick={cancel}
            />
          </>
        )}
      </div>
      {problem && (
        <div id={note} role="alert" className="gd-data-edit-note">
          {problem.message}
        </div>
      )}
      {byCell && !problem && draft.failure && (
        <EditFailure id={note} failure={draft.failure} reload={() => editor.reload(draftKey)} />
      )}
    </div>
  );
}

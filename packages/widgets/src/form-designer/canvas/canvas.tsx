import { fill } from '@gongdi/domain';
import { App } from 'antd';
import { useRef } from 'react';
import { useFormColumns } from '../../kit/layout/form-columns.ts';
import { spanOf } from '../../kit/process-form/index.ts';
import type { Dragged } from '../state/drag.ts';
import { fitsTable, type Place } from '../state/edit.ts';
import type { Design } from '../state/history.ts';
import { useFormDesignerText } from '../text/index.ts';
import { FieldCard } from './field-card.tsx';
import { useDrop } from './use-drop.ts';
import { useFieldActions } from './use-field-actions.ts';

interface CanvasProps {
  design: Design;
  /** Returns whether the field at a place has a problem. */
  wrong: (place: Place) => boolean;
  /** Increased when the selected field must receive the focus. */
  focusWanted: number;
  narrow: boolean;
}

/** The form as it will look; its fields can be selected, moved, copied and deleted. */
export function Canvas({ design, wrong, focusWanted, narrow }: CanvasProps) {
  const text = useFormDesignerText();
  const { message } = App.useApp();
  const [measure, room] = useFormColumns();
  const list = useRef<HTMLOListElement>(null);
  const { form, selected } = design;
  // Fields may be narrower here than in a form that is filled in: two fields fit where that form would show one column.
  const columns = Math.min(narrow ? 1 : room + 1, form.conf.columns);
  const actions = useFieldActions(design, list, focusWanted);
  const dropping = useDrop((dragged: Dragged, before: Place) => {
    if ('type' in dragged) {
      const added = design.add(dragged.type, before);
      if (!added) void message.warning(fill(text.noFit, { type: text.types[dragged.type] }));
      return;
    }
    const { place } = dragged;
    if (
      (place.column === undefined) !== (before.column === undefined) ||
      (place.column !== undefined && place.at !== before.at)
    )
      return;
    const from = place.column ?? place.at;
    const to = before.column ?? before.at;
    design.move(place, to > from ? to - 1 : to);
  });
  return (
    <section className="gd-fd-canvas" aria-label={text.canvas}>
      <p className="gd-fd-keys">{text.canvasHint}</p>
      <div
        ref={measure}
        className="gd-fd-sheet"
        onDragOver={(event) => {
          if (event.target === event.currentTarget || form.fields.length === 0)
            dropping.over({ at: form.fields.length }, event, false);
        }}
        onDragLeave={dropping.leave}
        onDrop={dropping.drop}
        onClick={(event) => event.target === event.currentTarget && design.select(null)}
      >
        {form.fields.length === 0 && <p className="gd-fd-empty">{text.canvasEmpty}</p>}
        <ol ref={list} tabIndex={-1} className="gd-fd-fields" aria-label={text.canvas}>
          {form.fields.map((field, at) => (
            <li
              key={`${field.name}-${at}`}
              data-span={Math.round(spanOf(field, columns) / (24 / columns))}
              className={`gd-fd-item gd-fd-span-${Math.round((spanOf(field, columns) / 24) * 12)}`}
              data-drop={dropping.isOver({ at }) || undefined}
              onDragOver={(event) => dropping.over({ at }, event, columns > 1)}
            >
              <FieldCard
                field={field}
                place={{ at }}
                count={form.fields.length}
                selected={selected}
                wrong={wrong}
                dropping={dropping}
                onSelect={design.select}
                onKey={actions.onKey}
                onMove={actions.move}
                onCopy={actions.copy}
                onRemove={actions.remove}
                onAddColumn={() => {
                  if (field.type === 'table' && fitsTable('text'))
                    design.add('text', { at, column: field.columns.length });
                }}
              />
            </li>
          ))}
        </ol>
      </div>
      <span className="gd-file-said" role="status">
        {actions.announcement}
      </span>
    </section>
  );
}

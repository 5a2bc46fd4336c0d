import { fill } from '@gongdi/domain';
import { App } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useFormColumns } from '../../kit/layout/form-columns.ts';
import { spanOf } from '../../kit/process-form/index.ts';
import type { Dragged } from '../drag.ts';
import { fieldAt, fitsTable, type Place } from '../state/edit.ts';
import type { Design } from '../state/history.ts';
import { useFormDesignerText } from '../text/index.ts';
import { FieldCard } from './field-card.tsx';
import { useDrop } from './use-drop.ts';

interface CanvasProps {
  design: Design;
  /** Places of fields that something is wrong with. */
  wrong: (place: Place) => boolean;
  /** Counts up when the selected field is to have the focus. */
  focusWanted: number;
  narrow: boolean;
}

/** The form as it will look, with its fields to be chosen, moved, copied and deleted. */
export function Canvas({ design, wrong, focusWanted, narrow }: CanvasProps) {
  const text = useFormDesignerText();
  const { message } = App.useApp();
  const [measure, room] = useFormColumns();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const [moved, setMoved] = useState(0);
  const { form, selected } = design;
  // Fields stand closer here than where they are filled in: two fit where those would be one below the other.
  const columns = Math.min(narrow ? 1 : room + 1, form.conf.columns);
  // What has been moved or added keeps the focus where it stands now.
  useEffect(() => {
    if (moved + focusWanted > 0) list.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
  }, [moved, focusWanted]);
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
  const move = (place: Place, by: number) => {
    const field = fieldAt(form, place);
    const now = design.move(place, (place.column ?? place.at) + by);
    setSaid(fill(text.moved, { label: field?.label ?? '', number: (now.column ?? now.at) + 1 }));
    setMoved((count) => count + 1);
  };
  const remove = (place: Place) => {
    setSaid(fill(text.removed, { label: fieldAt(form, place)?.label ?? '' }));
    design.remove(place);
    list.current?.focus();
  };
  const copy = (place: Place) => {
    design.copy(place);
    setMoved((count) => count + 1);
  };
  const onKey = (event: KeyboardEvent, place: Place) => {
    if (event.target !== event.currentTarget) return;
    const step =
      event.key === 'ArrowUp' || event.key === 'ArrowLeft'
        ? -1
        : event.key === 'ArrowDown' || event.key === 'ArrowRight'
          ? 1
          : 0;
    if (step !== 0 && event.altKey) move(place, step);
    else if (step !== 0) focusBeside(event.currentTarget as HTMLElement, step);
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(place);
    else if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) copy(place);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const focusBeside = (from: HTMLElement, step: number) => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('.gd-fd-pick') ?? [])];
    all[all.indexOf(from) + step]?.focus();
  };
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
                onKey={onKey}
                onMove={move}
                onCopy={copy}
                onRemove={remove}
                onAddColumn={() => {
                  if (field.type === 'table' && fitsTable('text'))
                    design.add('text', { at, column: field.columns.length });
                }}
              />
            </li>
          ))}
        </ol>
      </div>
      <span className="gd-said" role="status">
        {said}
      </span>
    </section>
  );
}

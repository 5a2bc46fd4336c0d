import { fill, LIST_SEPARATOR } from '@gongdi/domain';
import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { FieldValue } from '../../../kit/detail/record-detail.tsx';
import { RadioGroup } from '../../../kit/radios/index.ts';
import { useSheet } from '../../../kit/shadow/index.ts';
import { useLang } from '../../ground/context/console-context.tsx';
import type { Merge } from './merge.ts';
import css from './merge.css?inline';
import { useRecordText } from './text/index.ts';

interface MergeDialogProps {
  merge: Merge;
  /** Who has changed the record meanwhile. */
  who: string;
  onChosen: (merged: Record<string, unknown>) => void;
  onCancel: () => void;
}

/** Asks for each field that two people have changed whose value stays. */
export function MergeDialog({ merge: { merged, taken, conflicts }, who, onChosen, onCancel }: MergeDialogProps) {
  useSheet(css);
  const text = useRecordText();
  const lang = useLang();
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (name: string, side: 'mine' | 'theirs') => {
    const next = new Set(theirs);
    if (side === 'theirs') next.add(name);
    else next.delete(name);
    setTheirs(next);
  };
  const save = () => {
    const chosen = conflicts.flatMap(({ field: { name }, theirs: value }): [string, unknown][] =>
      theirs.has(name) ? [[name, value ?? null]] : [],
    );
    onChosen({ ...merged, ...Object.fromEntries(chosen) });
  };
  return (
    <Modal
      open
      width={720}
      title={text.mergeTitle}
      okText={text.mergeSave}
      cancelText={text.mergeBack}
      onOk={save}
      onCancel={onCancel}
    >
      <p>{fill(text.mergeLead, { who })}</p>
      {conflicts.map(({ field, base, mine, theirs: other }) => (
        <fieldset key={field.name} className="gd-merge-field">
          <legend>{field.label[lang]}</legend>
          <p className="gd-merge-base">
            {text.mergeBase}：<FieldValue field={field} value={base ?? null} />
          </p>
          <RadioGroup
            className="gd-merge-sides"
            value={theirs.has(field.name) ? 'theirs' : 'mine'}
            onChange={({ target }) => choose(field.name, target.value as 'mine' | 'theirs')}
          >
            {(
              [
                ['mine', text.mergeMine, mine],
                ['theirs', text.mergeTheirs, other],
              ] as const
            ).map(([side, label, value]) => (
              <Radio key={side} value={side}>
                <span className="gd-merge-side">{label}</span> <FieldValue field={field} value={value ?? null} />
              </Radio>
            ))}
          </RadioGroup>
        </fieldset>
      ))}
      {taken.length > 0 && (
        <p className="gd-merge-base">
          {fill(text.mergeAlso, { fields: taken.map(({ label }) => label[lang]).join(LIST_SEPARATOR[lang]) })}
        </p>
      )}
    </Modal>
  );
}

import type { ModdleElement } from '../../../diagram/model.ts';
import { AttributeRow } from '../fields/attribute-row.tsx';
import { SelectRow } from '../fields/select-row.tsx';
import { textOf } from '../../../diagram/model.ts';
import type { SectionProps } from '../edit/section-props.ts';
import { BindingRows } from './binding-rows.tsx';
import type { TaskKindTexts } from './text/index.ts';

/** A decision that camunda evaluates, and the mapping of its result. */
export function DecisionRows({
  editor,
  words,
  holder,
}: SectionProps & { words: TaskKindTexts; holder: ModdleElement }) {
  const mapping = editor.name('mapDecisionResult');
  return (
    <>
      <AttributeRow editor={editor} name="decisionRef" label={words.decisionRef} target={holder} />
      <BindingRows editor={editor} words={words} reference="decisionRef" target={holder} />
      <SelectRow
        label={words.mapDecisionResult}
        value={textOf(holder, mapping) || 'resultList'}
        choices={(['resultList', 'singleEntry', 'singleResult', 'collectEntries'] as const).map((value) => ({
          value,
          label: words[value],
        }))}
        onChange={(next) =>
          editor.apply({ target: holder, set: { [mapping]: next === 'resultList' ? undefined : next } })
        }
      />
    </>
  );
}

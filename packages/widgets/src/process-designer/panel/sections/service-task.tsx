import { useState } from 'react';
import { textOf } from '../../../diagram/model.ts';
import type { Editor } from '../edit/editor.ts';
import { SelectRow } from '../fields/select-row.tsx';
import { TextRow } from '../fields/text-row.tsx';
import type { SectionProps } from '../section-props.ts';

/** The ways an engine finds the code behind a task; `external` is camunda's queue for workers. */
const WAYS = ['class', 'expression', 'delegateExpression', 'external'] as const;
type Way = (typeof WAYS)[number];

/** The attribute that holds what the way needs. */
const propertyOf = (way: Way): string => (way === 'external' ? 'topic' : way);

function wayOf(editor: Editor): Way | '' {
  if (editor.object.get(editor.name('type')) === 'external') return 'external';
  return WAYS.find((way) => way !== 'external' && textOf(editor.object, editor.name(way)) !== '') ?? '';
}

/** Whether the engine runs code behind this task. */
export const hasImplementation = (editor: Editor): boolean => editor.knows('class');

/** Service, send and business rule tasks: one way to the code, and where its result goes. */
export function ServiceTask({ editor, texts }: SectionProps) {
  const written = wayOf(editor);
  // a way that was chosen but has no value yet is not in the model
  const [chosen, setChosen] = useState<Way | ''>(written);
  const way = written || chosen;
  const ways = WAYS.filter((name) =>
    name === 'external' ? editor.engine === 'camunda' && editor.knows('topic') : editor.knows(name),
  );
  const choose = (next: Way | '') => {
    setChosen(next);
    const cleared = Object.fromEntries(ways.map((name) => [editor.name(propertyOf(name)), undefined]));
    const type = next === 'external' ? 'external' : undefined;
    if (written !== '' || type) {
      const external = written === 'external' || type ? { [editor.name('type')]: type } : {};
      editor.apply({ target: editor.object, set: { ...cleared, ...external } });
    }
  };
  return (
    <>
      <SelectRow
        label={texts.implementation}
        value={way}
        choices={[
          { value: '', label: texts.none },
          ...ways.map((name) => ({ value: name, label: texts[LABELS[name]] })),
        ]}
        onChange={(next) => choose(next as Way | '')}
      />
      {way !== '' && (
        <TextRow
          key={way}
          stage={editor.stage}
          label={texts[way === 'external' ? 'topic' : LABELS[way]]}
          value={textOf(editor.object, editor.name(propertyOf(way)))}
          onCommit={(text) => editor.set(editor.name(propertyOf(way)), text)}
        />
      )}
      {way === 'expression' && editor.knows('resultVariable') && (
        <TextRow
          stage={editor.stage}
          label={texts.resultVariable}
          value={textOf(editor.object, editor.name('resultVariable'))}
          onCommit={(text) => editor.set(editor.name('resultVariable'), text)}
        />
      )}
    </>
  );
}

const LABELS = {
  class: 'javaClass',
  expression: 'expression',
  delegateExpression: 'delegateExpression',
  external: 'externalTask',
} as const;

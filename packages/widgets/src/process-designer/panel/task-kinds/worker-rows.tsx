import type { ModdleElement } from '../../../diagram/model.ts';
import { AttributeRow, FlagsRow } from '../fields/attribute-row.tsx';
import { BindingList } from '../mappings/binding-list.tsx';
import type { SectionProps } from '../edit/section-props.ts';
import { format } from '../text/index.ts';
import type { TaskKindTexts } from './text/index.ts';

/** A task that an external worker fetches by its topic. */
export function WorkerRows(props: SectionProps & { words: TaskKindTexts; holder: ModdleElement }) {
  const { editor, texts, words, holder } = props;
  return (
    <>
      <AttributeRow
        editor={editor}
        target={holder}
        name="topic"
        label={texts.topic}
        required={format(texts.required, { label: texts.topic })}
      />
      <AttributeRow
        editor={editor}
        target={holder}
        name="taskPriority"
        label={words.taskPriority}
        hint={words.priorityHint}
      />
      <FlagsRow
        editor={editor}
        target={holder}
        label={words.options}
        flags={[['doNotIncludeVariables', words.doNotIncludeVariables]]}
      />
      {editor.engine === 'flowable' && (
        <>
          <BindingList {...props} local="In" holder={holder} />
          <BindingList {...props} local="Out" holder={holder} />
        </>
      )}
    </>
  );
}

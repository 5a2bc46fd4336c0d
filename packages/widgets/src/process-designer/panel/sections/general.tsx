import { isType, textOf } from '../../../diagram/model.ts';
import { ChecksRow } from '../fields/checks-row.tsx';
import { TextRow } from '../fields/text-row.tsx';
import type { SectionProps } from '../section-props.ts';

/** Who may start a process, and what the engine keeps of it: shown where the engine knows it. */
const PROCESS_FIELDS = ['candidateStarterUsers', 'candidateStarterGroups', 'versionTag', 'historyTimeToLive'] as const;

const HINTS = {
  candidateStarterUsers: 'commaList',
  candidateStarterGroups: 'commaList',
  historyTimeToLive: 'timeToLiveHint',
} as const;

/** Key, name and, for processes, whether an engine runs it. Shown for every selection. */
export function GeneralSection({ editor, texts }: SectionProps) {
  const { stage, object } = editor;
  const process = isType(object, 'bpmn:Process');
  const id = textOf(object, 'id');
  // sequence flows of text annotations and the like have text instead of a name
  const nameProperty = isType(object, 'bpmn:TextAnnotation') ? 'text' : 'name';
  return (
    <>
      <TextRow
        stage={stage}
        label={process ? texts.processKey : texts.elementId}
        value={id}
        required={process ? texts.keyRequired : undefined}
        disabled={id !== ''}
        hint={texts.keyFixed}
        onCommit={(key) => editor.set('id', key)}
      />
      <TextRow
        stage={stage}
        label={process ? texts.processName : texts.elementName}
        value={textOf(object, nameProperty)}
        required={process ? texts.nameRequired : undefined}
        onCommit={(name) => editor.set(nameProperty, name)}
      />
      {process &&
        PROCESS_FIELDS.filter((field) => editor.knows(field)).map((field) => (
          <TextRow
            key={field}
            stage={stage}
            label={texts[field]}
            value={textOf(object, editor.name(field))}
            hint={field in HINTS ? texts[HINTS[field as keyof typeof HINTS]] : undefined}
            onCommit={(text) => editor.set(editor.name(field), text)}
          />
        ))}
      {process && (
        <ChecksRow
          label={texts.executable}
          checks={[
            {
              key: 'executable',
              label: texts.executable,
              checked: object.get('isExecutable') === true,
              onChange: (checked) => editor.set('isExecutable', checked),
            },
          ]}
        />
      )}
    </>
  );
}

import { isType, textOf } from '../../../diagram/model.ts';
import { ColorRow } from '../fields/color-row.tsx';
import { ChecksRow } from '../fields/checks-row.tsx';
import { TextRow } from '../fields/text-row.tsx';
import { HostChoiceRow } from '../people/host-choice-row.tsx';
import { InitiatorRow } from '../people/initiator-row.tsx';
import type { SectionProps } from '../edit/section-props.ts';

/** Attributes for the users who may start a process, and for the history. Shown if the engine has them. */
const STARTERS = [
  { field: 'candidateStarterUsers', from: 'users' },
  { field: 'candidateStarterGroups', from: 'groups' },
] as const;
const PROCESS_FIELDS = ['versionTag', 'historyTimeToLive'] as const;
const HINTS = { versionTag: undefined, historyTimeToLive: 'timeToLiveHint' } as const;

/** Key, name and, for processes, the executable flag. Shown for every selection, and for the process of a pool. */
export function GeneralSection(props: SectionProps) {
  const { editor, texts, lang } = props;
  const { stage, object } = editor;
  const process = isType(object, 'bpmn:Process');
  const id = textOf(object, 'id');
  // text annotations and the like have a text instead of a name
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
      <InitiatorRow {...props} />
      {process &&
        STARTERS.filter(({ field }) => editor.knows(field)).map(({ field, from }) => (
          <HostChoiceRow
            key={field}
            stage={stage}
            lang={lang}
            from={from}
            label={texts[field]}
            value={textOf(object, editor.name(field))}
            multiple
            textHint={texts.commaList}
            onCommit={(text) => editor.set(editor.name(field), text)}
          />
        ))}
      {process &&
        PROCESS_FIELDS.filter((field) => editor.knows(field)).map((field) => (
          <TextRow
            key={field}
            stage={stage}
            label={texts[field]}
            value={textOf(object, editor.name(field))}
            hint={HINTS[field] && texts[HINTS[field]]}
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
            ...processFlags(props),
          ]}
        />
      )}
      {editor.isOwn && <ColorRow stage={stage} lang={lang} elements={[editor.element]} />}
    </>
  );
}

/** The defaults of boolean process attributes in the engines that have them. */
const PROCESS_FLAGS = [
  { field: 'isStartableInTasklist', label: 'startableInTasklist', absent: true },
  { field: 'isEagerExecutionFetching', label: 'eagerExecutionFetching', absent: false },
] as const;

/** Boolean attributes of a process that the engine has. */
const processFlags = ({ editor, texts }: SectionProps) =>
  PROCESS_FLAGS.filter(({ field }) => editor.knows(field)).map(({ field, label, absent }) => ({
    key: field,
    label: texts[label],
    checked: (editor.object.get(editor.name(field)) ?? absent) === true,
    onChange: (checked: boolean) => editor.set(editor.name(field), checked === absent ? undefined : checked),
  }));

import { isType, textOf } from '../../../diagram/model.ts';
import { TextRow } from '../fields/text-row.tsx';
import type { SectionProps } from '../edit/section-props.ts';
import { peopleTexts } from './text/index.ts';

/** The variable that stores the user who started the process. Only the start event of a process has one. */
export function InitiatorRow({ editor, lang }: SectionProps) {
  const { object } = editor;
  if (!isType(object, 'bpmn:StartEvent') || !editor.knows('initiator')) return null;
  if (!object.$parent || !isType(object.$parent, 'bpmn:Process')) return null;
  const texts = peopleTexts(lang);
  return (
    <TextRow
      stage={editor.stage}
      label={texts.initiator}
      value={textOf(object, editor.name('initiator'))}
      hint={texts.initiatorHint}
      onCommit={(text) => editor.set(editor.name('initiator'), text)}
    />
  );
}

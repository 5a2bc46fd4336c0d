import { isType, textOf } from '../../../diagram/model.ts';
import { AsyncRow } from '../fields/async-row.tsx';
import { TextRow } from '../fields/text-row.tsx';
import type { SectionProps } from '../section-props.ts';
import { ManagerLink } from './manager-link.tsx';
import { ReceiveTask } from './receive-task.tsx';
import { ScriptTask } from './script-task.tsx';
import { hasImplementation, ServiceTask } from './service-task.tsx';

/** Any element whose type name contains Task: asynchronous settings, then those of its kind. */
export function TaskSection(props: SectionProps) {
  const { object } = props.editor;
  return (
    <>
      <AsyncRow {...props} />
      {isType(object, 'bpmn:UserTask') && <UserTask {...props} />}
      {isType(object, 'bpmn:ScriptTask') && <ScriptTask {...props} />}
      {isType(object, 'bpmn:ReceiveTask') && <ReceiveTask {...props} />}
      {hasImplementation(props.editor) && <ServiceTask {...props} />}
    </>
  );
}

/** Local names in the order of the form. What an engine does not know is not offered. */
const USER_FIELDS = ['assignee', 'candidateUsers', 'candidateGroups', 'dueDate', 'followUpDate', 'priority'] as const;

const HINTS = {
  candidateUsers: 'commaList',
  candidateGroups: 'commaList',
  dueDate: 'dateHint',
  followUpDate: 'dateHint',
} as const;

function UserTask({ editor, texts }: SectionProps) {
  return (
    <>
      <ManagerLink path="/bpm/manager/model" hint={texts.assignmentHint} text={texts.modelLink} />
      {USER_FIELDS.filter((field) => editor.knows(field)).map((field) => (
        <TextRow
          key={field}
          stage={editor.stage}
          label={texts[field]}
          value={textOf(editor.object, editor.name(field))}
          hint={field in HINTS ? texts[HINTS[field as keyof typeof HINTS]] : undefined}
          onCommit={(text) => editor.set(editor.name(field), tidyList(field, text))}
        />
      ))}
    </>
  );
}

/** Comma-joined lists take full-width commas and spaces from Chinese keyboards. */
function tidyList(field: string, text: string): string {
  if (!field.startsWith('candidate') || text.includes('${')) return text;
  return text
    .split(/[,，]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(',');
}

import { listOf, textOf } from '../../../diagram/model.ts';
import { TextRow } from '../fields/text-row.tsx';
import type { SectionProps } from '../edit/section-props.ts';
import { ManagerLink } from './manager-link.tsx';
import { HostChoiceRow } from './host-choice-row.tsx';
import type { Directories } from './host-pickers.ts';
import { peopleTexts } from './text/index.ts';

interface PeopleField {
  field: 'assignee' | 'owner' | 'candidateUsers' | 'candidateGroups';
  from: keyof Directories;
}

const PEOPLE: readonly PeopleField[] = [
  { field: 'assignee', from: 'users' },
  { field: 'candidateUsers', from: 'users' },
  { field: 'candidateGroups', from: 'groups' },
  { field: 'owner', from: 'users' },
];

const isList = (field: string): boolean => field.startsWith('candidate');

/** Local names in the order of the form. Attributes that an engine does not have are not offered. */
const PLANNING = ['dueDate', 'businessCalendarName', 'followUpDate', 'priority'] as const;
const DETAILS = ['category', 'skipExpression', 'taskIdVariableName', 'taskCompleterVariableName'] as const;

const isDate = (field: string): boolean => field === 'dueDate' || field === 'followUpDate';

/** Assignment, due date and priority of a user task (designer specification, section 3). */
export function UserTask({ editor, texts, lang }: SectionProps) {
  const { stage, object } = editor;
  const more = peopleTexts(lang);
  const words = { ...more, ...texts };
  const valueOf = (field: string) => textOf(object, editor.name(field));
  const set = (field: string) => (text: string) => editor.set(editor.name(field), text);
  const nobody = PEOPLE.every(({ field }) => valueOf(field) === '') && listOf(object, 'resources').length === 0;
  return (
    <>
      <ManagerLink path="/bpm/manager/model" hint={texts.assignmentHint} text={texts.modelLink} />
      {PEOPLE.filter(({ field }) => editor.knows(field)).map(({ field, from }) => (
        <HostChoiceRow
          key={field}
          stage={stage}
          lang={lang}
          from={from}
          label={words[field]}
          value={valueOf(field)}
          multiple={isList(field)}
          textHint={isList(field) ? texts.commaList : undefined}
          onCommit={set(field)}
        />
      ))}
      {nobody && (
        <p className="gd-panel-row-hint gd-panel-info" role="note">
          {more.nobody}
        </p>
      )}
      {[...PLANNING, ...DETAILS]
        .filter((field) => editor.knows(field))
        .map((field) => (
          <TextRow
            key={field}
            stage={stage}
            label={words[field]}
            value={valueOf(field)}
            hint={isDate(field) ? texts.dateHint : undefined}
            onCommit={set(field)}
          />
        ))}
    </>
  );
}

import { listOf, type ModdleElement, textOf } from '../../../diagram/model.ts';
import type { Edit } from '../../engine/compound-command.ts';
import type { Editor } from '../edit/editor.ts';
import { ChecksRow } from '../fields/checks-row.tsx';
import { SelectRow } from '../fields/select-row.tsx';
import { TextRow } from '../fields/text-row.tsx';
import { FieldTable } from '../listeners/field-table.tsx';
import { readField } from '../listeners/read-listener.ts';
import { writeField } from '../listeners/write-listener.ts';
import { format } from '../text/index.ts';
import type { SectionProps } from '../edit/section-props.ts';
import { fieldsOf, type KindField } from './built-in/fields.ts';
import type { TaskKindTexts } from './text/index.ts';

const valueOf = (field: ModdleElement | undefined): string => (field ? readField(field).value : '');

/** Returns the edit that sets the value of a task's injected field. Other fields keep their order and notation. */
function fieldEdit(editor: Editor, holder: ModdleElement, name: string, value: string): Edit {
  const all = editor.extensions('Field', holder);
  const current = all.find((field) => textOf(field, 'name') === name);
  if (!value) {
    return editor.withExtensions(
      'Field',
      all.filter((field) => field !== current),
      holder,
    );
  }
  const fieldType = value.includes('${') ? 'expression' : 'string';
  const next = writeField(editor, { name, fieldType, value, ...(current ? { source: current } : {}) });
  return editor.withExtensions('Field', current ? all.with(all.indexOf(current), next) : [...all, next], holder);
}

type RowsProps = SectionProps & { words: TaskKindTexts; holder: ModdleElement; kind: string | undefined };

/** The fields of a built-in kind of task, one row each, and all other injected fields in a table. */
export function FieldRows({ editor, texts, words, holder, kind }: RowsProps) {
  const all = editor.extensions('Field', holder);
  const known = fieldsOf(kind);
  const find = (name: string) => all.find((field) => textOf(field, 'name') === name);
  const set = (name: string) => (value: string) => {
    if (value !== valueOf(find(name))) editor.apply(fieldEdit(editor, holder, name, value));
  };
  const others = all.filter((field) => !known.some(({ name }) => name === textOf(field, 'name')));
  const flags = known.filter(({ input }) => input === 'flag');
  return (
    <>
      {known
        .filter(({ input }) => input !== 'flag')
        .map((field) => (
          <FieldRow
            key={field.name}
            field={field}
            label={words[field.name]}
            value={valueOf(find(field.name))}
            required={field.required && format(texts.required, { label: words[field.name] })}
            stage={editor.stage}
            onCommit={set(field.name)}
          />
        ))}
      {flags.length > 0 && (
        <ChecksRow
          label={words.options}
          checks={flags.map(({ name }) => ({
            key: name,
            label: words[name],
            checked: valueOf(find(name)) === 'true',
            onChange: (checked) => set(name)(checked ? 'true' : ''),
          }))}
        />
      )}
      <FieldTable
        fields={others.map(readField)}
        texts={known.length > 0 ? { ...texts, fields: words.otherFields } : texts}
        onChange={(fields) => {
          const kept = all.filter((field) => !others.includes(field));
          const next = fields.map((field) => writeField(editor, field));
          editor.apply(editor.withExtensions('Field', [...kept, ...next], holder));
        }}
      />
    </>
  );
}

interface FieldRowProps {
  field: KindField;
  label: string;
  value: string;
  required?: string | undefined;
  stage: Editor['stage'];
  onCommit(value: string): void;
}

function FieldRow({ field: { input }, label, value, required, stage, onCommit }: FieldRowProps) {
  if (typeof input === 'object') {
    const choices = ['', ...input].map((choice) => ({ value: choice, label: choice || '-' }));
    return <SelectRow label={label} value={value} choices={choices} onChange={onCommit} />;
  }
  return (
    <TextRow
      stage={stage}
      label={label}
      value={value}
      required={required}
      multiline={input === 'lines'}
      onCommit={onCommit}
    />
  );
}

/** Returns whether a task has injected fields. */
export const hasFields = (editor: Editor, holder: ModdleElement): boolean =>
  listOf(holder.get('extensionElements') as ModdleElement | undefined, 'values').some(
    (value) => value.$type === editor.name('Field'),
  );

import { useState } from 'react';
import { listOf, type ModdleElement, textOf } from '../../../diagram/model.ts';
import type { Edit } from '../../engine/compound-command.ts';
import type { Editor } from '../edit/editor.ts';
import { lazyView } from '../fields/lazy-view.tsx';
import { SelectRow } from '../fields/select-row.tsx';
import { RecordList } from '../lists/record-list.tsx';
import type { SectionProps } from '../edit/section-props.ts';
import { readField } from './read-field.ts';
import { formTexts } from './text/index.ts';
import { type FieldElement, type FormFieldValues, labelProperty } from './values.ts';
import { changeField, createField } from './write-field.ts';

const FieldDialog = lazyView(() => import('./field-dialog.tsx'));

interface FieldSet {
  kind: FieldElement;
  fields: readonly ModdleElement[];
  /** The element that holds the fields in camunda. */
  formData?: ModdleElement;
}

/**
 * Returns the form fields. For camunda: form fields, or the older form properties if the file has only those, because
 * camunda reads one or the other.
 */
function fieldsOf(editor: Editor): FieldSet {
  const properties = editor.extensions('FormProperty');
  if (editor.engine !== 'camunda') return { kind: 'FormProperty', fields: properties };
  const formData = editor.extensions('FormData')[0];
  if (!formData && properties.length > 0) return { kind: 'FormProperty', fields: properties };
  return { kind: 'FormField', fields: listOf(formData, 'fields'), formData };
}

/** Returns the edit that replaces the fields of the form. */
function withFields(editor: Editor, { kind, formData }: FieldSet, fields: readonly ModdleElement[]): Edit {
  if (kind === 'FormProperty') return editor.withExtensions('FormProperty', fields);
  if (!formData) {
    return editor.withExtensions('FormData', [editor.create(editor.name('FormData'), { fields: [...fields] })]);
  }
  const others = editor.extensions('FormData').slice(1);
  if (fields.length === 0) return editor.withExtensions('FormData', others);
  return { target: formData, set: { fields: [...fields] } };
}

/** The fields of a built-in form, in order, and in camunda the one that is the business key. */
export function FormFields({ editor, texts, lang }: SectionProps) {
  const [open, setOpen] = useState<{ field?: ModdleElement } | null>(null);
  const words = formTexts(lang);
  const set = fieldsOf(editor);
  const { kind, fields, formData } = set;
  const reorder = (next: readonly ModdleElement[]) => editor.apply(withFields(editor, set, next));
  const save = (values: FormFieldValues, field: ModdleElement | undefined) => {
    setOpen(null);
    if (field) editor.apply(...changeField(editor, field, kind, values));
    else reorder([...fields, createField(editor, kind, values, formData)]);
  };
  const idOf = (field: ModdleElement) => textOf(field, 'id');
  return (
    <>
      {editor.engine === 'camunda' && kind === 'FormProperty' && (
        <p className="gd-panel-row-hint gd-panel-info">{words.legacyFields}</p>
      )}
      <RecordList
        name="formFields"
        title={words.fields}
        texts={texts}
        records={fields}
        columns={[
          { label: words.id, of: idOf },
          { label: words.label, of: (field) => textOf(field, labelProperty(kind)) },
          { label: words.type, of: (field) => textOf(field, 'type') },
        ]}
        addLabel={words.addField}
        removeQuestion={words.removeField}
        onAdd={() => setOpen({})}
        onEdit={(field) => setOpen({ field })}
        onRemove={(field) => reorder(fields.filter((other) => other !== field))}
        onReorder={reorder}
      />
      {formData && (
        <SelectRow
          label={words.businessKey}
          value={textOf(formData, 'businessKey')}
          choices={[{ value: '', label: texts.none }, ...fields.map(idOf).map((id) => ({ value: id, label: id }))]}
          onChange={(id) => editor.set('businessKey', id, formData)}
        />
      )}
      {open && (
        <FieldDialog
          lang={lang}
          kind={kind}
          lenient={editor.engine === 'flowable'}
          values={open.field && readField(open.field)}
          taken={fields.filter((field) => field !== open.field).map(idOf)}
          onClose={() => setOpen(null)}
          onSave={(values) => save(values, open.field)}
        />
      )}
    </>
  );
}

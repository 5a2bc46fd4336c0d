import {
  fieldState,
  isFieldShown,
  type FormField,
  type FormFieldOf,
  type FormValues,
  type ProcessForm as Schema,
} from '@gongdi/domain';
import { Descriptions, Empty } from 'antd';
import { useFormColumns } from '../layout/form-columns.ts';
import { useRowKeys } from '../layout/use-row-keys.ts';
import { useFormSheet } from '../form-controls/form-sheet.ts';
import { ReadValue } from './controls/read-value.tsx';
import { useFormText } from '../form-controls/text/index.ts';
import { layoutOf } from './type-layout.ts';

interface ProcessFormViewProps {
  /** The form as deployed with the process definition. */
  form: Schema;
  values: FormValues;
  /** Key of the task whose rights apply; absent: every field is shown. */
  task?: string | null;
}

type Value = Exclude<FormField, { type: 'heading' | 'note' }>;

function ShownValue({ field, values }: { field: Value; values: FormValues }) {
  const value = values[field.name] ?? null;
  return field.type === 'table' ? (
    <RowsView field={field} value={value} around={values} />
  ) : (
    <ReadValue field={field} value={value} />
  );
}

/** A completed form for reading and printing. */
export function ProcessFormView({ form, values, task = null }: ProcessFormViewProps) {
  useFormSheet();
  const text = useFormText();
  const [box, room] = useFormColumns();
  const shown = form.fields.filter((field) => fieldState(form, field, values, task) !== 'hidden');
  if (shown.length === 0) return <Empty description={text.empty} />;
  // Each heading starts a new group.
  const groups: { key: string; title?: string; fields: Value[] }[] = [{ key: '', fields: [] }];
  for (const field of shown) {
    if (field.type === 'heading') groups.push({ key: field.name, title: field.label, fields: [] });
    else if (field.type !== 'note') groups.at(-1)!.fields.push(field);
  }
  return (
    <div ref={box} className="gd-data-details">
      {groups.map(({ key, title, fields }) =>
        fields.length === 0 ? null : (
          <Descriptions
            key={key}
            title={title}
            bordered
            size="middle"
            column={Math.min(room, form.conf.columns)}
            items={fields.map((field) => ({
              key: field.name,
              label: field.label,
              span: field.wide || layoutOf(field.type).line ? 'filled' : 1,
              children: <ShownValue field={field} values={values} />,
            }))}
          />
        ),
      )}
    </div>
  );
}

/** Rows of a detail table. */
export function RowsView({
  field,
  value,
  around,
}: {
  field: FormFieldOf<'table'>;
  value: unknown;
  around: FormValues;
}) {
  const rows = Array.isArray(value) ? (value as FormValues[]) : [];
  const { keys } = useRowKeys(rows.length);
  if (rows.length === 0) return '--';
  return (
    <div className="gd-form-rows-view" role="region" aria-label={field.label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">#</th>
            {field.columns.map((column) => (
              <th key={column.name} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={keys[at]}>
              <td>{at + 1}</td>
              {field.columns.map((column) => (
                <td key={column.name}>
                  {isFieldShown(column, { ...around, ...row }) && (
                    <ReadValue field={column} value={row[column.name] ?? null} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

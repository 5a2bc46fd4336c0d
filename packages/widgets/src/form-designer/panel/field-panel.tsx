import { isText, type FormCondition, type FormField } from '@gongdi/domain';
import { Input, Select } from 'antd';
import { fitsTable, type AnyField } from '../state/edit.ts';
import type { Design } from '../state/history.ts';
import { asType, kinOf } from '../state/new-field.ts';
import { useFormDesignerText } from '../text/index.ts';
import { ConditionEditor } from './condition-editor.tsx';
import { FormulaEditor } from './formula-editor.tsx';
import { OptionsEditor } from './options-editor.tsx';
import { Row, Toggle } from './rows.tsx';
import { TypeProperties } from './type-properties.tsx';

interface FieldPanelProps {
  design: Design;
  field: AnyField;
  problemOf: (property: string) => string | undefined;
}

/** All properties of one field. */
export function FieldPanel({ design, field, problemOf }: FieldPanelProps) {
  const text = useFormDesignerText();
  const { form, selected } = design;
  const put = (change: object, property = Object.keys(change)[0] ?? '') => {
    // Unset properties are removed instead of set to undefined, because the form is stored as JSON.
    const entries = Object.entries({ ...field, ...change }).filter(([, value]) => value !== undefined);
    design.change(Object.fromEntries(entries) as AnyField, property);
  };
  const table = selected?.column === undefined ? undefined : form.fields[selected.at];
  const columns = table?.type === 'table' ? table.columns : [];
  const around: AnyField[] = [...columns, ...form.fields.filter((one) => one !== table)];
  const others = around.filter((one) => one !== field && !isText(one) && one.type !== 'table');
  const kin = kinOf(field.type).filter((type) => columns.length === 0 || fitsTable(type));
  const rule = (name: 'visible_when' | 'required_when', label: string) => {
    const condition = (field as Partial<Record<typeof name, FormCondition>>)[name];
    const begin: FormCondition = { match: 'all', tests: [{ field: others[0]?.name ?? '', op: 'filled' }] };
    return (
      <Toggle
        label={label}
        checked={condition !== undefined}
        onChange={(on) => put({ [name]: on ? begin : undefined })}
      >
        {condition && (
          <ConditionEditor
            value={condition}
            fields={others}
            problem={problemOf(name)}
            onChange={(next) => put({ [name]: next })}
          />
        )}
      </Toggle>
    );
  };
  return (
    <div className="gd-fd-properties">
      <Row label={text.label} problem={problemOf('label')}>
        <Input maxLength={64} value={field.label} onChange={({ target }) => put({ label: target.value })} />
      </Row>
      <Row label={text.name} hint={text.nameHint} problem={problemOf('name')}>
        <Input
          maxLength={64}
          className="gd-fd-code"
          spellCheck={false}
          value={field.name}
          onChange={({ target }) => put({ name: target.value.trim() })}
        />
      </Row>
      {kin.length > 1 && (
        <Row label={text.type}>
          <Select
            value={field.type}
            options={kin.map((type) => ({ value: type, label: text.types[type] }))}
            onChange={(type: FormField['type']) => design.change(asType(field, type), 'type')}
          />
        </Row>
      )}
      {'hint' in field || !isText(field) ? (
        <Row label={text.hint}>
          <Input
            maxLength={200}
            value={(field as { hint?: string }).hint ?? ''}
            onChange={({ target }) => put({ hint: target.value || undefined })}
          />
        </Row>
      ) : null}
      {(field.type === 'choice' || field.type === 'choices') && (
        <OptionsEditor field={field} problem={problemOf('options') ?? problemOf('dict')} onChange={put} />
      )}
      {field.type === 'formula' && (
        <FormulaEditor field={field} fields={around} problem={problemOf('expression')} onChange={put} />
      )}
      <TypeProperties field={field} problemOf={problemOf} onChange={put} />
      {!isText(field) && field.type !== 'formula' && (
        <>
          <Toggle
            label={text.required}
            checked={'required' in field && field.required === true}
            onChange={(on) => put({ required: on || undefined, required_when: undefined })}
          />
          {!('required' in field && field.required) && rule('required_when', text.requiredWhen)}
        </>
      )}
      {rule('visible_when', text.visibleWhen)}
      {field.type !== 'heading' && (
        <Toggle label={text.wide} checked={field.wide === true} onChange={(on) => put({ wide: on || undefined })} />
      )}
    </div>
  );
}

import { formTypeTraits, type FormFieldOf } from '@gongdi/domain';
import { Input, Select } from 'antd';
import { useRef } from 'react';
import { Segmented } from '../../kit/radios/index.ts';
import type { AnyField } from '../state/edit.ts';
import { useFormDesignerText } from '../text/index.ts';
import { Row } from './rows.tsx';

type Formula = FormFieldOf<'formula'>;

interface FormulaEditorProps {
  field: Formula;
  /** Fields that the formula may read: those of the form, and those of the table row that contains it. */
  fields: readonly AnyField[];
  problem?: string;
  onChange: (change: Partial<Formula>) => void;
}

/** Choice fields are not offered as terms, because a choice is a number only when its options are numbers. */
const isRead = ({ type }: AnyField): boolean => type !== 'choice' && formTypeTraits(type).inFormulas !== 'nothing';

/** Editor of a formula, with the fields that it may contain. */
export function FormulaEditor({ field, fields, problem, onChange }: FormulaEditorProps) {
  const text = useFormDesignerText();
  const input = useRef<HTMLDivElement>(null);
  const choices = fields.flatMap((one) => termsOf(one, field));
  const insert = (term: string) => {
    const area = input.current?.querySelector('textarea');
    const at = area?.selectionStart ?? field.expression.length;
    const before = field.expression === '0' ? '' : field.expression.slice(0, at);
    const after = field.expression === '0' ? '' : field.expression.slice(area?.selectionEnd ?? at);
    onChange({ expression: `${before}${term}${after}` });
    area?.focus();
  };
  return (
    <>
      <div ref={input}>
        <Row label={text.expression} hint={text.expressionHint} problem={problem}>
          <Input.TextArea
            rows={3}
            maxLength={500}
            spellCheck={false}
            className="gd-fd-code"
            value={field.expression}
            onChange={({ target }) => onChange({ expression: target.value })}
          />
        </Row>
      </div>
      <Select
        size="small"
        aria-label={text.insertField}
        placeholder={text.insertField}
        value={null}
        options={choices}
        onSelect={(term: string | null) => term && insert(term)}
      />
      <div className="gd-fd-row">
        <span>{text.result}</span>
        <Segmented<'number' | 'money'>
          size="small"
          options={[
            { value: 'number', label: text.resultNumber },
            { value: 'money', label: text.resultMoney },
          ]}
          value={field.result ?? 'number'}
          onChange={(result) => onChange({ result })}
        />
      </div>
    </>
  );
}

function termsOf(one: AnyField, formula: Formula): { value: string; label: string }[] {
  if (one.type === 'table')
    return one.columns.flatMap((column) =>
      isRead(column) && column !== (formula as AnyField)
        ? [{ value: `SUM(${one.name}.${column.name})`, label: `SUM(${one.label}.${column.label})` }]
        : [],
    );
  if (one === formula || !isRead(one)) return [];
  if (one.type === 'range') return [{ value: `DAYS(${one.name})`, label: `DAYS(${one.label})` }];
  if (one.type === 'date' || one.type === 'datetime') return [];
  return [{ value: one.name, label: one.label }];
}

import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import {
  choicesOf,
  fill,
  FORM_LIMITS,
  FORM_OPERATORS,
  formTypeTraits,
  type FormCondition,
  type FormOperator,
  type FormTest,
} from '@gongdi/domain';
import { Button, Input, InputNumber, Select } from 'antd';
import { Segmented } from '../../kit/radios/index.ts';
import { useData, useDictionaries, useKitText } from '../../kit/data/index.ts';
import { useRowKeys } from '../../kit/layout/use-row-keys.ts';
import type { AnyField } from '../state/edit.ts';
import { useFormDesignerText } from '../text/index.ts';

interface ConditionEditorProps {
  value: FormCondition;
  /** Fields that the condition may read. */
  fields: readonly AnyField[];
  problem?: string;
  onChange: (condition: FormCondition) => void;
}

/** Editor of a condition: a list of comparisons, all or any of which must be true. */
export function ConditionEditor({ value, fields, problem, onChange }: ConditionEditorProps) {
  const text = useFormDesignerText();
  const row = useRowKeys(value.tests.length);
  const put = (at: number, test: FormTest) =>
    onChange({ ...value, tests: value.tests.map((one, index) => (index === at ? test : one)) });
  return (
    <div className="gd-fd-condition">
      {value.tests.length > 1 && (
        <Segmented<'all' | 'any'>
          size="small"
          options={[
            { value: 'all', label: text.matchAll },
            { value: 'any', label: text.matchAny },
          ]}
          value={value.match}
          onChange={(match) => onChange({ ...value, match })}
        />
      )}
      {value.tests.map((test, at) => {
        const field = fields.find((one) => one.name === test.field);
        return (
          <div key={row.keys[at]} className="gd-fd-test">
            <Select
              size="small"
              aria-label={text.testField}
              showSearch={{ optionFilterProp: 'label' }}
              value={test.field || undefined}
              options={fields.map((one) => ({ value: one.name, label: one.label }))}
              onChange={(name) => put(at, { field: name, op: test.op })}
            />
            <Select<FormOperator>
              size="small"
              aria-label={text.testOperator}
              value={test.op}
              options={FORM_OPERATORS.map((op) => ({ value: op, label: text.operators[op] }))}
              onChange={(op) =>
                put(
                  at,
                  op === 'empty' || op === 'filled'
                    ? { field: test.field, op }
                    : { ...test, op, value: valueFor(op, test.value) },
                )
              }
            />
            {test.op !== 'empty' && test.op !== 'filled' && (
              <TestValue field={field} test={test} onChange={(wanted) => put(at, { ...test, value: wanted })} />
            )}
            <Button
              size="small"
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={fill(text.removeTest, { number: at + 1 })}
              disabled={value.tests.length === 1}
              onClick={() => {
                row.remove(at);
                onChange({ ...value, tests: value.tests.filter((_, index) => index !== at) });
              }}
            />
          </div>
        );
      })}
      {problem && <small className="gd-fd-problem">{problem}</small>}
      <Button
        size="small"
        type="dashed"
        icon={<PlusOutlined aria-hidden />}
        disabled={value.tests.length >= FORM_LIMITS.tests}
        onClick={() => onChange({ ...value, tests: [...value.tests, { field: fields[0]?.name ?? '', op: 'filled' }] })}
      >
        {text.addTest}
      </Button>
    </div>
  );
}

type Wanted = FormTest['value'];
const several = (op: FormOperator) => op === 'in' || op === 'not_in';

/** Returns a list for `in`, one value for other operators. */
function valueFor(op: FormOperator, value: Wanted): Wanted {
  if (several(op)) return Array.isArray(value) ? value : value === undefined || value === '' ? [] : [value];
  return Array.isArray(value) ? value[0] : value;
}

function TestValue({
  field,
  test,
  onChange,
}: {
  field: AnyField | undefined;
  test: FormTest;
  onChange: (value: Wanted) => void;
}) {
  const { lang } = useData();
  const { within } = useDictionaries();
  const text = useFormDesignerText();
  const kit = useKitText();
  const list = several(test.op);
  if (field?.type === 'choice' || field?.type === 'choices')
    return (
      <Select
        size="small"
        aria-label={text.testValue}
        mode={list ? 'multiple' : undefined}
        value={test.value}
        options={within(() => choicesOf(field, lang))}
        onChange={(value: Wanted) => onChange(value)}
      />
    );
  if (field?.type === 'boolean')
    return (
      <Select<'true' | 'false'>
        size="small"
        aria-label={text.testValue}
        value={test.value === true ? 'true' : 'false'}
        options={[
          { value: 'true', label: kit.yes },
          { value: 'false', label: kit.no },
        ]}
        onChange={(value) => onChange(value === 'true')}
      />
    );
  if (!list && field && formTypeTraits(field.type).inFormulas === 'number')
    return (
      <InputNumber
        size="small"
        aria-label={text.testValue}
        value={typeof test.value === 'number' ? test.value : null}
        onChange={(value) => onChange(value ?? undefined)}
      />
    );
  const shown = Array.isArray(test.value) ? test.value.join(',') : typeof test.value === 'boolean' ? '' : test.value;
  return (
    <Input
      size="small"
      aria-label={text.testValue}
      placeholder={list ? text.testValues : field?.type === 'date' ? '2026-01-31' : text.testValue}
      value={shown}
      maxLength={500}
      onChange={({ target }) => onChange(list ? target.value.split(/[,，]/).filter(Boolean) : target.value)}
    />
  );
}

import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { fill, sealedOf, searchHintOf, type FieldKind, type FieldMeta } from '@gongdi/domain';
import { Button, Col, DatePicker, Form, Row, Space } from 'antd';
import dayjs from 'dayjs';
import { useEffect, useId, useRef, useState } from 'react';
import { useData, useKitText } from '../data/data-context.tsx';
import { useFormColumns } from '../layout/form-columns.ts';
import { FieldControl, wireProps, type Field } from '../record-form/control.tsx';

/** A filter: a field of a resource, or a similar definition for a list without a resource. */
export type QueryField = Field & { query: NonNullable<FieldMeta['query']> };

interface QueryFormProps {
  /** Must be the same array at every rendering. */
  fields: readonly QueryField[];
  /** The active filters, by wire name. */
  values: Readonly<Record<string, string>>;
  /** Called on search; with `{}` after a reset. */
  onSearch: (values: Record<string, string>) => void;
  /** Shows every filter from the start, where the form is opened by a button. */
  all?: boolean;
}

/** Query form of any list: 重置, 查询 and, when the filters need more than one row, 展开 or 收起. */
export function QueryForm({ fields, values, onSearch, all = false }: QueryFormProps) {
  const text = useKitText();
  const [form] = Form.useForm<Record<string, unknown>>();
  const [box, columns] = useFormColumns();
  const [chosen, setChosen] = useState<boolean | null>(null);
  // The buttons take the last column of the first row.
  const inFirstRow = Math.max(1, columns - 1);
  // The form opens when a hidden filter is active, unless the user closed it.
  const open = all || (chosen ?? Object.keys(toForm(fields.slice(inFirstRow), values)).length > 0);
  const shown = open ? fields : fields.slice(0, inFirstRow);
  // Other lists stay mounted in the background, so one document may have several query forms.
  const id = useId();
  const taken = useRef<string | null>(null);
  /**
   * Searches that were started here and are not yet in `values`: the address changes later than the button is pressed.
   */
  const asked = useRef<string[]>([]);
  useEffect(() => {
    const next = sameText(values);
    // Another page of the list, or a list that is shown again, changes no filter; input that was not searched for
    // stays.
    if (taken.current === next) return;
    taken.current = next;
    const own = asked.current.indexOf(next);
    asked.current = own < 0 ? [] : asked.current.slice(own + 1);
    if (own >= 0) return;
    form.resetFields();
    form.setFieldsValue(toForm(fields, values));
  }, [form, fields, values]);
  const search = (wire: Record<string, string>) => {
    asked.current.push(sameText(wire));
    onSearch(wire);
  };
  return (
    <div ref={box} role={all ? undefined : 'search'} className="gd-data-query">
      <Form
        name={`${id}query`}
        form={form}
        layout="vertical"
        onFinish={() => search(toWire(fields, form.getFieldsValue(true)))}
      >
        <Row gutter={16}>
          {shown.map((field) => (
            <Col key={field.name} span={24 / columns}>
              <QueryItem field={field} />
            </Col>
          ))}
          <Col flex="auto" className="gd-data-query-buttons">
            <Space>
              <Button
                onClick={() => {
                  form.resetFields();
                  search({});
                }}
              >
                {text.reset}
              </Button>
              <Button type="primary" htmlType="submit">
                {text.search}
              </Button>
              {!all && fields.length > inFirstRow && (
                <Button
                  type="link"
                  aria-expanded={open}
                  onClick={() => setChosen(!open)}
                  icon={open ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
                  iconPlacement="end"
                >
                  {open ? text.collapse : text.expand}
                </Button>
              )}
            </Space>
          </Col>
        </Row>
      </Form>
    </div>
  );
}

function QueryItem({ field }: { field: QueryField }) {
  const { lang } = useData();
  const text = useKitText();
  const label = field.label[lang];
  if (field.query === 'between')
    return (
      <Form.Item
        name={field.name}
        label={label}
        getValueProps={(value?: (string | null)[]) => ({ value: value?.map((one) => (one ? dayjs(one) : null)) })}
        normalize={(value: (dayjs.Dayjs | null)[] | null) => value?.map((one) => one?.format('YYYY-MM-DD') ?? null)}
      >
        <DatePicker.RangePicker style={{ width: '100%' }} allowEmpty placeholder={[text.begin, text.end]} />
      </Form.Item>
    );
  const wording =
    field.query === 'from' ? fill(text.from, { label }) : field.query === 'to' ? fill(text.to, { label }) : label;
  // A hint explains how to fill in a record, not how to search.
  const sealed = sealedOf(field);
  const hint = sealed && field.query === 'like' ? searchHintOf(sealed) : undefined;
  const control = { ...field, kind: FILTERS[field.kind].control, hint };
  return (
    <Form.Item name={field.name} label={wording} {...wireProps(field)}>
      <FieldControl field={control} multiple={field.query === 'in'} />
    </Form.Item>
  );
}

/** Filter of a field kind. */
interface KindFilter {
  /** The kind whose control the filter uses; a filter may accept values that a record may not. */
  control: FieldKind;
  /** Converts a text of the address to the control's value. */
  holds: (text: string) => unknown;
}

const by = (control: FieldKind, holds: KindFilter['holds'] = (text) => text): KindFilter => ({ control, holds });

/** Filter of each field kind: a number matches any part of it, a list of references matches one of them. */
const FILTERS = {
  text: by('text'),
  textarea: by('text'),
  integer: by('integer', Number),
  decimal: by('decimal'),
  money: by('money'),
  fee: by('fee'),
  meters: by('meters'),
  boolean: by('boolean'),
  date: by('date'),
  datetime: by('datetime'),
  code: by('code', Number),
  reference: by('reference'),
  references: by('reference'),
  permissions: by('permissions'),
  password: by('password'),
  phone: by('text'),
  idcard: by('text'),
  region: by('region'),
  address: by('address'),
  place: by('place'),
  rows: by('rows'),
  signature: by('signature'),
  file: by('file'),
  files: by('files'),
  image: by('image'),
} satisfies Record<FieldKind, KindFilter>;

/** Returns a text that is equal for equal filters. */
const sameText = (values: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Converts wire names and texts to the values of the controls. */
export function toForm(
  fields: readonly QueryField[],
  values: Readonly<Record<string, string>>,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (field.query === 'between') {
        const pair = [values[`begin_${field.name}`] ?? null, values[`end_${field.name}`] ?? null];
        return pair.some(Boolean) ? [[field.name, pair]] : [];
      }
      const value = values[field.name];
      if (value === undefined) return [];
      if (field.query === 'in') return [[field.name, value.split(',').map((one) => typed(field, one))]];
      return [[field.name, typed(field, value)]];
    }),
  );
}

function typed(field: QueryField, value: string): unknown {
  return FILTERS[field.kind].holds(value);
}

/** Converts the values of the controls to wire names and texts; empty filters are left out. */
export function toWire(fields: readonly QueryField[], values: Record<string, unknown>): Record<string, string> {
  const wire: Record<string, string> = {};
  for (const field of fields) {
    const value = values[field.name];
    if (field.query === 'between') {
      const [begin, end] = (value ?? []) as (string | null)[];
      if (begin) wire[`begin_${field.name}`] = begin;
      if (end) wire[`end_${field.name}`] = end;
    } else if (Array.isArray(value)) {
      if (value.length > 0) wire[field.name] = value.join(',');
    } else if (typeof value === 'number' || (typeof value === 'string' && value.trim() !== ''))
      wire[field.name] = String(value).trim();
  }
  return wire;
}

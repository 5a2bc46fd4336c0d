// @vitest-environment jsdom
import { FIELD_EXAMPLES, metaOf, type FieldExample, type NamedField } from '@gongdi/domain';
import { Form } from 'antd';
import { describe, expect, it } from 'vitest';
import type { WidgetContext } from '../mount.ts';
import { WidgetContextProvider } from '../shadow/use-widget.ts';
import { FieldValue } from '../detail/record-detail.tsx';
import { cellField } from '../grid/editing/edit-control.tsx';
import { QueryForm, toForm, toWire } from '../query-form/query-form.tsx';
import { render } from '../testing/render.tsx';
import AddressControl from './address-control.tsx';
import { FieldControl, wireProps } from './control.tsx';
import { prepareControls } from './prepare-controls.ts';

/** jsdom has no layout, so its constructed style sheets may ignore their text. */
Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
const root = Object.assign(document.createElement('div').attachShadow({ mode: 'open' }), { adoptedStyleSheets: [] });
const widget = { root, config: {}, emit: () => true } as unknown as WidgetContext;

const examples = Object.entries<FieldExample>(FIELD_EXAMPLES).map(([kind, { make, value, text }]) => {
  const type = make();
  const field: NamedField = { ...metaOf(type), name: 'value', type };
  return { kind, field, value, text };
});
/** Kinds whose value is only an id, and masked personal data, have no text of their own here. */
const NAMED = new Set(['reference', 'references', 'permissions', 'region']);
/** A form asks for an address with `AddressControl`, which has an input for each part. */
const INPUT = 'input, textarea, button, select, [tabindex], [role=tree]';

describe.each(examples)('a field of kind $kind', ({ kind, field, value, text }) => {
  it('has a control', async () => {
    await prepareControls([field]);
    const { box, until } = await render(
      <WidgetContextProvider value={widget}>
        <Form initialValues={{ value }}>
          {kind === 'address' ? (
            <AddressControl name="value" label="示例" />
          ) : (
            <Form.Item name="value" {...wireProps(field)}>
              <FieldControl field={cellField(field)} />
            </Form.Item>
          )}
        </Form>
      </WidgetContextProvider>,
    );
    await until(() => box.querySelector(INPUT) !== null);
  });

  it('is shown', async () => {
    const { box } = await render(
      <WidgetContextProvider value={widget}>
        <FieldValue field={field} value={value} />
      </WidgetContextProvider>,
    );
    if (!NAMED.has(kind)) expect(box.textContent).toContain(text.split('\n')[0]!);
  });

  it('has a filter', async () => {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return;
    const fields = [{ ...field, query: 'eq' as const }];
    const wire = { value: typeof value === 'string' ? value : JSON.stringify(value) };
    expect(toWire(fields, toForm(fields, wire))).toEqual(kind === 'boolean' ? expect.anything() : wire);
    const { box, until } = await render(<QueryForm fields={fields} values={{}} onSearch={() => {}} />);
    await until(() => box.querySelector(INPUT) !== null);
  });
});

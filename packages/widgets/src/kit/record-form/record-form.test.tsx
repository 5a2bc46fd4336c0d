// @vitest-environment jsdom
import { defineResource, field } from '@gongdi/domain';
import { Form } from 'antd';
import { expect, test } from 'vitest';
import type { WidgetContext } from '../mount.ts';
import { WidgetContextProvider } from '../shadow/use-widget.ts';
import { render } from '../testing/render.tsx';
import { RecordForm } from './record-form.tsx';

/** jsdom has no layout, so its constructed style sheets may ignore their text. */
Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
const root = Object.assign(document.createElement('div').attachShadow({ mode: 'open' }), { adoptedStyleSheets: [] });
const widget = { root, config: {}, emit: () => true } as unknown as WidgetContext;

const resource = defineResource({
  name: 'sample',
  noun: 'sample',
  label: { zh: '样品', en: 'Sample' },
  service: 'base',
  title: 'title',
  scope: 'organisation',
  fields: {
    title: field.text({ label: { zh: '名称', en: 'Name' } }),
    day: field.date({ label: { zh: '日期', en: 'Date' } }),
    moment: field.datetime({ label: { zh: '时间', en: 'Time' } }),
  },
  endpoints: { add: 'POST sample' },
});

function Entry() {
  const [form] = Form.useForm();
  return <RecordForm resource={resource} mode="add" form={form} initial={{}} onSubmit={async () => []} />;
}

test.each([
  ['title', false],
  ['day', true],
  ['moment', true],
])('Enter in %s belongs to the field alone: %s', async (name, own) => {
  const { box, act } = await render(
    <WidgetContextProvider value={widget}>
      <Entry />
    </WidgetContextProvider>,
  );
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  await act(() => box.querySelector(`#record_${name}`)!.dispatchEvent(enter));
  expect(enter.defaultPrevented).toBe(own);
});

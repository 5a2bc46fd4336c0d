// @vitest-environment jsdom
import { SEALED, type FileItem } from '@gongdi/domain';
import { Form, type FormInstance } from 'antd';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import type { WidgetContext } from '../../../../kit/mount.ts';
import { WidgetContextProvider } from '../../../../kit/shadow/use-widget.ts';
import { render } from '../../../../kit/testing/render.tsx';
import TypedFrom from './typed-from.tsx';

/** jsdom has no layout, so its constructed style sheets may ignore their text. */
Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
const root = Object.assign(document.createElement('div').attachShadow({ mode: 'open' }), { adoptedStyleSheets: [] });
const widget = { root, config: {}, emit: () => true } as unknown as WidgetContext;

const file = (id: string, more: Partial<FileItem> = {}): FileItem => ({
  id,
  name: `${id}.jpg`,
  type: 'image/jpeg',
  size: 1,
  url: `blob:${id}`,
  ...more,
});

test('the pictures of the form stand beside it as soon as there are any, and hidden ones do not', async () => {
  const made: FormInstance[] = [];
  function Page() {
    const [form] = Form.useForm();
    useEffect(() => void made.push(form), [form]);
    return (
      <Form form={form}>
        <Form.Item name="papers" hidden>
          <input />
        </Form.Item>
        <TypedFrom form={form} name="papers" label="登记表照片" />
      </Form>
    );
  }
  const page = await render(
    <WidgetContextProvider value={widget}>
      <Page />
    </WidgetContextProvider>,
  );
  const pictures = () => page.box.querySelector('aside[aria-label="登记表照片"]');
  expect(pictures()).toBeNull();
  await page.act(() =>
    made[0]!.setFieldValue('papers', [file('hidden', { url: SEALED }), file('plan', { type: 'application/pdf' })]),
  );
  expect(pictures()).toBeNull();
  await page.act(() => made[0]!.setFieldValue('papers', [file('first'), file('second')]));
  await page.until(() => pictures()?.querySelector('img')?.src === 'blob:first');
  await page.act(() => pictures()!.querySelectorAll<HTMLElement>('.ant-segmented-item input')[1]!.click());
  await page.until(() => pictures()?.querySelector('img')?.src === 'blob:second');
  await page.act(() => made[0]!.setFieldValue('papers', []));
  expect(pictures()).toBeNull();
});

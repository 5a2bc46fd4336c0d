// @vitest-environment jsdom
import { Form, Input } from 'antd';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TypedValues } from '../data/index.ts';
import { render, type Rendered } from '../testing/render.tsx';
import { useTyped } from './use-typed.ts';

function Entry() {
  const [form] = Form.useForm();
  useTyped('staff add', form, ['name', 'phone']);
  return (
    <Form form={form} initialValues={{ phone: 'stored' }}>
      <Form.Item name="name">
        <Input aria-label="name" />
      </Form.Item>
      <Form.Item name="phone">
        <Input aria-label="phone" />
      </Form.Item>
    </Form>
  );
}

function Page() {
  const [there, setThere] = useState(true);
  return (
    <>
      <button onClick={() => setThere(!there)} />
      {there && <Entry />}
    </>
  );
}

const field = ({ box }: Rendered, name: string) => box.querySelector<HTMLInputElement>(`[aria-label="${name}"]`)!;
const turn = (page: Rendered) => page.act(() => page.box.querySelector('button')!.click());
const type = (page: Rendered, name: string, value: string) =>
  page.act(() => {
    const input = field(page, name);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

test('what was typed when the session ended is there again after the next login, once; what was not touched is as stored', async () => {
  let ended = false;
  const page = await render(<Page />, { typed: new TypedValues(() => ended) });
  await type(page, 'name', '王建军');
  ended = true;
  await turn(page);
  ended = false;
  await turn(page);
  await page.until(() => field(page, 'name').value === '王建军');
  expect(field(page, 'phone').value).toBe('stored');
  expect(document.body.textContent).toContain('已恢复登录失效前填写的内容');
  await turn(page);
  await turn(page);
  expect(field(page, 'name').value).toBe('');
});

test('a form that somebody left is not kept', async () => {
  const page = await render(<Page />, { typed: new TypedValues(() => false) });
  await type(page, 'name', '王建军');
  await turn(page);
  await turn(page);
  expect(field(page, 'name').value).toBe('');
});

test('nobody finds what another one typed', () => {
  const typed = new TypedValues(() => true);
  typed.keep('u1', 'staff add', { name: '王建军' });
  expect(typed.take('u2', 'staff add')).toBeUndefined();
  expect(typed.take('u1', 'staff add')).toBeUndefined();
});

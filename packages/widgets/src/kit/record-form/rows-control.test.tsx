// @vitest-environment jsdom
import { fieldsOf, unitcheck, unitCheckItems, type NamedField } from '@gongdi/domain';
import { Form, type FormInstance } from 'antd';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import type { WidgetContext } from '../mount.ts';
import { WidgetContextProvider } from '../shadow/use-widget.ts';
import { render, type Rendered } from '../testing/render.tsx';
import { RowsControl } from './rows-control.tsx';

/** jsdom has no layout, so its constructed style sheets may ignore their text. */
Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
const root = Object.assign(document.createElement('div').attachShadow({ mode: 'open' }), { adoptedStyleSheets: [] });
const widget = { root, config: {}, emit: () => true } as unknown as WidgetContext;

const FIELD = fieldsOf(unitcheck).find(({ name }) => name === 'items') as NamedField;
const ITEMS = unitCheckItems(1).map(({ discipline, item_name }) => ({
  discipline,
  item_name,
  copies: 0,
  result: null as number | null,
  spot: null,
}));

let form: FormInstance;
function Sheet({ items }: { items: readonly object[] }) {
  const [own] = Form.useForm();
  useEffect(() => {
    form = own;
  }, [own]);
  return (
    <WidgetContextProvider value={widget}>
      <Form form={own} initialValues={{ items }}>
        <Form.Item name="items">
          <FormRows />
        </Form.Item>
      </Form>
    </WidgetContextProvider>
  );
}
const FormRows = (given: { id?: string; value?: unknown; onChange?: (value: unknown) => void }) => (
  <RowsControl field={FIELD} id={given.id ?? 'items'} value={given.value} onChange={(rows) => given.onChange?.(rows)} />
);

const folds = ({ box }: Rendered) => [...box.querySelectorAll<HTMLButtonElement>('.gd-form-fold')];
const openAt = (page: Rendered) => folds(page).findIndex((one) => one.getAttribute('aria-expanded') === 'true');
const press = (page: Rendered, name: string) =>
  page.act(() =>
    [...page.box.querySelectorAll<HTMLButtonElement>('button')]
      .find(({ textContent, ariaLabel }) => textContent.replaceAll(' ', '') === name || ariaLabel === name)!
      .click(),
  );
const type = (page: Rendered, id: string, value: string) =>
  page.act(() => {
    const input = page.box.querySelector<HTMLInputElement>(`[id="${id}"]`)!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

test('where there is little room a long table is filled in row by row, and says what is left', async () => {
  const items = ITEMS.map((one, at) => (at < 2 ? { ...one, copies: 12, result: 1 } : one));
  const page = await render(<Sheet items={items} />);
  expect([folds(page).length, openAt(page)]).toEqual([ITEMS.length, -1]);
  expect(page.box.querySelectorAll('input')).toHaveLength(0);
  expect(folds(page)[0]!.textContent).toMatch(/^1图纸会审记录.*份数 12符合$/);
  const status = () => page.box.querySelector('[role=status]')!.textContent;
  expect(status()).toBe(`共 ${ITEMS.length} 行，${ITEMS.length - 2} 行未填写`);

  // From row to row, by what is left or in their order.
  await press(page, '下一个未填行');
  expect(openAt(page)).toBe(2);
  const copies = page.box.querySelector<HTMLInputElement>('[id="items.2.copies"]')!;
  expect([copies.inputMode, page.box.querySelector('[id="items.3.copies"]')]).toEqual(['numeric', null]);
  await type(page, 'items.2.copies', '7');
  await press(page, '下一行');
  expect(openAt(page)).toBe(3);
  const kept = () => form.getFieldValue('items') as Record<string, unknown>[];
  expect(kept()[2]).toEqual({ ...items[2], copies: 7 });
  expect(folds(page)[2]!.textContent).toContain('份数 7');

  // A row with a result counts as filled in; after the last one the first that is left follows.
  await page.act(() =>
    form.setFieldValue(
      'items',
      kept().map((row, at) => (at === 4 ? row : { ...row, result: 3 })),
    ),
  );
  expect(status()).toBe(`共 ${ITEMS.length} 行，1 行未填写`);
  await page.act(() => folds(page).at(-1)!.click());
  await press(page, '下一个未填行');
  expect(openAt(page)).toBe(4);
  await press(page, '删除第 5 行');
  expect([kept().length, openAt(page), status()]).toEqual([
    ITEMS.length - 1,
    -1,
    `共 ${ITEMS.length - 1} 行，已全部填写`,
  ]);
  await press(page, '核查项目 添加一行');
  expect([openAt(page), kept().length]).toEqual([ITEMS.length - 1, ITEMS.length]);
});

test('a short table shows all controls', async () => {
  const page = await render(<Sheet items={ITEMS.slice(0, 3)} />);
  expect(folds(page)).toEqual([]);
  await type(page, 'items.1.copies', '5');
  expect((form.getFieldValue('items') as { copies: number }[]).map(({ copies }) => copies)).toEqual([0, 5, 0]);
});

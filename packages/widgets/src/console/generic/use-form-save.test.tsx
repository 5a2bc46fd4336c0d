// @vitest-environment jsdom
import { CallFailure } from '@gongdi/api';
import { Form, Input } from 'antd';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { later } from '../testing/fake-server.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { useFormSave } from './use-form-save.ts';

type Save = ReturnType<typeof useFormSave>;

async function form() {
  const held: { save?: Save } = {};
  function Dialog() {
    const [fields] = Form.useForm<{ name: string }>();
    const save = useFormSave(fields);
    useEffect(() => {
      held.save = save;
    });
    return (
      <Form form={fields}>
        <Form.Item name="name">
          <Input />
        </Form.Item>
      </Form>
    );
  }
  const page = await renderConsole(<Dialog />);
  const save = async (work: () => Promise<unknown>, refused?: (failure: CallFailure) => void) => {
    let saved: unknown;
    await page.act(async () => {
      saved = await held.save!.save(work, refused).catch((error: unknown) => error);
    });
    return saved;
  };
  return { page, save, held, toasts: () => page.all('.ant-message-notice').map((one) => one.textContent) };
}
const problem = (path: string, message: string) => ({ path, message });
const refusal = (problems: { path: string; message: string }[], message = '提交有误') =>
  new CallFailure(message, { code: 42200, status: 422, problems: problems as never });

test('the problem of a field is at the field and nowhere else, also if the form was sent inside of a list', async () => {
  const { page, save, toasts } = await form();
  const listener = vi.fn();
  const refused = refusal([problem('list.0.name', '名称已存在')]);
  expect(await save(() => Promise.reject(refused), listener)).toBe(false);
  await page.until(() => page.all('.ant-form-item-explain-error').length === 1);
  expect(page.one('.ant-form-item-explain-error').textContent).toBe('名称已存在');
  expect(toasts()).toEqual([]);
  expect(listener).toHaveBeenCalledExactlyOnceWith(refused);
});

test('a problem without a field in the form is a message', async () => {
  const { page, save, toasts } = await form();
  await save(() => Promise.reject(refusal([problem('companies', '企业已停用')])));
  await page.until('企业已停用');
  expect(toasts()).toEqual(['企业已停用']);
});

test('a refusal without problems is told in its own words', async () => {
  const { page, save } = await form();
  await save(() => Promise.reject(refusal([], '网络错误')));
  await page.until('网络错误');
});

test('it is busy while it works, and after a failure it is not', async () => {
  const { page, save, held } = await form();
  const answer = later<null>();
  let done: unknown;
  await page.act(() => void held.save!.save(answer.reply).then((saved) => (done = saved)));
  expect(held.save!.busy).toBe(true);
  await page.act(() => answer.come(null));
  expect([held.save!.busy, done]).toEqual([false, true]);
  // An error of the program is no refusal: nobody can correct it in the form.
  expect(await save(() => Promise.reject(new TypeError('x')))).toBeInstanceOf(TypeError);
  expect(held.save!.busy).toBe(false);
});

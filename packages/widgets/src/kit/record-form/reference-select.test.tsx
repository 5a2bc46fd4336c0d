// @vitest-environment jsdom
import { CallFailure, createClient, type Client } from '@gongdi/api';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { ProjectSelect, ReferenceSelect } from './reference-select.tsx';

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

/** A server that returns these answers in order. */
function answering(...answers: (Error | { id: string; title: string }[])[]): Client {
  const call = vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer ?? [];
  });
  return { ...createClient(), call } as unknown as Client;
}

const placeholder = (box: HTMLElement) => box.querySelector('.ant-select-placeholder')?.textContent;
const openList = (box: HTMLElement) =>
  box.querySelector('[role=combobox]')!.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
const options = () => [...document.querySelectorAll('.ant-select-item-option')].map((one) => one.textContent);

test('console 2.7: the drop-down of projects is filterable and clearable, with its placeholder', async () => {
  const projects = ['滨江科创中心一期', '虹桥商务区'].map((title, at) => ({ id: `p${at}`, title }));
  const onChange = vi.fn();
  const { box, act, until } = await render(<ProjectSelect onChange={onChange} />, { client: answering(projects) });
  expect(placeholder(box)).toBe('请选择项目');
  await act(() => openList(box));
  await until(() => options().length === 2);
  const input = box.querySelector('input')!;
  await act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, '虹桥');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(options()).toEqual(['虹桥商务区']);
  await act(() => document.querySelector<HTMLElement>('.ant-select-item-option')!.click());
  expect(onChange.mock.calls[0]?.[0]).toBe('p1');
  await act(() => box.querySelector<HTMLElement>('.ant-select-clear')!.click());
  expect(onChange.mock.lastCall?.[0]).toBeUndefined();
});

test('console 8: when the projects do not come it says so, and tries again', async () => {
  const client = answering(new CallFailure('网络错误'), [{ id: 'p', title: '滨江' }]);
  const { box, act, until } = await render(<ProjectSelect />, { client });
  await until(() => placeholder(box) === '获取项目列表失败，请稍后重试');
  await act(() => openList(box));
  const alert = document.querySelector('[role=alert]')!;
  expect(alert.textContent).toContain('获取项目列表失败，请稍后重试');
  await act(() => alert.querySelector('button')!.click());
  await until(() => placeholder(box) === '请选择项目' && options().includes('滨江'));
});

test('whoever may not see the records is told nothing of a failure', async () => {
  const refused = new CallFailure('没有权限', { code: 40_301, status: 400 });
  const { box, until } = await render(<ReferenceSelect of="staff" placeholder="请选择人员" />, {
    client: answering(refused),
  });
  await until(() => box.querySelector('.ant-select-loading') === null);
  expect(placeholder(box)).toBe('请选择人员');
});

import { describe, expect, test } from 'vitest';
import { ENGINE_ERRORS } from '../../diagram/text/engine-errors.ts';
import { createStore } from '../../diagram/store.ts';
import type { RootKind } from '../panel/edit/roots.ts';
import { rootIdProblem } from '../panel/roots/check-id.ts';
import { Notices } from '../session/notices.ts';
import { saveModel } from '../session/save-model.ts';
import { INITIAL_STATE } from '../session/state.ts';
import { ViewActions } from '../session/view-actions.ts';
import { openHeadless } from '../testing/headless.ts';
import { SITE_XML } from '../testing/site-model.ts';
import { textsOf } from '../text/index.ts';

describe('designer 8: an id that exists', () => {
  const XML = SITE_XML.replace(
    '<bpmn:process',
    '<bpmn:message id="filed" name="已归档" /><bpmn:signal id="alarm" name="报警" /><bpmn:process',
  );

  test.each([
    ['message', 'filed', '该消息已存在，请修改id后重新保存'],
    ['signal', 'alarm', '该信号已存在，请修改id后重新保存'],
  ] as const)('designer 8: %s %s: %s', async (kind: RootKind, id, message) => {
    const editor = (await openHeadless(XML)).editor('approval');
    expect(rootIdProblem(editor, kind, id, 'zh-CN')).toBe(message);
    expect(rootIdProblem(editor, kind, `${id}_2`, 'zh-CN')).toBeUndefined();
  });

  test('designer 8: the id of anything else is taken too, the own one is not', async () => {
    const editor = (await openHeadless(XML)).editor('approval');
    expect(rootIdProblem(editor, 'message', 'user', 'zh-CN')).toBe('该 ID 已被其他元素使用，请修改后重新保存');
    const own = editor.definitions.get('rootElements') as { id: string }[];
    const filed = own.find(({ id }) => id === 'filed') as typeof editor.object;
    expect(rootIdProblem(editor, 'message', 'filed', 'zh-CN', filed)).toBeUndefined();
  });
});

test('designer 8: saving fails: 保存模型失败，请重试！', async () => {
  const rejected = (type: string, detail: unknown) => {
    if (type === 'gd-save')
      (detail as { respondWith(p: Promise<void>): void }).respondWith(Promise.reject(new Error('x')));
    return true;
  };
  expect(await saveModel(rejected, () => ({ xml: '', name: '', key: '' }))).toMatchObject({ outcome: 'failed' });
  expect(textsOf('zh-CN').saveFailed).toBe('保存模型失败，请重试！');
});

test.each([
  [4.1, 4, '已到最大缩放比例 400%'],
  [0.1, 0.2, '已到最小缩放比例 20%'],
])('designer 8: zoom to %d is held at %d and warned about', async (wanted, held, message) => {
  const { stage } = await openHeadless(SITE_XML);
  const zoomed: number[] = [];
  const drawn = { service: () => ({ zoom: (scale: number) => zoomed.push(scale) }) } as unknown as typeof stage;
  const reported: unknown[] = [];
  const notices = new Notices();
  const actions = new ViewActions({
    state: createStore({ ...INITIAL_STATE, stage: drawn }),
    notices,
    emit: (type, detail) => reported.push([type, detail]) > 0,
    texts: () => textsOf('zh-CN'),
    stage: () => drawn,
    simulated: () => undefined,
  });
  actions.zoomTo(wanted);
  expect(zoomed).toEqual([held]);
  expect(reported).toEqual([['gd-warning', { code: 'zoom-range', message, zoom: held, min: 0.2, max: 4 }]]);
  expect(notices.state.get().list).toMatchObject([{ kind: 'warning', text: message }]);
  notices.dispose();
});

test('designer 8: the eleven messages of the diagram engine are Chinese', () => {
  expect(ENGINE_ERRORS).toHaveLength(11);
  for (const { zh } of ENGINE_ERRORS) expect(zh).toMatch(/\p{Script=Han}/u);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createStore } from '../../diagram/store.ts';
import { GeneralSection } from '../panel/sections/general.tsx';
import { panelTexts } from '../panel/text/index.ts';
import { takeBaseInfo } from '../session/base-info.ts';
import { Notices } from '../session/notices.ts';
import { INITIAL_STATE } from '../session/state.ts';
import { ViewActions } from '../session/view-actions.ts';
import { openHeadless } from '../testing/headless.ts';
import { SITE_XML } from '../testing/site-model.ts';
import { textsOf } from '../text/index.ts';

describe('designer 5: process key and name', () => {
  async function general(xml: string): Promise<string> {
    const { editor } = await openHeadless(xml);
    return renderToStaticMarkup(
      <GeneralSection editor={editor('approval')} texts={panelTexts('zh-CN')} lang="zh-CN" />,
    );
  }

  test('designer 5: the key cannot be changed once there is an id', async () => {
    expect(await general(SITE_XML)).toMatch(/<input(?=[^>]*disabled="")[^>]*value="approval"/);
  });

  test('designer 5: an empty name is refused: 流程名称不能为空', async () => {
    expect(await general(SITE_XML)).not.toContain('流程名称不能为空');
    expect(await general(SITE_XML.replace(' name="方案审批"', ''))).toContain('流程名称不能为空');
    expect(panelTexts('zh-CN').keyRequired).toBe('流程标识不能为空');
  });

  test.each(['a', '_1', 'Pit-1.b_2$'])('designer 5: a key that matches is copied to the id: %s', async (key) => {
    const opened = await openHeadless(SITE_XML);
    takeBaseInfo(opened.stage, { processId: key });
    expect(opened.element(key).businessObject.id).toBe(key);
    opened.stack.undo();
    expect(opened.element('approval').businessObject.id).toBe('approval');
  });

  test.each(['1a', '-a', 'a b', '$a', 'a:b', '审批'])('designer 5: any other key is ignored: %s', async (key) => {
    const opened = await openHeadless(SITE_XML);
    takeBaseInfo(opened.stage, { processId: key, processName: '新名称' });
    expect(opened.element('approval').businessObject).toMatchObject({ id: 'approval', name: '新名称' });
    opened.stack.undo();
    expect(opened.element('approval').businessObject.name).toBe('方案审批');
  });
});

test('designer 5: messages of listeners and removals, to the letter', () => {
  expect(panelTexts('zh-CN')).toMatchObject({
    scriptFormatRequired: '请填写脚本格式',
    scriptTypeRequired: '请选择脚本类型',
    scriptRequired: '请填写脚本内容',
    resourceRequired: '请填写资源地址',
    timerRequired: '请填写定时器配置',
    removeListener: '确认移除该监听器吗？',
    removeField: '确认移除该字段吗？',
  });
});

describe('designer 5: alignment', () => {
  async function view(...ids: string[]) {
    const { element, stage } = await openHeadless(SITE_XML);
    const notices = new Notices();
    const selection = ids.map(element);
    const state = createStore({ ...INITIAL_STATE, stage, selection });
    const actions = new ViewActions({
      state,
      notices,
      emit: () => true,
      texts: () => textsOf('zh-CN'),
      stage: () => stage,
      simulated: () => undefined,
    });
    const noticeLines = () => notices.state.get().list.map(({ kind, text }) => `${kind}: ${text}`);
    return { actions, noticeLines, notices, stage };
  }

  test('designer 5: one element or none: 请按住 Ctrl 键选择多个元素对齐', async () => {
    for (const ids of [[], ['user']]) {
      const { actions, noticeLines, notices } = await view(...ids);
      expect(actions.canAlign()).toBe(false);
      expect(noticeLines()).toEqual(['warning: 请按住 Ctrl 键选择多个元素对齐']);
      notices.dispose();
    }
  });

  test('a shape and a flow: why nothing would happen, and no question', async () => {
    const { stage, noticeLines, actions, notices } = await view('user', 'first');
    Object.assign(stage.find('first') ?? {}, { waypoints: [] });
    expect(actions.canAlign()).toBe(false);
    expect(noticeLines()).toEqual(['warning: 连线、边界事件和标签不能对齐，请至少选择两个图形']);
    notices.dispose();
  });

  test('designer 5: several: no warning, but a question', async () => {
    const { actions, noticeLines } = await view('user', 'script');
    expect(actions.canAlign()).toBe(true);
    expect(noticeLines()).toEqual([]);
    expect(textsOf('zh-CN').alignConfirm).toBe('自动对齐可能造成图形变形，是否继续？');
  });
});

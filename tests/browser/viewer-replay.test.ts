import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Stage } from './designer-page/open.ts';
import { axe } from './support/axe.ts';
import { openViewerStage, RICH, ViewerDriver } from './viewer-page/viewer.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openViewerStage();
});
afterAll(() => stage?.close());

describe.each([
  ['light DOM', false],
  ['a shadow root', true],
])('in %s', (_, nested) => {
  let viewer: ViewerDriver;
  beforeAll(async () => {
    viewer = await ViewerDriver.open(stage, RICH, { nested });
    await viewer.shape('end').waitFor();
  });
  afterAll(async () => {
    expect(viewer.problems).toEqual([]);
    await viewer.close();
  });

  test('pools, nested scopes and counts carry their marks', async () => {
    await expect.poll(() => viewer.state('scope')).toBe('1');
    await expect.poll(() => viewer.state('sign')).toBe('1');
    await expect.poll(() => viewer.state('inner_start')).toBe('2');
    expect(await viewer.find('[data-element-id="sign"] .gd-mark-badge-count').textContent()).toBe('3/5');
    expect(await viewer.find('[data-element-id="review"] .gd-mark-badge-count').textContent()).toBe('×2');
    expect(await viewer.shape('back').getAttribute('data-gd-flow')).toBe('2');
    expect(await viewer.shape('back').getAttribute('data-gd-inferred')).toBeNull();
    expect(await viewer.shape('f1').getAttribute('data-gd-inferred')).toBe('');
  });

  test('the scrubber goes through the history by mouse and keyboard, without an import', async () => {
    const still = await viewer.remember('review');
    await viewer.button('回放').click();
    await viewer.button('暂停').click();
    const scrubber = viewer.find('input[type=range]');
    await scrubber.focus();
    await viewer.page.keyboard.press('Home');
    await expect.poll(() => viewer.state('review')).toBe('1');
    await expect.poll(() => viewer.state('ok')).toBeNull();
    expect(await scrubber.getAttribute('aria-valuetext')).toContain('2026-11-02 09:00:00，第 1 步，共 8 步');
    await viewer.page.keyboard.press('ArrowRight');
    await expect.poll(() => viewer.state('start_again')).toBe('1');
    expect(await viewer.shape('back').getAttribute('data-gd-flow')).toBe('2');
    expect(await viewer.shape('f3').getAttribute('data-gd-flow')).toBeNull();
    await viewer.button('下一步').click();
    await expect.poll(() => viewer.state('start_again')).toBe('2');
    await viewer.button('上一步').click();
    await expect.poll(() => viewer.state('start_again')).toBe('1');
    await viewer.page.keyboard.press('End');
    expect(await still()).toBe(true);
  });

  test('nobody is told what was said later', async () => {
    await viewer.find('input[type=range]').focus();
    await viewer.page.keyboard.press('Home');
    await viewer.shape('review').click();
    const details = viewer.find('.gd-viewer-details');
    expect(await details.innerText()).not.toContain('支撑间距不足');
    expect(await details.innerText()).toMatch(/审批结果\s*处理中/);
    await viewer.page.keyboard.press('Escape');
  });

  test('a line of the list leads to its instant; what comes later is dimmed', async () => {
    const lines = viewer.find('.gd-side-timeline li');
    await lines.nth(3).locator('button').click();
    await expect.poll(() => viewer.state('review')).toBe('1');
    expect(await viewer.find('[data-element-id="review"] .gd-mark-badge-count').textContent()).toBe('×2');
    expect(await lines.nth(3).getAttribute('data-later')).toBeNull();
    expect(await lines.nth(4).getAttribute('data-later')).toBe('');
    await viewer.button('关闭').click();
  });

  test('plays by itself, faster when told so, and begins again at the end', async () => {
    const scrubber = viewer.find('input[type=range]');
    await scrubber.focus();
    await viewer.page.keyboard.press('Home');
    await viewer.find('.gd-replay select').selectOption('8');
    await scrubber.focus();
    await viewer.page.keyboard.press(' ');
    await expect.poll(() => scrubber.inputValue()).toBe('7');
    await viewer.button('播放').waitFor();
    await viewer.button('播放').click();
    await expect.poll(() => scrubber.inputValue()).not.toBe('7');
    await viewer.button('暂停').click();
  });

  test('Escape ends it and shows the present again', async () => {
    await viewer.find('input[type=range]').focus();
    await viewer.page.keyboard.press('Escape');
    await viewer.find('.gd-replay').waitFor({ state: 'detached' });
    await expect.poll(() => viewer.state('sign')).toBe('1');
    expect(await viewer.find('[data-element-id="sign"] .gd-mark-badge-count').textContent()).toBe('3/5');
  });

  test('time spent is told in words and classes with units, and goes away again', async () => {
    await viewer.button('停留时长').click();
    expect(await viewer.button('停留时长').getAttribute('aria-pressed')).toBe('true');
    expect(await viewer.find('[data-element-id="start_again"] .gd-mark-heat-time').textContent()).toBe('1 分钟');
    expect(await viewer.find('[data-element-id="review"] .gd-mark-heat-time').textContent()).toBe('1 天 8 小时');
    expect(await viewer.shape('sign').getAttribute('data-gd-heat')).toBe('3');
    expect(await viewer.shape('scope').getAttribute('data-gd-heat')).toBeNull();
    await expect.poll(() => viewer.find('.gd-viewer-legend').innerText()).toMatch(/以内[\s\S]*–[\s\S]*以上/);
    await viewer.button('停留时长').click();
    expect(await viewer.find('.gd-mark-heat-time').count()).toBe(0);
  });

  test('a method shows an instant for the host', async () => {
    await viewer.call('replay', Date.UTC(2026, 10, 2, 2));
    await expect.poll(() => viewer.state('review')).toBe('1');
    await expect.poll(() => viewer.state('sign')).toBeNull();
    await viewer.call('replay', null);
    await expect.poll(() => viewer.state('sign')).toBe('1');
  });
});

test.each(['light', 'dark'])('has no accessibility finding while replaying and hot, %s', async (theme) => {
  const viewer = await ViewerDriver.open(stage, { ...RICH, theme });
  await viewer.shape('end').waitFor();
  await viewer.button('停留时长').click();
  await viewer.button('回放').click();
  await viewer.button('暂停').click();
  await viewer.find('[role=tab]').nth(1).click();
  await viewer.shape('review').click();
  expect(await axe(viewer.page)).toEqual([]);
  await viewer.find('[role=tab]').nth(1).focus();
  await viewer.page.keyboard.press('ArrowLeft');
  expect(await viewer.find('[role=tab][aria-selected=true]').innerText()).toBe('审批记录');
  expect(await axe(viewer.page)).toEqual([]);
  await viewer.close();
});

test('an instance without times says that there is nothing to replay', async () => {
  const { xml } = RICH;
  const viewer = await ViewerDriver.open(stage, { xml, view: { finishedTaskActivityIds: ['review'] } });
  await viewer.shape('end').waitFor();
  await viewer.button('回放').click();
  await viewer.find('.gd-replay p').waitFor();
  expect(await viewer.find('.gd-replay').innerText()).toContain('没有时间记录，无法回放');
  await viewer.set({ view: null, activities: [] });
  expect(await viewer.find('.gd-viewer-legend').innerText()).toContain('尚无办理记录');
  expect(viewer.problems).toEqual([]);
  await viewer.close();
});

test('variables and comments are text', async () => {
  const viewer = await ViewerDriver.open(stage);
  await viewer.shape('end').waitFor();
  expect(await viewer.find('.gd-side-entry-comment').innerText()).toContain('<b>请各位专家尽快签字</b>');
  await viewer.shape('review').hover();
  const details = viewer.find('.gd-viewer-details');
  await details.waitFor();
  expect(await details.innerText()).toContain('已电话沟通');
  expect(await details.innerText()).toContain('"level": "一级"');
  await viewer.find('[role=tab]').nth(1).click();
  const table = viewer.find('.gd-side-variables');
  await table.waitFor();
  expect(await table.innerText()).toContain('<i>3# 基坑</i>');
  expect(await viewer.find('img, i:not(.gd-viewer-spinner)').count()).toBe(0);
  await viewer.close();
});

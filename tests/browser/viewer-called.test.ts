import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest';
import type { Stage } from './designer-page/open.ts';
import { axe } from './support/axe.ts';
import { CALLED, openViewerStage, RICH, ViewerDriver } from './viewer-page/viewer.ts';
import { settle } from './support/settle.ts';

let stage: Stage;
let viewer: ViewerDriver;
beforeAll(async () => {
  stage = await openViewerStage();
});
afterAll(() => stage?.close());
beforeEach(async () => {
  viewer = await ViewerDriver.open(stage);
  await viewer.shape('end').waitFor();
});
afterEach(() => viewer.close());

/** Sets the host's callback, which answers by the name of an `answer`, and records its arguments. */
const resolver = () =>
  viewer.element.evaluate((element, called) => {
    const asked: unknown[] = [];
    Reflect.set(globalThis, 'asked', asked);
    const answers: Record<string, () => Promise<unknown>> = {
      called: () => Promise.resolve(called),
      nothing: () => Promise.resolve(null),
      fails: () => Promise.reject(new Error('服务暂不可用')),
      later: () => new Promise((resolve) => Reflect.set(globalThis, 'answerNow', () => resolve(called))),
    };
    Reflect.set(globalThis, 'answer', 'called');
    Object.assign(element, {
      props: {
        resolveCalledInstance: (call: unknown) => {
          asked.push(call);
          return answers[Reflect.get(globalThis, 'answer') as string]?.();
        },
      },
    });
  }, CALLED);

const answerWith = (name: string) => viewer.page.evaluate((value) => Reflect.set(globalThis, 'answer', value), name);

const open = async () => {
  await viewer.shape('call').click();
  await viewer.find('.gd-viewer-details .gd-viewer-button').click();
};

test('without a callback nothing is offered', async () => {
  await viewer.shape('call').click();
  await viewer.find('.gd-viewer-details').waitFor();
  expect(await viewer.find('.gd-viewer-details .gd-viewer-button').count()).toBe(0);
});

test('leads into the called instance and back, by mouse and keyboard, without importing the outer one again', async () => {
  await resolver();
  const still = await viewer.remember('review');
  await open();
  await viewer.shape('teach').waitFor();
  expect(await viewer.state('teach')).toBe('1');
  expect(await viewer.page.evaluate(() => Reflect.get(globalThis, 'asked'))).toEqual([
    { element: 'call', name: '施工交底', calledElement: 'disclosure', processInstanceId: 'i-called' },
  ]);
  const crumbs = viewer.find('.gd-trail');
  expect(await crumbs.innerText()).toMatch(/深基坑专项方案[\s/]*施工交底/);
  expect(await viewer.find('[aria-current=page]').innerText()).toBe('施工交底');
  expect(await axe(viewer.page)).toEqual([]);
  // The outer instance continues while the user looks at the inner one.
  await viewer.set({ processInstance: { ...RICH.processInstance, result: 4, end_time: '2026-11-06T00:00:00.000Z' } });
  await crumbs.locator('button').focus();
  await viewer.page.keyboard.press('Enter');
  await viewer.shape('review').waitFor();
  expect(await still()).toBe(true);
  expect(await viewer.state('review')).toBe('4');
  expect(await crumbs.count()).toBe(0);
  expect(viewer.problems).toEqual([]);
});

test('says that it is opening, and lets the person go elsewhere meanwhile', async () => {
  await resolver();
  await answerWith('later');
  await open();
  const status = viewer.find('.gd-trail [role=status]');
  expect(await status.innerText()).toContain('正在打开“施工交底”');
  await status.locator('button').click();
  await viewer.page.evaluate(() => (Reflect.get(globalThis, 'answerNow') as () => void)());
  await settle(viewer.page);
  expect(await viewer.shape('teach').count()).toBe(0);
  expect(await viewer.find('.gd-trail').count()).toBe(0);
});

test('says what failed, and tries again', async () => {
  await resolver();
  await answerWith('fails');
  await open();
  const alert = viewer.find('.gd-trail [role=alert]');
  expect(await alert.innerText()).toContain('被调用的流程无法打开：服务暂不可用');
  expect(await viewer.events('gd-error')).toEqual([
    { code: 'called_instance', message: '服务暂不可用', where: 'called-instance', element: 'call' },
  ]);
  await answerWith('nothing');
  await alert.locator('button').first().click();
  await expect.poll(() => alert.innerText()).toContain('没有可查看的实例');
  await answerWith('called');
  await alert.locator('button').first().click();
  await viewer.shape('teach').waitFor();
  expect(viewer.problems).toEqual([]);
});

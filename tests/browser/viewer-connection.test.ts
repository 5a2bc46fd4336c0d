import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Stage } from './designer-page/open.ts';
import { CALLED_XML, RICH_HISTORY, RICH_XML } from './viewer-page/rich-model.ts';
import { serveEngine } from './viewer-page/fake-engines.ts';
import { openViewerStage, RICH, ViewerDriver } from './viewer-page/viewer.ts';
import { pass, settle } from './support/settle.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openViewerStage();
});
afterAll(() => stage?.close());

/** Camunda 7 with the answers of its REST interface, on the page's own origin. */
class FakeCamunda {
  asked: string[] = [];
  failWith = 0;
  over = false;

  readonly serve = async (page: Page) => {
    await page.clock.install();
    await page.route('**/engine-rest/**', (route) => this.#answer(route));
  };

  async #answer(route: Route) {
    const { pathname, searchParams } = new URL(route.request().url());
    this.asked.push(pathname.replace('/engine-rest', ''));
    if (this.failWith) return route.fulfill({ status: this.failWith, json: { message: 'x' } });
    const inner = searchParams.get('processInstanceId') === 'i-called' || pathname.includes('i-called');
    return route.fulfill({ json: this.#body(pathname.replace('/engine-rest', ''), inner) });
  }

  #body(path: string, inner: boolean): unknown {
    const start = '2026-11-02T09:00:00.000+0800';
    const end = this.over ? '2026-11-06T09:00:00.000+0800' : null;
    if (path.startsWith('/process-definition/')) return { bpmn20Xml: path.includes('inner') ? CALLED_XML : RICH_XML };
    if (path.startsWith('/history/process-instance/'))
      return {
        id: 'i1',
        processDefinitionId: inner ? 'inner:1' : 'rich:1',
        processDefinitionName: inner ? '施工交底' : '深基坑专项方案',
        startUserId: 'wang',
        startTime: start,
        endTime: end,
        state: this.over ? 'COMPLETED' : 'ACTIVE',
      };
    if (path === '/history/activity-instance')
      return (inner ? [{ key: 'teach' }] : RICH_HISTORY.activities).map((activity, at) => ({
        id: String(at),
        activityId: activity.key,
        activityType: 'userTask',
        startTime: start,
        endTime: activity.key === 'sign' || activity.key === 'call' ? end : start,
        taskId: null,
        calledProcessInstanceId: activity.key === 'call' ? 'i-called' : null,
        canceled: false,
      }));
    return [];
  }
}

const CONNECTION = { kind: 'camunda7', baseUrl: '/engine-rest', interval: 1000 };

test('without a connection no request is made', async () => {
  const asked: string[] = [];
  const viewer = await ViewerDriver.open(stage, RICH, {
    before: async (page) => void page.on('request', (request) => asked.push(request.url())),
  });
  await viewer.shape('end').waitFor();
  await viewer.set({ instanceId: 'i1' });
  await settle(viewer.page);
  expect(asked.filter((url) => !/\/assets\/|blob:|data:/.test(url))).toEqual([]);
  await viewer.close();
});

describe('over Camunda 7', () => {
  test('reads, paints, reads again without an import, and stops at the end', async () => {
    const engine = new FakeCamunda();
    const viewer = await ViewerDriver.open(
      stage,
      { connection: CONNECTION, instanceId: 'i1' },
      { before: engine.serve },
    );
    await viewer.shape('end').waitFor();
    expect(await viewer.state('sign')).toBe('1');
    const still = await viewer.remember('sign');
    engine.over = true;
    await viewer.find('[data-element-id="sign"][data-gd-state="2"]').waitFor();
    expect(await still()).toBe(true);
    expect(engine.asked.filter((path) => path.endsWith('/xml'))).toHaveLength(1);
    const before = engine.asked.length;
    await pass(viewer.page, 5000);
    expect(engine.asked).toHaveLength(before);
    expect(viewer.problems).toEqual([]);
    await viewer.close();
  });

  test('leads into called instances by itself', async () => {
    const engine = new FakeCamunda();
    const viewer = await ViewerDriver.open(
      stage,
      { connection: { ...CONNECTION, interval: 0 }, instanceId: 'i1' },
      { before: engine.serve },
    );
    await viewer.shape('call').click();
    await viewer.find('.gd-viewer-details .gd-viewer-button').click();
    await viewer.shape('teach').waitFor();
    expect(await viewer.find('[aria-current=page]').innerText()).toBe('施工交底');
    await viewer.close();
  });

  test('asks for nothing once it has left the page', async () => {
    const engine = new FakeCamunda();
    const viewer = await ViewerDriver.open(
      stage,
      { connection: CONNECTION, instanceId: 'i1' },
      { before: engine.serve },
    );
    await viewer.shape('end').waitFor();
    await viewer.destroy();
    const before = engine.asked.length;
    await pass(viewer.page, 5000);
    expect(engine.asked).toHaveLength(before);
    await viewer.close();
  });

  test('says what is wrong and what to do, and starts when that is done', async () => {
    const engine = new FakeCamunda();
    engine.failWith = 401;
    const viewer = await ViewerDriver.open(stage, { connection: CONNECTION }, { before: engine.serve });
    expect(await viewer.find('.gd-viewer-notice').last().innerText()).toContain('请指定要查看的流程实例');
    expect(engine.asked).toEqual([]);
    await viewer.set({ instanceId: 'i1' });
    const alert = viewer.find('.gd-viewer-notice[role=alert]');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('流程引擎拒绝了登录');
    expect(await viewer.events('gd-error')).toMatchObject([{ code: 'unauthorised', where: 'connection' }]);
    const before = engine.asked.length;
    await pass(viewer.page, 5000);
    // After a refused login there are no further requests.
    expect(engine.asked).toHaveLength(before);
    engine.failWith = 0;
    await alert.locator('button').click();
    await viewer.shape('end').waitFor();
    await viewer.close();
  });

  test('keeps the last state while the engine is away, and comes back by itself', async () => {
    const engine = new FakeCamunda();
    const viewer = await ViewerDriver.open(
      stage,
      { connection: CONNECTION, instanceId: 'i1' },
      { before: engine.serve },
    );
    await viewer.shape('end').waitFor();
    engine.failWith = 503;
    const strip = viewer.find('.gd-viewer-strip');
    await strip.waitFor();
    expect(await strip.innerText()).toContain('连接中断，显示的是之前的状态：流程引擎繁忙');
    expect(await viewer.state('sign')).toBe('1');
    engine.failWith = 0;
    await strip.waitFor({ state: 'detached' });
    await viewer.close();
  });
});

test.each(['flowable', 'camunda8'] as const)(
  'over %s: the drawing, its marks, exact flows, who decided',
  async (kind) => {
    let unknown: string[] = [];
    const viewer = await ViewerDriver.open(
      stage,
      { connection: { kind, baseUrl: '/engine', interval: 0 }, instanceId: 'i1' },
      { before: async (page) => void (unknown = await serveEngine(page, kind)) },
    );
    await viewer.shape('end').waitFor();
    const states: Record<string, string | null> = {};
    for (const id of ['start', 'review', 'scope', 'sign', 'call', 'end']) states[id] = await viewer.state(id);
    expect(states).toEqual({ start: '2', review: '2', scope: '1', sign: '1', call: '1', end: null });
    expect(await viewer.shape('f3').getAttribute('data-gd-flow')).toBe('2');
    expect(await viewer.shape('f3').getAttribute('data-gd-inferred')).toBeNull();
    expect(await viewer.shape('back').getAttribute('data-gd-flow')).toBeNull();
    await viewer.call('select', 'review');
    await viewer.find('.gd-viewer-details:has-text("李监理")').waitFor();
    expect(unknown).toEqual([]);
    expect(viewer.problems).toEqual([]);
    await viewer.close();
  },
);

test('over the Gongdi server, with the session of the page', async () => {
  const tokens: (string | undefined)[] = [];
  const answer = (path: string): unknown => {
    const start = '2026-11-02T01:00:00.000Z';
    if (path.endsWith('/process-instance/get'))
      return {
        id: 'i1',
        name: '方案一',
        process_definition_id: 'd1',
        business_key: null,
        status: 1,
        result: 1,
        start_user: { id: 'u', nickname: '王工' },
        create_time: start,
        end_time: null,
      };
    if (path.endsWith('/get-bpmn-xml')) return RICH_XML;
    if (path.endsWith('/activity/list'))
      return [
        { key: 'start', type: 'startEvent', task_id: null, start_time: start, end_time: start, outgoing: ['f1'] },
        { key: 'review', type: 'userTask', task_id: 't', start_time: start, end_time: null, outgoing: [] },
      ];
    return [];
  };
  const viewer = await ViewerDriver.open(
    stage,
    {},
    {
      before: async (page) => {
        await page.route('**/api/workflow/**', (route) => {
          tokens.push(route.request().headers()['authorization']);
          return route.fulfill({
            json: { code: 0, data: answer(new URL(route.request().url()).pathname), message: '', request_id: '1' },
          });
        });
      },
    },
  );
  await viewer.element.evaluate((element) => {
    const { config } = element as unknown as { config: Record<string, unknown> };
    config['token'] = () => Promise.resolve({ token: 'secret', serial: 's1' });
  });
  await viewer.set({ connection: { kind: 'gongdi', interval: 0 }, instanceId: 'i1' });
  await viewer.shape('end').waitFor();
  expect(await viewer.state('review')).toBe('1');
  expect(await viewer.shape('f1').getAttribute('data-gd-inferred')).toBeNull();
  expect(tokens.length).toBeGreaterThan(3);
  expect(new Set(tokens)).toEqual(new Set(['secret']));
  expect(viewer.problems).toEqual([]);
  await viewer.close();
});

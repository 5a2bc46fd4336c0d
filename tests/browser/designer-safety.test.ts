import { describe, expect, test } from 'vitest';
import { APPROVAL_XML } from './designer-page/approval-model.ts';
import { DesignerDriver } from './designer-page/designer.ts';
import { openPage } from './designer-page/open.ts';
import { designer, openDesigner, stage, use, withDesigner } from './designer-page/opened.ts';

withDesigner();

async function open(props: object = {}): Promise<void> {
  await openDesigner({ value: APPROVAL_XML, ...props });
  await designer.shape('end').waitFor();
}

/** Reloads the page, as after a crash, and opens one designer on it. */
async function reopen(props: object): Promise<void> {
  await designer.page.reload();
  await designer.page.evaluate(async () => {
    const element = document.createElement('x-designer') as HTMLElement & { ready?: Promise<unknown> };
    document.body.append(element);
    await element.ready;
  });
  await designer.set(props);
  await designer.shape('end').waitFor();
}

async function removeShape(id: string): Promise<void> {
  await designer.shape(id).click();
  await designer.page.keyboard.press('Delete');
  await designer.shape(id).waitFor({ state: 'detached' });
}

const drafts = () =>
  designer.page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('gd-designer-draft:'))
      .toSorted(),
  );

describe('drafts', () => {
  test('hold what is still being typed when the page goes away', async () => {
    await open();
    await designer.shape('owner').click();
    const name = designer.find('.gd-section-general input').nth(1);
    await name.fill('总监审批');
    designer.page.once('dialog', (dialog) => void dialog.accept());
    await reopen({ value: APPROVAL_XML });
    await designer.find('[data-kind="draft"] button:text-is("恢复草稿")').click();
    await expect.poll(() => designer.xml()).toContain('name="总监审批"');
  });

  test('of a new diagram are offered, and stay while somebody edits beside them', async () => {
    const insert = async () => {
      await designer.find('[data-tool="templates"]').click();
      await designer.find('[data-template="supervisor"]').click();
      await designer.notice().filter({ hasText: '已插入' }).waitFor();
    };
    const tasks = () => designer.find('.djs-shape [data-element-id]').or(designer.find('.djs-shape')).count();
    const fresh = async () => {
      designer.page.once('dialog', (dialog) => void dialog.accept());
      await designer.page.reload();
      await designer.page.evaluate(async () => {
        const element = document.createElement('x-designer') as HTMLElement & {
          ready?: Promise<unknown>;
          props?: object;
        };
        element.props = { noPanel: true };
        document.body.append(element);
        await element.ready;
      });
    };
    await openDesigner({ noPanel: true });
    await insert();
    const drawn = await tasks();
    expect(drawn).toBeGreaterThan(0);
    await expect.poll(drafts).toEqual(['gd-designer-draft:(new)']);
    await fresh();
    await designer.find('[data-kind="draft"]').waitFor();
    expect(await tasks()).toBe(0);
    await insert();
    await expect.poll(drafts).toEqual(['gd-designer-draft:(new)', 'gd-designer-draft:(new):earlier']);
    await fresh();
    await designer.find('[data-kind="draft"] button:text-is("恢复草稿")').click();
    await expect.poll(tasks).toBe(drawn);
  });

  test('keep the name that was given in them against that of the host', async () => {
    const props = { value: APPROVAL_XML, processId: 'approval', processName: '方案审批' };
    await open(props);
    await designer.find('.gd-section-general input').nth(1).fill('总监审批');
    await expect.poll(() => designer.xml()).toContain('name="总监审批"');
    designer.page.once('dialog', (dialog) => void dialog.accept());
    await reopen(props);
    await designer.page.clock.install();
    await designer.find('[data-kind="draft"] button:text-is("恢复草稿")').click();
    await expect.poll(() => designer.xml()).toContain('<bpmn:process id="approval" name="总监审批"');
    await designer.page.clock.runFor(2000);
    expect(await designer.xml()).toContain('<bpmn:process id="approval" name="总监审批"');
  });

  test('are one per model: another model is offered none', async () => {
    await open({ noPanel: true });
    await removeShape('archive');
    await expect.poll(drafts).toEqual(['gd-designer-draft:approval']);
    const other = APPROVAL_XML.replaceAll('"approval"', '"leave"');
    designer.page.once('dialog', (dialog) => void dialog.accept());
    await reopen({ value: other, noPanel: true });
    expect(await designer.find('[data-kind="draft"]').count()).toBe(0);
    await removeShape('archive');
    await expect.poll(drafts).toEqual(['gd-designer-draft:approval', 'gd-designer-draft:leave']);
  });

  test('a crash right after the draft loses nothing: no warning, no unload, the draft is there', async () => {
    await open({ noPanel: true });
    await removeShape('archive');
    await expect.poll(drafts).toEqual(['gd-designer-draft:approval']);
    const page = await designer.page.context().newPage();
    await designer.page.goto('chrome://crash').catch(() => undefined);
    await page.goto(stage.origin);
    await page.evaluate(async (xml) => {
      const element = document.createElement('x-designer') as HTMLElement & {
        ready?: Promise<unknown>;
        props?: object;
      };
      document.body.append(element);
      await element.ready;
      element.props = { value: xml, noPanel: true };
    }, APPROVAL_XML);
    await page.locator('[data-kind="draft"] button:text-is("恢复草稿")').click();
    await page.locator('.djs-element[data-element-id="archive"]').waitFor({ state: 'detached' });
    designer.problems.length = 0;
  });
});

describe('problems are shown to the person', () => {
  test('those of a file, with line and element, and a way to the element', async () => {
    await open({ noPanel: true });
    const problems = await designer.call<{ line?: number; element?: string }[]>(
      'importXML',
      APPROVAL_XML.replace('<bpmn:exclusiveGateway id="ok"', '<bpmn:exclusiveGateway id="ok" default="nowhere"'),
    );
    expect(problems.length).toBeGreaterThan(0);
    const list = designer.find('.gd-designer-problems');
    expect(await list.innerText()).toMatch(/第 \d+ 行，第 \d+ 列/);
    expect(await list.innerText()).toContain('元素 ok');
    await list.locator('button:text-is("定位")').first().click();
    expect((await designer.events('gd-select')).at(-1)).toMatchObject({ id: 'ok' });
    expect(await designer.events('gd-error')).toMatchObject([{ where: 'import', element: 'ok' }]);
  });

  test('an export that fails is told, in the notices and to the host', async () => {
    await open({ noPanel: true });
    await designer.shape('archive').dblclick();
    await designer.page.keyboard.insertText('a\u0001b');
    await designer.shape('start').click();
    await designer.tool('download').click();
    await designer.find('[role="menuitem"]').first().click();
    await designer.notice().filter({ hasText: '导出失败：' }).waitFor();
    expect(await designer.events('gd-error')).toMatchObject([{ where: 'export' }]);
    await expect(designer.xml()).rejects.toThrow();
  });
});

describe('places', () => {
  test('in an iframe it draws, deletes and undoes', async () => {
    const opened = await openPage(stage, []);
    use(new DesignerDriver(opened));
    await opened.page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = location.href;
      frame.width = '1200';
      frame.height = '800';
      document.body.append(frame);
    });
    const frame = opened.page.frameLocator('iframe');
    await frame.locator('body').evaluate(async (body, xml) => {
      const element = document.createElement('x-designer') as HTMLElement & {
        ready?: Promise<unknown>;
        props?: object;
      };
      body.append(element);
      await element.ready;
      element.props = { value: xml, noPanel: true };
    }, APPROVAL_XML);
    const archive = frame.locator('.djs-element[data-element-id="archive"]').first();
    await archive.click();
    await opened.page.keyboard.press('Delete');
    await archive.waitFor({ state: 'detached' });
    await opened.page.keyboard.press('Control+z');
    await archive.waitFor();
  });

  test('in full screen its dialogs and menus can be used', async () => {
    await open({ noPanel: true });
    await designer.element.evaluate((element) => element.requestFullscreen());
    await expect.poll(() => designer.page.evaluate(() => document.fullscreenElement?.localName)).toBe('x-designer');
    await designer.tool('redraw').click();
    await designer.find('.gd-dialog-confirm button:text-is("取消")').click();
    await designer.find('[data-tool="templates"]').click();
    await designer.find('[data-template="supervisor"]').click();
    await designer.notice().filter({ hasText: '已插入' }).waitFor();
  });

  test('mounted, unmounted and mounted again at once there is one designer', async () => {
    const opened = await openPage(stage, []);
    use(new DesignerDriver(opened));
    const left = await opened.page.evaluate(async (xml) => {
      type Element = HTMLElement & { ready: Promise<unknown>; props: object; destroy(): void };
      const first = document.createElement('x-designer') as Element;
      first.props = { value: xml, noPanel: true };
      document.body.append(first);
      await first.ready;
      first.destroy();
      const second = document.createElement('x-designer') as Element;
      second.props = { value: xml, noPanel: true };
      document.body.append(second);
      await second.ready;
      return first.shadowRoot?.querySelectorAll('.djs-container').length;
    }, APPROVAL_XML);
    expect(left).toBe(0);
    await designer.shape('archive').click();
    await opened.page.keyboard.press('Delete');
    await designer.shape('archive').waitFor({ state: 'detached' });
    expect(await designer.events('gd-ready')).toHaveLength(1);
  });
});

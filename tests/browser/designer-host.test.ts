import { describe, expect, test } from 'vitest';
import { APPROVAL_XML } from './designer-page/approval-model.ts';
import { DesignerDriver } from './designer-page/designer.ts';
import { openPage } from './designer-page/open.ts';
import { designer, openDesigner, stage, use, withDesigner } from './designer-page/opened.ts';
import { pass, settle } from './support/settle.ts';

withDesigner();

async function open(props: object = {}, options: Parameters<typeof openPage>[2] = {}): Promise<void> {
  await openDesigner({ value: APPROVAL_XML, noPanel: true, ...props }, options);
  await designer.shape('end').waitFor();
}

/** Removes an element by keyboard: this change needs the focus on the canvas. */
async function removeShape(id: string): Promise<void> {
  await designer.shape(id).click();
  await designer.page.keyboard.press('Delete');
  await designer.shape(id).waitFor({ state: 'detached' });
}

/** Makes the host answer the next saves with a promise that the test settles. */
const answerSaves = (outcome: 'store' | 'reject' | 'prevent' | 'veto') =>
  designer.element.evaluate((element, wanted) => {
    if (wanted === 'veto') element.addEventListener('gd-before-save', (event) => event.preventDefault());
    element.addEventListener('gd-save', (event) => {
      const { respondWith } = (event as CustomEvent<{ respondWith(result: Promise<unknown>): void }>).detail;
      if (wanted === 'store') respondWith(Promise.resolve());
      else if (wanted === 'reject') respondWith(Promise.reject(new Error('offline')));
      else event.preventDefault();
    });
  }, outcome);

const draftKeys = () => designer.page.evaluate(() => Object.keys(localStorage));

describe('saving', () => {
  test('hands over xml, name and key; the answer of the host ends it', async () => {
    await open();
    await answerSaves('store');
    await removeShape('archive');
    expect(await designer.call('isDirty')).toBe(true);
    await designer.tool('save').click();
    await designer.notice().filter({ hasText: '模型已保存' }).waitFor();
    expect(await designer.events('gd-before-save')).toMatchObject([{ name: '方案审批', key: 'approval' }]);
    expect(await designer.events('gd-save')).toMatchObject([
      { name: '方案审批', key: 'approval', xml: await designer.xml() },
    ]);
    expect(await designer.call('isDirty')).toBe(false);
    expect(await draftKeys()).toEqual([]);
  });

  test('designer 8: a rejection keeps the work and says so in the words of the specification', async () => {
    await open();
    await answerSaves('reject');
    await removeShape('archive');
    await designer.tool('save').click();
    await designer.notice().filter({ hasText: '保存模型失败，请重试！' }).waitFor();
    expect(await designer.events('gd-error')).toMatchObject([{ where: 'save', message: 'offline' }]);
    expect(await designer.call('isDirty')).toBe(true);
    expect(await designer.tool('save').isEnabled()).toBe(true);
    expect(await draftKeys()).toEqual(['gd-designer-draft:approval']);
  });

  test('a host that answers with a response that is no success has not stored it, and its reason is shown', async () => {
    await open();
    await designer.element.evaluate((element) => {
      element.addEventListener('gd-save', (event) => {
        const { respondWith } = (event as CustomEvent<{ respondWith(result: Promise<unknown>): void }>).detail;
        respondWith(Promise.resolve(new Response('{"message":"陈建国已于 09:30 保存过此模型"}', { status: 409 })));
      });
    });
    await removeShape('archive');
    await designer.tool('save').click();
    const refusal = designer.notice().filter({ hasText: '保存模型失败，请重试！' });
    await refusal.filter({ hasText: '陈建国已于 09:30 保存过此模型' }).waitFor();
    expect(await designer.call('isDirty')).toBe(true);
    expect(await draftKeys()).toEqual(['gd-designer-draft:approval']);
    await answerSaves('store');
    await designer.tool('save').click();
    await designer.notice().filter({ hasText: '模型已保存' }).waitFor();
    expect(await refusal.count()).toBe(0);
  });

  test('a save that nobody answers is said to be unconfirmed, and its draft stays', async () => {
    await open();
    await removeShape('archive');
    await designer.tool('save').click();
    await designer.notice().filter({ hasText: '未收到保存结果' }).waitFor();
    expect(await draftKeys()).toEqual(['gd-designer-draft:approval']);
  });

  test('a host that cancels beforehand is not handed the model', async () => {
    await open();
    await answerSaves('veto');
    await removeShape('archive');
    await designer.tool('save').click();
    expect(await designer.events('gd-before-save')).toHaveLength(1);
    expect(await designer.events('gd-save')).toEqual([]);
    expect(await designer.call('isDirty')).toBe(true);
  });
});

describe('never lose work', () => {
  test('a draft is offered after a reload, restored on request, with the host told', async () => {
    await open();
    await removeShape('archive');
    await expect.poll(draftKeys).toEqual(['gd-designer-draft:approval']);
    const { page } = designer;
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.evaluate(async () => {
      const element = document.createElement('x-designer') as HTMLElement & { ready?: Promise<unknown> };
      document.body.append(element);
      await element.ready;
    });
    await designer.set({ value: APPROVAL_XML, noPanel: true });
    const bar = designer.find('[data-kind="draft"]');
    await bar.waitFor();
    expect(await bar.innerText()).toMatch(/发现 \d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2} 的未保存草稿，是否恢复？/);
    expect(await designer.shape('archive').count()).toBe(1);
    await bar.locator('button:text-is("恢复草稿")').click();
    await designer.shape('archive').waitFor({ state: 'detached' });
    expect(await designer.call('isDirty')).toBe(true);
    await designer.waitForEvents('gd-change');
  });

  test('a discarded draft is gone', async () => {
    await open();
    await designer.page.evaluate(
      (xml) => localStorage.setItem('gd-designer-draft:approval', JSON.stringify({ xml, at: 1_790_000_000_000 })),
      APPROVAL_XML.replace('归档', '存档'),
    );
    await designer.set({ value: `${APPROVAL_XML}\n` });
    await designer.find('[data-kind="draft"] button:text-is("放弃草稿")').click();
    expect(await draftKeys()).toEqual([]);
    expect(await designer.find('[data-kind="draft"]').count()).toBe(0);
  });

  test('leaving with unsaved work is asked about, without it is not', async () => {
    await open();
    await removeShape('archive');
    const asked = designer.page.waitForEvent('dialog');
    await designer.page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await answerSaves('store');
    await designer.call('save');
    expect(await designer.call('isDirty')).toBe(false);
    const closed = designer.page.waitForEvent('close');
    await designer.page.close({ runBeforeUnload: true });
    await closed;
  });
});

describe('changes', () => {
  test('are told within a second, once for a burst, with text on request', async () => {
    await open();
    await designer.page.clock.install();
    await designer.shape('archive').click();
    for (let at = 0; at < 6; at += 1) await designer.page.keyboard.press('ArrowDown');
    expect((await designer.waitForEvents('gd-change')).length).toBe(1);
    await pass(designer.page, 1000);
    const told = (await designer.events('gd-change')).length;
    expect(told).toBeLessThanOrEqual(2);
    const text = await designer.element.evaluate((element) => {
      const { events } = element as unknown as { events: { type: string; detail: { xml(): string } }[] };
      return events.find((event) => event.type === 'gd-change')?.detail.xml();
    });
    expect(text).toBe(await designer.xml());
  });

  test('are told before focus leaves and before the element goes', async () => {
    await open();
    await designer.page.evaluate(() => document.body.prepend(document.createElement('input')));
    await removeShape('archive');
    await designer.page.click('body > input');
    expect(await designer.events('gd-change')).toHaveLength(1);
    await designer.tool('undo').click();
    const told = await designer.element.evaluate((element) => {
      const held = element as unknown as { events: { type: string }[]; destroy(): void };
      held.destroy();
      return held.events.filter((event) => event.type === 'gd-change').length;
    });
    expect(told).toBe(2);
  });

  test('the text that the designer gave out changes nothing when it comes back', async () => {
    await open();
    await removeShape('archive');
    await designer.set({ value: await designer.xml() });
    await settle(designer.page);
    expect(await designer.tool('undo').isEnabled()).toBe(true);
    expect(await designer.events('gd-ready')).toHaveLength(1);
  });

  test('designer 2: engine events are handed on by name', async () => {
    await open();
    await designer.shape('owner').click();
    expect(await designer.events('gd-element-click')).toMatchObject([{ id: 'owner', type: 'bpmn:UserTask' }]);
  });
});

describe('canvas', () => {
  test('a file dropped on it is opened', async () => {
    await open();
    const xml = APPROVAL_XML.replace('归档', '入库');
    const transfer = await designer.page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'plan.bpmn', { type: 'text/xml' }));
      return data;
    }, xml);
    const place = designer.find('.gd-designer-place');
    await place.dispatchEvent('dragover', { dataTransfer: transfer });
    await designer.find('text=松开鼠标打开文件').waitFor();
    await place.dispatchEvent('drop', { dataTransfer: transfer });
    await designer.find('text=入库').first().waitFor();
  });

  test('palette and replace menu are Chinese, English on request, and work with the mouse', async () => {
    await open();
    const { page } = designer;
    expect(await designer.find('.djs-palette [aria-label="创建开始事件"]').count()).toBe(1);
    await designer.shape('archive').click();
    await designer.find('.djs-context-pad [data-action="replace"]').click();
    const menu = designer.find('.djs-popup');
    await menu.locator('text=用户任务').waitFor();
    const search = menu.locator('input');
    await search.click();
    expect(await menu.count()).toBe(1);
    await search.fill('脚本');
    await page.keyboard.press('End');
    await expect.poll(async () => (await menu.locator('.entry').allInnerTexts()).filter(Boolean)).toEqual(['脚本任务']);
    await menu.locator('.entry.selected:has-text("脚本任务")').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => designer.xml()).toContain('<bpmn:scriptTask');
    await designer.set({ lang: 'en' });
    await designer.find('.djs-palette [aria-label="Create start event"]').waitFor();
    expect(await designer.tool('save').innerText()).toBe('Save model');
  });

  test('an element is dragged out of the palette and named', async () => {
    await open();
    const { page } = designer;
    const entry = await designer.find('.djs-palette [data-action="create.task"]').boundingBox();
    const canvas = await designer.find('.gd-designer-place').boundingBox();
    if (!entry || !canvas) throw new Error('nothing drawn');
    await page.mouse.move(entry.x + 10, entry.y + 10);
    await page.mouse.down();
    // In small steps, like a hand: the drag must begin while the pointer is still over the palette.
    await page.mouse.move(canvas.x + 700, canvas.y + 640, { steps: 80 });
    await page.mouse.up();
    await designer.find('.djs-direct-editing-content').waitFor({ state: 'attached' });
    await page.keyboard.type('复核');
    await page.mouse.click(canvas.x + 900, canvas.y + 700);
    await expect.poll(() => designer.xml()).toMatch(/<bpmn:task id="[^"]+" name="复核"/);
  });

  test('without keyboard no shortcut acts, until it is switched on', async () => {
    await open();
    await designer.set({ keyboard: false });
    await designer.shape('archive').click();
    await designer.page.keyboard.press('Delete');
    await settle(designer.page);
    expect(await designer.shape('archive').count()).toBe(1);
    await designer.set({ keyboard: true });
    await removeShape('owner');
  });

  test('the licence mark is visible in both themes', async () => {
    await open();
    for (const theme of ['light', 'dark']) {
      await designer.set({ theme });
      await expect.poll(() => designer.find('.gd-designer').getAttribute('data-theme')).toBe(theme);
      expect(await designer.find('.bjs-powered-by').isVisible()).toBe(true);
    }
  });

  test('the exported picture is light in the dark theme', async () => {
    await open({ theme: 'dark' });
    expect(await designer.call<string>('saveSVG')).toContain('fill: #ffffff');
  });
});

test('what nobody changed is handed over to the letter, also when all was taken back', async () => {
  const text = APPROVAL_XML.replace('id="definitions" targetNamespace', "targetNamespace = 'x'  id='definitions' t")
    .replace('t="http://bpmn.io/schema/bpmn"', '')
    .replaceAll('\n', '\r\n');
  await open({ noPanel: true });
  await designer.call('importXML', text);
  expect(await designer.xml()).toBe(text);
  await designer.call('save');
  expect(await designer.events('gd-save')).toMatchObject([{ xml: text }]);
  await removeShape('archive');
  const changed = await designer.xml();
  expect(changed).toMatch(/^<\?xml [^>]*>\r\n<bpmn:definitions[^>]*>\r\n {2}<bpmn:process/);
  expect(changed.replaceAll('\r\n', '')).not.toContain('\n');
  await designer.tool('undo').click();
  await expect.poll(() => designer.xml()).toBe(text);
  expect(await designer.call('convert', 'flowable')).toMatchObject({ converted: true });
  expect(await designer.xml()).not.toBe(text);
  await designer.tool('undo').click();
  await expect.poll(() => designer.xml()).toBe(text);
});

test('a file in another encoding is read by it, and written in UTF-8', async () => {
  await open({ noPanel: true });
  const [before = '', after = ''] = APPROVAL_XML.replace('UTF-8', 'GBK')
    .replaceAll(/name="(?!归档)[^"]*"/g, '')
    .split('归档');
  // 审批 in GBK
  const buffer = Buffer.concat([Buffer.from(before), Buffer.from([0xc9, 0xf3, 0xc5, 0xfa]), Buffer.from(after)]);
  await designer.find('input[type="file"]').setInputFiles({ name: 'plan.xml', mimeType: 'text/xml', buffer });
  await designer.find('text=审批').first().waitFor();
  expect(await designer.xml()).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>[^]*name="审批"/);
});

test('several designers on one page act alone', async () => {
  const opened = await openPage(stage, ['x-designer', 'x-designer']);
  use(new DesignerDriver(opened, 0));
  const other = new DesignerDriver(opened, 1);
  for (const one of [designer, other]) {
    await one.set({ value: APPROVAL_XML, noPanel: true });
    await one.shape('end').waitFor();
  }
  await removeShape('archive');
  expect(await other.shape('archive').count()).toBe(1);
  await other.shape('owner').click();
  await other.page.keyboard.press('Control+z');
  expect(await designer.shape('archive').count()).toBe(0);
  await other.page.keyboard.press('Delete');
  await other.shape('owner').waitFor({ state: 'detached' });
  expect(await designer.shape('owner').count()).toBe(1);
});

test('designer 3: a new diagram has the key and name that the host gives', async () => {
  await open({});
  await designer.set({ value: '', processId: 'leave$1', processName: '请假' });
  await designer.call('redraw');
  expect(await designer.xml()).toContain('<bpmn:process id="leave$1" name="请假" isExecutable="true"');
});

test('designer 5 and 9: key and name of the host are taken over a second after opening, a key that is none is ignored', async () => {
  await open({ processId: 'site_plan', processName: '施工方案' });
  await designer.notice().filter({ hasText: 'approval → site_plan' }).waitFor();
  await expect.poll(() => designer.xml()).toContain('<bpmn:process id="site_plan" name="施工方案"');
  await designer.page.clock.install();
  await designer.set({ processId: '1 not a key' });
  await pass(designer.page, 1300);
  expect(await designer.xml()).toContain('<bpmn:process id="site_plan"');
  await designer.tool('undo').click();
  expect(await designer.xml()).toContain('<bpmn:process id="approval" name="方案审批"');
});

test('a file without diagram information is laid out, and the person is told', async () => {
  await openDesigner({
    value: APPROVAL_XML.replace(/<bpmndi:BPMNDiagram[\s\S]*<\/bpmndi:BPMNDiagram>/, ''),
    noPanel: true,
  });
  await designer.shape('end').waitFor();
  await designer.notice().filter({ hasText: '此文件没有图形信息，已自动布局' }).waitFor();
  expect(await designer.xml()).toMatch(/<bpmndi:BPMNShape [^>]*bpmnElement="owner"/);
});

test('a first document that cannot be opened says so in place of a diagram', async () => {
  await openDesigner({ noPanel: true });
  await designer.set({ value: '<html></html>' });
  await designer.find('.gd-designer-problems[role="alert"]').waitFor();
  expect(await designer.find('.gd-designer-problems').innerText()).toContain('导入失败，原流程图未改变');
  await expect(designer.call('importXML', '<a')).rejects.toThrow();
  designer.problems.length = 0;
});

import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { APPROVAL_XML } from './designer-page/approval-model.ts';
import { designer, openDesigner, withStage } from './designer-page/opened.ts';

withStage();

describe('toolbar', () => {
  beforeEach(async () => {
    await openDesigner({ value: APPROVAL_XML, noPanel: true });
    await designer.shape('end').waitFor();
  });
  afterEach(async () => {
    expect(designer.problems).toEqual([]);
    await designer.close();
  });

  test('designer 2: has the buttons of the specification in its order, with default size and type', async () => {
    const tools = await designer
      .find('.gd-tool-bar .gd-tool')
      .evaluateAll((buttons) =>
        buttons.map((button) => [
          button.getAttribute('data-action'),
          button.getAttribute('data-size'),
          button.getAttribute('data-type'),
        ]),
      );
    const [ours, specified] = [tools.slice(17), tools.slice(0, 17)];
    expect(ours.map(([action]) => action)).toEqual(['outline', 'help']);
    expect(specified.map(([action]) => action)).toEqual([
      'openFile',
      'download',
      'preview',
      'simulate',
      'alignLeft',
      'alignRight',
      'alignTop',
      'alignBottom',
      'alignCenter',
      'alignMiddle',
      'zoomOut',
      'zoomIn',
      'zoomReset',
      'undo',
      'redo',
      'redraw',
      'save',
    ]);
    expect(new Set(specified.map(([, size, type]) => `${size} ${type}`))).toEqual(new Set(['small primary']));
    await designer.set({ headerButtonSize: 'mini', headerButtonType: 'success', simulation: false });
    expect(await designer.tool('save').getAttribute('data-size')).toBe('mini');
    const types = await designer.find('.gd-tool').evaluateAll((all) => all.map((one) => one.getAttribute('data-type')));
    expect(new Set(types)).toEqual(new Set(['success']));
    expect(await designer.tool('simulate').count()).toBe(0);
  });

  test('designer 2: opens a chosen file and takes only .xml and .bpmn', async () => {
    const input = designer.find('input[type="file"]');
    expect(await input.getAttribute('accept')).toBe('.xml,.bpmn');
    const xml = APPROVAL_XML.replace('name="归档"', 'name="存档"');
    await input.setInputFiles({ name: 'plan.bpmn', mimeType: 'text/xml', buffer: Buffer.from(xml) });
    await designer.find('text=存档').first().waitFor();
    expect((await designer.waitForEvents('gd-change')).length).toBe(1);
  });

  test('designer 8: a broken file leaves the diagram untouched and says why, with its place', async () => {
    const before = await designer.xml();
    await designer
      .find('input[type="file"]')
      .setInputFiles({ name: 'bad.xml', mimeType: 'text/xml', buffer: Buffer.from('<bpmn:definitions>\n<a') });
    const list = designer.find('.gd-designer-problems');
    await list.waitFor();
    expect(await list.innerText()).toContain('导入失败，原流程图未改变');
    expect(await designer.events('gd-error')).toMatchObject([{ where: 'import' }]);
    expect(await designer.xml()).toBe(before);
    await list.locator('header button').click();
    expect(await list.count()).toBe(0);
  });

  test.each([
    ['下载为 XML 文件', '方案审批.xml', '<bpmn:process'],
    ['下载为 BPMN 文件', '方案审批.bpmn', '<bpmn:process'],
    ['下载为 SVG 文件', '方案审批.svg', '<svg'],
  ])('designer 2: %s gives %s', async (label, name, content) => {
    await designer.tool('download').click();
    const download = designer.page.waitForEvent('download');
    await designer.find(`[role="menuitem"]:text-is("${label}")`).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(name);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain(content);
    expect(text).not.toContain('var(--gd');
  });

  test('designer 2: a diagram without name is downloaded as diagram', async () => {
    await designer.set({ value: APPROVAL_XML.replace(' name="方案审批"', '') });
    await designer.waitForEvents('gd-ready', 2);
    await designer.tool('download').click();
    const download = designer.page.waitForEvent('download');
    await designer.find('[role="menuitem"]').first().click();
    expect((await download).suggestedFilename()).toBe('diagram.xml');
  });

  test('designer 2 and 9: previews XML and JSON at 80 % of the width, coloured, and copies', async () => {
    await designer.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await designer.tool('preview').click();
    await designer.find('[role="menuitem"]:text-is("预览 XML")').click();
    const dialog = designer.find('dialog.gd-dialog-preview');
    await dialog.waitFor();
    expect((await dialog.boundingBox())?.width).toBeCloseTo(1440 * 0.8, -1);
    expect(await dialog.locator('[data-part="tag"]').count()).toBeGreaterThan(10);
    expect((await dialog.locator('pre').innerText()).trimEnd()).toBe((await designer.xml()).trimEnd());
    await dialog.locator('button:text-is("复制")').click();
    await dialog.locator('text=已复制').waitFor();
    expect(await designer.page.evaluate(() => navigator.clipboard.readText())).toBe(await designer.xml());
    await designer.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await designer.tool('preview').click();
    await designer.find('[role="menuitem"]:text-is("预览 JSON")').click();
    const json: unknown = JSON.parse(await dialog.locator('pre').innerText());
    expect(json).toMatchObject({ name: 'bpmn:definitions', elements: [{ attributes: { id: 'approval' } }, {}] });
    await designer.page.keyboard.press('Escape');
    await designer.call('importXML', APPROVAL_XML.replaceAll(/\n\s*/g, ''));
    await designer.tool('preview').click();
    await designer.find('[role="menuitem"]:text-is("预览 XML")').click();
    expect((await dialog.locator('pre').innerText()).split('\n').length).toBeGreaterThan(20);
  });

  test('designer 4: simulation disables save and leaves nothing in the model', async () => {
    const before = await designer.xml();
    await designer.tool('simulate').click();
    await designer.find('.gd-designer-simulation .bts-context-pad').first().waitFor();
    expect(await designer.tool('save').isDisabled()).toBe(true);
    expect(await designer.find('.gd-designer-simulation [title="重置模拟"]').count()).toBe(1);
    await designer.find('.gd-designer-simulation .bts-context-pad').first().click({ force: true });
    await designer.find('.gd-designer-simulation .bts-token').first().waitFor();
    await designer.tool('stop').click();
    await designer.find('.gd-designer-simulation').waitFor({ state: 'detached' });
    expect(await designer.tool('save').isDisabled()).toBe(false);
    expect(await designer.xml()).toBe(before);
  });

  test('designer 5: alignment wants more than one element, then asks, then aligns', async () => {
    await designer.shape('owner').click();
    await designer.tool('alignTop').click();
    expect(await designer.notice().innerText()).toContain('请按住 Ctrl 键选择多个元素对齐');
    await designer.shape('end').click({ modifiers: ['Control'] });
    await designer.tool('alignTop').click();
    const dialog = designer.find('dialog.gd-dialog-confirm');
    expect(await dialog.innerText()).toContain('自动对齐可能造成图形变形，是否继续？');
    const before = await designer.xml();
    await dialog.locator('button:text-is("取消")').click();
    expect(await designer.xml()).toBe(before);
    await designer.tool('alignTop').click();
    await dialog.locator('button:text-is("确定")').click();
    await expect.poll(() => designer.xml()).not.toBe(before);
    expect(await designer.xml()).toContain('<dc:Bounds x="830" y="80" width="36"');
    await designer.tool('undo').click();
    expect(await designer.xml()).toContain('<dc:Bounds x="830" y="102" width="36"');
  });

  test('Shift and Ctrl both add to and take from the selection', async () => {
    await designer.shape('engineer').click();
    await designer.shape('owner').click({ modifiers: ['Control'] });
    await designer.shape('archive').click({ modifiers: ['Shift'] });
    expect((await designer.events('gd-select')).at(-1)).toMatchObject({ id: null, count: 3 });
    await designer.shape('owner').click({ modifiers: ['Control'] });
    expect((await designer.events('gd-select')).at(-1)).toMatchObject({ count: 2 });
  });

  test('designer 4 and 9: zoom goes in steps of a tenth from 20 % to 400 %, then clamps and warns', async () => {
    const shown = () => designer.find('.gd-tool-zoom').innerText();
    await designer.tool('zoomIn').click();
    expect(await shown()).toBe('110%');
    for (let at = 0; at < 9; at += 1) await designer.tool('zoomOut').click();
    expect(await shown()).toBe('20%');
    expect(await designer.events('gd-warning')).toEqual([]);
    await designer.tool('zoomOut').click();
    expect(await shown()).toBe('20%');
    expect(await designer.events('gd-warning')).toMatchObject([{ code: 'zoom-range', min: 0.2, max: 4 }]);
    expect(await designer.notice().innerText()).toContain('已到最小缩放比例 20%');
    for (let at = 0; at < 39; at += 1) await designer.call('zoomIn');
    expect(await shown()).toBe('400%');
    expect(await designer.events('gd-warning')).toHaveLength(2);
    await designer.tool('zoomReset').click();
    expect(await shown()).toBe('100%');
  });

  test('designer 4: undo and redo follow the history; redraw asks, starts anew and can be taken back', async () => {
    expect(await designer.tool('undo').isDisabled()).toBe(true);
    await designer.shape('archive').click();
    await designer.page.keyboard.press('Delete');
    await designer.shape('archive').waitFor({ state: 'detached' });
    expect(await designer.tool('redo').isDisabled()).toBe(true);
    await designer.tool('undo').click();
    expect(await designer.xml()).toMatch(/<bpmn:serviceTask id="archive" name="归档"/);
    expect(await designer.tool('undo').isDisabled()).toBe(true);
    await designer.tool('redo').click();
    expect(await designer.xml()).not.toContain('"archive"');
    await designer.tool('redraw').click();
    await designer.find('dialog.gd-dialog-confirm button:text-is("确定")').click();
    await expect
      .poll(() => designer.xml())
      .toMatch(/<bpmn:process id="Process_\d+" name="业务流程_\d+" isExecutable="true"/);
    expect(await designer.call('isDirty')).toBe(true);
    await designer.tool('undo').click();
    expect(await designer.xml()).toContain('<bpmn:process id="approval"');
  });
});

describe('room', () => {
  afterEach(async () => {
    expect(designer.problems).toEqual([]);
    await designer.close();
  });

  /** Returns how far a box extends beyond another, in CSS pixels. */
  const beyond = (inner: string, outer: string) =>
    designer.element.evaluate(
      ({ shadowRoot }, [one, other]) => {
        const [box, room] = [one, other].map((selector) =>
          shadowRoot?.querySelector(selector)?.getBoundingClientRect(),
        );
        if (!box || !room) throw new Error('nothing there');
        return Math.max(0, box.right - room.right, box.bottom - room.bottom, room.left - box.left, room.top - box.top);
      },
      [inner, outer] as const,
    );

  test('what is opened first is shown whole in what panel and status bar leave', async () => {
    await openDesigner({ value: APPROVAL_XML });
    await designer.find('.gd-designer-panel .ant-collapse').waitFor();
    for (const id of ['start', 'end'])
      expect(await beyond(`.djs-element[data-element-id="${id}"]`, '.gd-designer-place')).toBe(0);
  });

  test('nothing is framed that cannot be opened', async () => {
    await openDesigner({ value: '<nothing' });
    await designer.find('.gd-designer-wait:text-is("导入失败，原流程图未改变")').waitFor();
    expect(await designer.find('.gd-designer-panel, .gd-status').count()).toBe(0);
    designer.problems.length = 0;
  });

  test('where the canvas is low, all of the palette is reached by the wheel', async () => {
    await openDesigner({ value: APPROVAL_XML, noPanel: true }, { height: 600 });
    await designer.shape('end').waitFor();
    const box = () => designer.shape('end').boundingBox();
    await designer.find('[data-tool="compare"]').click();
    await designer.find('.gd-status-dock').waitFor();
    const before = await box();
    expect(await beyond('.djs-palette', '.gd-designer-place')).toBe(0);
    const last = '.djs-palette [data-action="create"]';
    expect(await beyond(last, '.djs-palette')).toBeGreaterThan(20);
    await designer.find('.djs-palette').hover();
    await designer.page.mouse.wheel(0, 900);
    await expect.poll(() => beyond(last, '.djs-palette')).toBe(0);
    expect(await box()).toEqual(before);
  });
});

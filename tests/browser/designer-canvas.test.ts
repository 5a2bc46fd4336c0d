import { describe, expect, test } from 'vitest';
import { APPROVAL_XML } from './designer-page/approval-model.ts';
import { type Place, PLACES } from './designer-page/designer.ts';
import { designer, openDesigner, withDesigner } from './designer-page/opened.ts';
import { axe } from './support/axe.ts';
import { pass } from './support/settle.ts';

withDesigner();

async function open(place: Place = 'light DOM', props: object = {}, { keep = true } = {}): Promise<void> {
  await openDesigner({ value: APPROVAL_XML, noPanel: true, ...props }, { place, keep });
  await designer.shape('end').waitFor();
  await designer.find('.gd-canvas-said').waitFor({ state: 'attached' });
}

const menu = () => designer.find('.gd-canvas-context-menu');
const entry = (id: string) => menu().locator(`[data-command="${id}"]`);
const press = (keys: string) => designer.page.keyboard.press(keys);
const shown = async () => (await menu().locator('[data-command] > span').allInnerTexts()).join(' ');
const selected = async () => (await designer.events('gd-select')).at(-1) as { id: string | null; count: number };

/** Returns a free spot of the canvas, in page coordinates. */
async function freeSpot(): Promise<{ x: number; y: number }> {
  const box = await designer.find('.gd-designer-place').boundingBox();
  if (!box) throw new Error('no canvas');
  return { x: box.x + box.width / 2, y: box.y + box.height - 120 };
}

describe.each(PLACES)('context menu in %s', (place) => {
  test('of the canvas: by right click, works by mouse, closes by Escape and by a press elsewhere', async () => {
    await open(place);
    const { x, y } = await freeSpot();
    await designer.page.mouse.click(x, y, { button: 'right' });
    await expect
      .poll(shown)
      .toBe('创建元素… 粘贴 全选 在图中查找 撤销 恢复 显示全图 实际大小（100%） 放大 缩小 流程大纲 快捷键一览');
    expect(await menu().getAttribute('aria-label')).toBe('画布菜单');
    expect(await entry('undo').getAttribute('aria-disabled')).toBe('true');
    for (const theme of ['light', 'dark']) {
      await designer.set({ theme });
      expect(await axe(designer.page), theme).toEqual([]);
    }
    await press('Escape');
    await menu().waitFor({ state: 'detached' });
    await designer.page.mouse.click(x, y, { button: 'right' });
    await designer.page.mouse.click(x - 300, y);
    await menu().waitFor({ state: 'detached' });
    await designer.page.mouse.click(x, y, { button: 'right' });
    await entry('selectAll').click();
    await menu().waitFor({ state: 'detached' });
    await expect.poll(async () => (await selected()).count).toBeGreaterThan(5);
  });

  test('of an element: selects it, tells its shortcuts, is walked and used by keyboard', async () => {
    await open(place);
    await designer.shape('archive').click({ button: 'right' });
    expect(await menu().getAttribute('aria-label')).toBe('归档 的菜单');
    expect(await selected()).toMatchObject({ id: 'archive' });
    await expect.poll(shown).toBe('查看属性 编辑名称 追加元素… 更改类型… 剪切 复制 粘贴 创建副本 删除');
    expect(await entry('copy').locator('kbd').innerText()).toBe('Ctrl+C');
    expect(await entry('copy').getAttribute('aria-keyshortcuts')).toBe('Control+C');
    await press('ArrowDown');
    await press('Enter');
    await designer.find('.djs-direct-editing-content').waitFor();
    await designer.page.keyboard.type('入库');
    await press('Escape');
    // the end of the list is one step before its start
    await designer.shape('archive').click({ button: 'right' });
    await press('End');
    await press('Enter');
    await designer.shape('archive').waitFor({ state: 'detached' });
    await press('Control+z');
    await designer.shape('archive').waitFor();
  });

  test('by the Menu key and Shift+F10, below the selected element; focus comes back to the canvas', async () => {
    await open(place);
    await designer.shape('owner').click();
    const box = await designer.shape('owner').boundingBox();
    for (const keys of ['ContextMenu', 'Shift+F10']) {
      await press(keys);
      await menu().waitFor();
      const at = await menu().boundingBox();
      expect(at && box && at.y > box.y + box.height / 2 && Math.abs(at.x - box.x) < 200).toBe(true);
      await press('Escape');
      await menu().waitFor({ state: 'detached' });
    }
    await press('Delete');
    await designer.shape('owner').waitFor({ state: 'detached' });
  });

  test('of a connection: no copying', async () => {
    await open(place);
    await designer.find('.djs-element[data-element-id="f4"] .djs-hit').first().click({ button: 'right', force: true });
    await expect.poll(shown).toBe('查看属性 编辑名称 更改类型… 删除');
  });

  test('of several: aligns after the question, distributes, colours', async () => {
    await open(place);
    await designer.call('importXML', APPROVAL_XML.replace('x="510" y="80"', 'x="560" y="300"'));
    await designer.shape('engineer').click();
    await designer.shape('owner').click({ modifiers: ['Shift'] });
    await designer.shape('archive').click({ modifiers: ['Control'] });
    await designer.shape('archive').click({ button: 'right' });
    expect(await menu().getAttribute('aria-label')).toBe('已选 3 个元素的菜单');
    await entry('distributeHorizontally').click();
    const xml = await designer.xml();
    const left = (id: string) =>
      Number(new RegExp(`bpmnElement="${id}">\\s*<dc:Bounds x="(-?[\\d.]+)"`).exec(xml)?.[1]);
    expect(left('owner') - left('engineer')).toBe(left('archive') - left('owner'));
    await designer.shape('archive').click({ button: 'right' });
    await menu().locator('[aria-label="顶部对齐"]').click();
    await designer.find('dialog.gd-dialog-confirm button:text-is("确定")').click();
    await expect.poll(() => designer.xml()).toMatch(/bpmnElement="owner">\s*<dc:Bounds x="[\d.]+" y="80"/);
    await designer.shape('archive').click({ button: 'right' });
    await menu().locator('[data-colour="green"]').click();
    expect((await designer.xml()).match(/color:background-color="#dcf5e3"/g)).toHaveLength(3);
    await press('Control+z');
    expect(await designer.xml()).not.toContain('#dcf5e3');
  });

  test('its entries replace and append with menus that are loaded when asked for', async () => {
    await open(place);
    await designer.shape('archive').click({ button: 'right' });
    await entry('replace').click();
    const popup = designer.find('.djs-popup');
    await popup.locator('.entry:has-text("手工任务")').click();
    await expect.poll(() => designer.xml()).toContain('<bpmn:manualTask');
    await designer.shape('owner').click({ button: 'right' });
    await entry('append').click();
    await popup.locator('.entry:has-text("脚本任务")').first().click();
    await expect.poll(() => designer.xml()).toContain('<bpmn:scriptTask');
    expect(await designer.events('gd-error')).toEqual([]);
  });
});

test('a long press opens the menu, a moved finger does not', async () => {
  // A page with another clock is not reused, because that clock cannot clear timers that were set before.
  await open('light DOM', {}, { keep: false });
  await designer.page.clock.install();
  const touch = (type: string, x: number, y: number) =>
    designer.shape('owner').evaluate(
      (element, [name, clientX, clientY]) => {
        const init = { pointerType: 'touch', isPrimary: true, bubbles: true, composed: true, clientX, clientY };
        element.dispatchEvent(new PointerEvent(name, init));
      },
      [type, x, y] as const,
    );
  const box = await designer.shape('owner').boundingBox();
  const { x, y } = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
  await touch('pointerdown', x, y);
  await touch('pointermove', x + 30, y);
  await pass(designer.page, 800);
  expect(await menu().count()).toBe(0);
  await touch('pointerdown', x, y);
  await menu().waitFor();
  expect(await menu().getAttribute('aria-label')).toBe('建设单位审批 的菜单');
});

test('English on request', async () => {
  await open('light DOM', { lang: 'en' });
  await designer.shape('archive').click({ button: 'right' });
  await expect
    .poll(shown)
    .toBe('Show properties Edit name Append element… Change type… Cut Copy Paste Duplicate Delete');
});

describe('shortcuts', () => {
  test('are listed on ? from the same table that binds them, and by the toolbar', async () => {
    await open();
    await designer.shape('owner').click();
    await press('?');
    const list = designer.find('dialog.gd-canvas-shortcuts');
    await list.waitFor();
    expect(await list.locator('[data-command="redo"] kbd').allInnerTexts()).toEqual(['Ctrl+Y', 'Ctrl+Shift+Z']);
    expect(await list.locator('[data-command="forward"] kbd').innerText()).toBe('Alt+→');
    expect(await list.locator('[data-command="lasso"] kbd').innerText()).toBe('L');
    expect(await axe(designer.page)).toEqual([]);
    await press('Escape');
    await list.waitFor({ state: 'detached' });
    await designer.tool('help').click();
    await list.waitFor();
  });

  test('show ⌘ on a Mac', async () => {
    await open();
    await designer.page.evaluate(() =>
      Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel', configurable: true }),
    );
    await designer.tool('help').click();
    await designer.find('[data-command="redo"] kbd').first().waitFor();
    const told = await designer.find('[data-command="redo"] kbd').allInnerTexts();
    await designer.page.evaluate(() => Reflect.deleteProperty(navigator, 'platform'));
    // On a Mac, ⌘Y belongs to the browser's history.
    expect(told).toEqual(['⇧⌘Z']);
  });

  test('never act while a name is typed or another control has the focus', async () => {
    await open();
    await designer.shape('archive').dblclick();
    await designer.find('.djs-direct-editing-content').waitFor();
    await designer.page.keyboard.type('a?nlso');
    expect(await designer.find('dialog').count()).toBe(0);
    expect(await menu().count()).toBe(0);
    await press('Escape');
    await designer.tool('zoomIn').focus();
    await press('?');
    expect(await designer.find('dialog').count()).toBe(0);
    expect(await designer.find('.gd-outline').count()).toBe(0);
  });

  test('duplicate, select all, fit, zoom, save and the tools do what they say', async () => {
    await open();
    await designer.shape('archive').click();
    await press('Control+d');
    expect((await designer.xml()).match(/name="归档"/g)).toHaveLength(2);
    await press('Control+z');
    expect((await designer.xml()).match(/name="归档"/g)).toHaveLength(1);
    await press('Control+=');
    expect(await designer.find('.gd-tool-zoom').innerText()).toBe('110%');
    await press('Control+0');
    expect(await designer.find('.gd-tool-zoom').innerText()).toBe('100%');
    await press('Control+s');
    expect(await designer.waitForEvents('gd-save')).toHaveLength(1);
    await press('Control+a');
    expect((await selected()).count).toBeGreaterThan(5);
    await press('Control+f');
    await designer.find('.djs-search-open input').waitFor();
    await press('Escape');
    // bpmn-js returns the focus to the canvas a moment later.
    await designer.find('.djs-container > svg:focus').waitFor();
    for (const [key, cursor] of [
      ['l', 'lasso'],
      ['s', 'space'],
      ['h', 'hand'],
      ['c', 'global-connect'],
    ] as const) {
      await press(key);
      const action = `${cursor}-tool`;
      await designer.find(`.djs-palette [data-action="${action}"].highlighted-entry`).waitFor();
      await press('Escape');
    }
  });

  test('N opens all elements, found by a Chinese word', async () => {
    await open();
    const { x, y } = await freeSpot();
    await designer.page.mouse.click(x, y);
    await press('n');
    const popup = designer.find('.djs-popup');
    await popup.waitFor();
    await popup.locator('input').fill('定时开始');
    await popup.locator('.entry:has-text("定时开始事件")').first().waitFor();
  });
});

/** A collapsed sub-process with its own plane. */
const NESTED = APPROVAL_XML.replace(
  '<bpmn:serviceTask id="archive" name="归档" />',
  '<bpmn:subProcess id="archive" name="归档"><bpmn:task id="inner" name="装订" /></bpmn:subProcess>',
)
  .replace('<bpmndi:BPMNShape id="archive_di"', '<bpmndi:BPMNShape isExpanded="false" id="archive_di"')
  .replace(
    '</bpmn:definitions>',
    `<bpmndi:BPMNDiagram id="diagram_2"><bpmndi:BPMNPlane id="plane_2" bpmnElement="archive">
      <bpmndi:BPMNShape id="inner_di" bpmnElement="inner"><dc:Bounds x="200" y="120" width="100" height="80" /></bpmndi:BPMNShape>
    </bpmndi:BPMNPlane></bpmndi:BPMNDiagram></bpmn:definitions>`,
  );

const CASES = PLACES.flatMap((place) => (['zh-CN', 'en'] as const).map((lang) => [place, lang] as const));

describe.each(CASES)('tools in %s, %s', (place, lang) => {
  const word = (zh: string, en: string) => (lang === 'en' ? en : zh);

  /** Drags from one point to another in small steps, like a hand. */
  async function drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    const { mouse } = designer.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 20 });
    await mouse.up();
  }

  async function middle(id: string): Promise<{ x: number; y: number }> {
    const box = await designer.shape(id).locator('.djs-hit').first().boundingBox();
    if (!box) throw new Error(`${id} is not drawn`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  test('lasso, space, connect and hand act on the canvas', async () => {
    await open(place, { lang });
    const tool = (name: string, label: string) =>
      designer.find(`.djs-palette [data-action="${name}"][aria-label="${label}"]`).click();
    const [engineer, owner] = [await middle('engineer'), await middle('owner')];
    // A canvas that is still busy with its first drawing may miss the first drag.
    const lasso = async () => {
      await designer.page.keyboard.press('Escape');
      await tool('lasso-tool', word('启用套索工具', 'Activate lasso tool'));
      await drag({ x: engineer.x - 90, y: engineer.y - 80 }, { x: owner.x + 70, y: owner.y + 140 });
      return (await selected()).count;
    };
    await expect.poll(lasso, { interval: 2000 }).toBeGreaterThan(2);
    await designer.page.keyboard.press('Escape');
    await tool('space-tool', word('启用创建/删除空间工具', 'Activate create/remove space tool'));
    const [archive, before] = [await middle('archive'), await designer.xml()];
    await drag({ x: owner.x - 75, y: owner.y + 200 }, { x: owner.x + 25, y: owner.y + 200 });
    // Elements behind the new space move, elements before it stay.
    await expect.poll(async () => Math.round((await middle('owner')).x - owner.x)).toBe(100);
    expect(Math.round((await middle('archive')).x - archive.x)).toBe(100);
    expect(await middle('engineer')).toEqual(engineer);
    await press('Control+z');
    await expect.poll(() => designer.xml()).toBe(before);
    expect(await middle('owner')).toEqual(owner);
    await tool('global-connect-tool', word('启用全局连线工具', 'Activate global connect tool'));
    await drag(engineer, await middle('archive'));
    await expect.poll(() => designer.xml()).toMatch(/sourceRef="engineer" targetRef="archive"/);
    const start = await middle('start');
    await tool('hand-tool', word('启用抓手工具', 'Activate hand tool'));
    const spot = await freeSpot();
    await drag(spot, { x: spot.x, y: spot.y - 60 });
    await expect.poll(async () => Math.round((await middle('start')).y - start.y)).toBe(-60);
  });

  test('search finds an element, the minimap opens, append anything appends', async () => {
    await open(place, { lang });
    await designer.shape('owner').click();
    await press('Control+f');
    const search = designer.find('.djs-search-open input');
    await search.fill('归档');
    // The search runs when a key is released.
    await press('End');
    await designer.find('.djs-search-result').first().waitFor();
    await press('Enter');
    await expect.poll(async () => (await selected()).id).toBe('archive');
    const minimap = designer.find('.djs-minimap > .toggle');
    expect(await minimap.getAttribute('title')).toBe(word('打开小地图', 'Open minimap'));
    await minimap.focus();
    await press('Enter');
    await designer.find('.djs-minimap.open .map .djs-shape, .djs-minimap.open .map rect').first().waitFor();
    await minimap.click();
    await designer.shape('owner').click();
    await designer
      .find(`.djs-context-pad [data-action="append"][title="${word('追加元素', 'Append element')}"]`)
      .click();
    await designer
      .find(`.djs-popup .entry:has-text("${word('脚本任务', 'Script task')}")`)
      .first()
      .click();
    await expect.poll(() => designer.xml()).toContain('<bpmn:scriptTask');
  });

  test('a sub-process is entered by the menu and left by the breadcrumbs', async () => {
    await open(place, { lang });
    await designer.call('importXML', NESTED);
    await designer.shape('archive').click({ button: 'right' });
    await menu()
      .getByRole('menuitem', { name: word('打开子流程', 'Open sub-process') })
      .click();
    await designer.find('.djs-element[data-element-id="inner"]').first().waitFor();
    const crumbs = designer.find('.bjs-breadcrumbs li');
    expect(await crumbs.allInnerTexts()).toEqual(['方案审批', '归档']);
    await crumbs.first().click();
    await expect.poll(() => designer.shape('owner').isVisible()).toBe(true);
  });
});

test('several elements align in all six ways, each after the question', async () => {
  await open();
  for (const [action, expected] of [
    ['alignLeft', /bpmnElement="owner">\s*<dc:Bounds x="250"/],
    ['alignRight', /bpmnElement="engineer">\s*<dc:Bounds x="510"/],
    ['alignCenter', /bpmnElement="owner">\s*<dc:Bounds x="380"/],
    ['alignTop', /bpmnElement="end">\s*<dc:Bounds x="830" y="80"/],
    ['alignBottom', /bpmnElement="end">\s*<dc:Bounds x="830" y="124"/],
    ['alignMiddle', /bpmnElement="end">\s*<dc:Bounds x="830" y="102"/],
  ] as const) {
    const vertical = /Top|Bottom|Middle/.test(action);
    await designer.shape(vertical ? 'owner' : 'engineer').click();
    await designer.shape(vertical ? 'end' : 'owner').click({ modifiers: ['Control'] });
    const before = await designer.xml();
    await designer.tool(action).click();
    await designer.find('dialog.gd-dialog-confirm button:text-is("确定")').click();
    await expect.poll(() => designer.xml(), { message: action }).toMatch(expected);
    while (await designer.tool('undo').isEnabled()) await designer.tool('undo').click();
    expect(await designer.xml()).toBe(before);
  }
});

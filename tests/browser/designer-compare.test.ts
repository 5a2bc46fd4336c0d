import { expect, test } from 'vitest';
import { APPROVAL_XML } from './designer-page/approval-model.ts';

import { designer, openDesigner, withDesigner } from './designer-page/opened.ts';
import { axe } from './support/axe.ts';

/**
 * The previous version: another name, a task that no longer exists, an end event at another place, no automatic step.
 */
const EARLIER = APPROVAL_XML.replace('name="建设单位审批"', 'name="业主审批"')
  .replace('<bpmn:endEvent id="end"', '<bpmn:manualTask id="paper" name="纸质存档" /><bpmn:endEvent id="end"')
  .replace(
    '<bpmndi:BPMNShape id="end_di"',
    '<bpmndi:BPMNShape id="paper_di" bpmnElement="paper"><dc:Bounds x="670" y="240" width="100" height="80" /></bpmndi:BPMNShape><bpmndi:BPMNShape id="end_di"',
  )
  .replace('<dc:Bounds x="160" y="102"', '<dc:Bounds x="160" y="142"')
  .replace('<bpmn:serviceTask id="archive" name="归档" />', '')
  .replace(/<bpmn:sequenceFlow id="f5"[^>]*\/>/, '')
  .replace('sourceRef="owner" targetRef="archive"', 'sourceRef="owner" targetRef="end"')
  .replace(/<bpmndi:BPMNShape id="archive_di"[\s\S]*?<\/bpmndi:BPMNShape>/, '')
  .replace(/<bpmndi:BPMNEdge id="f5_di"[\s\S]*?<\/bpmndi:BPMNEdge>/, '');

withDesigner();

const WAIT = { timeout: 30_000 };

async function open(props: object = {}): Promise<void> {
  await openDesigner({ value: APPROVAL_XML, noPanel: true, ...props }, { keep: true });
  await designer.shape('end').waitFor();
}

async function compare(xml = EARLIER): Promise<void> {
  await designer.call('compare', xml, '第一版');
  await designer.find('.gd-compare-change-go').first().waitFor();
}

const changes = () =>
  designer
    .find('.gd-compare li[data-change]')
    .evaluateAll((rows) => rows.map((row) => `${row.getAttribute('data-change')} ${row.getAttribute('data-element')}`));
const mark = (id: string) => designer.find(`.gd-compare-change[data-change-of="${id}"]`);

test('marks what was added, changed and removed, lists it, and leaves model and exports alone', async () => {
  await open();
  const before = await designer.xml();
  await compare();
  expect(await designer.find('.gd-compare-bar strong').innerText()).toBe('当前流程图与“第一版”相比');
  expect((await changes()).toSorted()).toEqual([
    'added archive',
    'added f5',
    'changed f4',
    'changed owner',
    'removed paper',
  ]);
  expect(await mark('archive').getAttribute('data-change')).toBe('added');
  expect(await mark('owner').getAttribute('data-change')).toBe('changed');
  expect(await mark('paper').getAttribute('data-change')).toBe('removed');
  expect(await mark('paper').textContent()).toContain('纸质存档');
  expect(await mark('start').count()).toBe(0);
  expect(await designer.find('li[data-element="owner"] small').innerText()).toContain('业主审批 → 建设单位审批');
  expect(await designer.xml()).toBe(before);
  expect(await designer.call<string>('saveSVG')).not.toContain('gd-compare-change');
  expect(await designer.call('isDirty')).toBe(false);
});

test('what merely moved is told apart and shown on request', async () => {
  await open();
  await compare();
  expect(await changes()).not.toContain('moved start');
  await designer.find('.gd-compare input[type="checkbox"]').check();
  expect(await changes()).toContain('moved start');
  expect(await mark('start').getAttribute('data-change')).toBe('moved');
});

test('rows go to what they are about: the element, or where it was', async () => {
  await open();
  await compare();
  await designer.find('li[data-element="archive"] .gd-compare-change-go').focus();
  await designer.page.keyboard.press('Enter');
  expect((await designer.events('gd-select')).at(-1)).toMatchObject({ id: 'archive' });
  await designer.call('zoom', 4);
  await designer.find('li[data-element="paper"] .gd-compare-change-go').click();
  const canvas = await designer.find('.gd-designer-place').boundingBox();
  const ghost = await mark('paper').boundingBox();
  expect(ghost && canvas && ghost.x > canvas.x && ghost.y < canvas.y + canvas.height).toBe(true);
});

test('follows edits; ending it returns to the bare diagram', async () => {
  await open();
  await compare();
  await designer.shape('archive').click();
  await designer.page.keyboard.press('Delete');
  await expect.poll(changes, WAIT).not.toContain('added archive');
  await designer.find('.gd-compare-bar button:text-is("结束比较")').click();
  expect(await designer.find('.gd-compare-change').count()).toBe(0);
  expect(await designer.find('.gd-status-dock').count()).toBe(0);
});

test('the same model again says so; another document is compared at once', async () => {
  await open();
  await designer.call('compare', APPROVAL_XML, '');
  await designer.find('.gd-compare [role="status"]:text-is("两个版本的内容相同")').waitFor();
  await compare();
  expect((await changes()).length).toBeGreaterThan(3);
  await designer.call('compare', null);
  expect(await designer.find('.gd-status-dock').count()).toBe(0);
});

test('a version that cannot be read says why and leaves the diagram alone', async () => {
  await open();
  await designer.call('compare', '<bpmn:definitions', '坏文件');
  expect(await designer.find('.gd-compare [role="alert"]').innerText()).toContain('该版本无法读取：');
  expect(await designer.shape('archive').count()).toBe(1);
});

test('a file or a version of the host is chosen; one that cannot be had says so', async () => {
  await open();
  await designer.element.evaluate((element, xml) => {
    const versions = [
      { name: '第 3 版', xml: () => Promise.resolve(xml) },
      { name: '第 2 版', xml: () => Promise.reject(new Error('offline')) },
    ];
    (element as HTMLElement & { props: object }).props = { versions };
  }, EARLIER);
  await designer.find('[data-tool="compare"]').click();
  await designer.find('.gd-compare-change-go:text-is("第 2 版")').click();
  expect(await designer.find('.gd-compare [role="alert"]').innerText()).toBe('该版本获取失败，请稍后重试');
  await designer.find('.gd-compare-change-go:text-is("第 3 版")').click();
  await mark('paper').waitFor();
  await designer.find('.gd-compare-bar button:text-is("选择其他版本")').click();
  await mark('paper').waitFor({ state: 'detached' });
  const chooser = designer.page.waitForEvent('filechooser');
  await designer.find('.gd-compare button:text-is("打开文件比较…")').click();
  await (await chooser).setFiles({ name: '旧版.bpmn', mimeType: 'application/xml', buffer: Buffer.from(EARLIER) });
  await mark('paper').waitFor();
  expect(await designer.find('.gd-compare-bar strong').innerText()).toContain('旧版.bpmn');
});

test.each(['light', 'dark'] as const)('has no finding of axe, %s', async (theme) => {
  await open({ theme, lang: 'en' });
  await compare();
  await designer.find('.gd-compare input[type="checkbox"]').check();
  expect(await axe(designer.page)).toEqual([]);
});

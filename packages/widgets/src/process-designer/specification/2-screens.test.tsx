import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { fileName } from '../../diagram/save-file.ts';
import type { WidgetContext } from '../../kit/mount.ts';
import { WidgetContextProvider } from '../../kit/shadow/use-widget.ts';
import { FormSection } from '../panel/sections/form-hint.tsx';
import { TaskSection } from '../panel/sections/task.tsx';
import { ManagerLink } from '../panel/people/manager-link.tsx';
import { subject } from '../panel/subject.ts';
import { panelTexts } from '../panel/text/index.ts';
import { SECTIONS } from '../panel/sections.ts';
import { BUTTON_SIZES, BUTTON_TYPES, withDefaults } from '../host/props.ts';
import { INITIAL_STATE } from '../session/state.ts';
import { openHeadless } from '../testing/headless.ts';
import { POOL_XML, SITE_XML } from '../testing/site-model.ts';
import { textsOf } from '../text/index.ts';
import { DOWNLOADS, Toolbar, type ToolbarProps } from '../toolbar/toolbar.tsx';

/** Returns the header as rendered. */
async function toolbar(state: Partial<ToolbarProps['state']> = {}, props = {}): Promise<string> {
  const { stage } = await openHeadless(SITE_XML);
  const drawn = {
    session: {},
    state: { ...INITIAL_STATE, phase: 'ready', stage, ...state },
    settings: withDefaults(props),
    texts: textsOf('zh-CN'),
    dialogs: {},
    canvas: null,
    panelOpen: null,
    onTogglePanel: () => undefined,
  } as unknown as ToolbarProps;
  return renderToStaticMarkup(<Toolbar {...drawn} />);
}

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value);
const button = (html: string, action: string) =>
  new RegExp(`<button[^>]*data-action="${action}"[^>]*>`).exec(html)?.[0] ?? '';

describe('designer 2: designer screen', () => {
  test('designer 2: toolbar order: file, download, preview, simulation, six alignments, zoom, undo, redo, redraw, save', async () => {
    expect(attributes(await toolbar(), 'data-action').join(' ')).toBe(
      'openFile download preview simulate alignLeft alignRight alignTop alignBottom alignCenter alignMiddle ' +
        'zoomOut zoomIn zoomReset undo redo redraw save',
    );
    expect(await toolbar()).toMatch(/zoomOut.*<output[^>]*>100%<\/output>.*zoomIn/);
  });

  test('designer 2: open file accepts .xml and .bpmn', async () => {
    expect(attributes(await toolbar(), 'accept')).toEqual(['.xml,.bpmn']);
  });

  test('designer 2: downloads: XML, SVG and BPMN, named after the diagram, or diagram when it has no name', () => {
    expect(DOWNLOADS.map(([, extension]) => extension)).toEqual(['xml', 'svg', 'bpmn']);
    expect(fileName('深基坑审批', 'bpmn')).toBe('深基坑审批.bpmn');
    expect(fileName(undefined, 'xml')).toBe('diagram.xml');
    expect(fileName('', 'svg')).toBe('diagram.svg');
  });

  test('designer 2: simulation is offered by default, and not when it is switched off', async () => {
    expect(button(await toolbar(), 'simulate')).not.toBe('');
    expect(button(await toolbar({}, { simulation: false }), 'simulate')).toBe('');
  });

  test('designer 2: header buttons: small and primary by default, four sizes, six types', async () => {
    expect(BUTTON_SIZES).toEqual(['default', 'medium', 'small', 'mini']);
    expect(BUTTON_TYPES).toEqual(['default', 'primary', 'success', 'warning', 'danger', 'info']);
    expect(new Set(attributes(await toolbar(), 'data-size'))).toEqual(new Set(['small']));
    expect(new Set(attributes(await toolbar(), 'data-type'))).toEqual(new Set(['primary']));
    for (const size of BUTTON_SIZES) {
      for (const type of BUTTON_TYPES) {
        const save = button(await toolbar({}, { headerButtonSize: size, headerButtonType: type }), 'save');
        expect(save).toContain(`data-size="${size}" data-type="${type}"`);
      }
    }
    expect(withDefaults({ headerButtonSize: 'huge' as never }).headerButtonSize).toBe('small');
  });

  test('designer 2: keyboard and simulation are on by default; the first event listened to is element.click; prefix camunda', () => {
    expect(withDefaults({})).toMatchObject({
      keyboard: true,
      simulation: true,
      events: ['element.click'],
      prefix: 'camunda',
    });
  });
});

describe('designer 2: side panel', () => {
  const sections = (opened: Awaited<ReturnType<typeof openHeadless>>, id: string) =>
    SECTIONS.filter(({ shown }) => shown(opened.element(id), 'camunda')).map(({ key }) => key);
  /** Elements for which the table of the specification lists each of its sections. */
  const EVERYWHERE = ['general', 'executionListeners', 'properties', 'other'];
  const SPECIFIED = new Set([...EVERYWHERE, 'messages', 'condition', 'form', 'task', 'multiInstance', 'taskListeners']);

  test.each([
    ['approval', [...EVERYWHERE, 'messages']],
    ['start', [...EVERYWHERE, 'form']],
    ['user', [...EVERYWHERE, 'form', 'task', 'multiInstance', 'taskListeners']],
    ['script', [...EVERYWHERE, 'task', 'multiInstance']],
    ['receive', [...EVERYWHERE, 'task', 'multiInstance']],
    ['service', [...EVERYWHERE, 'task', 'multiInstance']],
    ['gateway', EVERYWHERE],
    ['end', EVERYWHERE],
    ['yes', [...EVERYWHERE, 'condition']],
    ['first', EVERYWHERE],
  ])('designer 2: sections of %s', async (id, wanted) => {
    const shown = sections(await openHeadless(SITE_XML), id).filter((key) => SPECIFIED.has(key));
    expect(new Set(shown)).toEqual(new Set(wanted));
  });

  test('designer 2: a flow out of a start event shows no condition', async () => {
    const opened = await openHeadless(SITE_XML);
    expect(sections(opened, 'first')).not.toContain('condition');
    expect(sections(opened, 'no')).toContain('condition');
  });

  test('designer 2: sections stand in the order of the specification', () => {
    const order = SECTIONS.map(({ key }) => key).filter((key) => SPECIFIED.has(key));
    expect(order.map((key) => panelTexts('en')[key])).toEqual([
      'General',
      'Messages and signals',
      'Flow condition',
      'Form',
      'Task',
      'Multi-instance',
      'Execution listeners',
      'Task listeners',
      'Extension properties',
      'Other',
    ]);
  });

  test('designer 2: nothing selected shows the process or the collaboration, a label its element', async () => {
    const { element } = await openHeadless(POOL_XML);
    expect(subject(undefined, element('approval')).id).toBe('approval');
    expect(subject(undefined, element('collaboration')).id).toBe('collaboration');
    const label = { ...element('gateway'), labelTarget: element('gateway') };
    expect(subject(label, element('approval'))).toBe(element('gateway'));
  });

  test('designer 2: a pool shows its process: what engines read stands there', async () => {
    const opened = await openHeadless(POOL_XML);
    expect(sections(opened, 'pool')).toContain('poolProcess');
    expect(sections(opened, 'outside')).not.toContain('poolProcess');
    expect(sections(opened, 'collaboration')).toContain('messages');
    const editor = opened.editor('pool').about(opened.element('approval').businessObject);
    editor.set('isExecutable', false);
    editor.set(editor.name('historyTimeToLive'), '180');
    expect(opened.xml()).toMatch(
      /<bpmn:process id="approval" name="方案审批" isExecutable="false" camunda:historyTimeToLive="180">/,
    );
    expect(opened.xml()).toContain('<bpmn:participant id="pool" name="总包单位" processRef="approval" />');
    opened.stack.undo();
    opened.stack.undo();
    expect(opened.xml()).toContain('isExecutable="true">');
  });
});

describe('designer 2: links of the side panel', () => {
  const link = (path: string, managerBase?: string) => {
    const context = { config: { managerBase }, emit: () => true } as unknown as WidgetContext;
    return renderToStaticMarkup(
      <WidgetContextProvider value={context}>
        <ManagerLink path={path} hint="提示：" text="流程表单" />
      </WidgetContextProvider>,
    );
  };

  test.each(['/bpm/manager/form', '/bpm/manager/model'])(
    'designer 2: %s opens in a new tab below the base of the host',
    (path) => {
      expect(link(path, 'https://site.example/app/')).toContain(
        `<a href="https://site.example/app${path}" target="_blank" rel="noopener">流程表单</a>`,
      );
      expect(link(path, '')).toContain(`<a href="${path}"`);
    },
  );

  test('designer 2: without a base they are text', () => {
    expect(link('/bpm/manager/form')).not.toContain('<a ');
    expect(link('/bpm/manager/form')).toContain('流程表单');
  });

  test.each([
    [FormSection, 'start', '/bpm/manager/form'],
    [FormSection, 'user', '/bpm/manager/form'],
    [TaskSection, 'user', '/bpm/manager/model'],
  ])('designer 2: a link of each section, %#', async (Section, id, path) => {
    const { editor } = await openHeadless(SITE_XML);
    const context = { config: { managerBase: '' }, emit: () => true } as unknown as WidgetContext;
    const html = renderToStaticMarkup(
      <WidgetContextProvider value={context}>
        <Section editor={editor(id)} texts={panelTexts('zh-CN')} lang="zh-CN" />
      </WidgetContextProvider>,
    );
    expect(attributes(html, 'href')).toEqual([path]);
  });
});

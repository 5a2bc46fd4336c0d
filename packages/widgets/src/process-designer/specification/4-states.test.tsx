import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { clampZoom } from '../../diagram/viewport.ts';
import { DEFAULT_COLLECTION } from '../engine/behavior/parallel-collection.ts';
import { changeFlowType } from '../panel/sections/condition.tsx';
import { changeLoopType } from '../panel/sections/multi-instance.tsx';
import { withDefaults } from '../host/props.ts';
import { INITIAL_STATE } from '../session/state.ts';
import { type Headless, openHeadless } from '../testing/headless.ts';
import { SITE_XML } from '../testing/site-model.ts';
import { textsOf } from '../text/index.ts';
import { Toolbar, type ToolbarProps } from '../toolbar/toolbar.tsx';

test('designer 4: zoom is held between 0.2 and 4', () => {
  expect(clampZoom(9)).toEqual({ zoom: 4, clamped: true });
  expect(clampZoom(0.1)).toEqual({ zoom: 0.2, clamped: true });
});

describe('designer 4: toolbar', () => {
  async function disabled(state: object): Promise<string[]> {
    const { stage } = await openHeadless(SITE_XML);
    const props = {
      session: {},
      state: { ...INITIAL_STATE, stage, ...state },
      settings: withDefaults({}),
      texts: textsOf('zh-CN'),
      dialogs: {},
      canvas: null,
      panelOpen: null,
    } as unknown as ToolbarProps;
    const html = renderToStaticMarkup(<Toolbar {...props} onTogglePanel={() => undefined} />);
    return [...html.matchAll(/<button[^>]*data-action="(\w+)"[^>]*disabled=""/g)].map(([, action]) => action ?? '');
  }

  test('designer 4: undo and redo are enabled only when the history allows them', async () => {
    expect(await disabled({})).toEqual(['undo', 'redo']);
    expect(await disabled({ canUndo: true })).toEqual(['redo']);
    expect(await disabled({ canUndo: true, canRedo: true })).toEqual([]);
  });

  test('designer 4: save is disabled while the simulation is on, and may be left by its own button', async () => {
    const off = await disabled({ simulation: 'on' });
    expect(off).toContain('save');
    expect(off).not.toContain('simulate');
    expect(off).not.toContain('stop');
  });
});

describe('designer 4: flow type', () => {
  const gateway = (opened: Headless) => opened.element('gateway').businessObject;
  const flow = (opened: Headless, id: string) => opened.element(id).businessObject;

  test('designer 4: default marks the flow on its source and clears its condition', async () => {
    const opened = await openHeadless(SITE_XML);
    changeFlowType(opened.editor('yes'), 'normal', 'condition');
    expect(flow(opened, 'yes').get('conditionExpression')).toBeTruthy();
    changeFlowType(opened.editor('yes'), 'condition', 'default');
    expect(gateway(opened).get('default')).toBe(flow(opened, 'yes'));
    expect(flow(opened, 'yes').get('conditionExpression')).toBeUndefined();
    opened.stack.undo();
    expect(gateway(opened).get('default')).toBeUndefined();
    expect(flow(opened, 'yes').get('conditionExpression')).toBeTruthy();
  });

  test('designer 4: a condition takes the default mark away', async () => {
    const opened = await openHeadless(SITE_XML);
    changeFlowType(opened.editor('no'), 'normal', 'default');
    changeFlowType(opened.editor('no'), 'default', 'condition');
    expect(gateway(opened).get('default')).toBeUndefined();
    expect(flow(opened, 'no').get('conditionExpression')).toBeTruthy();
  });

  test.each(['default', 'condition'] as const)('designer 4: normal clears what %s had set', async (from) => {
    const opened = await openHeadless(SITE_XML);
    changeFlowType(opened.editor('no'), 'normal', from);
    changeFlowType(opened.editor('no'), from, 'normal');
    expect(gateway(opened).get('default')).toBeUndefined();
    expect(flow(opened, 'no').get('conditionExpression')).toBeUndefined();
  });
});

describe.each(['camunda', 'flowable', 'activiti'] as const)('designer 4: loop type, %s', (engine) => {
  const loopOf = (opened: Headless) =>
    opened.element('user').businessObject.get('loopCharacteristics') as
      | ReturnType<Headless['element']>['businessObject']
      | undefined;
  const change = (opened: Headless, type: Parameters<typeof changeLoopType>[1]) =>
    changeLoopType(opened.editor('user'), type, loopOf(opened));

  test('designer 4: parallel is a multi-instance that starts with the default collection', async () => {
    const opened = await openHeadless(SITE_XML, engine);
    change(opened, 'ParallelMultiInstance');
    expect(loopOf(opened)?.$type).toBe('bpmn:MultiInstanceLoopCharacteristics');
    expect(loopOf(opened)?.get('isSequential')).toBe(false);
    expect(loopOf(opened)?.get(`${engine}:collection`)).toBe('${coll_userList}');
    expect(DEFAULT_COLLECTION).toBe('${coll_userList}');
    opened.stack.undo();
    expect(loopOf(opened)).toBeUndefined();
  });

  test('designer 4: sequential is a multi-instance too, without the default', async () => {
    const opened = await openHeadless(SITE_XML, engine);
    change(opened, 'SequentialMultiInstance');
    expect(loopOf(opened)?.get('isSequential')).toBe(true);
    expect(loopOf(opened)?.get(`${engine}:collection`)).toBeUndefined();
  });

  test('designer 4: StandardLoop is a standard loop, none removes the loop', async () => {
    const opened = await openHeadless(SITE_XML, engine);
    change(opened, 'StandardLoop');
    expect(loopOf(opened)?.$type).toBe('bpmn:StandardLoopCharacteristics');
    change(opened, 'none');
    expect(loopOf(opened)).toBeUndefined();
    expect(opened.xml()).not.toContain('LoopCharacteristics');
  });
});

describe('designer 4: asynchronous', () => {
  test('designer 4: unticking both forces exclusive off, in one step', async () => {
    const opened = await openHeadless(SITE_XML);
    const editor = opened.editor('service');
    editor.set('camunda:asyncBefore', true);
    editor.set('camunda:asyncAfter', true);
    editor.set('camunda:asyncAfter', false);
    expect(editor.object.get('camunda:exclusive')).toBe(true);
    editor.set('camunda:asyncBefore', false);
    expect(editor.object.get('camunda:exclusive')).toBe(false);
    opened.stack.undo();
    expect(editor.object.get('camunda:exclusive')).toBe(true);
  });

  test('designer 4: in a multi-instance it clears the retry cycle as well, and no other extension', async () => {
    const opened = await openHeadless(SITE_XML);
    const editor = opened.editor('user');
    changeLoopType(editor, 'ParallelMultiInstance', undefined);
    const loop = editor.object.get('loopCharacteristics') as typeof editor.object;
    editor.set('camunda:asyncBefore', true, loop);
    const retry = editor.create('camunda:FailedJobRetryTimeCycle', { body: 'R3/PT10M' });
    const properties = editor.create('camunda:Properties', {
      values: [editor.create('camunda:Property', { name: 'a', value: 'b' })],
    });
    editor.apply(editor.withExtensions('FailedJobRetryTimeCycle', [retry], loop));
    editor.apply(editor.withExtensions('Properties', [properties], loop));
    expect(opened.xml()).toContain('R3/PT10M');
    editor.set('camunda:asyncBefore', false, loop);
    expect(opened.xml()).not.toContain('failedJobRetryTimeCycle');
    expect(opened.xml()).toContain('<camunda:property name="a" value="b" />');
    expect(loop.get('camunda:exclusive')).toBe(false);
    opened.stack.undo();
    expect(opened.xml()).toContain('R3/PT10M');
  });
});

describe('designer 4: script type', () => {
  test('designer 4: external clears the script, inline the resource', async () => {
    const opened = await openHeadless(SITE_XML);
    const editor = opened.editor('script');
    editor.set('script', 'x = 1');
    editor.set('camunda:resource', 'deployment://a.groovy');
    expect(editor.object.get('script')).toBeUndefined();
    editor.set('script', 'x = 2');
    expect(editor.object.get('camunda:resource')).toBeUndefined();
    opened.stack.undo();
    expect(editor.object.get('camunda:resource')).toBe('deployment://a.groovy');
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { listOf, textOf } from '../../diagram/model.ts';
import { createField } from '../panel/forms/write-field.ts';
import { FIELD_TYPES, NEW_FIELD } from '../panel/forms/values.ts';
import { readListener } from '../panel/listeners/read-listener.ts';
import { LISTENER_ABILITIES, LISTENER_TYPES, type ListenerValues, NEW_LISTENER } from '../panel/listeners/values.ts';
import { listenerProperties } from '../panel/listeners/write-listener.ts';
import { CollectionRow, isHidden } from '../panel/multi-instance/collection-row.tsx';
import { joinList } from '../panel/people/list-text.ts';
import { changeLoopType } from '../panel/sections/multi-instance.tsx';
import { newDocument } from '../session/read-document.ts';
import { openHeadless } from '../testing/headless.ts';
import { SITE_XML } from '../testing/site-model.ts';

test('designer 3: empty diagram: Process_ and the time, 业务流程_ and the time, executable', async () => {
  const before = Date.now();
  const { definitions } = await newDocument({ prefix: 'camunda' });
  const [process] = definitions.get('rootElements') as { id: string; get(name: string): unknown }[];
  const time = Number(/^Process_(\d+)$/.exec(process?.id ?? '')?.[1]);
  expect(time).toBeGreaterThanOrEqual(before);
  expect(process?.get('name')).toBe(`业务流程_${time}`);
  expect(process?.get('isExecutable')).toBe(true);
});

test('designer 3: empty diagram: a name that is given is taken', async () => {
  const { definitions } = await newDocument({ prefix: 'camunda', name: '吊篮验收' });
  const [process] = definitions.get('rootElements') as { get(name: string): unknown }[];
  expect(process?.get('name')).toBe('吊篮验收');
});

test('designer 3: candidates are joined by commas', () => {
  expect(joinList(['zhang', 'li', 'zhang'])).toBe('zhang,li');
});

test.each(['camunda', 'flowable', 'activiti'] as const)(
  'designer 3: user task settings are attributes of %s',
  async (engine) => {
    const opened = await openHeadless(SITE_XML, engine);
    const editor = opened.editor('user');
    const settings = {
      assignee: '${owner}',
      candidateUsers: 'a,b',
      candidateGroups: 'g,h',
      dueDate: '2026-12-01',
      priority: '50',
    };
    for (const [name, value] of Object.entries(settings)) {
      expect(editor.knows(name)).toBe(true);
      editor.set(editor.name(name), value);
      expect(opened.xml()).toContain(`${engine}:${name}="${value}"`);
    }
    // only camunda has a follow-up date
    expect(editor.knows('followUpDate')).toBe(engine === 'camunda');
  },
);

describe('designer 3: multi-instance', () => {
  test('designer 3: the collection is a hidden field: while it is the default or none', async () => {
    const opened = await openHeadless(SITE_XML);
    const editor = opened.editor('user');
    changeLoopType(editor, 'ParallelMultiInstance', undefined);
    const loop = editor.object.get('loopCharacteristics') as typeof editor.object;
    const row = () => renderToStaticMarkup(<CollectionRow editor={editor} loop={loop} label="集合" show="设置集合" />);
    expect(row()).toContain('设置集合');
    expect(row()).not.toContain('<input');
    editor.set('camunda:collection', '${approvers}', loop);
    expect(row()).toContain('value="${approvers}"');
    expect(isHidden('')).toBe(true);
  });
});

describe('designer 3: listeners', () => {
  test('designer 3: types are written as the specification names them', () => {
    expect(LISTENER_TYPES).toEqual([
      'classListener',
      'expressionListener',
      'delegateExpressionListener',
      'scriptListener',
    ]);
  });

  test('designer 3: events of a task listener: six with camunda, those that the engine knows with others', () => {
    const six = ['create', 'assignment', 'complete', 'delete', 'update', 'timeout'];
    expect(LISTENER_ABILITIES.camunda.taskEvents).toEqual(six);
    for (const engine of ['flowable', 'activiti'] as const) {
      expect(six).toEqual(expect.arrayContaining([...LISTENER_ABILITIES[engine].taskEvents]));
    }
  });

  test.each([
    ['date', 'timeDate', '2026-12-01T08:00:00Z'],
    ['duration', 'timeDuration', 'PT24H'],
    ['cycle', 'timeCycle', 'R3/PT1H'],
  ] as const)('designer 3: a timeout listener has a %s in a timer definition', async (type, property, timer) => {
    const { editor } = await openHeadless(SITE_XML);
    const maker = editor('user');
    const values: ListenerValues = {
      ...NEW_LISTENER,
      id: 'late',
      event: 'timeout',
      class: 'site.Late',
      eventDefinitionType: type,
      timer,
    };
    const listener = maker.create('camunda:TaskListener', listenerProperties(maker, 'TaskListener', values));
    const [definition] = listOf(listener, 'eventDefinitions');
    expect(textOf(definition?.get(property) as typeof definition, 'body')).toBe(timer);
    expect(readListener(listener)).toMatchObject({ id: 'late', event: 'timeout', eventDefinitionType: type, timer });
  });

  test('designer 3: a timeout listener with no timer type has no timer definition', async () => {
    const { editor } = await openHeadless(SITE_XML);
    const maker = editor('user');
    const values: ListenerValues = { ...NEW_LISTENER, id: 'l', event: 'timeout', eventDefinitionType: 'null' };
    expect(listenerProperties(maker, 'TaskListener', values)['eventDefinitions']).toEqual([]);
  });

  test('designer 3: injected fields: a name with a string or an expression', async () => {
    const opened = await openHeadless(SITE_XML);
    const maker = opened.editor('service');
    const values: ListenerValues = {
      ...NEW_LISTENER,
      event: 'start',
      class: 'site.Tell',
      fields: [
        { name: 'to', fieldType: 'string', value: '监理部' },
        { name: 'who', fieldType: 'expression', value: '${owner}' },
      ],
    };
    const properties = listenerProperties(maker, 'ExecutionListener', values);
    delete properties['eventDefinitions'];
    const listener = maker.create('camunda:ExecutionListener', properties);
    maker.apply(maker.withExtensions('ExecutionListener', [listener]));
    expect(opened.xml()).toMatch(/<camunda:field name="to">\s*<camunda:string>监理部<\/camunda:string>/);
    expect(opened.xml()).toMatch(/<camunda:field name="who">\s*<camunda:expression>\$\{owner\}<\/camunda:expression>/);
  });
});

describe('designer 3: form data', () => {
  test('designer 3: types of a field: long, string, boolean, date, enum, or a name of the application', () => {
    expect(FIELD_TYPES).toEqual(['long', 'string', 'boolean', 'date', 'enum']);
  });

  test('designer 3: a field with label, default, enumeration, constraints and properties; businessKey is one of the field ids', async () => {
    const opened = await openHeadless(SITE_XML);
    const editor = opened.editor('start');
    const field = createField(
      editor,
      'FormField',
      {
        ...NEW_FIELD,
        id: 'depth',
        label: '开挖深度',
        type: 'enum',
        defaultValue: 'deep',
        values: [{ key: 'deep', text: '五米以上' }],
        constraints: [{ key: 'required', text: 'true' }],
        properties: [{ key: 'unit', text: 'm' }],
      },
      undefined,
    );
    const form = editor.create('camunda:FormData', { fields: [field], businessKey: 'depth' });
    editor.apply(editor.withExtensions('FormData', [form]));
    const xml = opened.xml();
    expect(xml).toContain('<camunda:formData businessKey="depth">');
    expect(xml).toMatch(
      /<camunda:formField (?=[^>]*id="depth")(?=[^>]*label="开挖深度")(?=[^>]*type="enum")(?=[^>]*defaultValue="deep")/,
    );
    expect(xml).toContain('<camunda:value id="deep" name="五米以上" />');
    expect(xml).toContain('<camunda:constraint name="required" config="true" />');
    expect(xml).toContain('<camunda:property id="unit" value="m" />');
    editor.set('id', 'depth_of_pit', field);
    expect(opened.xml()).toContain('businessKey="depth_of_pit"');
    opened.stack.undo();
    editor.apply({ target: form, set: { fields: [] } });
    expect(opened.xml()).not.toContain('businessKey');
  });
});

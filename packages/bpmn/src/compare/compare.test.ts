import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readModel } from '../model/read.ts';
import type { Model } from '../model/types.ts';
import { compareModels } from './compare.ts';
import { describeDiff } from './describe.ts';
import { elementChanges } from './element-changes.ts';

const source = readFileSync(new URL('../../fixtures/camunda-leave.bpmn', import.meta.url), 'utf8');

async function read(xml: string): Promise<Model> {
  const { model, findings } = await readModel(xml);
  if (!model) throw new Error(JSON.stringify(findings));
  return model;
}

/** Returns the differences after replacing texts in the source. */
async function after(...replacements: readonly (readonly [string | RegExp, string])[]) {
  let changed = source;
  for (const [from, to] of replacements) {
    const next = changed.replace(from, to);
    expect(next, String(from)).not.toBe(changed);
    changed = next;
  }
  return compareModels(await read(source), await read(changed));
}

const NOTHING = { same: true, added: [], removed: [], changed: [], layoutChanged: [] };

describe('no difference', () => {
  test('the same file', async () => {
    expect(compareModels(await read(source), await read(source))).toEqual(NOTHING);
  });
  test('another prefix, white space, comments, order of elements', async () => {
    const diff = await after(
      [/camunda(?=[:=])/g, 'c'],
      [/<!--.*?-->/, ''],
      [/\n\s*(<bpmn:sequenceFlow id="to_gate"[^>]*>)/, ''],
      ['</bpmn:process>', '<bpmn:sequenceFlow id="to_gate" sourceRef="approve" targetRef="gate" /></bpmn:process>'],
    );
    expect(diff).toEqual(NOTHING);
  });
  test('another prefix for a namespace that nobody knows; the same prefix for another is one', async () => {
    const text = (prefix: string, uri = 'urn:acme') =>
      `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:${prefix}="${uri}" targetNamespace="t">
      <process id="p"><task id="t" ${prefix}:cost="5"><extensionElements><${prefix}:note ${prefix}:by="a">x</${prefix}:note></extensionElements></task></process></definitions>`;
    const compare = async (one: string, other: string) => compareModels(await read(one), await read(other));
    expect(await compare(text('acme'), text('b'))).toEqual(NOTHING);
    const { changed } = await compare(text('acme'), text('acme', 'urn:other'));
    expect(changed.flatMap(({ changes }) => changes.map(({ path }) => path))).toContain('acme2:cost');
  });
  test('incoming and outgoing, which the flows say already', async () => {
    const bare = source.replaceAll(/<bpmn:(incoming|outgoing)>.*?<\/bpmn:\1>/g, '');
    const [one, other] = [await read(source), await read(bare)];
    expect(compareModels(one, other)).toEqual(NOTHING);
  });
});

describe('a part with a new name', () => {
  const model = (content: string) =>
    `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" targetNamespace="t">
    <process id="p"><userTask id="t">${content}</userTask></process></definitions>`;
  const owner = (name: string, group: string) =>
    `<potentialOwner name="${name}"><resourceAssignmentExpression><formalExpression>group(${group})</formalExpression></resourceAssignmentExpression></potentialOwner>`;
  const changes = async (one: string, other: string) =>
    compareModels(await read(model(one)), await read(model(other))).changed.flatMap((element) => element.changes);

  test('is one change', async () => {
    expect(await changes(owner('a', 'x'), owner('b', 'x'))).toEqual([
      { path: 'potentialOwner[b]/@name', before: 'a', after: 'b' },
    ]);
    const two = await changes(owner('a', 'x') + owner('c', 'y'), owner('c', 'y') + owner('b', 'x'));
    expect(two).toHaveLength(1);
  });

  test('that says something else is another part', async () => {
    const found = await changes(owner('a', 'x'), owner('b', 'y'));
    expect(found.filter(({ after: now }) => now === undefined).length).toBeGreaterThan(0);
    expect(found.map(({ path }) => path)).toContain('potentialOwner[a]/@name');
  });
});

describe('differences', () => {
  const change = async (...replacement: [string | RegExp, string]) => {
    const diff = await after(replacement);
    expect(diff.same).toBe(false);
    expect([...diff.added, ...diff.removed, ...diff.layoutChanged]).toEqual([]);
    return diff.changed.map(({ id, changes }) => ({ id, changes }));
  };
  test('names', async () => {
    expect(await change('name="登记"', 'name="归档"')).toEqual([
      { id: 'record', changes: [{ path: 'name', before: '登记', after: '归档' }] },
    ]);
  });
  test('extension attributes', async () => {
    expect(await change('camunda:priority="50"', 'camunda:followUpDate="x"')).toEqual([
      {
        id: 'approve',
        changes: [
          { path: 'camunda:followUpDate', after: 'x' },
          { path: 'camunda:priority', before: '50' },
        ],
      },
    ]);
  });
  test('extension elements, down to the value', async () => {
    expect(await change('stringValue="sms"', 'stringValue="mail"')).toEqual([
      {
        id: 'approve',
        changes: [
          {
            path: 'extensionElements/camunda:taskListener[create]/camunda:field[channel]/@stringValue',
            before: 'sms',
            after: 'mail',
          },
        ],
      },
    ]);
  });
  test('content of other tools', async () => {
    expect(await change('核对余额', '核对')).toEqual([
      {
        id: 'approve',
        changes: [{ path: 'extensionElements/site:checklist/site:item/text', before: '核对余额', after: '核对' }],
      },
    ]);
  });
  test('conditions', async () => {
    expect((await change('days &lt; 30', 'days &lt; 10'))[0]?.changes[0]?.path).toBe('conditionExpression/text');
  });
  test('where a flow goes', async () => {
    expect(await change('sourceRef="record" targetRef="handover"', 'sourceRef="record" targetRef="end"')).toEqual([
      { id: 'recorded', changes: [{ path: 'targetRef', before: 'handover', after: 'end' }] },
    ]);
  });
  test('a new element, a removed one, one that became another kind', async () => {
    const diff = await after(
      ['<bpmn:endEvent id="end"', '<bpmn:manualTask id="file" name="存档" /><bpmn:endEvent id="end"'],
      [/<bpmn:sequenceFlow id="handed".*?\/>/, ''],
      [/<bpmn:serviceTask id="record"(.*?)<\/bpmn:serviceTask>/s, '<bpmn:sendTask id="record"$1</bpmn:sendTask>'],
    );
    expect(diff.added).toEqual([
      { id: 'record', type: 'bpmn:SendTask', name: '登记' },
      { id: 'file', type: 'bpmn:ManualTask', name: '存档' },
    ]);
    expect(diff.removed).toEqual([
      { id: 'record', type: 'bpmn:ServiceTask', name: '登记' },
      { id: 'handed', type: 'bpmn:SequenceFlow' },
    ]);
  });
  test('the drawing alone is told apart: places, colours, lines', async () => {
    const diff = await after(
      ['x="152" y="102"', 'x="160" y="102"'],
      ['bioc:fill="#bbdefb"', 'bioc:fill="#ffffff"'],
      ['<di:waypoint x="240" y="120" />', '<di:waypoint x="241" y="120" />'],
    );
    expect(diff).toMatchObject({ same: true, added: [], removed: [], changed: [] });
    expect(diff.layoutChanged.map(({ id }) => id)).toEqual(['start', 'approve', 'to_approve']);
  });
});

test('flows without id are told by what they connect', async () => {
  const order = readFileSync(new URL('../../fixtures/activiti-order.bpmn', import.meta.url), 'utf8');
  const diff = compareModels(
    await read(order),
    await read(order.replace('sourceRef="pay" targetRef="ship"', 'sourceRef="pay" targetRef="end"')),
  );
  expect(diff.removed.map(({ id }) => id)).toEqual(['sequenceFlow pay → ship']);
  expect(diff.added.map(({ id }) => id)).toEqual(['sequenceFlow pay → end']);
});

test('as text', async () => {
  const diff = await after(
    ['name="登记"', 'name="归档"'],
    ['x="152" y="102"', 'x="160" y="102"'],
    [/<bpmn:sequenceFlow id="handed".*?\/>/, ''],
  );
  expect(describeDiff(diff, 'en')).toBe(
    '- sequence flow handed\n~ service task “归档” (record)\n    name: 登记 → 归档\nDrawing only (1): start\n',
  );
  expect(describeDiff(diff, 'zh')).toBe(
    '- 顺序流 handed\n~ 服务任务“归档” (record)\n    名称：登记 → 归档\n仅图形有变化 (1): start\n',
  );
  expect(describeDiff(compareModels(await read(source), await read(source)), 'zh')).toBe('两个版本的内容相同。\n');
});

test('in words for a list, moved elements told once', async () => {
  const diff = await after(
    ['stringValue="sms"', 'stringValue="mail"'],
    ['x="152" y="102"', 'x="160" y="102"'],
    ['bioc:fill="#bbdefb"', 'bioc:fill="#ffffff"'],
  );
  const words = elementChanges(diff).map(({ id, kind, details }) => ({
    id,
    kind,
    details: details.map(({ zh }) => zh),
  }));
  expect(words).toEqual([
    { id: 'approve', kind: 'changed', details: ['taskListener[create] › field[channel] › stringValue：sms → mail'] },
    { id: 'start', kind: 'moved', details: [] },
  ]);
});

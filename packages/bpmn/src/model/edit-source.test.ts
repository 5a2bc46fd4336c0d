import { expect, test } from 'vitest';
import { editSource } from './edit-source.ts';
import { readModel } from './read.ts';
import type { Model, TreeEdit } from './types.ts';
import { writeModel } from './write.ts';

/** The writer would print every part of this text differently. */
const XML = `<?xml version='1.0' encoding="UTF-8"?>
<!-- <userTask id="u"> --><definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"
   xmlns:camunda="http://camunda.org/schema/1.0/bpmn"   targetNamespace="t"   id="d">
      <process   id='p'
               camunda:versionTag = "1"
               name = 'a &gt; b'  >
  <startEvent id="s"></startEvent> <userTask id='u'   name='审核'   camunda:assignee="a"/>
\t<sequenceFlow id="f1" sourceRef="s" targetRef="u">
\t\t<conditionExpression><![CDATA[a < b && "</sequenceFlow>"]]><!-- </conditionExpression> --></conditionExpression>
\t</sequenceFlow>
   </process>
</definitions>
`;

async function edited(xml: string, edits: (model: Model) => readonly TreeEdit[]) {
  const { model } = await readModel(xml);
  if (!model) throw new Error('the model of the test cannot be read');
  return editSource(model, edits(model));
}

const by = (model: Model, id: string) => {
  const found = model.elementById(id);
  if (!found) throw new Error(`the model of the test has no ${id}`);
  return found;
};
const set = (id: string, property: string, value: unknown) => (model: Model) =>
  [{ op: 'set', element: by(model, id), property, value }] as const;

test.each([
  [
    'an attribute that is not there',
    set('p', 'isExecutable', true),
    `'a &gt; b'  >`,
    `'a &gt; b' isExecutable="true"  >`,
  ],
  ['an attribute of an element without others', set('u', 'name', '<复核>'), `name='审核'`, `name='&lt;复核>'`],
  [
    'an attribute of an engine',
    set('p', 'camunda:versionTag', '2'),
    `camunda:versionTag = "1"`,
    `camunda:versionTag = "2"`,
  ],
  ['one that goes', set('u', 'camunda:assignee', undefined), `   camunda:assignee="a"/>`, '/>'],
  [
    'an element that goes',
    set('f1', 'conditionExpression', undefined),
    /\n\t\t<conditionExpression>.*<\/conditionExpression>(?=\n)/,
    '',
  ],
  [
    'an element among others in its line',
    (model: Model) =>
      [{ op: 'remove', parent: by(model, 'p'), property: 'flowElements', child: by(model, 's') }] as const,
    '<startEvent id="s"></startEvent>',
    '',
  ],
] as const)('%s changes its place and nothing else', async (_, edits, from, to) => {
  for (const source of [XML, XML.replaceAll('\n', '\r\n')]) {
    const expected = source.replace(
      from instanceof RegExp && source !== XML ? /\r\n\t\t<cond.*<\/cond\w+>(?=\r\n)/ : from,
      to,
    );
    expect(expected).not.toBe(source);
    const text = await edited(source, edits);
    expect(text).toBe(expected);
    expect((await readModel(text ?? '')).model).toBeDefined();
  }
});

test('several changes at once say the same as the changed tree', async () => {
  const text = await edited(XML, (model) => [
    ...set('p', 'isExecutable', true)(model),
    ...set('f1', 'conditionExpression', undefined)(model),
    ...set('f1', 'name', '同意')(model),
  ]);
  const { model } = await readModel(text ?? '');
  expect(model && writeModel(model).xml).toMatch(/isExecutable="true"[^]*<sequenceFlow id="f1" name="同意" [^>]*\/>/);
});

test('what has no place of its own is left to the printer', async () => {
  expect(await edited(XML, set('p', 'documentation', []))).toBeUndefined();
  expect(await edited(XML, set('u', 'camunda:dueDate', undefined))).toBeUndefined();
  const twice = (model: Model) => [...set('u', 'name', 'a')(model), ...set('u', 'name', 'b')(model)];
  expect(await edited(XML, twice)).toBeUndefined();
  const inside = (model: Model) => [
    ...set('u', 'name', 'a')(model),
    { op: 'remove', parent: by(model, 'p'), property: 'flowElements', child: by(model, 'u') } as const,
  ];
  expect(await edited(XML, inside)).toBeUndefined();
  const { model } = await readModel(new TextEncoder().encode(XML.replace('UTF-8', 'ISO-8859-1')));
  expect(model && editSource(model, set('p', 'name', 'b')(model))).toBeUndefined();
});

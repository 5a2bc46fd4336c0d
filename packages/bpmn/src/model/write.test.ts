import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readModel } from './read.ts';
import type { Model, ModdleElement } from './types.ts';
import { writeModel, writeSteps } from './write.ts';

const fixture = (name: string) => readFileSync(new URL(`../../fixtures/${name}.bpmn`, import.meta.url), 'utf8');
const BPMN = 'http://www.omg.org/spec/BPMN/20100524/MODEL';
const wrap = (body: string, attributes = '') =>
  `<bpmn:definitions xmlns:bpmn="${BPMN}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" targetNamespace="t"${attributes}><bpmn:process id="p">${body}</bpmn:process></bpmn:definitions>`;

async function read(xml: string): Promise<Model> {
  const { model, findings } = await readModel(xml);
  if (!model) throw new Error(JSON.stringify(findings));
  return model;
}

async function again(xml: string): Promise<string> {
  const result = writeModel(await read(xml));
  if (result.xml === undefined) throw new Error(JSON.stringify(result.findings));
  return result.xml;
}

describe('round trip', () => {
  test('a formatted file comes out byte for byte', async () => {
    const source = fixture('camunda-leave');
    expect(await again(source)).toBe(source);
  });
  test.each(['flowable-approval', 'activiti-order'])('%s is stable after the first time', async (name) => {
    const first = await again(fixture(name));
    expect(await again(first)).toBe(first);
  });
  test.each([
    [
      'a prefix bound to two addresses',
      '<bpmn:task id="t" x:a="1" xmlns:x="u1"/><bpmn:task id="u" x:a="2" xmlns:x="u2"/>',
    ],
    [
      'a default namespace inside',
      '<bpmn:task id="t"><bpmn:extensionElements><a xmlns="u"><b c="1"/></a></bpmn:extensionElements></bpmn:task>',
    ],
    [
      'no namespace inside',
      '<bpmn:task id="t"><bpmn:extensionElements><a><b c="1">x</b></a></bpmn:extensionElements></bpmn:task>',
    ],
    [
      'another engine',
      '<bpmn:task id="t"><bpmn:extensionElements><f:in f:a="1" b="2" xmlns:f="http://flowable.org/bpmn"/></bpmn:extensionElements></bpmn:task>',
    ],
    [
      'foreign elements outside extensionElements',
      '<bpmn:documentation>a<x:b xmlns:x="u">c</x:b></bpmn:documentation>',
    ],
    ['languages', '<bpmn:documentation xml:lang="zh">文</bpmn:documentation>'],
    [
      'people by formal expression',
      '<bpmn:userTask id="t"><bpmn:potentialOwner><bpmn:resourceAssignmentExpression><bpmn:formalExpression>user(a)</bpmn:formalExpression></bpmn:resourceAssignmentExpression></bpmn:potentialOwner></bpmn:userTask>',
    ],
    [
      'people by expression with a type',
      '<bpmn:userTask id="t"><bpmn:potentialOwner><bpmn:resourceAssignmentExpression><bpmn:expression xsi:type="bpmn:tFormalExpression">user(a)</bpmn:expression></bpmn:resourceAssignmentExpression></bpmn:potentialOwner></bpmn:userTask>',
    ],
    [
      'white space and angle brackets in scripts',
      '<bpmn:scriptTask id="t"><bpmn:script><![CDATA[\n  if (a < b && c) {\n    x = "]]]]><![CDATA[>";\n  }\n]]></bpmn:script></bpmn:scriptTask>',
    ],
    ['line breaks and tabs in attributes', '<bpmn:task id="t" name="a&#10;b&#9;c&#13;d"/>'],
    [
      'references without target',
      '<bpmn:receiveTask id="t" messageRef="gone"/><bpmn:task id="u"><bpmn:incoming>none</bpmn:incoming></bpmn:task>',
    ],
    [
      'imported types',
      '<bpmn:dataObject id="t" itemSubjectRef="xsd:string" xmlns:xsd="http://www.w3.org/2001/XMLSchema"/>',
    ],
    [
      'field injection in both forms',
      '<bpmn:serviceTask id="t"><bpmn:extensionElements><camunda:field name="a" expression="${b}"/><camunda:field name="c"><camunda:string>d</camunda:string></camunda:field></bpmn:extensionElements></bpmn:serviceTask>',
    ],
  ])('%s', async (_, body) => {
    const first = await again(wrap(body));
    expect(await again(first)).toBe(first);
  });
  test('the script is the same to the letter', async () => {
    const script = '\n  if (a < b && c) { x = "]]>"; }\n';
    const model = await read(wrap('<bpmn:scriptTask id="t"><bpmn:script>x</bpmn:script></bpmn:scriptTask>'));
    model.elementById('t')?.set('script', script);
    const { xml = '' } = writeModel(model);
    expect((await read(xml)).elementById('t')?.get('script')).toBe(script);
  });
  test('a prefix of a known description bound elsewhere keeps its attributes', async () => {
    const source = wrap('<bpmn:task id="t" di:a="1" xmlns:di="urn:own"/>');
    expect(await again(source)).toContain('di:a="1"');
    const xml = await again(fixture('activiti-order'));
    expect(xml).toContain('xmlns:camunda="http://activiti.org/bpmn"');
    expect(xml).toContain('camunda:assignee="kermit"');
  });
  test('comments stay with the elements they stand before or in', async () => {
    const source = `<?xml version="1.0" encoding="UTF-8"?>
<!-- head -->
<bpmn:definitions xmlns:bpmn="${BPMN}" targetNamespace="t">
  <bpmn:process id="p">
    <!-- before a -->
    <!-- twice -->
    <bpmn:task id="a" />
    <bpmn:subProcess id="s">
      <bpmn:task id="b" />
      <!-- last in s -->
    </bpmn:subProcess>
    <!-- last in p & <b> -->
  </bpmn:process>
</bpmn:definitions>
<!-- tail -->
`;
    expect(await again(source)).toBe(source);
  });
  test('unformatted', async () => {
    const { xml } = writeModel(await read(wrap('<bpmn:task id="t"/>')), { format: false });
    expect(xml).toContain('<bpmn:process id="p"><bpmn:task id="t" /></bpmn:process>');
  });
});

describe('loss', () => {
  // Two conditions on one flow: the tree can hold only one.
  const twice = wrap(
    '<bpmn:task id="a"/><bpmn:sequenceFlow id="f" sourceRef="a" targetRef="a"><bpmn:conditionExpression>one</bpmn:conditionExpression><bpmn:conditionExpression>two</bpmn:conditionExpression></bpmn:sequenceFlow>',
  );
  test('what reading could not keep refuses the write, with the list and the place', async () => {
    const { model, findings } = await readModel(twice);
    expect(findings.map(({ code }) => code)).toEqual(['read-loss', 'read-loss']);
    const result = writeModel(model as Model);
    expect(result.xml).toBeUndefined();
    expect(result.losses).toMatchObject([
      { kind: 'element', name: `{${BPMN}}conditionExpression`, element: 'f', count: 1, line: 1 },
      { kind: 'text', value: 'one', count: 1 },
    ]);
  });
  test('unless that is allowed', async () => {
    const result = writeModel(await read(twice), { allowLoss: true });
    expect(result.xml).toContain('two');
    expect(result.losses).toHaveLength(2);
  });
  test('an attribute whose prefix nobody declares is not dropped in silence', async () => {
    const model = await read(wrap('<bpmn:task id="t"/>'));
    model.elementById('t')?.set('nobody:knows', 'x');
    const result = writeModel(model);
    expect(result.xml).toBeUndefined();
    expect(result.losses).toMatchObject([{ kind: 'attribute', value: 'x', element: 't' }]);
  });
  test('a value that XML cannot hold is refused', async () => {
    const model = await read(wrap('<bpmn:task id="t"/>'));
    model.elementById('t')?.set('name', 'a\u0000b');
    const result = writeModel(model);
    expect(result.xml === undefined && result.findings[0]?.code).toBe('illegal-character');
  });
  test('an unchecked print is the same text, and only for who takes losses', async () => {
    const model = await read(wrap('<bpmn:task id="t" name="审批"/>'));
    expect(writeModel(model, { allowLoss: true, unchecked: true }).xml).toBe(writeModel(model).xml);
    model.elementById('t')?.set('name', 'a\u0000b');
    expect(writeModel(model, { unchecked: true }).xml).toBeUndefined();
  });
  test('a print in steps is the same text, and rests between the elements', async () => {
    const text = wrap(
      '<!-- a --><bpmn:subProcess id="s"><bpmn:task id="t"/><!-- b --></bpmn:subProcess><bpmn:task id="u"/>',
    );
    const model = await read(text);
    const steps = writeSteps(model, () => true);
    let rests = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) rests += 1;
    expect(step.value).toBe(writeModel(model).xml);
    expect(rests).toBeGreaterThan(3);
  });
  test('a model read without tracking is not written on trust', async () => {
    const { model } = await readModel(wrap(''), { trackLoss: false });
    expect(writeModel(model as Model)).toMatchObject({ xml: undefined, findings: [{ code: 'write-untracked' }] });
    expect(writeModel(model as Model, { allowLoss: true }).xml).toContain('<bpmn:process id="p" />');
  });
  test('comments of a repeated id are written once', async () => {
    const first = writeModel(await read(wrap('<bpmn:task id="t"/><!-- two --><bpmn:task id="t"/>'))).xml ?? '';
    expect(first.match(/<!-- two -->/g)).toHaveLength(1);
    expect(writeModel(await read(first)).xml).toBe(first);
  });
  test('edits are written', async () => {
    const model = await read(wrap('<bpmn:userTask id="t"/>'));
    const task = model.elementById('t') as ModdleElement;
    task.set('camunda:assignee', 'li');
    const listener = model.moddle.create('camunda:TaskListener', { event: 'create' });
    task.set('extensionElements', model.moddle.create('bpmn:ExtensionElements', { values: [listener] }));
    const { xml } = writeModel(model);
    expect(xml).toContain('camunda:assignee="li"');
    expect(xml).toContain('<camunda:taskListener event="create" />');
  });
});

import { describe, expect, test } from 'vitest';
import { formatModel } from '../format/index.ts';
import { compareDocuments } from '../losses/index.ts';
import { readModel } from './read.ts';
import type { Model } from './types.ts';
import { writeModel } from './write.ts';

const MODEL = 'http://www.omg.org/spec/BPMN/20100524/MODEL';
const NAMES = `xmlns="${MODEL}" xmlns:b="${MODEL}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" xmlns:tns="t" targetNamespace="t"`;
const wrap = (roots: string) => `<definitions ${NAMES}>${roots}</definitions>`;

async function read(xml: string): Promise<Model> {
  const { model, findings } = await readModel(xml);
  if (!model) throw new Error(JSON.stringify(findings));
  return model;
}

/** Expects that both writing and formatting keep every attribute that was read. */
async function expectFaithful(xml: string, ...contains: string[]): Promise<void> {
  for (const print of [writeModel, formatModel]) {
    const { xml: written = '' } = print(await read(xml));
    expect(compareDocuments(xml, written)).toEqual([]);
    for (const text of contains) expect(written).toContain(text);
  }
}

describe('nothing is lost or renamed', () => {
  test('an attribute of the namespace that is also the default one keeps its prefix', async () => {
    await expectFaithful(
      `<b:definitions xmlns:b="${MODEL}" xmlns:acme="u" xmlns="u" targetNamespace="t"><b:process id="p" acme:version="7"/></b:definitions>`,
      'acme:version="7"',
    );
  });
  test.each([
    ['a prefix on an attribute of BPMN', '<process id="p"><task id="a" b:name="x"/></process>', 'b:name="x"'],
    [
      'the same attribute with and without prefix',
      '<process id="p"><task id="a" b:name="x" name="y"/></process>',
      'name="y"',
    ],
    [
      'what repeats a default',
      '<process id="p" isClosed="false"><task id="a" startQuantity="1" isForCompensation="false"/></process>',
    ],
    ['truths as digits', '<process id="p" isExecutable="1"/>', 'isExecutable="1"'],
    [
      'an empty number',
      '<process id="p"><task id="a"><standardLoopCharacteristics loopMaximum=""/></task></process>',
      'loopMaximum=""',
    ],
    [
      'an expression for a truth',
      '<process id="p"><task id="a" camunda:asyncBefore="${x}"/></process>',
      'camunda:asyncBefore="${x}"',
    ],
    [
      'the prefix of a reference',
      '<message id="m"/><process id="p"><receiveTask id="a" messageRef="tns:m"/></process>',
      'messageRef="tns:m"',
    ],
    [
      'the prefix of a reference in a child',
      '<process id="p"><startEvent id="s"><outgoing>tns:f</outgoing></startEvent><task id="a"/><sequenceFlow id="f" sourceRef="s" targetRef="a"/></process>',
      '<outgoing>tns:f</outgoing>',
    ],
    [
      'the place of a reference without target',
      '<process id="p"><laneSet id="l"><lane id="n"><flowNodeRef>gone</flowNodeRef><flowNodeRef>a</flowNodeRef></lane></laneSet><task id="a"/></process>',
    ],
    [
      'a type that the tag says as well',
      '<process id="p"><laneSet id="l"><lane id="n"><childLaneSet xsi:type="tLaneSet" id="c"/></lane></laneSet></process>',
      'xsi:type',
    ],
    [
      'an expression as attribute of a field',
      '<process id="p"><serviceTask id="a"><extensionElements><camunda:field name="n" expression="${x}"/></extensionElements></serviceTask></process>',
      'expression="${x}"',
    ],
    [
      'comments inside a script',
      '<process id="p"><scriptTask id="a"><script>a\n  <!-- b -->\n  <!-- c -->\n  d</script></scriptTask></process>',
    ],
    [
      'paths of correlations',
      '<correlationProperty id="c"><correlationPropertyRetrievalExpression messageRef="m"><messagePath id="e">x</messagePath></correlationPropertyRetrievalExpression></correlationProperty><message id="m"/>',
      '<messagePath',
    ],
    [
      'message flows within one pool',
      '<collaboration id="c"><participant id="o" processRef="p"/><messageFlow id="f" sourceRef="a" targetRef="b"/></collaboration><process id="p"><task id="a"/><task id="b"/></process>',
      '<messageFlow id="f" sourceRef="a" targetRef="b" />',
    ],
  ])('%s', async (_, roots, ...contains) => {
    await expectFaithful(wrap(roots), ...contains);
  });
  test('the order of children', async () => {
    const io =
      '<supportedInterfaceRef>i</supportedInterfaceRef><ioSpecification id="o"><inputSet id="s"/><outputSet id="u"/></ioSpecification><ioBinding operationRef="x" inputDataRef="y" outputDataRef="z"/>';
    await expectFaithful(wrap(`<globalTask id="g">${io}</globalTask>`));
    const link =
      '<linkEventDefinition id="d" name="n"><source>e</source><source>f</source><target>g</target></linkEventDefinition>';
    await expectFaithful(
      wrap(`<process id="p"><intermediateThrowEvent id="t">${link}</intermediateThrowEvent></process>`),
    );
  });
  test('the envelope of a message flow', async () => {
    const edge =
      '<bpmndi:BPMNEdge id="e" bpmnElement="f" messageVisibleKind="initiating"><di:waypoint x="1" y="2"/><di:waypoint xsi:type="dc:Point" x="3" y="4"/></bpmndi:BPMNEdge>';
    await expectFaithful(
      wrap(
        `<collaboration id="c"><messageFlow id="f" sourceRef="c" targetRef="c"/></collaboration><bpmndi:BPMNDiagram id="i"><bpmndi:BPMNPlane id="j" bpmnElement="c">${edge}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>`,
      ),
      'messageVisibleKind="initiating"',
    );
  });
  test('lines as XML reads them', async () => {
    const xml = wrap(
      '<process id="p"><task id="a" name="one\r\n&#10;two"/><scriptTask id="s"><script>x\r\ny</script></scriptTask></process>',
    );
    const model = await read(xml);
    expect(model.elementById('a')?.['name']).toBe('one \ntwo');
    expect(model.elementById('s')?.['script']).toBe('x\ny');
    expect(writeModel(model).xml).not.toContain('&#13;');
  });
  test('a changed value is written as it is now', async () => {
    const model = await read(
      wrap(
        '<message id="m"/><message id="n"/><process id="p" isExecutable="1"><receiveTask id="a" messageRef="tns:m"/></process>',
      ),
    );
    model.elementById('p')?.set('isExecutable', false);
    model.elementById('a')?.set('messageRef', model.elementById('n'));
    const { xml } = writeModel(model);
    expect(xml).toContain('isExecutable="false"');
    expect(xml).toContain('messageRef="n"');
  });
});

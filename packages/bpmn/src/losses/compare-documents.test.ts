import { describe, expect, test } from 'vitest';
import { compareDocuments } from './compare-documents.ts';
import { unlike } from './confirm.ts';

const MODEL = 'http://www.omg.org/spec/BPMN/20100524/MODEL';
const source = `<?xml version="1.0"?>
<b:definitions xmlns:b="${MODEL}" xmlns:acme="u" xmlns="u" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" xmlns:tns="t" targetNamespace="t">
  <!-- kept -->
  <b:message id="m" />
  <b:globalTask id="g"><b:supportedInterfaceRef>i</b:supportedInterfaceRef><b:ioBinding inputDataRef="a" outputDataRef="b" operationRef="o" /></b:globalTask>
  <b:process id="p" acme:version="7" isExecutable="true">
    <b:userTask id="t" name="Review" camunda:assignee="li">
      <b:documentation>Why &amp; how</b:documentation>
      <b:extensionElements>
        <acme:note>one</acme:note>
        <acme:note>two</acme:note>
        <camunda:inputOutput><camunda:inputParameter name="a">1</camunda:inputParameter><camunda:outputParameter name="b">2</camunda:outputParameter></camunda:inputOutput>
      </b:extensionElements>
    </b:userTask>
    <b:receiveTask id="r" messageRef="tns:m" />
  </b:process>
</b:definitions>`;

const replaced = (from: string | RegExp, to: string): string => {
  const text = source.replace(from, to);
  if (text === source) throw new Error(`nothing to replace: ${String(from)}`);
  return text;
};

test('a document says what it says', () => {
  expect(compareDocuments(source, source)).toEqual([]);
});

describe('what says the same', () => {
  test.each([
    ['another prefix', source.replaceAll('acme:', 'x:').replace('xmlns:acme', 'xmlns:x')],
    ['no indentation', source.replaceAll(/>\s+</g, '><')],
    ['character references and CDATA', replaced('Why &amp; how', '<![CDATA[Why & how]]>')],
    [
      'other names first where an engine reads by name',
      replaced(/(<camunda:inputP.*?inputParameter>)(<camunda:outputP.*?outputParameter>)/, '$2$1'),
    ],
  ])('%s', (_, text) => {
    expect(compareDocuments(source, text)).toEqual([]);
  });
  test('children that are put in the order of the schema', () => {
    const wrong = replaced(/(<b:supported.*?InterfaceRef>)(<b:ioBinding.*?\/>)/, '$2$1');
    expect(compareDocuments(wrong, source)).toEqual([]);
    expect(compareDocuments(source, wrong)).toMatchObject([{ kind: 'order' }]);
  });
  test('numbers of shapes', () => {
    const at = (x: string) => `<d:Bounds xmlns:d="http://www.omg.org/spec/DD/20100524/DC" x="${x}" />`;
    expect(compareDocuments(at('10.0'), at('10'))).toEqual([]);
    expect(compareDocuments(at('10.1'), at('10'))).toHaveLength(1);
  });
});

describe('every kind of loss is seen', () => {
  test.each([
    ['an attribute loses its namespace', replaced('acme:version', 'version'), 'missing attribute', 'added attribute'],
    ['an attribute is dropped', replaced(' acme:version="7"', ''), 'missing attribute'],
    ['a default is dropped', replaced(' isExecutable="true"', ''), 'missing attribute'],
    ['a value changes', replaced('"Review"', '"review"'), 'changed attribute'],
    ['an element is dropped', replaced('<acme:note>one</acme:note>', ''), 'missing element', 'changed text'],
    ['an element is renamed', replaced('<b:receiveTask', '<b:task'), 'changed element'],
    [
      'an element changes its namespace',
      replaced(/acme:note>/g, 'b:note>'),
      'missing element',
      'missing element',
      'added element',
      'added element',
    ],
    ['a text changes', replaced('Why', 'Who'), 'changed text'],
    [
      'equal elements change places',
      replaced(/<acme:note>one(.*\s*.*)two/, '<acme:note>two$1one'),
      'changed text',
      'changed text',
    ],
    [
      'children change places',
      replaced(/(<b:userTask[^]*<\/b:userTask>)(\s*)(<b:receive.*\/>)/, '$3$2$1'),
      'order element',
    ],
    ['a reference loses its prefix', replaced('tns:m', 'm'), 'changed attribute'],
    ['the prefix of a reference means something else', replaced('xmlns:tns="t"', 'xmlns:tns="x"'), 'changed prefix'],
    ['a comment is dropped', replaced('<!-- kept -->', ''), 'missing comment'],
    ['something is added', replaced('name="Review"', 'name="Review" color="red"'), 'added attribute'],
  ])('%s', (_, text, ...kinds) => {
    expect(
      compareDocuments(source, text)
        .map(({ kind, what }) => `${kind} ${what}`)
        .toSorted(),
    ).toEqual(kinds.toSorted());
  });
  test('and told with the element', () => {
    const [found] = unlike(source, replaced('"Review"', '"review"'));
    expect(found).toMatchObject({ code: 'write-loss', element: 't', severity: 'error' });
    expect(found?.message.en).toContain('userTask/@name: Review → review');
  });
  test('a text that the second parser does not read is never taken on trust', () => {
    expect(unlike(source, '').map(({ code }) => code)).toEqual(['write-unconfirmed']);
  });
});

describe('after a conversion', () => {
  const entry = { severity: 'info', kind: 'changed', what: 'x', why: { zh: '', en: '' } } as const;
  const flowable = replaced(
    'xmlns:camunda="http://camunda.org/schema/1.0/bpmn"',
    'xmlns:camunda="http://flowable.org/bpmn"',
  );
  test('what is kept may move to the namespace of the other engine', () => {
    expect(compareDocuments(source, flowable, { report: [] })).toEqual([]);
    expect(compareDocuments(source, flowable)).not.toEqual([]);
  });
  test('what the report names may be gone, of that element and no other', () => {
    const gone = flowable.replace(' camunda:assignee="li"', '');
    const reportAbout = (element: string) => ({
      report: [{ ...entry, element, from: 'camunda:assignee="li"', to: '' }],
    });
    expect(compareDocuments(source, gone, reportAbout('t'))).toEqual([]);
    expect(compareDocuments(source, gone, reportAbout('r'))).toMatchObject([{ kind: 'missing', element: 't' }]);
    expect(compareDocuments(source, gone, { report: [] })).toHaveLength(1);
  });
});

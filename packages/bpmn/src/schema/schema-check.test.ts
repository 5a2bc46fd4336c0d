import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { checkModel, type CheckOptions } from '../check/index.ts';
import { readModel } from '../model/index.ts';
import { createSchemaCheck } from './index.ts';

const require = createRequire(import.meta.url);
const schema = createSchemaCheck((name) =>
  readFileSync(require.resolve(`bpmn-moddle/resources/bpmn/xsd/${name}`), 'utf8'),
);

const model = (body: string, head = '') => `<?xml version="1.0" encoding="UTF-8"?>${head}
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="t"><process id="p" isExecutable="true">
${body}
</process></definitions>`;

describe('the place of what the schema refuses', () => {
  it('is the start tag, however the text is laid out', () => {
    const one = schema(model('<userTask id="a"/><userTask\n  id="b"\n  assignee="x"\n/><userTask id="c"/>'));
    expect(one).toMatchObject([{ line: 3, column: 19, element: 'b', name: 'userTask', attribute: 'assignee' }]);
    const many = schema(model('<task id="a" x="1"/><task id="b"/><task id="c" x="1"/><task x="1"/>'));
    expect(many.map(({ column, element }) => [column, element])).toEqual([
      [1, 'a'],
      [35, 'c'],
      [55, 'p'],
    ]);
  });

  it('is not misled by what only looks like a tag', () => {
    const found = schema(
      model(
        `<!-- <task id="no"> --><task id="a"><documentation><![CDATA[<task id="no" y="1">]]></documentation></task>
<task id="b" name="a > b &lt; c / d" x='1'/>`,
      ),
    );
    expect(found).toMatchObject([{ line: 4, column: 1, element: 'b' }]);
  });

  it('stands in a text of many lines', () => {
    const found = schema(model(`${'<task/>\n'.repeat(70_000)}<task id="late" x="1"/>`));
    expect(found).toMatchObject([{ line: 70_003, column: 1, element: 'late' }]);
  });

  it('is found in crowds of siblings too, in bounded time', () => {
    const crowd = (from: number, to: number, more: string) =>
      Array.from({ length: to - from }, (_, at) => `<userTask id="u${from + at}"${more}/>`).join('\n');
    const late = schema(model(`${crowd(0, 12_000, '')}\n<userTask id="late" x="1"/>\n${crowd(12_000, 13_000, '')}`));
    expect(late).toMatchObject([{ line: 12_003, column: 1, element: 'late' }]);
    expect(schema(model(crowd(0, 12_000, '')))).toEqual([]);
    const since = performance.now();
    expect(schema(model(crowd(0, 60_000, ' x="1"')))).toHaveLength(50);
    expect(performance.now() - since).toBeLessThan(20_000);
  });

  it('is found in a crowd when only the order of far siblings is wrong, or one is there twice', () => {
    const crowd = Array.from({ length: 9_000 }, (_, at) => `<userTask id="u${at}"/>`).join('\n');
    const late = schema(model(`${crowd}\n<documentation>spät</documentation>`));
    expect(late).toMatchObject([{ line: 9_003, column: 1, element: 'p', name: 'documentation' }]);
    const extension = '<extensionElements/>';
    const twice = schema(model(`${extension}${crowd}\n${extension}`));
    expect(twice).toMatchObject([{ line: 9_003, column: 1, name: 'extensionElements' }]);
  });

  it('takes parts of a crowd that still hold what an element must have', () => {
    const point = '<di:waypoint x="1" y="1"/>';
    const edge = (count: number) =>
      `<bpmndi:BPMNEdge id="e${count}" bpmnElement="f">${point.repeat(count)}</bpmndi:BPMNEdge>`;
    const names =
      'xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:di="http://www.omg.org/spec/DD/20100524/DI"';
    const drawn = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" ${names} targetNamespace="t">
<bpmndi:BPMNDiagram><bpmndi:BPMNPlane>${edge(2_501)}${edge(2)}${edge(40_000)}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram></definitions>`;
    expect(schema(drawn)).toEqual([]);
  });

  it('is the parser’s in a crowd that is not well-formed', () => {
    const crowd = '<task/>\n'.repeat(9_000);
    expect(schema(model(`${crowd}<task foo:x="1" /><a></b>${crowd}`))[0]).toMatchObject({ line: 9_003 });
  });

  it('tells a file that breaks it everywhere fifty times', () => {
    expect(schema(model('<task x="1"/>'.repeat(80)))).toHaveLength(50);
  });
});

describe('the elements that few models have', () => {
  it('are checked like all others', () => {
    expect(schema(model('<transaction id="t"><task/></transaction><adHocSubProcess id="a"/>'))).toEqual([]);
    expect(schema(model('<transaction id="t" foo="1"/>'))).toMatchObject([{ element: 't', attribute: 'foo' }]);
    expect(schema(model('<adHocSubProcess><wrong/></adHocSubProcess>'))).toMatchObject([{ name: 'wrong' }]);
    const choreography = '<choreography id="c"><subChoreography id="s" initiatingParticipantRef="x"/></choreography>';
    const refused = schema(model('').replace('<process', `${choreography}<process`));
    expect(refused.map(({ name }) => name)).toEqual(['subChoreography']);
  });

  it('are the only difference between the two forms of the schema', () => {
    for (const body of [
      '<task/>',
      '<task x="1"/>',
      '<task/><documentation/>',
      '<subProcess><task/><foo/></subProcess>',
    ]) {
      const places = (xml: string) =>
        schema(xml).map(({ line, column, element, name }) => [line, column, element, name]);
      expect(places(model(body))).toEqual(places(`${model(body)}<!-- transaction -->`));
    }
  });
});

describe('the rule of the schema', () => {
  const check = async (xml: string, options: CheckOptions = {}) => {
    const read = await readModel(xml);
    if (!read.model) throw new Error(JSON.stringify(read.findings));
    return checkModel(read.model, { schema, ...options }).filter(({ code }) => /schema|suppress/.test(code));
  };
  const broken = '<userTask id="a" assignee="x"/><userTask id="b" assignee="x"/>';

  it('has a level like any rule', async () => {
    expect((await check(model(broken))).map(({ severity, element }) => [severity, element])).toEqual([
      ['error', 'a'],
      ['error', 'b'],
    ]);
    expect((await check(model(broken), { rules: { 'xml-schema': 'info' } }))[0]?.severity).toBe('info');
    expect(await check(model(broken), { rules: { 'xml-schema': 'off' } })).toEqual([]);
  });

  it('is suppressed for an element, for a file, and only with a reason', async () => {
    const elements = async (comment: string) =>
      (await check(model(broken, comment))).map((one) => one.element ?? one.code);
    expect(await elements('<!-- gongdi-ignore xml-schema #a: 旧系统导出 -->')).toEqual(['b']);
    expect(await elements('<!-- gongdi-ignore xml-schema: 旧系统导出 -->')).toEqual([]);
    expect(await elements('<!-- gongdi-ignore xml-schema #a -->')).toEqual(['a', 'a', 'b']);
  });

  it('does not complain of a suppression where nobody could look', async () => {
    const xml = model('<task/>', '<!-- gongdi-ignore xml-schema: 旧系统导出 -->');
    expect((await check(xml)).map(({ code }) => code)).toEqual(['unused-suppression']);
    const { model: read } = await readModel(xml);
    expect(read && checkModel(read).filter(({ code }) => code === 'unused-suppression')).toEqual([]);
  });

  it('allows what the schema of the engine allows', async () => {
    const called = model('<callActivity id="c" calledElement="${next}"/>');
    expect(await check(called, { target: null })).toHaveLength(1);
    for (const engine of ['camunda', 'flowable', 'activiti'] as const)
      expect(await check(called, { target: { engine } })).toEqual([]);
    const skip = model(
      '<task id="a"/><task id="b"/><sequenceFlow id="f" sourceRef="a" targetRef="b" skipExpression="${x}"/>',
    );
    expect(await check(skip, { target: { engine: 'flowable' } })).toEqual([]);
    expect(await check(skip, { target: { engine: 'camunda' } })).toHaveLength(1);
  });
});

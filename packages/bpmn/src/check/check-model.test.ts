import { describe, expect, it } from 'vitest';
import type { Model } from '../model/index.ts';
import { readModel, writeModel } from '../model/index.ts';
import { applyFixes, checkModel, parseEngineTarget, PRESETS, ruleInfos } from './index.ts';

const NS =
  'xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" ' +
  'xmlns:flowable="http://flowable.org/bpmn" targetNamespace="t"';

async function model(body: string, attributes = 'isExecutable="true" name="请假"'): Promise<Model> {
  const xml = `<definitions ${NS} id="d">\n<process id="p" ${attributes}>\n${body}\n</process>\n</definitions>`;
  const read = await readModel(xml);
  if (!read.model) throw new Error(JSON.stringify(read.findings));
  return read.model;
}

const codes = (findings: readonly { code: string }[]): string[] => findings.map(({ code }) => code);
const line = `<startEvent id="s"/>\n<userTask id="u" name="审批"/>\n<endEvent id="e"/>
<sequenceFlow id="f1" sourceRef="s" targetRef="u"/>\n<sequenceFlow id="f2" sourceRef="u" targetRef="e"/>`;

describe('checkModel', () => {
  it('misses no diagram of a model that has nothing to draw', async () => {
    expect(codes(checkModel(await model('')))).not.toContain('missing-di');
    expect(codes(checkModel(await model('<startEvent id="s"/>')))).toContain('missing-di');
    expect(codes(checkModel(await model('<textAnnotation id="t"/>')))).toContain('missing-di');
  });

  it('fills incoming and outgoing in for the rules and leaves the tree as it was', async () => {
    const checked = await model(line);
    const before = writeModel(checked);
    const findings = checkModel(checked, { preset: 'strict' });
    expect(codes(findings)).not.toContain('no-disconnected');
    expect(codes(findings)).not.toContain('unreachable-node');
    expect(writeModel(checked)).toEqual(before);
    expect(Object.hasOwn(checked.elementById('u') ?? {}, 'incoming')).toBe(false);
  });

  it('gives the same findings however often it checks', async () => {
    const checked = await model(
      `${line}<sequenceFlow id="f3" sourceRef="u" targetRef="e"/><sequenceFlow id="f4" sourceRef="u" targetRef="e"/>`,
    );
    const first = checkModel(checked);
    expect(codes(first)).toContain('no-duplicate-sequence-flows');
    expect(checkModel(checked)).toEqual(first);
  });

  it('says line, column and element', async () => {
    const finding = checkModel(await model(line)).find(({ code }) => code === 'user-task-assignee');
    expect(finding).toMatchObject({ line: 4, column: 1, element: 'u', severity: 'info' });
  });

  it('checks for the engine and version that it is told', async () => {
    const checked = await model(
      line.replace('name="审批"', 'name="审批" camunda:assignee="a" camunda:followUpDate="${d}"'),
    );
    const dead = (text: string): string[] =>
      checkModel(checked, { target: parseEngineTarget(text) }).flatMap(({ code, property = '' }) =>
        code === 'dead-attribute' ? [property] : [],
      );
    expect(dead('camunda')).toEqual([]);
    expect(dead('flowable')).toEqual(['camunda:followUpDate']);
    expect(dead('flowable@6.7')).toEqual(['camunda:assignee', 'camunda:followUpDate']);
    expect(dead('activiti')).toEqual(['camunda:assignee', 'camunda:followUpDate']);
    const ttl = (text: string): boolean =>
      codes(checkModel(checked, { target: parseEngineTarget(text) })).includes('time-to-live');
    expect([ttl('camunda@7.19'), ttl('camunda@7.20'), ttl('camunda'), ttl('flowable')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('knows what flowable reads under its own and under other names', async () => {
    const checked = await model(
      `${line}<serviceTask id="x" flowable:asyncBefore="true" flowable:async="true" flowable:expression="\${a.b()}"/>
      <serviceTask id="y" camunda:asyncBefore="true" camunda:expression="\${a.b()}"/>`,
    );
    const dead = checkModel(checked, { preset: 'flowable' }).filter(({ code }) => code === 'dead-attribute');
    expect(dead.map(({ element, property }) => `${element} ${property}`)).toEqual(['x flowable:asyncBefore']);
  });

  it('offers every preset, and each rule in strict', async () => {
    const checked = await model(line);
    for (const preset of PRESETS)
      expect(checkModel(checked, { preset }).every(({ message }) => message.zh && message.en)).toBe(true);
    expect(checkModel(checked, { preset: 'strict' }).some(({ severity }) => severity === 'info')).toBe(false);
    expect(ruleInfos().length).toBeGreaterThan(70);
  });

  it('takes levels over those of the preset and refuses unknown rules', async () => {
    const checked = await model(line);
    const raised = checkModel(checked, { rules: { 'user-task-assignee': 'error' } }).find(
      (one) => one.code === 'user-task-assignee',
    );
    expect(raised?.severity).toBe('error');
    expect(codes(checkModel(checked, { rules: { 'user-task-assignee': 'off' } }))).not.toContain('user-task-assignee');
    expect(() => checkModel(checked, { rules: { nonsense: 'error' } })).toThrow(RangeError);
  });

  it('honours suppressions with a reason, by option and in the file, and reports the others', async () => {
    const rules = { 'user-task-assignee': 'warning' } as const;
    const checked = await model(`<!-- gongdi-ignore user-task-assignee #u: 由分配规则决定 -->${line}`);
    expect(codes(checkModel(checked, { rules }))).not.toContain('user-task-assignee');
    const all = checkModel(checked, { rules, withSuppressed: true });
    expect(all.find(({ code }) => code === 'user-task-assignee')?.suppressed).toBe('由分配规则决定');
    const plain = await model(line);
    const option = (reason: string, element?: string) =>
      codes(
        checkModel(plain, { suppressions: [{ rule: 'user-task-assignee', reason, ...(element ? { element } : {}) }] }),
      );
    expect(option('rules decide')).not.toContain('user-task-assignee');
    expect(option(' ')).toEqual(expect.arrayContaining(['user-task-assignee', 'suppression-without-reason']));
    expect(option('other element', 's')).toEqual(expect.arrayContaining(['user-task-assignee', 'unused-suppression']));
  });

  it('makes safe fixes on the tree', async () => {
    const checked = await model(
      `<startEvent id="s"/><exclusiveGateway id="g" default="b"/><endEvent id="e"/><endEvent id="h"/>
      <sequenceFlow id="f" sourceRef="s" targetRef="g"/><sequenceFlow id="a" sourceRef="g" targetRef="e"><conditionExpression>\${x}</conditionExpression></sequenceFlow>
      <sequenceFlow id="b" sourceRef="g" targetRef="h"><conditionExpression>\${y}</conditionExpression></sequenceFlow>`,
      'name="x"',
    );
    const target = { engine: 'camunda' } as const;
    expect(applyFixes(checkModel(checked, { target }))).toBe(2);
    const after = codes(checkModel(checked, { target }));
    expect(after).not.toContain('default-flow-condition');
    expect(after).not.toContain('not-executable');
    const written = writeModel(checked);
    expect(written.xml).toContain('isExecutable="true"');
    expect(written.xml).not.toContain('${y}');
  });

  it('knows what engines make of processes that do not run', async () => {
    const errors = async (attributes: string, engine: 'camunda' | 'flowable', body = line): Promise<string[]> =>
      checkModel(await model(body, attributes), { target: { engine } })
        .filter(({ code, severity }) => code === 'not-executable' && severity !== 'info')
        .map(({ severity }) => severity);
    expect(await errors('isExecutable="false"', 'camunda')).toEqual(['warning']);
    expect(await errors('isExecutable="false"', 'flowable')).toEqual(['error']);
    expect(await errors('isExecutable="1"', 'flowable')).toEqual(['error']);
    const oneLine = await readModel(`<definitions ${NS}><process id="p" isExecutable="1" name="x"/></definitions>`);
    expect(oneLine.model && codes(checkModel(oneLine.model, { target: { engine: 'flowable' } }))).toContain(
      'not-executable',
    );
    expect(await errors('isExecutable="true"', 'camunda')).toEqual([]);
    expect(await errors('', 'flowable')).toEqual([]);
    // One process is executable, so Flowable validates the other process too; Camunda does not.
    const both = await model(
      `${line}</process><process id="q" isExecutable="false"><serviceTask id="x"/>`,
      'isExecutable="true" name="x"',
    );
    const levels = (engine: 'camunda' | 'flowable') =>
      checkModel(both, { target: { engine } }).flatMap(({ code, severity }) =>
        code === 'task-implementation' ? [severity] : [],
      );
    expect([levels('camunda'), levels('flowable')]).toEqual([['info'], ['error']]);
  });

  it('finds a second condition of a flow at that flow, whatever stands between the two', async () => {
    const flow = (id: string, conditions: string): string =>
      `<sequenceFlow id="${id}" sourceRef="u" targetRef="e">${conditions}</sequenceFlow>`;
    const condition = '<conditionExpression>${a}</conditionExpression>';
    const checked = await model(
      `${line}${flow('once', condition)}${flow('twice', `${condition} <!-- or --> ${condition}${condition}`)}`,
    );
    const found = checkModel(checked).filter(({ code }) => code === 'repeated-condition');
    expect(found.map(({ element }) => element)).toEqual(['twice']);
  });

  it('takes the history options of flowable for what it reads: elements, not attributes', async () => {
    const checked = await model(
      `<extensionElements><flowable:historyLevel>none</flowable:historyLevel></extensionElements>${line}`,
      'name="x" flowable:historyLevel="none"',
    );
    const found = checkModel(checked, { target: { engine: 'flowable' } });
    expect(codes(found)).not.toContain('dead-element');
    expect(found.flatMap(({ code, property }) => (code === 'dead-attribute' ? [property] : []))).toEqual([
      'flowable:historyLevel',
    ]);
  });

  it('survives damaged trees', async () => {
    const { model: empty } = await readModel(`<definitions ${NS}/>`);
    if (empty) expect(Array.isArray(checkModel(empty, { preset: 'strict' }))).toBe(true);
    const dangling = await model('<sequenceFlow id="f"/><boundaryEvent id="b"/><multiInstanceLoopCharacteristics/>');
    expect(codes(checkModel(dangling))).toEqual(expect.arrayContaining(['sequence-flow-ends', 'boundary-event']));
  });
});

describe('parseEngineTarget', () => {
  it.each([
    ['camunda@7.20', { engine: 'camunda', version: '7.20' }],
    ['Flowable', { engine: 'flowable' }],
    ['zeebe@8.6.1', { engine: 'zeebe', version: '8.6.1' }],
    ['jbpm', undefined],
    ['camunda@x', undefined],
  ])('reads %s', (text, expected) => {
    expect(parseEngineTarget(text)).toEqual(expected);
  });
});

import { readModel } from '@gongdi/bpmn';
import { describe, expect, it } from 'vitest';
import { infoOf, type ModelInfo } from './inventory.ts';
import { splitList } from './tasks.ts';
import { detailsOf, summaryOf } from './describe.ts';

const XML = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:flowable="http://flowable.org/bpmn"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" id="d" targetNamespace="t">
  <message id="m" name="到货"/><signal id="s" name="停工"/><error id="e" name="错" errorCode="E1"/>
  <process id="p" name="采购" isExecutable="true">
    <userTask id="u" name="审批" flowable:assignee="\${boss}" flowable:candidateGroups="a,b" flowable:formKey="f1">
      <extensionElements><flowable:formProperty id="x" name="X" type="string"/></extensionElements>
      <multiInstanceLoopCharacteristics flowable:collection="all"/>
    </userTask>
    <serviceTask id="sv" flowable:delegateExpression="\${mailer}"/>
    <callActivity id="c" name="付款" calledElement="payment"/>
    <boundaryEvent id="b" attachedToRef="u"><timerEventDefinition>
      <timeDuration xsi:type="tFormalExpression">P2D</timeDuration></timerEventDefinition></boundaryEvent>
  </process></definitions>`;

async function info(xml: string): Promise<ModelInfo> {
  const { model } = await readModel(xml);
  if (!model) throw new Error('unreadable');
  return infoOf('a.bpmn', model);
}

describe('info', () => {
  it('tells who does what, and by what', async () => {
    const { tasks } = await info(XML);
    expect(tasks).toMatchObject([
      { id: 'u', process: 'p', people: ['${boss}', 'a', 'b'], form: 'f1', runs: null, repeated: true },
      { id: 'sv', people: [], runs: '${mailer}', repeated: false },
      { id: 'c', name: '付款', type: 'CallActivity', runs: 'payment' },
    ]);
  });

  it('gathers what the model needs from outside', async () => {
    expect(await info(XML)).toMatchObject({
      flavour: 'flowable',
      diagram: false,
      forms: ['f1'],
      calls: ['payment'],
      messages: ['到货'],
      signals: ['停工'],
      errors: ['E1'],
      timers: ['P2D'],
      expressions: ['${boss}', '${mailer}'],
    });
  });

  it('counts an engine’s elements without their attributes, and no parts of BPMN elements', async () => {
    const { features, elements } = await info(XML);
    expect(features['flowable:FormProperty']).toBe(1);
    expect(features['flowable:id']).toBeUndefined();
    expect(Object.keys(elements)).not.toContain('ExtensionElements');
  });

  it('names the engine that a model is for, known here or not', async () => {
    const operaton = XML.replace('http://flowable.org/bpmn', 'http://operaton.org/schema/1.0/bpmn');
    const foreign = await info(operaton);
    expect(foreign).toMatchObject({ flavour: 'plain', families: ['Operaton'] });
    expect(foreign.features['flowable:assignee']).toBe(1);
    expect(summaryOf([foreign], 'en')).toMatch(/a\.bpmn +Operaton /);
    expect(detailsOf(foreign, 'en')).not.toContain('plain');
    expect((await info(XML)).families).toEqual([]);
    const unnamed = XML.replace('http://flowable.org/bpmn', 'urn:acme');
    expect(detailsOf(await info(unnamed), 'zh')).toContain('urn:acme');
  });

  it('is told in words', async () => {
    const one = await info(XML);
    expect(detailsOf(one, 'zh')).toMatch(/^ {2}u +审批 +用户任务 ×n +\$\{boss\}, a, b +f1 +-$/m);
    expect(summaryOf([one], 'en')).toMatch(/^a\.bpmn +flowable +p +3 +3 +1$/m);
  });

  it('parts lists of people outside expressions only', () => {
    expect(splitList(' a, ${f(x, y)} ,b')).toEqual(['a', '${f(x, y)}', 'b']);
    expect(splitList(undefined)).toEqual([]);
  });
});

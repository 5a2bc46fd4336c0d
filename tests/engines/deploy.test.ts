import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROCESS_TEMPLATES, templateXml } from '@gongdi/bpmn';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gongdi, scratchFolder } from '../cli/support/gongdi.ts';
import { missing, startEngine, type RunningEngine } from './support/real-engine.ts';

const FLAVOURS = { camunda7: 'camunda', flowable: 'flowable' } as const;

const BPMN =
  'xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
/**
 * Models that the engine refuses although the check for another engine accepts them: the engine's own message must lead
 * to the element.
 */
const REFUSED = {
  camunda7: {
    checkedFor: 'flowable',
    element: 'work',
    xml: `<definitions ${BPMN} xmlns:camunda="http://camunda.org/schema/1.0/bpmn" id="d" targetNamespace="t">
  <process id="refused" name="refused" isExecutable="true" camunda:historyTimeToLive="P1D">
    <startEvent id="start"/>
    <sequenceFlow id="go" sourceRef="start" targetRef="work"/>
    <userTask id="work" name="work">
      <extensionElements><camunda:taskListener event="all" class="a.B"/></extensionElements>
    </userTask>
    <sequenceFlow id="on" sourceRef="work" targetRef="end"/>
    <endEvent id="end"/>
  </process>
</definitions>`,
  },
  flowable: {
    checkedFor: 'camunda@7.19',
    element: 'tell',
    xml: `<definitions ${BPMN} xmlns:camunda="http://camunda.org/schema/1.0/bpmn" id="d" targetNamespace="t">
  <message id="m" name="m"/>
  <process id="refused" name="refused" isExecutable="true">
    <startEvent id="start"/>
    <sequenceFlow id="go" sourceRef="start" targetRef="tell"/>
    <intermediateThrowEvent id="tell">
      <messageEventDefinition messageRef="m" camunda:class="a.B"/>
    </intermediateThrowEvent>
    <sequenceFlow id="on" sourceRef="tell" targetRef="end"/>
    <endEvent id="end"/>
  </process>
</definitions>`,
  },
} as const;

const why = missing();
if (why) process.stdout.write(`engines skipped: ${why}\n`);

describe.skipIf(why !== null).each(['camunda7', 'flowable'] as const)('deploying to %s', (kind) => {
  const folder = scratchFolder();
  let engine: RunningEngine;
  beforeAll(async () => {
    engine = await startEngine(kind);
  });
  afterAll(() => engine?.stop());

  const run = (...args: string[]) => gongdi([...args, '--target', kind, '--url', engine.baseUrl], { cwd: folder });
  const put = (name: string, xml: string) => writeFileSync(join(folder, name), xml);

  it.each(PROCESS_TEMPLATES)('takes the template $id, and finds it again', async (template) => {
    const xml = await templateXml(template, { flavour: FLAVOURS[kind], lang: 'zh' });
    const { definitions } = await engine.adapter.deploy([{ name: `${template.id}.bpmn`, xml }]);
    expect(definitions).toMatchObject([{ key: template.id, name: template.name.zh, version: 1 }]);
    expect(await engine.adapter.xml(definitions[0]!.id)).toBe(xml);
  });

  it('deploys what changed only, and tells it apart', async () => {
    const [leave] = PROCESS_TEMPLATES;
    const own = (name: string) => templateXml(leave!, { flavour: FLAVOURS[kind], lang: 'zh', key: 'own', name });
    put('own.bpmn', await own('甲'));
    expect(await run('diff', 'own.bpmn')).toMatchObject({ code: 1, stderr: 'The process own is not deployed there\n' });
    expect(await run('deploy', 'own.bpmn')).toMatchObject({ code: 0, stderr: 'own.bpmn: deployed own, version 1\n' });
    expect((await run('deploy', 'own.bpmn')).stderr).toContain('nothing deployed');
    expect((await run('diff', 'own.bpmn', '--layout')).code).toBe(0);
    put('own.bpmn', await own('乙'));
    const told = await run('diff', 'own.bpmn', '--lang', 'zh');
    expect(told).toMatchObject({ code: 1, stdout: '~ 流程“乙” (own)\n    名称：甲 → 乙\n' });
    expect((await run('deploy', 'own.bpmn')).stderr).toContain('version 2');
  });

  it('says where in the drawing the engine found what', async () => {
    const { xml, element, checkedFor } = REFUSED[kind];
    put('refused.bpmn', xml);
    const { code, stdout } = await run('deploy', 'refused.bpmn', '--engine', checkedFor, '--json');
    const { files } = JSON.parse(stdout) as { files: object[] };
    expect(files).toMatchObject([{ result: 'refused', problems: [{ element, line: expect.any(Number) as number }] }]);
    expect(code).toBe(1);
  });
});

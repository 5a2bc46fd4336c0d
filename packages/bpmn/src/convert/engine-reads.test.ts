import { describe, expect, test } from 'vitest';
import { checkModel } from '../check/index.ts';
import { readModel } from '../model/read.ts';
import type { EngineFlavour, Model } from '../model/types.ts';
import { writeModel } from '../model/write.ts';
import { convertModel } from './convert.ts';

const URIS: Readonly<Record<EngineFlavour, string>> = {
  camunda: 'http://camunda.org/schema/1.0/bpmn',
  flowable: 'http://flowable.org/bpmn',
  activiti: 'http://activiti.org/bpmn',
};

/** Returns a process of one engine; `e:` in the body stands for the engine's prefix. */
async function read(engine: EngineFlavour, body: string): Promise<Model> {
  const xml = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:${engine}="${URIS[engine]}" targetNamespace="t"><message id="m" name="M"/><process id="p" isExecutable="true">${body.replaceAll(/\be:/g, `${engine}:`)}</process></definitions>`;
  const { model, findings } = await readModel(xml);
  if (!model) throw new Error(JSON.stringify(findings));
  return model;
}

const extended = (tag: string, elements: string, attributes = '') =>
  `<${tag} id="x"${attributes}><extensionElements>${elements}</extensionElements></${tag}>`;
const CASE =
  '<serviceTask id="x" e:type="case" e:caseDefinitionKey="k" e:caseInstanceName="n" e:businessKey="b" e:inheritBusinessKey="true" e:sameDeployment="true" e:fallbackToDefaultTenant="true" e:idVariableName="v"/>';
const CORRELATED =
  '<intermediateCatchEvent id="x"><messageEventDefinition messageRef="m" e:correlationKey="${k}"/></intermediateCatchEvent>';
const CYCLE =
  '<intermediateCatchEvent id="x"><timerEventDefinition><timeCycle xsi:type="tFormalExpression" e:endDate="2030-01-01T00:00:00Z">R3/PT1H</timeCycle></timerEventDefinition></intermediateCatchEvent>';
const WORKER = extended(
  'serviceTask',
  '<e:externalWorkerInParameter source="a" target="b"/><e:externalWorkerOutParameter source="b" target="a"/><e:jobCategory>night</e:jobCategory>',
  ' e:type="external-worker" e:topic="t"',
);
const CHANNEL = extended('serviceTask', '<e:eventType>x</e:eventType><e:systemChannel/>', ' e:type="send-event"');
const VALUE =
  '<dataObject id="x" name="days" itemSubjectRef="xsd:int"><extensionElements><e:value>3</e:value></extensionElements></dataObject>';

/** Taken from the converters and behaviours of the two engines. */
const READ: [EngineFlavour, string, string][] = [
  ['flowable', 'case-task', CASE],
  ['activiti', 'correlation-key', CORRELATED],
  ['activiti', 'timer-end', CYCLE],
  ['flowable', 'timer-end', CYCLE],
  ['flowable', 'external-worker-parameters', WORKER],
  ['flowable', 'job-category', WORKER],
  ['flowable', 'event-registry', CHANNEL],
  ['flowable', 'data-object-value', VALUE],
  ['activiti', 'data-object-value', VALUE],
];

describe.each(READ)('what %s reads: %s', (engine, rule, body) => {
  test('is not called dead', async () => {
    const found = checkModel(await read(engine, body), { preset: engine, target: { engine } });
    expect(found.filter(({ code }) => code === 'dead-attribute' || code === 'dead-element')).toEqual([]);
  });

  test('is said to be lost where nobody reads it, not to have been dead', async () => {
    const { report } = convertModel(await read(engine, body), { to: 'camunda', force: true });
    expect(report.map(({ what }) => what)).toContain(rule);
    expect(report.filter(({ what }) => what.startsWith('unknown-'))).toEqual([]);
  });
});

test.each([
  ['timer-end', CYCLE, 'endDate="2030-01-01T00:00:00Z"'],
  ['data-object-value', VALUE, 'value>3</'],
])('%s goes from Activiti to Flowable', async (rule, body, text) => {
  const { model, report } = convertModel(await read('activiti', body), { to: 'flowable' });
  expect(report).toContainEqual(expect.objectContaining({ kind: 'changed', what: rule }));
  expect(writeModel(model!).xml).toContain(`flowable:${text}`);
});

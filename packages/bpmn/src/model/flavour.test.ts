import { expect, test } from 'vitest';
import { convertModel } from '../convert/index.ts';
import { readModel } from './read.ts';
import type { EngineFlavour, Flavour, Model } from './types.ts';
import { writeModel } from './write.ts';

const ENGINES =
  'xmlns:camunda="http://camunda.org/schema/1.0/bpmn" xmlns:flowable="http://flowable.org/bpmn" xmlns:activiti="http://activiti.org/bpmn"';
const wrap = (body: string, names = ENGINES) =>
  `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" ${names} targetNamespace="t"><process id="p">${body}</process></definitions>`;

async function read(xml: string): Promise<Model> {
  const { model, findings } = await readModel(xml);
  if (!model) throw new Error(JSON.stringify(findings));
  return model;
}

test.each<[string, string, Flavour, EngineFlavour[]]>([
  [
    'what an engine reads, however much else there is',
    '<userTask id="a" flowable:assignee="x" activiti:note="1" activiti:colour="2"/>',
    'flowable',
    ['activiti'],
  ],
  ['declarations that nothing uses', '<userTask id="a"/>', 'plain', []],
  [
    'most of two',
    '<userTask id="a" camunda:assignee="x" camunda:formKey="y" activiti:assignee="z"/>',
    'camunda',
    ['activiti'],
  ],
  ['notes alone', '<userTask id="a" activiti:note="1"/>', 'activiti', []],
])('%s', async (_, body, flavour, mixed) => {
  const names = flavour === 'activiti' ? 'xmlns:activiti="http://activiti.org/bpmn"' : ENGINES;
  const model = await read(wrap(body, names));
  expect([model.flavour, model.mixed]).toEqual([flavour, mixed]);
});

test.each<EngineFlavour>(['camunda', 'flowable'])(
  'a model converted to %s is one, whatever it still holds',
  async (to) => {
    const body =
      '<serviceTask id="s" activiti:colour="1"><activiti:mapException errorCode="e">x</activiti:mapException></serviceTask><userTask id="a" activiti:one="1" activiti:two="2" activiti:assignee="kermit"/>';
    const converted = convertModel(await read(wrap(body)), { to, force: true });
    const { xml = '' } = writeModel(converted.model as Model);
    const again = await read(xml);
    expect([again.flavour, again.mixed]).toEqual([to, ['activiti']]);
    expect(xml).toContain(`${to}:assignee="kermit"`);
    // A further conversion also starts from the right engine.
    const on = convertModel(again, { to: 'activiti', force: true });
    expect(on.report.some(({ from }) => from === `${to}:assignee="kermit"`)).toBe(true);
  },
);

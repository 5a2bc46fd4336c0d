import { expect, test } from 'vitest';
import { checkModel } from '../check/index.ts';
import { convertModel } from '../convert/index.ts';
import { readModel } from './read.ts';
import type { Model } from './types.ts';
import { writeModel } from './write.ts';

const document = (names: string, process: string, more = '') =>
  `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" ${names} targetNamespace="t">${more}<process id="p" isExecutable="true">${process}</process></definitions>`;

async function read(xml: string): Promise<Model> {
  const { model, findings } = await readModel(xml);
  if (!model) throw new Error(JSON.stringify(findings));
  return model;
}

const DROOLS = document(
  'xmlns:drools="http://www.jboss.org/drools"',
  '<scriptTask id="s" drools:taskName="x"><extensionElements><drools:metaData name="n"><drools:metaValue>v</drools:metaValue></drools:metaData></extensionElements></scriptTask>',
);
const OPERATON = document(
  'xmlns:op="http://operaton.org/schema/1.0/bpmn"',
  '<startEvent id="s"/><sequenceFlow id="f" sourceRef="s" targetRef="t"/><serviceTask id="t" op:class="com.acme.Price" op:asyncBefore="true"/>',
);
const OWN = document('xmlns:acme="urn:acme"', '<task id="a" acme:cost="1"/>');

test.each([
  [
    'jBPM',
    DROOLS,
    { name: 'jBPM (Drools)', uri: 'http://www.jboss.org/drools', uses: 2, words: ['taskName', 'metaData'] },
  ],
  [
    'Operaton, whatever its prefix',
    OPERATON,
    { name: 'Operaton', uri: 'http://operaton.org/schema/1.0/bpmn', uses: 2, words: ['class', 'asyncBefore'] },
  ],
  ['one that nobody has named', OWN, { uri: 'urn:acme', uses: 1, words: ['cost'] }],
])('a model for %s is not one without engine', async (_, xml, family) => {
  const model = await read(xml);
  expect(model).toMatchObject({ flavour: 'plain', isForeign: true, foreign: [family] });
});

test.each([
  [
    'drawing tools',
    'xmlns:s="http://www.signavio.com" xmlns:c="http://bpmn.io/schema/bpmn/biocolor/1.0" xmlns:i="http://www.omg.org/spec/BPMN/non-normative/extensions/i18n/1.0" xmlns:m="http://camunda.org/schema/modeler/1.0"',
    '<task id="a" s:x="1" c:stroke="red" m:y="1"><extensionElements><i:translation>T</i:translation></extensionElements></task>',
  ],
  [
    'what no engine runs',
    'xmlns:acme="urn:acme"',
    '<laneSet id="ls" acme:x="1"><lane id="l" acme:x="1"/></laneSet><task id="a"/><textAnnotation id="n" acme:x="1"><text>t</text></textAnnotation>',
  ],
  ['a declaration', 'xmlns:drools="http://www.jboss.org/drools"', '<task id="a"/>'],
])('nothing is said of %s', async (_, names, process) => {
  const model = await read(document(names, process));
  expect(model).toMatchObject({ flavour: 'plain', isForeign: false, foreign: [] });
  expect(convertModel(model, { to: 'flowable' }).report.filter(({ what }) => what === 'foreign-engine')).toEqual([]);
});

test.each([DROOLS, OPERATON, OWN])('a conversion refuses and names what would be dead: %#', async (xml) => {
  const model = await read(xml);
  const { uri } = model.foreign[0]!;
  const refused = convertModel(model, { to: 'flowable' });
  expect(refused.model).toBeUndefined();
  const entries = refused.report.filter(({ what }) => what === 'foreign-engine');
  expect(entries).toMatchObject([{ kind: 'refused', severity: 'error', from: expect.stringContaining(uri) as string }]);
  for (const word of model.foreign[0]!.words) expect(entries[0]?.why.en).toContain(word);
});

test('forced, the rest is converted, what is dead is told, and the result is the target’s', async () => {
  const { model, report } = convertModel(await read(DROOLS), { to: 'camunda', force: true, historyTimeToLive: 'P1D' });
  expect(report.map(({ what }) => what)).toContain('foreign-engine');
  const { xml = '' } = writeModel(model!);
  expect(xml).toContain('drools:taskName="x"');
  expect(xml).toContain('camunda:historyTimeToLive="P1D"');
  const again = await read(xml);
  expect([again.flavour, again.isForeign]).toEqual(['camunda', false]);
  // The report still contains it after a further conversion.
  expect(convertModel(again, { to: 'flowable', force: true }).report).toContainEqual(
    expect.objectContaining({ kind: 'kept', what: 'foreign-engine' }),
  );
});

test('an engine that we know decides when it is told more; words of an embedder are no family', async () => {
  const names =
    'xmlns:camunda="http://camunda.org/schema/1.0/bpmn" xmlns:drools="http://www.jboss.org/drools" xmlns:acme="urn:acme"';
  const most = await read(
    document(
      names,
      '<userTask id="a" camunda:assignee="x" camunda:formKey="f" drools:x="1" acme:a="1" acme:b="1" acme:c="1"/>',
    ),
  );
  expect([most.flavour, most.isForeign]).toEqual(['camunda', false]);
  const entries = convertModel(most, { to: 'flowable', force: true }).report.filter(
    ({ what }) => what === 'foreign-engine',
  );
  expect(entries).toMatchObject([{ kind: 'kept', from: 'xmlns:drools="http://www.jboss.org/drools"' }]);
  const least = await read(document(names, '<userTask id="a" camunda:assignee="x" drools:x="1" drools:y="1"/>'));
  expect([least.flavour, least.isForeign]).toEqual(['camunda', true]);
});

test('a check for Camunda 7 reads Operaton’s names as Operaton does, and says once that Camunda 7 does not', async () => {
  const found = checkModel(await read(OPERATON), { preset: 'camunda' });
  expect(found.filter(({ severity }) => severity === 'error').map(({ code }) => code)).not.toContain(
    'task-implementation',
  );
  expect(found.filter(({ code }) => code === 'foreign-engine')).toMatchObject([{ severity: 'warning' }]);
  expect(found.filter(({ code }) => code === 'dead-attribute')).toEqual([]);
  // Operaton does not read an attribute that no engine reads.
  const unread = OPERATON.replace('op:asyncBefore', 'op:asyncBefor');
  expect(checkModel(await read(unread), { preset: 'camunda' }).map(({ code }) => code)).toContain('dead-attribute');
});

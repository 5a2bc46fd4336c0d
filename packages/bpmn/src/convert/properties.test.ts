import { describe, expect, test } from 'vitest';
import { DESCRIPTORS } from '../model/moddle.ts';
import { ENGINE_FLAVOURS, NAMESPACES } from '../model/namespaces.ts';
import { readModel } from '../model/read.ts';
import type { EngineFlavour, Model } from '../model/types.ts';
import { writeModel } from '../model/write.ts';
import { convertModel } from './convert.ts';
import { attributeRules } from './rules/index.ts';

const PAIRS = ENGINE_FLAVOURS.flatMap((from) =>
  ENGINE_FLAVOURS.filter((to) => to !== from).map((to) => [from, to] as const),
);

/** A small random generator with a seed, so that a failing case can be repeated. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const VALUES = ['a', '${x > 1 && y}', '审批', '#{b.c()}', 'R3/PT5M', '1 < 2 "q"'];
const escape = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Attributes by BPMN element that this engine reads, in its own spelling, taken from the descriptors. */
function attributesOf(flavour: EngineFlavour, types: readonly string[]) {
  return DESCRIPTORS[flavour].types
    .filter((type) => type.extends?.some((name) => types.includes(name.replace('bpmn:', ''))))
    .flatMap((type) => (type.properties ?? []).filter((property) => property.isAttr))
    .map((property) => ({ name: property.name.replace(/^.*:/, ''), type: property.type }));
}

const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  userTask: ['UserTask', 'Task', 'Activity', 'FlowNode'],
  serviceTask: ['ServiceTask', 'Task', 'Activity', 'FlowNode'],
  scriptTask: ['ScriptTask', 'Task', 'Activity', 'FlowNode'],
  callActivity: ['CallActivity', 'Activity', 'FlowNode'],
  startEvent: ['StartEvent', 'Event', 'FlowNode'],
  exclusiveGateway: ['ExclusiveGateway', 'Gateway', 'FlowNode'],
};

function extensions(flavour: EngineFlavour, next: () => number): string {
  const value = () => escape(VALUES[Math.floor(next() * VALUES.length)] ?? '');
  const e = flavour;
  const listener = (kind: string, event: string) =>
    `<${e}:${kind} class="${value()}" event="${event}"><${e}:field name="n"><${e}:string>${value()}</${e}:string></${e}:field></${e}:${kind}>`;
  const list = [
    listener(
      'taskListener',
      ['create', 'assignment', 'complete', 'delete', 'all', 'update'][Math.floor(next() * 6)] ?? '',
    ),
    listener('executionListener', next() < 0.5 ? 'start' : 'end'),
    `<${e}:failedJobRetryTimeCycle>R3/PT5M</${e}:failedJobRetryTimeCycle>`,
    `<${e}:properties><${e}:property name="k" value="${value()}" /></${e}:properties>`,
    `<x:own xmlns:x="urn:own" a="${value()}"><x:deep>${value()}</x:deep></x:own>`,
    `<${e}:in source="${value()}" target="t" />`,
    flavour === 'camunda'
      ? `<${e}:formData><${e}:formField id="f" label="${value()}" type="long" /></${e}:formData>`
      : `<${e}:formProperty id="f" name="${value()}" type="long" />`,
    flavour === 'camunda'
      ? `<${e}:executionListener event="start"><${e}:script scriptFormat="groovy">${value()}</${e}:script></${e}:executionListener>`
      : '',
  ].filter((one) => one && next() < 0.3);
  return list.length > 0 ? `<extensionElements>${list.join('')}</extensionElements>` : '';
}

/** Attributes that both engines have, in the spelling that is written. */
const shared = (from: EngineFlavour, to: EngineFlavour) =>
  new Set(attributeRules.filter(({ names }) => names[to]).map(({ names }) => names[from]?.[0] ?? ''));

function randomModel(flavour: EngineFlavour, seed: number, only?: ReadonlySet<string>): string {
  const next = random(seed);
  const nodes = Array.from({ length: 6 }, (_, at) => {
    const tag = Object.keys(ELEMENTS)[Math.floor(next() * Object.keys(ELEMENTS).length)] ?? 'userTask';
    const attributes = attributesOf(flavour, ELEMENTS[tag] ?? [])
      .filter(({ name }) => next() < 0.2 && (!only || only.has(name)))
      .map(({ name, type }) => {
        // A value that equals the default carries no information and may be lost.
        const flag = name === 'exclusive' ? 'false' : 'true';
        const value = type === 'Boolean' ? flag : (VALUES[Math.floor(next() * VALUES.length)] ?? '');
        return ` ${flavour}:${name}="${escape(value)}"`;
      });
    return `<${tag} id="n${at}"${[...new Set(attributes)].join('')}>${extensions(flavour, next)}</${tag}>`;
  });
  return `<definitions xmlns="${NAMESPACES.bpmn}" xmlns:${flavour}="${NAMESPACES[flavour]}" targetNamespace="t"><process id="p" xmlns:o="urn:o" o:kept="${seed}">${nodes.join('')}</process></definitions>`;
}

async function read(xml: string, flavour: EngineFlavour): Promise<Model> {
  const { model, findings } = await readModel(xml, { flavour });
  if (!model) throw new Error(JSON.stringify(findings));
  return model;
}

function write(model: Model | undefined): string {
  if (!model) throw new Error('refused');
  const result = writeModel(model);
  if (result.xml === undefined) throw new Error(JSON.stringify(result.findings));
  return result.xml;
}

const SEEDS = Array.from({ length: 80 }, (_, seed) => seed + 1);

describe.each(PAIRS)('%s → %s', (from, to) => {
  test('what is reported as without loss comes back unchanged', async () => {
    let lossless = 0;
    for (const seed of SEEDS) {
      const xml = randomModel(from, seed, shared(from, to));
      const original = write(await read(xml, from));
      const there = convertModel(await read(xml, from), { to });
      if (!there.model || there.report.some(({ kind }) => kind !== 'changed')) continue;
      const back = convertModel(await read(write(there.model), to), { to: from });
      if (!back.model || back.report.some(({ kind }) => kind !== 'changed')) continue;
      lossless++;
      expect(sorted(write(back.model)), `seed ${seed}`).toEqual(sorted(original));
    }
    // Without enough lossless cases the test would prove nothing.
    expect(lossless).toBeGreaterThan(10);
  });

  test('twice is once, foreign content stays, and the tree is as if read', async () => {
    for (const seed of SEEDS) {
      const once = convertModel(await read(randomModel(from, seed), from), { to, force: true });
      const xml = write(once.model);
      expect(xml, `seed ${seed}`).toContain(`o:kept="${seed}"`);
      const again = await read(xml, to);
      expect(write(again), `seed ${seed}`).toBe(xml);
      expect(write(convertModel(again, { to, force: true }).model), `seed ${seed}`).toBe(xml);
    }
  });
});

/** Sorts the lines: a conversion may move an element among its siblings or an attribute in its tag. */
const sorted = (xml: string) =>
  xml
    .split('\n')
    .map((line) =>
      line
        .trim()
        .split(/ (?=[\w:]+=)/)
        .toSorted()
        .join(' ')
        .replaceAll(/ ?\/?>/g, ''),
    )
    .toSorted();

test.each(ENGINE_FLAVOURS)('every attribute of %s has a rule', (flavour) => {
  // Converted by structure rules, which have their own tests.
  const structural = new Set([
    'topic',
    'asyncLeaveExclusive',
    'sameDeployment',
    'calledElementBinding',
    'calledElementVersion',
    'calledElementVersionTag',
    'calledElementTenantId',
    'decisionRef',
    'decisionRefBinding',
    'decisionRefVersion',
    'decisionRefVersionTag',
    'decisionRefTenantId',
    'mapDecisionResult',
    'inheritVariables',
    'businessKey',
    'inheritBusinessKey',
  ]);
  const known = new Set(attributeRules.flatMap((rule) => rule.names[flavour] ?? []));
  const missing = DESCRIPTORS[flavour].types
    .filter((type) => type.extends?.length)
    .flatMap((type) =>
      (type.properties ?? [])
        .filter((property) => property.isAttr)
        .map((property) => property.name.replace(/^.*:/, '')),
    )
    .filter((name) => !known.has(name) && !structural.has(name));
  expect(missing).toEqual([]);
});

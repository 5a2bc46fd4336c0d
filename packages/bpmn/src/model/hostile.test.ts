import { describe, expect, test } from 'vitest';
import { readModel } from './read.ts';
import { writeModel } from './write.ts';

const document = (body: string, before = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${before}<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" id="d" targetNamespace="t"><bpmn:process id="p">${body}</bpmn:process></bpmn:definitions>`;
const times = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join('');

const laughs = `<!ENTITY a0 "lol">${times(9, (at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`)}`;

/**
 * In milliseconds. Ten seconds would count as a hang; these inputs take well below one second, so the bound leaves room
 * for a busy machine.
 */
const BOUND = 5_000;

describe('hostile input is refused with one short finding, in bounded time', () => {
  test.each<[string, () => string, string]>([
    [
      'entities that multiply',
      () => document('<bpmn:task id="t" name="&a9;"/>', `<!DOCTYPE x [${laughs}]>\n`),
      'doctype',
    ],
    [
      'one long entity many times',
      () =>
        document(
          `<bpmn:documentation>${'&a;'.repeat(50_000)}</bpmn:documentation>`,
          `<!DOCTYPE x [<!ENTITY a "${'A'.repeat(50_000)}">]>`,
        ),
      'doctype',
    ],
    [
      'a file as entity',
      () =>
        document(
          '<bpmn:documentation>&x;</bpmn:documentation>',
          '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/hostname">]>',
        ),
      'doctype',
    ],
    [
      'an address as document type',
      () =>
        document(
          '',
          '<!DOCTYPE x SYSTEM "http://127.0.0.1:9/evil.dtd" [<!ENTITY % r SYSTEM "http://127.0.0.1:9/p"> %r;]>',
        ),
      'doctype',
    ],
    [
      'deep nesting',
      () => document('<bpmn:subProcess>'.repeat(100_000) + '</bpmn:subProcess>'.repeat(100_000)),
      'too-deep',
    ],
    [
      'deep extensions',
      () =>
        document(
          `<bpmn:task id="t"><bpmn:extensionElements>${'<x:a xmlns:x="u">'.repeat(100_000)}${'</x:a>'.repeat(100_000)}</bpmn:extensionElements></bpmn:task>`,
        ),
      'too-deep',
    ],
    ['fifty megabytes', () => document(`<bpmn:task id="t" name="${'A'.repeat(5e7)}"/>`), 'too-large'],
    [
      'many attributes',
      () => document(`<bpmn:task id="t" ${times(100_000, (at) => `camunda:x${at}="1"`)}/>`),
      'not-well-formed',
    ],
    [
      'many attributes, well-formed',
      () => document(`<bpmn:task id="t" ${times(100_000, (at) => `camunda:x${at}="1" `)}/>`),
      'too-many-attributes',
    ],
    [
      'many namespaces',
      () => document(times(50_000, (at) => `<bpmn:task id="t${at}" xmlns:n${at}="u${at}" n${at}:a="1"/>`)),
      'too-many-namespaces',
    ],
    ['many siblings', () => document(times(200_000, (at) => `<bpmn:task id="t${at}"/>`)), 'too-many-elements'],
    ['unclosed comments', () => document('<!--'.repeat(200_000)), 'not-well-formed'],
    [
      'unclosed character data',
      () => document(`<bpmn:documentation>${'<![CDATA['.repeat(100_000)}`),
      'not-well-formed',
    ],
    ['nothing but brackets', () => '<'.repeat(2_000_000), 'not-well-formed'],
    [
      'start tags without end',
      () => document('').replace('</bpmn:definitions>', '') + '<bpmn:process '.repeat(200_000),
      'not-well-formed',
    ],
    ['control characters', () => document('<bpmn:task id="t" name="a\u0000b\u0001"/>'), 'illegal-character'],
  ])('%s', async (_, make, code) => {
    const xml = make();
    const started = performance.now();
    const { model, findings } = await readModel(xml);
    expect(performance.now() - started).toBeLessThan(BOUND);
    expect(model).toBeUndefined();
    expect(findings.map((finding) => finding.code)).toEqual([code]);
    // A message that repeats the input would flood the terminal.
    expect(JSON.stringify(findings).length).toBeLessThan(1_000);
  });
});

describe('large but legal input is read in bounded time, and written', () => {
  test.each<[string, () => string]>([
    [
      'references without target',
      () =>
        document(
          `<bpmn:startEvent id="s">${times(90_000, (at) => `<bpmn:outgoing>f${at}</bpmn:outgoing>`)}</bpmn:startEvent>`,
        ),
    ],
    [
      'a lane of many nodes',
      () =>
        document(
          `<bpmn:laneSet><bpmn:lane id="l">${times(40_000, (at) => `<bpmn:flowNodeRef>t${at}</bpmn:flowNodeRef>`)}</bpmn:lane></bpmn:laneSet>${times(40_000, (at) => `<bpmn:task id="t${at}"/>`)}`,
        ),
    ],
    ['entities', () => document(`<bpmn:documentation>${'&amp;'.repeat(1_000_000)}</bpmn:documentation>`)],
    ['a long name', () => document(`<bpmn:task id="t" name="${'A'.repeat(9_000_000)}"/>`)],
    ['repeated ids', () => document('<bpmn:task id="t"/>'.repeat(50_000))],
  ])('%s', async (_, make) => {
    const xml = make();
    const started = performance.now();
    const { model, findings } = await readModel(xml);
    if (!model) throw new Error(JSON.stringify(findings));
    // Beyond a page, findings of one kind are replaced by one finding with their count.
    expect(findings.length).toBeLessThan(60);
    const written = writeModel(model);
    expect(written.losses).toEqual([]);
    expect(performance.now() - started).toBeLessThan(BOUND * 4);
  });
});

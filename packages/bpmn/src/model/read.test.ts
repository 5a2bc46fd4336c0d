import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readModel } from './read.ts';
import type { Model, ReadOptions } from './types.ts';
import { writeModel } from './write.ts';

const fixture = (name: string) => readFileSync(new URL(`../../fixtures/${name}.bpmn`, import.meta.url));
const BPMN = 'http://www.omg.org/spec/BPMN/20100524/MODEL';
const document = (body: string, before = '', attributes = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${before}<bpmn:definitions xmlns:bpmn="${BPMN}" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" id="d" targetNamespace="t"${attributes}>${body}</bpmn:definitions>`;
const inProcess = (body: string) => document(`<bpmn:process id="p" isExecutable="true">${body}</bpmn:process>`);
const refused = async (input: string | Uint8Array, options?: ReadOptions) => {
  const { model, findings } = await readModel(input, options);
  expect(model).toBeUndefined();
  return findings[0];
};

describe('flavours', () => {
  test.each([
    ['camunda-leave', 'camunda'],
    ['flowable-approval', 'flowable'],
    // The prefix is camunda, but the namespace is Activiti's.
    ['activiti-order', 'activiti'],
  ])('%s is read as %s', async (name, flavour) => {
    const { model } = await readModel(fixture(name));
    expect(model?.flavour).toBe(flavour);
    expect(model?.mixed).toEqual([]);
  });

  test('attributes bound by a foreign prefix are typed by their namespace, and that is said', async () => {
    const { model, findings } = await readModel(fixture('activiti-order'));
    expect(model?.elementById('pay')?.get('activiti:assignee')).toBe('kermit');
    expect(findings.map(({ code }) => code)).toContain('foreign-prefix');
  });

  test('the most used engine wins and the others are named', async () => {
    const task =
      '<bpmn:userTask id="t" camunda:assignee="a" camunda:priority="1" f:assignee="b" xmlns:f="http://flowable.org/bpmn"/>';
    const { model, findings } = await readModel(inProcess(task));
    expect(model?.flavour).toBe('camunda');
    expect(model?.mixed).toEqual(['flowable']);
    expect(findings.map(({ code }) => code)).toContain('mixed-flavours');
  });

  test('a flavour can be asked for', async () => {
    const { model } = await readModel(inProcess(''), { flavour: 'activiti' });
    expect(model?.flavour).toBe('activiti');
  });

  test("the designer specification's own elements are typed in flowable", async () => {
    const { model } = await readModel(fixture('flowable-approval'));
    const container = model?.elementById('check')?.get('extensionElements');
    const values = (container as { values: { $type: string; get(name: string): unknown }[] }).values;
    expect(values.map(({ $type }) => $type).slice(0, 2)).toEqual(['flowable:Button', 'flowable:Assignee']);
    expect(values[0]?.get('code')).toBe('agree');
  });
});

describe('encodings', () => {
  const text = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?><definitions xmlns="${BPMN}" targetNamespace="t"><process id="p" name="é"/></definitions>`;
  const latin = (value: string) => Uint8Array.from(value, (character) => character.codePointAt(0) ?? 0);
  const nameOf = async (bytes: Uint8Array) => {
    const { model, findings } = await readModel(bytes);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    return { name: model?.elementById('p')?.get('name'), encoding: model?.encoding };
  };

  test.each(['windows-1252', 'ISO-8859-1', 'US-ASCII'])('%s', async (encoding) => {
    expect(await nameOf(latin(text(encoding)))).toEqual({ name: 'é', encoding: 'windows-1252' });
  });
  test.each(['GBK', 'gb2312', 'GB18030'])('%s', async (encoding) => {
    // 审批 in GBK.
    const [before = '', after = ''] = text(encoding).split('é');
    const bytes = Uint8Array.from([...latin(before), 0xc9, 0xf3, 0xc5, 0xfa, ...latin(after)]);
    expect((await nameOf(bytes)).name).toBe('审批');
  });
  test.each([true, false])('UTF-16, little endian %s, with and without mark', async (little) => {
    const source = text('UTF-16').replace('é', '审批');
    for (const mark of ['\uFEFF', '']) {
      const bytes = new Uint8Array((mark + source).length * 2);
      const view = new DataView(bytes.buffer);
      const whole = mark + source;
      for (let at = 0; at < whole.length; at++) view.setUint16(at * 2, whole.charCodeAt(at), little);
      expect((await nameOf(bytes)).name).toBe('审批');
    }
  });
  test('UTF-8 with byte order mark, as bytes and as text', async () => {
    expect((await nameOf(new TextEncoder().encode(`\uFEFF${text('UTF-8')}`))).name).toBe('é');
    expect((await readModel(`\uFEFF${text('UTF-8')}`)).model).toBeDefined();
  });
  test('UTF-8 that calls itself UTF-16 is read and said', async () => {
    const { model, findings } = await readModel(new TextEncoder().encode(text('utf-16')));
    expect(model?.elementById('p')?.get('name')).toBe('é');
    expect(findings[0]?.code).toBe('encoding-mismatch');
  });
  test('GBK bytes without declaration are refused with the place and the way out', async () => {
    const [before = '', after = ''] = text('UTF-8').split('é');
    const finding = await refused(Uint8Array.from([...latin(before), 0xc9, 0xf3, ...latin(after)]));
    expect(finding).toMatchObject({ code: 'encoding-invalid', line: 1, column: before.length + 1 });
    expect(finding?.message.zh).toContain('GBK');
  });
  test('unknown encodings are refused', async () => {
    expect((await refused(latin(text('EBCDIC-CP-US'))))?.code).toBe('encoding-unknown');
    expect((await refused(Uint8Array.from([0, 0, 0xfe, 0xff, 0, 0, 0, 0x3c])))?.code).toBe('encoding-unknown');
  });
});

describe('what moddle would drop or mistake', () => {
  test.each([true, false])('truths that are written as 1 and 0 (losses tracked: %s)', async (trackLoss) => {
    const xml = document(
      `<bpmn:process id="p" isExecutable="1" isClosed="0"><bpmn:userTask id="t" camunda:priority="1"/></bpmn:process>`,
    );
    const { model, findings } = await readModel(xml, { trackLoss });
    expect(findings).toEqual([]);
    expect(model?.elementById('p')?.get('isExecutable')).toBe(true);
    expect(model?.elementById('p')?.get('isClosed')).toBe(false);
    const { xml: written } = model ? writeModel(model, { allowLoss: !trackLoss }) : {};
    expect(written).toContain('isExecutable="1"');
    expect(written).toContain('camunda:priority="1"');
  });

  const keeps = async (body: string, id: string) => {
    const { model, findings } = await readModel(inProcess(body));
    expect(model?.losses).toEqual([]);
    return { element: model?.elementById(id), codes: findings.map(({ code }) => code) };
  };
  test('Chinese ids', async () => {
    const { element, codes } = await keeps(
      '<bpmn:task id="审批"/><bpmn:endEvent id="e"/><bpmn:sequenceFlow id="f" sourceRef="审批" targetRef="e"/>',
      'f',
    );
    expect(element?.get('sourceRef')).toMatchObject({ id: '审批' });
    expect(codes).toEqual([]);
  });
  test('ids that are no names, said', async () => {
    expect((await keeps('<bpmn:task id="1 a"/>', '1 a')).codes).toEqual(['illegal-id']);
  });
  test('repeated ids, said', async () => {
    expect((await keeps('<bpmn:task id="t"/><bpmn:task id="t"/>', 't')).codes).toEqual(['duplicate-id']);
  });
  test('references with a prefix or line breaks', async () => {
    const { model } = await readModel(fixture('activiti-order'));
    const definitions = model?.elementById('start')?.get('eventDefinitions') as { messageRef: unknown }[] | undefined;
    expect(definitions?.[0]?.messageRef).toBe(model?.elementById('ordered'));
    const { element } = await keeps(
      '<bpmn:task id="t"><bpmn:incoming>\n f \n</bpmn:incoming></bpmn:task><bpmn:task id="s"/><bpmn:sequenceFlow id="f" sourceRef="s" targetRef="t"/>',
      't',
    );
    expect(element?.get('incoming')).toHaveLength(1);
  });
  test('references without target, said with the place', async () => {
    const { model, findings } = await readModel(inProcess('\n<bpmn:receiveTask id="r" messageRef="gone"/>'));
    expect(findings).toMatchObject([{ code: 'unresolved-reference', element: 'r', line: 3, column: 1 }]);
    expect(model?.losses).toEqual([]);
  });
  test('elements the engine description does not know', async () => {
    await keeps(
      '<bpmn:task id="t"><bpmn:extensionElements><camunda:button code="x"><camunda:deep a="1">text</camunda:deep></camunda:button></bpmn:extensionElements></bpmn:task>',
      't',
    );
  });
  test('characters beyond sixteen bits, as references', async () => {
    expect((await keeps('<bpmn:task id="t" name="&#x1F600;&#128512;"/>', 't')).element?.get('name')).toBe('😀😀');
  });
  test('names that are members of every object', async () => {
    const { element } = await keeps(
      '<bpmn:task id="hasOwnProperty"/><bpmn:task id="__proto__" constructor="z"><bpmn:extensionElements><x:__proto__ xmlns:x="u" polluted="yes"/></bpmn:extensionElements></bpmn:task>',
      '__proto__',
    );
    expect(element?.$type).toBe('bpmn:Task');
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });
});

describe('refusals', () => {
  test.each<[string, string, string]>([
    ['empty', '', 'empty-input'],
    ['blank', ' \n', 'empty-input'],
    ['no XML', 'hello', 'not-well-formed'],
    ['another document', '<html/>', 'not-bpmn'],
    ['BPMN 1', '<definitions xmlns="urn:other"/>', 'not-bpmn'],
    ['cut off', inProcess('<bpmn:task id="t"/>').slice(0, -30), 'not-well-formed'],
    ['wrong nesting', inProcess('<bpmn:task id="t"></bpmn:userTask>'), 'not-well-formed'],
    ['undeclared prefix', inProcess('<bpmn:task id="t" no:where="1"/>'), 'not-well-formed'],
    ['repeated attribute', inProcess('<bpmn:task id="t" name="a" name="b"/>'), 'not-well-formed'],
    ['undefined entity', inProcess('<bpmn:task id="t" name="&nbsp;"/>'), 'undefined-entity'],
    ['bare ampersand', inProcess('<bpmn:documentation>a & b</bpmn:documentation>'), 'undefined-entity'],
    ['control character', inProcess('<bpmn:task id="t" name="a\u0001b"/>'), 'illegal-character'],
    ['control character as reference', inProcess('<bpmn:task id="t" name="&#0;"/>'), 'illegal-character'],
    ['document type', document('', '<!DOCTYPE x>'), 'doctype'],
  ])('%s', async (_, xml, code) => {
    const finding = await refused(xml);
    expect(finding).toMatchObject({ code, severity: 'error' });
    expect(finding?.line).toBeGreaterThan(0);
    expect(finding?.message.zh).not.toBe('');
  });

  test('the place is that of the trouble', async () => {
    expect(await refused(document('\n\n  <bpmn:process id="p"><oops></bpmn:process>'))).toMatchObject({ line: 4 });
  });

  test.each<[string, string, ReadOptions['limits'], string]>([
    ['size', inProcess('<bpmn:task id="t"/>'), { size: 100 }, 'too-large'],
    [
      'depth',
      inProcess('<bpmn:subProcess id="s"><bpmn:subProcess id="u"/></bpmn:subProcess>'),
      { depth: 3 },
      'too-deep',
    ],
    ['attributes', inProcess('<bpmn:task id="t" name="n"/>'), { attributes: 1 }, 'too-many-attributes'],
    ['elements', inProcess('<bpmn:task id="t"/><bpmn:task id="u"/>'), { elements: 3 }, 'too-many-elements'],
  ])('limit of %s, which options can raise', async (_, xml, limits, code) => {
    expect((await refused(xml, { limits }))?.code).toBe(code);
    expect((await readModel(xml)).model).toBeDefined();
  });
});

test('positions are those of the start tags', async () => {
  const { model } = await readModel(inProcess('\n  <!-- id="t" -->\n  <bpmn:task\n    id="t" />'));
  expect(model?.positions('t')).toEqual({ line: 4, column: 3 });
  expect(model?.positions('none')).toBeUndefined();
  const task = model?.elementById('t');
  expect(task && model?.locate(task)).toEqual({ line: 4, column: 3 });
});

describe('what moddle reads otherwise', () => {
  const task = async (attributes: string) => {
    const { model } = await readModel(inProcess(`<bpmn:userTask ${attributes}/>`));
    expect(model?.losses).toEqual([]);
    return model ? writeModel(model).xml : undefined;
  };
  test('numbers that are none, and attributes called like a member that holds elements, are kept as written', async () => {
    expect(await task('id="t" completionQuantity="many"')).toContain('completionQuantity="many"');
    expect(await task('id="t" incoming="a b"')).toContain('incoming="a b"');
  });
  test('truths written as 1, without an id too', async () => {
    const { model, findings } = await readModel(document('<bpmn:process isExecutable="1" isClosed="0"/>'));
    expect(findings).toEqual([]);
    const [process] = (model?.definitions.get('rootElements') ?? []) as { isExecutable: unknown; isClosed: unknown }[];
    expect(process).toMatchObject({ isExecutable: true, isClosed: false });
  });
  test('an element where only text can stand is said and skipped', async () => {
    const { model, findings } = await readModel(
      inProcess('<bpmn:scriptTask id="s"><bpmn:script>a<b xmlns="u"/></bpmn:script></bpmn:scriptTask>'),
    );
    expect(model?.elementById('s')?.get('script')).toBe('a');
    expect(findings.map(({ code }) => code)).toEqual(['unreadable-part', 'read-loss']);
  });
  test('each element has its own place, also without an id or with a repeated one', async () => {
    const { model } = await readModel(inProcess('\n<bpmn:task id="t"/>\n<bpmn:task id="t"/>\n<bpmn:task/>'));
    const tasks = (model?.elementById('p')?.get('flowElements') ?? []) as Parameters<Model['locate']>[0][];
    expect(tasks.map((one) => model?.locate(one).line)).toEqual([3, 4, 5]);
  });
});

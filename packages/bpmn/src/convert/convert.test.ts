import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readModel } from '../model/read.ts';
import type { EngineFlavour, Model } from '../model/types.ts';
import { writeModel } from '../model/write.ts';
import { convertModel } from './convert.ts';
import type { ConvertOptions, ReportEntry } from './types.ts';

const BPMN = 'http://www.omg.org/spec/BPMN/20100524/MODEL';
const URIS = {
  camunda: 'http://camunda.org/schema/1.0/bpmn',
  flowable: 'http://flowable.org/bpmn',
  activiti: 'http://activiti.org/bpmn',
};

/** Returns a document of one engine; `e:` in the body stands for the engine's prefix. */
const inEngine = (flavour: EngineFlavour, body: string) =>
  `<definitions xmlns="${BPMN}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:${flavour}="${URIS[flavour]}" targetNamespace="t"><process id="p">${body.replaceAll(/\be:/g, `${flavour}:`)}</process></definitions>`;

async function read(xml: string): Promise<Model> {
  const { model, findings } = await readModel(xml);
  if (!model) throw new Error(JSON.stringify(findings));
  return model;
}

function write(model: Model): string {
  const result = writeModel(model, { format: false });
  if (result.xml === undefined) throw new Error(JSON.stringify(result.findings));
  return result.xml;
}

interface Converted {
  readonly body: string;
  readonly report: readonly ReportEntry[];
  readonly kinds: string[];
}

async function convert(from: EngineFlavour, body: string, options: ConvertOptions): Promise<Converted> {
  const result = convertModel(await read(inEngine(from, body)), options);
  const xml = result.model ? write(result.model) : '';
  return {
    body: (/<process id="p">(.*)<\/process>/s.exec(xml)?.[1] ?? '').replaceAll(`${options.to}:`, 'e:'),
    report: result.report,
    kinds: [...new Set(result.report.map(({ kind, what }) => `${kind} ${what}`))],
  };
}

const task = (attributes: string, inside = '') =>
  inside ? `<userTask id="t" ${attributes}>${inside}</userTask>` : `<userTask id="t" ${attributes} />`;
const service = (attributes: string, inside = '') =>
  inside
    ? `<serviceTask id="t" ${attributes}><extensionElements>${inside}</extensionElements></serviceTask>`
    : `<serviceTask id="t" ${attributes} />`;
const inside = (elements: string) => `<userTask id="t"><extensionElements>${elements}</extensionElements></userTask>`;

/** Examples of the mapping table; the head of that file describes its format. */
const mapping = readFileSync(new URL('../../fixtures/mapping.txt', import.meta.url), 'utf8')
  .split('\n\n')
  .slice(1)
  .map((example) => {
    const [engines = '', before = '', after = '', kinds = ''] = example.trim().split('\n');
    const [from, to] = engines.split(' > ') as [EngineFlavour, EngineFlavour];
    return [from, to, before, after === '-' ? '' : after, kinds.split(', ')] as const;
  });

describe('the mapping table', () => {
  test.each(mapping)('%s → %s: %s', async (from, to, before, after, kinds) => {
    const result = await convert(from, before, { to, historyTimeToLive: 'P1D' });
    expect(result.kinds.toSorted()).toEqual(kinds.toSorted());
    expect(result.body).toBe(after);
  });
});

describe('versions', () => {
  test.each<[string, EngineFlavour, string, string, string]>([
    ['asyncLeave', 'flowable', '6.7.2', task('e:asyncAfter="true"'), 'lossy async-after'],
    ['asyncLeave', 'flowable', '6.8.0', task('e:asyncAfter="true"'), 'changed async-after'],
    ['external workers', 'flowable', '6.5', service('e:type="external" e:topic="x"'), 'refused external-task'],
    ['external workers', 'flowable', '6.6', service('e:type="external" e:topic="x"'), 'changed external-task'],
    [
      'script listeners',
      'flowable',
      '6.7',
      inside('<e:taskListener event="create"><e:script scriptFormat="js">x</e:script></e:taskListener>'),
      'refused script-listener',
    ],
  ])('%s in %s %s', async (_, to, targetVersion, before, kind) => {
    expect((await convert('camunda', before, { to, targetVersion })).kinds).toEqual([kind]);
  });

  const conditional =
    '<task id="t" e:jobPriority="1"/><sequenceFlow id="f" sourceRef="t" targetRef="t"><conditionExpression xsi:type="tFormalExpression" language="groovy">x</conditionExpression></sequenceFlow>';
  test.each([
    ['7.0', true],
    ['7.1', false],
  ] as const)('languages of conditions in flowable %s', async (targetVersion, lost) => {
    const { kinds, body } = await convert('camunda', conditional, { to: 'flowable', targetVersion });
    expect(kinds.includes('lossy condition-language')).toBe(lost);
    expect(body).toContain('language="groovy"');
  });

  describe('time to live', () => {
    const executable = (attributes = '') =>
      `<definitions xmlns="${BPMN}" xmlns:flowable="${URIS.flowable}" targetNamespace="t"><process id="p" isExecutable="true"${attributes}/></definitions>`;
    test('is added when given', async () => {
      const { model, report } = convertModel(await read(executable()), { to: 'camunda', historyTimeToLive: 'P30D' });
      expect(write(model as Model)).toContain('camunda:historyTimeToLive="P30D"');
      expect(report).toMatchObject([{ kind: 'changed', what: 'time-to-live', element: 'p', from: '' }]);
    });
    test('is missed when not', async () => {
      const { report } = convertModel(await read(executable()), { to: 'camunda' });
      expect(report).toMatchObject([{ kind: 'lossy', severity: 'warning', what: 'time-to-live' }]);
    });
    test('is not asked for by older engines', async () => {
      const { report } = convertModel(await read(executable()), { to: 'camunda', targetVersion: '7.19' });
      expect(report).toEqual([]);
    });
    test('that is there stays', async () => {
      const own = `<definitions xmlns="${BPMN}" xmlns:camunda="${URIS.camunda}" targetNamespace="t"><process id="p" isExecutable="true" camunda:historyTimeToLive="P1D"/></definitions>`;
      const { model, report } = convertModel(await read(own), { to: 'camunda', historyTimeToLive: 'P30D' });
      expect(write(model as Model)).toContain('camunda:historyTimeToLive="P1D"');
      expect(report).toEqual([]);
    });
    test('goes to a model that is camunda already', async () => {
      const { model } = convertModel(
        await read(
          executable()
            .replace(/flowable/g, 'camunda')
            .replace(URIS.flowable.replace('flowable', 'camunda'), URIS.camunda),
        ),
        { to: 'camunda', historyTimeToLive: 'P1D' },
      );
      expect(write(model as Model)).toContain('camunda:historyTimeToLive="P1D"');
    });
  });
});

describe('refusal and force', () => {
  const before = service('e:type="http" e:async="true"', '<e:field name="requestUrl" stringValue="u" />');
  test('a refused conversion leaves the model as it was', async () => {
    const model = await read(inEngine('flowable', before));
    const xml = write(model);
    expect(convertModel(model, { to: 'activiti' }).model).toBeUndefined();
    expect(write(model)).toBe(xml);
    expect(model.flavour).toBe('flowable');
  });
  test('force drops what the target cannot have, and the report still says so', async () => {
    const { body, kinds } = await convert('flowable', before, { to: 'activiti', force: true });
    expect(body).toBe(service('e:async="true"', '<e:field name="requestUrl" stringValue="u" />'));
    expect(kinds).toContain('refused service-type');
  });
  test('a report entry names element, both spellings and the reason in both languages', async () => {
    const { report } = await convert('flowable', before, { to: 'activiti' });
    expect(report.find(({ what }) => what === 'async-before')).toEqual({
      severity: 'info',
      kind: 'changed',
      element: 't',
      what: 'async-before',
      from: 'flowable:async="true"',
      to: 'activiti:async="true"',
      why: { zh: expect.stringMatching(/./), en: expect.stringMatching(/./) },
    });
  });
});

describe('what belongs to others', () => {
  test('stays: namespaces, elements, colours, and their order', async () => {
    const source = readFileSync(new URL('../../fixtures/camunda-leave.bpmn', import.meta.url), 'utf8');
    const { model } = convertModel(await read(source), { to: 'flowable' });
    const xml = writeModel(model as Model).xml ?? '';
    for (const kept of [
      'site:owner="综合办"',
      'site:colour="amber"',
      '<site:item done="true">核对余额</site:item>',
      'bioc:stroke="#1e88e5"',
      'color:border-color="#1e88e5"',
      'xmlns:site="urn:example:site"',
    ]) {
      expect(xml).toContain(kept);
    }
    expect(xml).not.toMatch(/camunda(?::|\.org)/);
    expect(xml.indexOf('<site:checklist')).toBeLessThan(xml.indexOf('<flowable:taskListener'));
  });
  test("the designer's own elements stay in their namespace, with a note", async () => {
    const { model, report } = convertModel(
      await read(
        inEngine('flowable', inside('<e:button id="b" code="c" /><e:taskListener class="C" event="create" />')),
      ),
      { to: 'camunda' },
    );
    const xml = write(model as Model);
    expect(xml).toContain('<flowable:button id="b" code="c" /><camunda:taskListener');
    expect(report.find(({ what }) => what === 'unknown-element')).toMatchObject({ kind: 'kept', element: 't' });
    expect((await read(xml)).elementById('t')).toBeDefined();
  });
  test('attributes that modelers put on shapes stay, and stay writable', async () => {
    const di =
      'xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC"';
    const shape = `<bpmndi:BPMNDiagram ${di}><bpmndi:BPMNPlane bpmnElement="p"><bpmndi:BPMNShape bpmnElement="t" flowable:dock="1"><dc:Bounds x="0" y="0" width="1" height="1"/></bpmndi:BPMNShape></bpmndi:BPMNPlane></bpmndi:BPMNDiagram>`;
    const source = inEngine('flowable', '<userTask id="t" e:assignee="a"/>').replace(
      '</definitions>',
      `${shape}</definitions>`,
    );
    const xml = write(convertModel(await read(source), { to: 'camunda' }).model as Model);
    expect(xml).toContain('flowable:dock="1"');
    expect(xml).toContain('camunda:assignee="a"');
  });
  test('elements that change type keep their flows, shapes and lanes', async () => {
    const body = `<laneSet id="ls"><lane id="l"><flowNodeRef>t</flowNodeRef></lane></laneSet><startEvent id="s"><outgoing>f</outgoing></startEvent><businessRuleTask id="t" name="n" e:decisionRef="d"><documentation>doc</documentation><incoming>f</incoming></businessRuleTask><boundaryEvent id="b" attachedToRef="t"/><sequenceFlow id="f" sourceRef="s" targetRef="t"/>`;
    const { model } = convertModel(await read(inEngine('camunda', body)), { to: 'flowable' });
    const converted = model as Model;
    const element = converted.elementById('t');
    expect(element?.$type).toBe('bpmn:ServiceTask');
    expect(converted.elementById('f')?.get('targetRef')).toBe(element);
    expect(converted.elementById('b')?.get('attachedToRef')).toBe(element);
    expect(converted.elementById('l')?.get('flowNodeRef')).toEqual([element]);
    expect(write(converted)).toContain(
      '<serviceTask id="t" name="n" flowable:type="dmn"><documentation>doc</documentation>',
    );
  });
});

test('what no engine reads within a listener is told and dropped, so that what is written is read again', async () => {
  const listener =
    '<e:executionListener event="end" type="script"><e:lane language="groovy">a</e:lane></e:executionListener>';
  const result = await convert('flowable', inside(listener), { to: 'camunda', force: true });
  expect(result.kinds).toContain('lossy nested-listener');
  expect(result.body).not.toContain('lane');
});

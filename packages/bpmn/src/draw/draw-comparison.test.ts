import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readModel, type Model } from '../model/index.ts';
import { drawComparison, type ComparisonOptions } from './index.ts';

const source = readFileSync(new URL('../../fixtures/camunda-leave.bpmn', import.meta.url), 'utf8');

async function read(xml: string): Promise<Model> {
  const { model, findings } = await readModel(xml);
  if (!model) throw new Error(JSON.stringify(findings));
  return model;
}

async function draw(before: string, after: string, options?: ComparisonOptions): Promise<string> {
  return drawComparison(await read(before), await read(after), options)?.svg ?? '';
}

/** Element ids by `data-change`, without labels. */
function changes(svg: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [, id = '', kind = ''] of svg.matchAll(/data-element-id="([^"]*)" data-change="([^"]*)"/g))
    (found[kind] ??= []).push(id);
  return found;
}

const renamed = source.replace('name="登记"', 'name="归档"');
/** The model without the task `record` and its flows. */
const shortened = source
  .replace(/<bpmn:serviceTask id="record".*?<\/bpmn:serviceTask>/s, '')
  .replaceAll(/<bpmn:sequenceFlow (?=[^>]*"record")[^>]*?(?:\/>|>.*?<\/bpmn:sequenceFlow>)/gs, '')
  .replaceAll(/<bpmndi:BPMNShape [^>]*bpmnElement="record".*?<\/bpmndi:BPMNShape>/gs, '');

describe('drawComparison', () => {
  it('marks nothing when nothing differs, and shows no legend then', async () => {
    const svg = await draw(source, source, { legend: 'zh' });
    expect(changes(svg)).toEqual({});
    expect(svg).not.toContain('data-legend');
  });

  it('marks what changed, with a legend of words and numbers', async () => {
    const svg = await draw(source, renamed, { legend: 'zh' });
    expect(changes(svg)).toEqual({ changed: ['record'] });
    expect(svg).toMatch(/data-legend="zh".*修改 1/);
  });

  it('shows removed elements as ghosts below all others, added ones the other way round', async () => {
    const svg = await draw(source, shortened);
    expect(changes(svg)['removed']).toContain('record');
    expect(svg).toMatch(/<g data-element-id="record" data-change="removed" opacity="0.55">/);
    expect(svg.indexOf('data-change="removed"')).toBeLessThan(svg.indexOf('data-element-id="approve"'));
    const back = changes(await draw(shortened, source));
    expect(back['added']).toEqual(expect.arrayContaining(changes(svg)['removed'] ?? ['none']));
    expect(back['removed']).toBeUndefined();
  });

  it('tells what was merely moved apart, and leaves it out when told to', async () => {
    const moved = source.replace('x="152" y="102"', 'x="160" y="102"');
    expect(changes(await draw(source, moved))).toEqual({ moved: ['start'] });
    expect(changes(await draw(source, moved, { layout: false }))).toEqual({});
  });

  it('gives no ghost to what became another kind in its place', async () => {
    const other = source.replace(
      /<bpmn:serviceTask id="record"(.*?)<\/bpmn:serviceTask>/s,
      '<bpmn:sendTask id="record"$1</bpmn:sendTask>',
    );
    expect(changes(await draw(source, other))).toEqual({ added: ['record'] });
  });

  it('draws nothing without any diagram', async () => {
    const bare = source.replace(/<bpmndi:BPMNDiagram.*<\/bpmndi:BPMNDiagram>/s, '');
    expect(await draw(bare, bare)).toBe('');
  });
});

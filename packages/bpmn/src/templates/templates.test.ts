import { describe, expect, it } from 'vitest';
import { checkModel, PRESETS } from '../check/index.ts';
import { convertModel } from '../convert/index.ts';
import { drawModel } from '../draw/index.ts';
import { isProcessKey, readModel, type Model } from '../model/index.ts';
import { compareModels } from '../compare/index.ts';
import type { Bounds } from '../draw/svg.ts';
import { PROCESS_TEMPLATES, templateXml } from './index.ts';
import { placeTemplate } from './place.ts';

const FLAVOURS = ['camunda', 'flowable', 'activiti'] as const;
const LANGS = ['zh', 'en'] as const;
const cases = PROCESS_TEMPLATES.flatMap((template) =>
  FLAVOURS.flatMap((flavour) => LANGS.map((lang) => ({ template, flavour, lang, id: template.id }))),
);

async function read(xml: string): Promise<Model> {
  const { model, findings } = await readModel(xml);
  if (!model || findings.length > 0) throw new Error(JSON.stringify(findings));
  return model;
}

describe('process templates', () => {
  it('are five, each with a key of its own', () => {
    expect(new Set(PROCESS_TEMPLATES.map(({ id }) => id)).size).toBe(5);
    for (const { id } of PROCESS_TEMPLATES) expect(isProcessKey(id)).toBe(true);
  });

  it.each(cases)(
    '$id for $flavour in $lang breaks no rule of any preset that fits',
    async ({ template, flavour, lang }) => {
      const model = await read(await templateXml(template, { flavour, lang }));
      expect(model.flavour).toBe(flavour);
      expect(model.mixed).toEqual([]);
      for (const preset of ['strict', 'recommended', flavour] as const) {
        expect(PRESETS).toContain(preset);
        const target = preset === flavour ? {} : { target: { engine: flavour } };
        expect(checkModel(model, { preset, ...target }), preset).toEqual([]);
      }
    },
  );

  it.each(PROCESS_TEMPLATES)('$id shows every node, flow and name', async (template) => {
    const drawing = drawModel(await read(await templateXml(template, { flavour: 'flowable', lang: 'zh' })));
    expect(drawing?.count).toBe(template.nodes.length + template.flows.length);
    for (const node of template.nodes) expect(drawing?.svg).toContain(`data-element-id="${node.id}"`);
    for (const { name } of template.flows) if (name) expect(drawing?.svg).toContain(`>${name.zh}<`);
  });

  it.each(cases.filter(({ flavour }) => flavour === 'camunda'))(
    '$id in $lang is drawn without anything in the way of anything',
    ({ template, lang }) => {
      const { bounds, nodeLabels, lines } = placeTemplate(template, lang);
      const hosts = new Map(template.nodes.map((node) => [node.id, node.kind === 'deadline' ? node.on : undefined]));
      const meet = (a: Bounds, b: Bounds) =>
        a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
      const boxes = [...bounds].map(([id, box]) => ({ id, box }));
      const words = [...nodeLabels.values(), ...lines.flatMap(({ label }) => (label ? [label] : []))];
      for (const [at, { id, box }] of boxes.entries()) {
        for (const other of boxes.slice(at + 1))
          if (hosts.get(other.id) !== id && hosts.get(id) !== other.id)
            expect(meet(box, other.box), `${id} ${other.id}`).toBe(false);
        for (const word of words) expect(meet(box, word), `${id} ${JSON.stringify(word)}`).toBe(false);
      }
      for (const [at, word] of words.entries())
        for (const other of words.slice(at + 1)) expect(meet(word, other), JSON.stringify([word, other])).toBe(false);
      for (const [at, { waypoints }] of lines.entries()) {
        const flow = template.flows[at];
        for (const [index, to] of waypoints.slice(1).entries()) {
          const from = waypoints[index] ?? to;
          const x = Math.min(from.x, to.x);
          const y = Math.min(from.y, to.y);
          const way = { x, y, width: Math.abs(from.x - to.x), height: Math.abs(from.y - to.y) };
          for (const { id, box } of boxes)
            if (id !== flow?.from && id !== flow?.to && id !== hosts.get(flow?.from ?? ''))
              expect(meet(way, box), `${flow?.from} ${id}`).toBe(false);
          for (const word of words)
            expect(meet(way, word), `${flow?.from} → ${flow?.to} ${JSON.stringify(word)}`).toBe(false);
        }
      }
    },
  );

  it('says the same to every engine', async () => {
    for (const template of PROCESS_TEMPLATES) {
      const model = await read(await templateXml(template, { flavour: 'flowable', lang: 'zh' }));
      const { model: converted, report } = convertModel(model, { to: 'activiti' });
      expect(report.filter(({ severity }) => severity === 'error')).toEqual([]);
      if (!converted) throw new Error(template.id);
      const own = await read(await templateXml(template, { flavour: 'activiti', lang: 'zh' }));
      const { added, removed, changed } = compareModels(own, converted);
      expect({ added, removed }).toEqual({ added: [], removed: [] });
      expect(changed.filter(({ id }) => id !== 'definitions')).toEqual([]);
    }
  });

  it('takes a key and a name, and refuses a bad key', async () => {
    const [template] = PROCESS_TEMPLATES;
    if (!template) throw new Error('none');
    const xml = await templateXml(template, { flavour: 'plain', lang: 'zh', key: 'own', name: '请假 <甲>' });
    const model = await read(xml);
    expect(model.elementById('own')?.['name']).toBe('请假 <甲>');
    await expect(templateXml(template, { flavour: 'plain', lang: 'zh', key: '1 2' })).rejects.toThrow(RangeError);
  });
});

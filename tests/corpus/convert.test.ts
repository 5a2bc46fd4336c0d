import { convertModel, ENGINE_FLAVOURS, NAMESPACES, readModel, writeModel } from '@gongdi/bpmn';
import type { Model } from '@gongdi/bpmn';
import { compareDocuments } from '@gongdi/bpmn/losses';
import { describe, expect, test } from 'vitest';
import { corpus } from './corpus.ts';

async function read(input: string | Uint8Array): Promise<Model> {
  const { model, findings } = await readModel(input);
  if (!model) throw new Error(JSON.stringify(findings));
  return model;
}

const known = new Set<string>(Object.values(NAMESPACES));

/** Counts how often names of other tools' namespaces occur. */
function foreign(model: Model): Record<string, number> {
  return Object.fromEntries(
    model.namespaces.filter(({ uri, uses }) => uri && uses > 0 && !known.has(uri)).map(({ uri, uses }) => [uri, uses]),
  );
}

describe.each(ENGINE_FLAVOURS)('to %s', (to) => {
  test.each(corpus.map(({ name, bytes }) => [name, bytes] as const))('%s', async (_, bytes) => {
    const source = await read(bytes);
    const before = source.xml;
    const others = foreign(source);
    const { model, report } = convertModel(source, { to, force: true, historyTimeToLive: 'P180D' });
    const written = writeModel(model as Model);
    expect(written.losses).toEqual([]);
    expect(written.xml).toBeDefined();
    for (const entry of report) {
      expect(entry.why.zh).not.toBe('');
      expect(entry.from + entry.to).not.toBe('');
    }
    // Compared by another parser than ours: everything that the report does not name is unchanged.
    expect(compareDocuments(before, written.xml ?? '', { report })).toEqual([]);
    // Without a given flavour, the result is detected as a model of the target, even if it still has content of the
    // source's engine.
    expect((await read(written.xml ?? '')).flavour).toBe(to);
    // The tree equals the tree of its own text, no foreign content is lost, and a second pass changes nothing.
    const again = (await readModel(written.xml ?? '', { flavour: to })).model as Model;
    expect(writeModel(again).xml).toBe(written.xml);
    expect(foreign(again)).toEqual(others);
    const twice = convertModel(again, { to, force: true, historyTimeToLive: 'P180D' });
    expect(writeModel(twice.model as Model).xml).toBe(written.xml);
  });
});

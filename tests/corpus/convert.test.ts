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

/** How often names of other tools' namespaces occur. */
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
    // By a parser that is not ours: what the report does not name is as it was.
    expect(compareDocuments(before, written.xml ?? '', { report })).toEqual([]);
    // Left to itself, the result is a model of the target, whatever it still holds of the source's engine.
    expect((await read(written.xml ?? '')).flavour).toBe(to);
    // The tree is what reading its text gives, nothing foreign is gone, and once more changes nothing.
    const again = (await readModel(written.xml ?? '', { flavour: to })).model as Model;
    expect(writeModel(again).xml).toBe(written.xml);
    expect(foreign(again)).toEqual(others);
    const twice = convertModel(again, { to, force: true, historyTimeToLive: 'P180D' });
    expect(writeModel(twice.model as Model).xml).toBe(written.xml);
  });
});

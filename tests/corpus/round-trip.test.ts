import { readModel, writeModel } from '@gongdi/bpmn';
import { describe, expect, test } from 'vitest';
import { corpus } from './corpus.ts';

describe('every model', () => {
  test.each(corpus.map(({ name, bytes }) => [name, bytes] as const))(
    '%s is read and written without loss',
    async (_, bytes) => {
      const { model, findings } = await readModel(bytes);
      if (!model) throw new Error(JSON.stringify(findings));
      const first = writeModel(model);
      expect(first.losses).toEqual([]);
      const again = await readModel(first.xml ?? '');
      expect(again.model && writeModel(again.model).xml).toBe(first.xml);
    },
  );

  test.each(corpus.map(({ name, bytes }) => [name, bytes] as const))(
    '%s cut in half is refused with a place',
    async (_, bytes) => {
      const { model, findings } = await readModel(bytes.subarray(0, bytes.length / 2));
      expect(model).toBeUndefined();
      expect(findings).toHaveLength(1);
      expect(findings[0]?.severity).toBe('error');
      expect(Math.max(findings[0]?.line ?? 0, findings[0]?.column ?? 0)).toBeGreaterThan(1);
    },
  );
});

/** Seeded, so that a failing case can be had again. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state / 0x8000_0000;
  };
}

/** One byte of each class a parser distinguishes. */
const BYTES = [
  0x3c, 0x3e, 0x26, 0x22, 0x27, 0x2f, 0x3d, 0x3a, 0x20, 0x0a, 0x00, 0x01, 0x41, 0x30, 0x2d, 0x21, 0x5b, 0xc3, 0xff,
  0x80, 0xe5,
];
const CASES = Number(process.env['GONGDI_FUZZ'] ?? 500);

test(`${CASES} mutated models: read or refused, never thrown, and what is read is written or refused`, async () => {
  const next = random(20_240_229);
  let refused = 0;
  for (let count = 0; count < CASES; count++) {
    const { name, bytes } = corpus[Math.floor(next() * corpus.length)] ?? { name: '', bytes: new Uint8Array() };
    const mutated = Uint8Array.from(bytes);
    const changes = 1 + Math.floor(next() * 3);
    for (let change = 0; change < changes; change++) {
      mutated[Math.floor(next() * mutated.length)] = BYTES[Math.floor(next() * BYTES.length)] ?? 0;
    }
    const { model, findings } = await readModel(mutated);
    if (!model) {
      refused++;
      expect(
        findings.some(({ severity, line, column }) => severity === 'error' && line > 0 && column > 0),
        name,
      ).toBe(true);
      continue;
    }
    const written = writeModel(model);
    if (written.xml === undefined) expect(written.losses.length, name).toBeGreaterThan(0);
    else expect((await readModel(written.xml)).model, name).toBeDefined();
  }
  expect(refused).toBeGreaterThan(0);
  expect(refused).toBeLessThan(CASES);
});

import { readModel, writeModel } from '@gongdi/bpmn';
import { compareDocuments } from '@gongdi/bpmn/losses';
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
      expect(compareDocuments(model.xml, first.xml ?? '')).toEqual([]);
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

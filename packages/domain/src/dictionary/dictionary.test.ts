import { expect, it } from 'vitest';
import { dictionaries } from './index.ts';

// tests/spec/console-enumerations.test.ts checks the values.
it('says every entry in both languages, no two of a dictionary alike', () => {
  for (const { dict_type, entries } of dictionaries.values())
    for (const lang of ['zh', 'en'] as const) {
      const words = entries.map((entry) => entry.label[lang]);
      expect(words.every(Boolean), dict_type).toBe(true);
      expect(new Set(words).size, dict_type).toBe(words.length);
    }
});

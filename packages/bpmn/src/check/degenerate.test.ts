import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readModel } from '../model/read.ts';
import { checkModel } from './check-model.ts';
import { PEER_RULES } from './peer-rules.ts';
import { RULES } from '../generated/rules.ts';

const folder = new URL('../../fixtures/', import.meta.url);
const fixtures = readdirSync(folder)
  .filter((name) => name.endsWith('.bpmn'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));

/** All rules at level `error`. */
const EVERY = Object.fromEntries([...RULES, ...PEER_RULES].map(({ code }) => [code, 'error' as const]));

/** Yields the text with one attribute, one element or the contents of one element left out. */
function* degenerate(xml: string): Generator<string> {
  for (const match of xml.matchAll(/ (?!xmlns)[\w:]+="[^"]*"/g)) yield xml.replace(match[0], '');
  for (const match of xml.matchAll(/<([\w:]+)[^<>]*[^/]>/g)) {
    const [start, name = ''] = match;
    const end = xml.indexOf(`</${name}>`, match.index);
    if (end === -1) continue;
    yield xml.slice(0, match.index) + start + xml.slice(end);
    if (match.index > 0 && !name.endsWith('definitions'))
      yield xml.slice(0, match.index) + xml.slice(end + name.length + 3);
  }
  for (const match of xml.matchAll(/<[\w:]+[^<>]*\/>/g)) yield xml.replace(match[0], '');
}

test('no rule falls over a model that lacks something', async () => {
  const failed = new Set<string>();
  let looked = 0;
  for (const fixture of fixtures) {
    for (const xml of degenerate(fixture)) {
      const { model } = await readModel(xml, { trackLoss: false });
      if (!model) continue;
      looked += 1;
      for (const { code, message } of checkModel(model, { rules: EVERY })) {
        if (code === 'rule-failed') failed.add(message.en);
      }
    }
  }
  expect(looked).toBeGreaterThan(300);
  expect([...failed]).toEqual([]);
});

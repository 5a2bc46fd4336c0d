import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { readModel } from '../../model/index.ts';
import { checkModel } from '../check-model.ts';
import { ruleFacts } from '../claim-texts.ts';
import { ruleInfos } from '../rule-infos.ts';
import { createSchemaCheck } from '../../schema/index.ts';
import { RULES } from '../../generated/rules.ts';
import type { CheckFinding, Rule } from '../types.ts';

const folder = new URL('./', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');
const folders = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const require = createRequire(import.meta.url);
const schema = createSchemaCheck((name) =>
  readFileSync(require.resolve(`bpmn-moddle/resources/bpmn/xsd/${name}`), 'utf8'),
);

async function findings(rule: Rule, file: string): Promise<CheckFinding[]> {
  const { model } = await readModel(read(`${rule.code}/${file}`));
  if (!model) throw new Error(`${rule.code}/${file} cannot be read`);
  return checkModel(model, { schema }).filter(({ code }) => code === rule.code);
}

describe('every rule is a triple', () => {
  it('has a folder for each rule and a rule for each folder', () => {
    expect(RULES.map(({ code }) => code).sort()).toEqual(folders.sort());
  });

  it.each(folders)('%s has a page in both languages and both fixtures', (code) => {
    for (const file of ['rule.ts', 'page.md', 'valid.bpmn', 'invalid.bpmn']) {
      expect(existsSync(new URL(`${code}/${file}`, folder)), file).toBe(true);
    }
    const rule = RULES.find((candidate) => candidate.code === code);
    const page = read(`${code}/page.md`);
    expect(page.startsWith(`# ${code}\n`)).toBe(true);
    expect(page.toLowerCase()).toContain(`## ${rule?.title.zh.toLowerCase()}\n`);
    expect(page.toLowerCase()).toContain(`## ${rule?.title.en.toLowerCase()}\n`);
    const info = ruleInfos().find((candidate) => candidate.code === code);
    const facts = info && ruleFacts(info);
    expect(page).toContain(`\n${facts?.zh}\n`);
    expect(page).toContain(`\n${facts?.en}\n`);
  });
});

describe.each(RULES.map((rule) => [rule.code, rule] as const))('%s', (_code, rule) => {
  it('passes its valid model', async () => {
    expect(await findings(rule, 'valid.bpmn')).toEqual([]);
  });

  it('finds its invalid model, with a place and a message in both languages', async () => {
    const found = await findings(rule, 'invalid.bpmn');
    expect(found.length).toBeGreaterThan(0);
    for (const { message, line } of found) {
      expect(message.zh).toMatch(/\p{Script=Han}/u);
      expect(message.en).not.toBe(message.zh);
      expect(line).toBeGreaterThan(1);
    }
  });
});

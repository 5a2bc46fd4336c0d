import { readFileSync } from 'node:fs';
import { CLAIM_TEXTS, PROVEN_ENGINES, PROVEN_VERSIONS, ruleInfos } from '@gongdi/bpmn';
import { describe, expect, it } from 'vitest';
import { EXIT } from '../../../cli/src/command.ts';
import { COMMANDS } from '../../../cli/src/generated/commands.ts';
import { CONFIG } from '../../../cli/src/config/description.ts';
import { configRows, configSchema } from '../../../cli/src/config/json-schema.ts';
import { cliText } from '../../../cli/src/text/index.ts';
import { at } from '../root.mjs';
import { cliPage } from './cli-page.mjs';
import { elementsPage } from './elements-page.mjs';
import { table } from './markdown.mjs';
import { referencePages } from './reference-pages.mjs';
import { rulesPage } from './rules-page.mjs';

describe('reference pages', () => {
  it('are committed as the code stands: run `npm run reference` when this fails', () => {
    const check = { infos: ruleInfos(), claimTexts: CLAIM_TEXTS, engines: PROVEN_ENGINES };
    const cli = { COMMANDS, EXIT, cliText, configSchema: configSchema(CONFIG), configRows: configRows(CONFIG) };
    for (const { path, wanted, present } of referencePages(cli, check))
      expect({ path, text: present }).toEqual({ path, text: wanted });
  });

  it('tell every command with its options, values and examples, and every exit code', () => {
    const about = { zh: '检查', en: 'check' };
    const option = { flags: '--format <name>', about, choices: ['a', 'b'], initial: 'a', many: true };
    const command = { name: 'look', arguments: '<files...>', about, options: [option], examples: ['gongdi look x'] };
    const text = cliPage({ COMMANDS: [command], EXIT: { fine: 0 }, cliText, configRows: [] });
    expect(text).toContain('gongdi look <files...> [options]');
    expect(text).toContain('| `--format <name>` | 检查 | check | `a` `b`; initially `a`; repeatable |');
    expect(text).toContain('gongdi look x');
    expect(text).toContain('| `0` |');
    expect(() => cliPage({ COMMANDS: [], EXIT: { odd: 9 }, cliText, configRows: [] })).toThrow('odd');
  });

  it('tell what all elements share once', () => {
    const theme = { kind: 'field', name: 'theme', attribute: 'theme', type: { text: "'light' | 'dark'" } };
    const own = { kind: 'method', name: 'go', parameters: [{ name: 'to', type: { text: 'string' }, optional: true }] };
    const element = (tagName, ...members) => ({ customElement: true, tagName, description: tagName, members });
    const text = elementsPage({
      modules: [{ declarations: [element('gd-b', theme, own), element('gd-a', theme), { kind: 'function' }] }],
    });
    expect(text.match(/`theme`/g)).toHaveLength(2);
    expect(text).toContain("`'light' \\| 'dark'`");
    expect(text.indexOf('## gd-a')).toBeLessThan(text.indexOf('## gd-b'));
    expect(text.indexOf('`go(to?: string): void`')).toBeGreaterThan(text.indexOf('## gd-b'));
  });

  it('tell of every rule what engines do with it', () => {
    const rule = { code: 'a', severity: 'error', presets: ['strict'], engines: [], title: { zh: '甲', en: 'first' } };
    const infos = [
      { ...rule, claims: { camunda: 'refuses' }, peer: false },
      { ...rule, code: 'b', peer: true },
    ];
    const text = rulesPage({ infos, claimTexts: CLAIM_TEXTS, engines: { camunda: 'Camunda 7' } });
    expect(text).toContain('| `a` | error | `strict` | refuses to deploy | 甲 | first |');
    expect(text.indexOf('| `b` | error | `strict` | 甲 | first |')).toBeGreaterThan(text.indexOf('Rules of bpmnlint'));
  });

  it('tell the versions that are really run', () => {
    const pom = (folder) => readFileSync(at(`tests/engines/${folder}/pom.xml`), 'utf8');
    expect(pom('camunda7')).toContain(`<camunda.version>${PROVEN_VERSIONS.camunda}</camunda.version>`);
    expect(pom('flowable')).toContain(`<flowable.version>${PROVEN_VERSIONS.flowable}</flowable.version>`);
  });

  it('leave out columns and tables that say nothing', () => {
    expect(table(['a', 'b'], [['1', '']])).toBe('| a |\n| --- |\n| 1 |\n');
    expect(table(['a'], [])).toBe('');
  });
});

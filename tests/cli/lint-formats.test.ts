import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { gongdi, scratchFolder } from './support/gongdi.ts';
import { brokenModel, leaveModel } from './support/models.ts';

const folder = scratchFolder();
const lint = async (...args: string[]) => (await gongdi(['lint', ...args], { cwd: folder })).stdout;
/** Characters that a report must escape: quotes, brackets, a line end, a character beyond the first plane. */
const ODD = 'a&quot;b&lt;c&amp;d]]&gt;&#10;𠮷:,%';

beforeAll(() => {
  writeFileSync(join(folder, 'good.bpmn'), leaveModel());
  writeFileSync(join(folder, 'broken.bpmn'), brokenModel());
  writeFileSync(join(folder, 'odd 名称,1:%.bpmn'), leaveModel({ more: ` odd="${ODD}" camunda:asyncBefor="${ODD}"` }));
});

const place = z.int().min(1);
const severity = z.enum(['error', 'warning', 'info']);

describe('formats of gongdi lint', () => {
  it('json has the documented shape, and nothing else', async () => {
    const finding = z.strictObject({
      code: z.string(),
      severity,
      message: z.string().min(1),
      line: place,
      column: place,
      element: z.string().optional(),
      property: z.string().optional(),
      page: z.url().optional(),
      fixable: z.literal(true).optional(),
      key: z.string().regex(/^[0-9a-f]{8}$/),
    });
    const count = z.int().min(0);
    const report = z.strictObject({
      files: z.array(z.strictObject({ file: z.string(), findings: z.array(finding) })),
      summary: z.strictObject({ files: count, errors: count, warnings: count, infos: count, fixable: count }),
    });
    const { files, summary } = report.parse(JSON.parse(await lint('.', '--format', 'json')));
    expect(files.map(({ file }) => file)).toEqual(['broken.bpmn', 'good.bpmn', 'odd 名称,1:%.bpmn']);
    expect(summary.errors).toBe(
      files.flatMap(({ findings }) => findings).filter((one) => one.severity === 'error').length,
    );
  });

  it('sarif has what version 2.1.0 demands and code scanning reads', async () => {
    const text = z.strictObject({ text: z.string().min(1) });
    const level = z.enum(['error', 'warning', 'note', 'none']);
    const location = z.strictObject({
      physicalLocation: z.strictObject({
        artifactLocation: z.strictObject({ uri: z.string().regex(/^[!-~]+$/) }),
        region: z.strictObject({ startLine: place, startColumn: place }),
      }),
      logicalLocations: z.array(z.strictObject({ name: z.string(), kind: z.string() })).optional(),
    });
    const result = z.strictObject({
      ruleId: z.string(),
      ruleIndex: z.int().min(0),
      level,
      message: text,
      locations: z.array(location).length(1),
      partialFingerprints: z.record(z.string(), z.string()),
    });
    const rule = z.strictObject({
      id: z.string(),
      shortDescription: text,
      fullDescription: text.optional(),
      help: text.optional(),
      helpUri: z.url().optional(),
      defaultConfiguration: z.strictObject({ level }).optional(),
    });
    const run = z.strictObject({
      tool: z.strictObject({
        driver: z.strictObject({ name: z.literal('gongdi'), version: z.string(), rules: z.array(rule) }),
      }),
      columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']),
      results: z.array(result),
    });
    const log = z.strictObject({ $schema: z.url(), version: z.literal('2.1.0'), runs: z.array(run).length(1) });
    const [only] = log.parse(JSON.parse(await lint('.', '--format', 'sarif'))).runs;
    for (const { ruleId, ruleIndex } of only?.results ?? [])
      expect(only?.tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
    const prints = only?.results.map(({ partialFingerprints }) => partialFingerprints['gongdi/v1']) ?? [];
    expect(prints.length).toBeGreaterThan(0);
    const uris = only?.results.map(({ locations }) => locations[0]?.physicalLocation.artifactLocation.uri) ?? [];
    expect(uris.map((uri) => decodeURIComponent(uri ?? ''))).toContain('odd 名称,1:%.bpmn');
  });

  it('junit is XML in the shape that build servers take', async () => {
    const xml = await lint('.', '--format', 'junit');
    const { DOMParser } = new JSDOM('').window;
    const { documentElement: root } = new DOMParser().parseFromString(xml, 'application/xml');
    expect(root.nodeName).toBe('testsuites');
    const allowed: Readonly<Record<string, { within: string; attributes: readonly string[] }>> = {
      testsuites: { within: '#document', attributes: ['tests', 'failures', 'errors'] },
      testsuite: { within: 'testsuites', attributes: ['name', 'tests', 'failures', 'errors', 'skipped'] },
      testcase: { within: 'testsuite', attributes: ['classname', 'name', 'file'] },
      failure: { within: 'testcase', attributes: ['type', 'message'] },
      'system-out': { within: 'testcase', attributes: [] },
    };
    for (const element of [root, ...root.querySelectorAll('*')]) {
      expect(element.parentNode?.nodeName).toBe(allowed[element.nodeName]?.within);
      expect(element.getAttributeNames()).toEqual(allowed[element.nodeName]?.attributes);
    }
    const count = (name: string) => root.querySelectorAll(name).length;
    expect(root.getAttribute('tests')).toBe(String(count('testcase')));
    expect(root.getAttribute('failures')).toBe(String(count('failure')));
    expect(count('failure')).toBeGreaterThan(0);
    const names = [...root.querySelectorAll('testcase')].map((one) => one.getAttribute('name'));
    expect(names).toContain('odd 名称,1:%.bpmn');
  });

  it('github is one workflow command a finding, on one line each', async () => {
    const lines = (await lint('.', '--format', 'github')).trim().split('\n');
    const { files } = JSON.parse(await lint('.', '--format', 'json')) as { files: { findings: unknown[] }[] };
    expect(lines).toHaveLength(files.flatMap(({ findings }) => findings).length);
    for (const line of lines)
      expect(line).toMatch(/^::(?:error|warning|notice) file=[^,:]+,line=\d+,col=\d+,title=[\w-]+::.+$/);
    expect(lines.some((line) => line.includes('file=odd 名称%2C1%3A%25.bpmn'))).toBe(true);
  });

  it('stylish aligns its columns, also in Chinese', async () => {
    const lines = (await lint('broken.bpmn', '--lang', 'zh')).split('\n').filter((line) => /^ +\d+:\d+/.test(line));
    expect(new Set(lines.map((line) => line.search(/错误|警告|提示/))).size).toBe(1);
  });

  it.each(['stylish', 'json', 'sarif', 'junit', 'github'])('%s says nothing wrong of good models', async (format) => {
    const { code, stdout } = await gongdi(['lint', 'good.bpmn', '--format', format], { cwd: folder });
    expect(code).toBe(0);
    expect(stdout).not.toMatch(/<failure|::error|"severity"|"level": "error"/);
  });
});

describe('the configuration file', () => {
  const withConfig = async (config: string, ...args: string[]) => {
    const own = scratchFolder();
    writeFileSync(join(own, 'a.bpmn'), brokenModel());
    writeFileSync(join(own, 'gongdi.config.json'), config);
    return gongdi(['lint', '.', ...args], { cwd: own });
  };

  it.each([
    ['{"lint":{"rulez":{}}}', 'lint.rulez: there is no such setting. Did you mean “rules”?'],
    ['{"lint":{"maxWarnings":"3"}}', 'lint.maxWarnings: a whole number'],
    ['{"lint":{"ignore":"x"}}', 'lint.ignore: a list'],
    ['{"lint":{"overrides":[{"rules":{}}]}}', 'lint.overrides[0].files: it is missing'],
    ['{"lint":{"suppress":[{"rule":"missing-di"}]}}', 'lint.suppress[0].reason: it is missing'],
    ['{"lint":{"suppress":[{"rule":"missing-di","reason":" "}]}}', 'lint.suppress[0].reason: a text'],
    ['[]', 'an object'],
    ['{"lint":{"rules":{"label-requird":"off"}}}', 'Did you mean “label-required”?'],
    ['{"lint":{"suppress":[{"rule":"nonsense","reason":"x"}]}}', 'nonsense'],
    ['{"lint":{"overrides":[{"files":["none"],"preset":"mine"}]}}', 'mine'],
  ])('is refused with the place: %s', async (config, words) => {
    const { code, stderr } = await withConfig(config);
    expect(stderr).toContain(words);
    expect(code).toBe(2);
  });

  it('accepts findings by rule, element and file', async () => {
    const accept = (more: object) =>
      withConfig(
        JSON.stringify({ lint: { suppress: [{ rule: 'xml-schema', reason: 'old', ...more }] } }),
        '--rule',
        'sequence-flow-ends=off',
      );
    expect((await accept({})).stdout).not.toContain('xml-schema');
    expect((await accept({ element: 'f2' })).stdout).not.toContain('xml-schema');
    expect((await accept({ element: 'f1' })).stdout).toContain('xml-schema');
    expect((await accept({ files: ['*.bpmn'] })).stdout).not.toContain('xml-schema');
    expect((await accept({ files: ['other/**'] })).stdout).toContain('xml-schema');
  });

  it('tells what it accepts in vain, and only then', async () => {
    const told = async (suppress: object, ...args: string[]) => {
      const { stdout, stderr } = await withConfig(JSON.stringify({ lint: { suppress: [suppress] } }), ...args);
      expect(stdout).not.toContain('accepted');
      return /of no use: there is no (.*) to ignore/.exec(stderr)?.[1];
    };
    const rule = { rule: 'xml-schema', reason: 'old' };
    expect(await told(rule, '--json')).toBeUndefined();
    expect(await told({ ...rule, element: 'f1' })).toBe('xml-schema #f1');
    expect(await told({ ...rule, files: ['*.bpmn'] })).toBeUndefined();
    expect(await told({ ...rule, files: ['gone/**'] })).toBe('xml-schema');
    expect(await told({ ...rule, element: 'f1' }, '--no-schema')).toBeUndefined();
  });

  it('has a schema for editors that knows every rule and every setting', async () => {
    const schema = JSON.parse(
      readFileSync(new URL('../../cli/gongdi.config.schema.json', import.meta.url), 'utf8'),
    ) as { properties: { lint: { properties: { rules: { properties: object } } } } };
    const rules = JSON.parse((await gongdi(['rules', '--json'])).stdout) as { code: string }[];
    expect(Object.keys(schema.properties.lint.properties.rules.properties)).toEqual(rules.map(({ code }) => code));
  });
});

describe('gongdi rules', () => {
  it('explains what is no rule too', async () => {
    expect((await gongdi(['rules', 'doctype', '--lang', 'zh'])).stdout).toMatch(/doctype\n.*错误[^]*DOCTYPE[^]*修复/);
    const page = JSON.parse((await gongdi(['rules', 'unused-suppression', '--json'])).stdout) as object;
    expect(page).toMatchObject({ code: 'unused-suppression', severity: 'info' });
    const near = await gongdi(['rules', 'doctyp']);
    expect(near).toMatchObject({ code: 2, stderr: expect.stringContaining('“doctype”') as string });
  });

  it('explains a rule in both languages, with what engines do', async () => {
    const zh = (await gongdi(['rules', 'time-to-live', '--lang', 'zh'])).stdout;
    expect(zh).toMatch(/说明\n {2}Camunda 7\.20/);
    expect(zh).toMatch(/Camunda 7\.\d+\.\d+ +拒绝部署/);
    for (const part of ['错误示例', '正确示例', '修复', '忽略']) expect(zh).toContain(part);
    const en = (await gongdi(['rules', 'time-to-live'])).stdout;
    for (const part of ['What and why', 'Wrong', 'Right', 'Fix', 'Suppress']) expect(en).toContain(part);
    expect(en).not.toMatch(/\p{Script=Han}{8}/u);
  });

  it('has a page for every rule', async () => {
    const rules = JSON.parse((await gongdi(['rules', '--json'])).stdout) as { code: string }[];
    expect(rules.length).toBeGreaterThan(95);
    const page = z.looseObject({
      explanation: z.string().min(10),
      remedy: z.string().min(4),
      suppress: z.strictObject({ element: z.string(), file: z.string(), config: z.string(), flag: z.string() }),
    });
    for (const code of ['dead-attribute', 'fake-join', 'xml-schema'])
      page.parse(JSON.parse((await gongdi(['rules', code, '--json'])).stdout));
  });

  it('lists by preset and engine, and knows what was probably meant', async () => {
    const codes = async (...args: string[]) =>
      (JSON.parse((await gongdi(['rules', '--json', ...args])).stdout) as { code: string }[]).map(({ code }) => code);
    expect(await codes('--preset', 'zeebe')).toContain('zeebe-message');
    expect(await codes('--engine', 'flowable@6.8')).not.toContain('zeebe-message');
    expect(await codes('--preset', 'recommended')).not.toContain('standard-size');
    expect((await gongdi(['rules', 'dead-atribute'])).stderr).toContain('Did you mean “dead-attribute”?');
    for (const args of [['x-y-z-none'], ['--preset', 'mine'], ['--engine', 'camel']])
      expect((await gongdi(['rules', ...args])).code).toBe(2);
  });
});

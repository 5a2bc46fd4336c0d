import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { gongdi, LEAKS, scratchFolder } from './support/gongdi.ts';
import { leaveModel } from './support/models.ts';

interface Finding {
  code: string;
  severity: string;
  message: string;
  line: number;
  element?: string;
  page?: string;
}

let folder: string;
const put = (name: string, content: string | object) => {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
};
const lint = (...args: string[]) => gongdi(['lint', 'leave.bpmn', ...args], { cwd: folder });
async function found(...args: string[]): Promise<Finding[]> {
  const { stdout, stderr } = await lint('--json', ...args);
  expect(stderr).toBe('');
  return (JSON.parse(stdout) as { files: { findings: Finding[] }[] }).files.flatMap(({ findings }) => findings);
}
const codes = (findings: readonly Finding[]) => findings.map(({ code }) => code);

/** A plug-in as bpmnlint's documentation describes one: rules by path, a configuration, a rule with options. */
function putPlugin(at = 'node_modules/bpmnlint-plugin-house'): void {
  put(`${at}/package.json`, { name: 'bpmnlint-plugin-house', version: '1.0.0', main: 'index.js' });
  put(
    `${at}/index.js`,
    "module.exports = { configs: { all: { rules: { 'no-user': ['warn', { word: 'people' }], odd: 'error' } } }, rules: { 'no-user': './rules/no-user', odd: './rules/odd' } };",
  );
  put(
    `${at}/rules/no-user.js`,
    `module.exports = ({ word }) => {
       const seen = [];
       return {
         meta: { documentation: { url: 'https://house.example/rules/no-user' } },
         check(node, reporter) {
           if (!node.$instanceOf('bpmn:UserTask')) return;
           seen.push(node);
           reporter.report(node.id, word + ' ' + seen.length + ' ' + node.incoming.length, ['camunda:assignee']);
         },
       };
     };`,
  );
  put(
    `${at}/rules/odd.js`,
    "module.exports = () => ({ check: { leave() { throw new TypeError('x is not a function'); } } });",
  );
}

beforeEach(() => {
  folder = scratchFolder();
  put('leave.bpmn', leaveModel().replace(' name="开始"', '').replace(' name="结束"', ''));
});

describe('.bpmnlintrc', () => {
  it('sets the levels of the rules of bpmnlint, and turns off those that it does not name', async () => {
    expect((await found()).map(({ code, severity }) => [code, severity])).toContainEqual(['label-required', 'info']);
    put('.bpmnlintrc', { extends: 'bpmnlint:recommended' });
    expect((await found()).map(({ code, severity }) => [code, severity])).toContainEqual(['label-required', 'error']);
    put('.bpmnlintrc', { rules: { 'no-implicit-end': 'error' } });
    expect(codes(await found())).not.toContain('label-required');
    expect(codes(await found('--no-bpmnlintrc'))).toContain('label-required');
    const { stderr } = await lint();
    expect(stderr).toContain('Checked by .bpmnlintrc');
  });

  it('runs the plug-ins of the project, in the order and with the options of the file', async () => {
    putPlugin();
    put('.bpmnlintrc', { extends: 'plugin:house/all', rules: { 'house/odd': 'off' } });
    expect(await found()).toEqual([
      expect.objectContaining({
        code: 'house/no-user',
        severity: 'warning',
        message: 'people 1 1',
        element: 'approve',
        line: 5,
        page: 'https://house.example/rules/no-user',
      }),
    ]);
    put('second.bpmn', leaveModel());
    const both = await gongdi(['lint', '.', '--json'], { cwd: folder });
    expect(both.stdout.match(/people \d/g)).toEqual(['people 1', 'people 1']);
    const sarif = JSON.parse((await lint('--format', 'sarif')).stdout) as {
      runs: { tool: { driver: { rules: object[] } } }[];
    };
    expect(sarif.runs[0]?.tool.driver.rules).toContainEqual(
      expect.objectContaining({ id: 'house/no-user', helpUri: 'https://house.example/rules/no-user' }),
    );
  });

  it('gives plug-ins connections that a file leaves out, and the extensions that the file names', async () => {
    putPlugin();
    put('leave.bpmn', leaveModel().replaceAll(/<bpmn:(incoming|outgoing)>.*?<\/bpmn:\1>/g, ''));
    put('x.json', { name: 'X', prefix: 'camunda', uri: 'http://camunda.org/schema/1.0/bpmn', types: [] });
    put('.bpmnlintrc', {
      rules: { 'house/no-user': ['info', { word: 'w' }] },
      moddleExtensions: { camunda: './x.json' },
    });
    expect(await found()).toEqual([expect.objectContaining({ severity: 'info', message: 'w 1 1' })]);
  });

  it('knows a rule of the project itself, and keeps it out of a cache when it changes', async () => {
    putPlugin('.');
    put('.bpmnlintrc', { rules: { 'bpmnlint-plugin-house/no-user': ['error', { word: 'a' }] } });
    expect((await found('--cache')).map(({ message }) => message)).toEqual(['a 1 1']);
    put(
      'rules/no-user.js',
      "module.exports = () => ({ check(n, r) { if (n.$type === 'bpmn:Process') r.report(n.id, 'new words'); } });",
    );
    expect((await found('--cache')).map(({ message }) => message)).toEqual(['new words']);
  });

  it('stands below our own configuration and the flags, which know the rules of plug-ins', async () => {
    putPlugin();
    put('.bpmnlintrc', { extends: 'plugin:house/all', rules: { 'house/odd': 'off' } });
    expect((await found('--rule', 'house/no-user=error'))[0]?.severity).toBe('error');
    expect(await found('--rule', 'house/no-user=off')).toEqual([]);
    put('gongdi.config.json', { lint: { suppress: [{ rule: 'house/no-user', reason: 'known' }] } });
    expect(await found()).toEqual([]);
    put('gongdi.config.json', { lint: { bpmnlintrc: false } });
    expect(codes(await found())).toContain('label-required');
    const refused = await lint('--rule', 'house/no-user=off');
    expect(refused).toMatchObject({ code: 2 });
  });

  it('lets a comment suppress a finding of a plug-in, and tells when it is idle', async () => {
    putPlugin();
    put('.bpmnlintrc', { rules: { 'house/no-user': 'error' } });
    const ignoring = (element: string) =>
      put(
        'leave.bpmn',
        leaveModel().replace('<bpmn:process', `<!-- gongdi-ignore house/no-user #${element}: agreed -->$&`),
      );
    ignoring('approve');
    expect(await found()).toEqual([]);
    ignoring('begin');
    expect(codes(await found()).toSorted()).toEqual(['house/no-user', 'unused-suppression']);
  });

  it('goes on when a rule throws', async () => {
    putPlugin();
    put('.bpmnlintrc', { rules: { 'house/odd': 'error', 'house/no-user': 'error' } });
    expect(codes(await found()).toSorted()).toEqual(['house/no-user', 'rule-failed']);
  });

  it('runs plug-ins in worker threads too', async () => {
    putPlugin();
    put('.bpmnlintrc', { rules: { 'house/no-user': 'warn' } });
    for (let at = 0; at < 320; at += 1) put(`many/${at}.bpmn`, leaveModel());
    const { stdout } = await gongdi(['lint', 'many', '--json', '--no-schema'], { cwd: folder });
    const { files } = JSON.parse(stdout) as { files: { findings: Finding[] }[] };
    expect(files.map(({ findings }) => codes(findings))).toEqual(Array.from({ length: 320 }, () => ['house/no-user']));
  });

  it.each([
    ['{', '.bpmnlintrc cannot be used: '],
    ['[]', '.bpmnlintrc cannot be used: '],
    ['{"extends":"nonsense"}', 'unparseable config name <nonsense>'],
    ['{"extends":"bpmnlint:strict"}', 'bpmnlint/strict, which does not exist'],
    ['{"rules":{"label-requird":"error"}}', 'bpmnlint/label-requird (label-required?), which does not exist'],
    ['{"rules":{"label-required":"fatal"}}', 'label-required: fatal'],
    [
      '{"extends":"plugin:absent/all"}',
      'The plug-in bpmnlint-plugin-absent of .bpmnlintrc is not installed; run npm install --save-dev bpmnlint-plugin-absent',
    ],
    ['{"rules":{"absent/x":"error"}}', 'bpmnlint-plugin-absent of .bpmnlintrc is not installed'],
    ['{"rules":{"house/none":"error"}}', 'bpmnlint-plugin-house/none, which does not exist'],
    ['{"extends":"plugin:house/none"}', 'plugin:bpmnlint-plugin-house/none, which does not exist'],
    ['{"rules":{"broken/x":"error"}}', 'bpmnlint-plugin-broken of .bpmnlintrc cannot be loaded: out of order'],
  ])('refuses %s and says why', async (content, words) => {
    putPlugin();
    put('node_modules/bpmnlint-plugin-broken/index.js', "throw new Error('out of order')");
    put('.bpmnlintrc', content);
    const { code, stdout, stderr } = await lint();
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(words);
    expect(stderr).not.toMatch(LEAKS);
  });
});

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gongdi, LEAKS, scratchFolder, type Run } from './support/gongdi.ts';
import { brokenModel, leaveModel } from './support/models.ts';

const folder = scratchFolder();
const put = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content);
put('leave.bpmn', leaveModel());
put('broken.bpmn', brokenModel());
put('nameless.bpmn', leaveModel({ task: '' }));
const lint = (args: string[], run: Run = {}) => gongdi(['lint', ...args], { cwd: folder, ...run });

interface Report {
  files: {
    file: string;
    findings: { code: string; severity: string; message: string; line: number; column: number }[];
  }[];
  summary: { files: number; errors: number; warnings: number; infos: number };
}
const report = async (args: string[], run: Run = {}): Promise<Report> =>
  JSON.parse((await lint([...args, '--json'], run)).stdout) as Report;

describe('gongdi lint', () => {
  it('has nothing to say about a good model', async () => {
    const { code, stdout, stderr } = await lint(['leave.bpmn']);
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: '', stderr: 'No problems; files checked: 1\n' });
  });

  it('says what the schema refuses, with line, column and exit 1', async () => {
    const { code, stdout, stderr } = await lint(['broken.bpmn', '--lang', 'zh']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^broken\.bpmn\n/);
    expect(stdout).toMatch(/ 8:\d+ {2}错误 {2}<sequenceFlow> 缺少属性 targetRef {2}xml-schema/);
    expect(stderr).toContain('检查了 1 个文件');
    const without = await report(['broken.bpmn', '--no-schema']);
    expect(without.files[0]?.findings.map(({ code }) => code)).not.toContain('xml-schema');
  });

  it('goes by warnings only when told how many are too many', async () => {
    expect((await lint(['nameless.bpmn', '--rule', 'label-required=warn'])).code).toBe(0);
    const { code, stderr } = await lint(['nameless.bpmn', '--rule', 'label-required=warn', '--max-warnings', '0']);
    expect(code).toBe(1);
    expect(stderr).toContain('more than the 0 allowed');
    expect((await lint(['nameless.bpmn', '--rule', 'label-required=error'])).code).toBe(1);
    expect((await lint(['nameless.bpmn', '--max-warnings', 'x'])).code).toBe(2);
  });

  it('checks for the engine that is asked for', async () => {
    const old = leaveModel().replace(' camunda:historyTimeToLive="P180D"', '');
    const codes = async (engine: string) => {
      const { files } = await report(['-', '--engine', engine], { stdin: old });
      return files[0]?.findings.map(({ code }) => code);
    };
    expect(await codes('camunda@7.20')).toContain('time-to-live');
    expect(await codes('camunda@7.19')).not.toContain('time-to-live');
    expect((await lint(['leave.bpmn', '--engine', 'camel'])).code).toBe(2);
  });

  it('knows its rules by name', async () => {
    const { code, stderr } = await lint(['leave.bpmn', '--rule', 'label-requird=off']);
    expect(code).toBe(2);
    expect(stderr).toContain('Did you mean “label-required”?');
    expect((await lint(['leave.bpmn', '--rule', 'label-required'])).code).toBe(2);
    expect((await lint(['leave.bpmn', '--preset', 'mine'])).code).toBe(2);
  });

  it('takes folders, patterns and standard input, each file once', async () => {
    mkdirSync(join(folder, 'tree/deep'), { recursive: true });
    put('tree/a.bpmn', leaveModel());
    put('tree/deep/b.bpmn20.xml', leaveModel());
    put('tree/other.xml', '<other/>');
    const names = async (args: string[], run: Run = {}) => (await report(args, run)).files.map(({ file }) => file);
    expect(await names(['tree', 'tree/a.bpmn', 'tree/**/*.bpmn'])).toEqual(['tree/a.bpmn', 'tree/deep/b.bpmn20.xml']);
    expect(await names(['-'], { stdin: leaveModel() })).toEqual(['-']);
  });

  it('leaves out what the ignore file and the configuration name', async () => {
    const own = scratchFolder();
    for (const name of ['keep', 'old', 'gen/made']) {
      mkdirSync(join(own, 'gen'), { recursive: true });
      writeFileSync(join(own, `${name}.bpmn`), leaveModel());
    }
    writeFileSync(join(own, '.gongdiignore'), '# made by a program\ngen/\n/old.bpmn\n');
    const { files } = await report(['.'], { cwd: own });
    expect(files.map(({ file }) => file)).toEqual(['keep.bpmn']);
    writeFileSync(join(own, '.gongdiignore'), '*.bpmn\n!keep.bpmn\n');
    expect((await report(['.'], { cwd: own })).files.map(({ file }) => file)).toEqual(['keep.bpmn']);
  });

  it('takes rules and preset from the configuration file, below the flags', async () => {
    const own = scratchFolder();
    writeFileSync(join(own, 'nameless.bpmn'), leaveModel({ task: '' }));
    writeFileSync(join(own, 'gongdi.config.json'), '{"lint":{"rules":{"label-required":"error"}}}');
    expect((await lint(['.'], { cwd: own })).code).toBe(1);
    expect((await lint(['.', '--rule', 'label-required=off'], { cwd: own })).code).toBe(0);
  });

  it('writes formats that machines read', async () => {
    const sarif = JSON.parse((await lint(['broken.bpmn', '--format', 'sarif'])).stdout) as {
      runs: { tool: { driver: { rules: { id: string }[] } }; results: { ruleId: string; ruleIndex: number }[] }[];
    };
    const { results, tool } = sarif.runs[0]!;
    expect(results.length).toBeGreaterThan(0);
    for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId);

    const junit = (await lint(['broken.bpmn', 'leave.bpmn', '--format', 'junit'])).stdout;
    expect(junit).toContain('<testsuites tests="2" failures="1" errors="0">');
    expect(junit).toContain('name="leave.bpmn" file="leave.bpmn" />');
    expect(junit).toContain('&#60;sequenceFlow&#62;');

    const github = (await lint(['broken.bpmn', '--format', 'github'])).stdout;
    expect(github).toMatch(/^::error file=broken\.bpmn,line=8,col=\d+,title=xml-schema::/m);
  });

  it('repairs only when asked, only files, and says so', async () => {
    // In a form that no writer produces.
    const idle = leaveModel().replace(' isExecutable="true"', '').replaceAll(/\n */g, '\r\n\t \t');
    put('idle.bpmn', idle);
    const fixable = (await report(['idle.bpmn'])).files[0]?.findings.filter((one) => 'fixable' in one) ?? [];
    expect(fixable.map(({ code }) => code)).toEqual(['not-executable']);
    await lint(['idle.bpmn', '--fix', '--dry-run']);
    expect(readFileSync(join(folder, 'idle.bpmn'), 'utf8')).toBe(idle);
    expect((await lint(['idle.bpmn', '--fix'])).stderr).toContain('Written: idle.bpmn');
    const repaired = readFileSync(join(folder, 'idle.bpmn'), 'utf8');
    expect(repaired).toContain(' isExecutable="true"');
    expect(repaired.replace(' isExecutable="true"', '')).toBe(idle);
    expect((await report(['idle.bpmn'])).files[0]?.findings).toEqual([]);
    expect((await lint(['-', '--fix'], { stdin: idle })).code).toBe(2);
  });

  it('finds the same in one thread and in several', async () => {
    const own = scratchFolder();
    for (let i = 0; i < 320; i += 1)
      writeFileSync(
        join(own, `${String(i).padStart(3, '0')}.bpmn`),
        i % 7 === 0 ? brokenModel() : leaveModel({ key: `p${i}` }),
      );
    const [whole, part] = [await report(['.'], { cwd: own }), await report(['00*.bpmn'], { cwd: own })];
    expect(whole.summary.files).toBe(320);
    expect(whole.files.slice(0, part.files.length)).toEqual(part.files);
    expect(whole.files.map(({ file }) => file)).toEqual(whole.files.map(({ file }) => file).toSorted());
    expect(whole.files.filter(({ findings }) => findings.length > 0)).toHaveLength(46);
  });

  it.each<[string, string | Uint8Array, string]>([
    ['nothing', '', 'empty-input'],
    ['no XML', 'hello', 'not-well-formed'],
    ['half a file', leaveModel().slice(0, 700), 'not-well-formed'],
    ['other XML', '<a xmlns="urn:a"/>', 'not-bpmn'],
    ['entities that grow', `<!DOCTYPE a [<!ENTITY b "${'x'.repeat(100)}">]>${leaveModel().slice(39)}`, 'doctype'],
    ['deep nesting', leaveModel().replace('<bpmn:process', `${'<a>'.repeat(100_000)}<bpmn:process`), 'too-deep'],
    ['50 MB', `${leaveModel()}${' '.repeat(50 * 1024 * 1024)}`, 'too-large'],
    ['bytes that are no text', Uint8Array.from({ length: 4096 }, (_, index) => (index * 37) % 256), ''],
  ])('answers %s with a finding', async (_name, content, expected) => {
    const since = performance.now();
    const { code, stdout, stderr } = await lint(['-', '--json'], { stdin: content });
    const { files } = JSON.parse(stdout) as Report;
    expect(code).toBe(1);
    expect(files[0]?.findings.some(({ severity }) => severity === 'error')).toBe(true);
    if (expected) expect(files[0]?.findings.map(({ code }) => code)).toContain(expected);
    for (const { line, column } of files[0]?.findings ?? []) expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
    expect(stdout + stderr).not.toMatch(LEAKS);
    expect(performance.now() - since).toBeLessThan(20_000);
  });
});

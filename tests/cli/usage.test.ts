import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gongdi, LEAKS, PROGRAM, scratchFolder } from './support/gongdi.ts';
import { leaveModel } from './support/models.ts';

const folder = scratchFolder();
writeFileSync(join(folder, 'leave.bpmn'), leaveModel());
const COMMANDS = [
  'completion',
  'convert',
  'deploy',
  'diff',
  'doctor',
  'export',
  'format',
  'import',
  'info',
  'lint',
  'list',
  'login',
  'logout',
  'new',
  'render',
  'rules',
  'serve',
  'whoami',
];

describe('the program', () => {
  it('tells its version and nothing else', async () => {
    const { code, stdout, stderr } = await gongdi(['--version']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('lists every command, also when none is given in a folder without models', async () => {
    const cwd = scratchFolder();
    for (const args of [[], ['--help'], ['help']]) {
      const { code, stdout } = await gongdi(args, { cwd });
      expect(code).toBe(0);
      for (const name of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
      expect(stdout).toMatch(/^Usage: gongdi \[options\] \[command\]$/m);
    }
  });

  it.each(COMMANDS)('explains %s in both languages', async (name) => {
    const [en, zh] = await Promise.all([
      gongdi([name, '--help']),
      gongdi([name, '--help'], { env: { GONGDI_LANG: 'zh' } }),
    ]);
    expect([en.code, zh.code]).toEqual([0, 0]);
    expect(en.stdout).toMatch(new RegExp(`^Usage: gongdi ${name} `));
    // Examples may contain a Chinese file name.
    expect(en.stdout.split('Examples:')[0]).not.toMatch(/\p{Script=Han}/u);
    expect(zh.stdout).toMatch(/^用法/);
    expect(zh.stdout).toContain('显示帮助');
  });

  it('takes models that end in .bpmn.xml from a folder, a configuration that ends in .mjs, and orders to use colours', async () => {
    const cwd = join(folder, 'endings');
    mkdirSync(cwd);
    writeFileSync(join(cwd, 'leave.bpmn.xml'), leaveModel());
    writeFileSync(join(cwd, 'other.xml'), '<a/>');
    const { code, stdout } = await gongdi(['info', '.'], { cwd });
    expect([code, stdout.match(/\S+\.xml/g)]).toEqual([0, ['leave.bpmn.xml']]);
    expect((await gongdi(['convert', '.', '--to', 'json', '--out', 'made/'], { cwd })).code).toBe(0);
    expect(readdirSync(join(cwd, 'made'))).toEqual(['leave.json']);
    const painted = await gongdi(['--help'], { cwd, env: { CLICOLOR_FORCE: '1' } });
    expect(painted.stdout).toContain('\u001B[');
    writeFileSync(join(cwd, 'gongdi.config.mjs'), 'export default { lint: { extends: "nope" } };');
    const refused = await gongdi(['lint', '.'], { cwd });
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('gongdi.config.mjs')]);
  });

  it('explains a command by help as well', async () => {
    const [by, flag] = await Promise.all([gongdi(['help', 'lint']), gongdi(['lint', '--help'])]);
    expect(by).toEqual(flag);
  });

  it.each([
    [['lnit'], 'Did you mean “lint”?'],
    [['lnit', '--format', 'json', 'x'], 'Did you mean “lint”?'],
    [['draw', 'x', '--out', 'y'], 'There is no command “draw”\nDid you mean “render”?'],
    [['help', 'lnit'], 'There is no command “lnit”\nDid you mean “lint”?'],
    [['--jsno'], 'There is no option --jsno\nDid you mean “--json”?'],
    [['lint', '--fromat', 'json', 'x'], 'Did you mean “--format”?'],
    [['lint'], 'The argument <files> is missing\ngongdi lint --help explains it'],
    [['list'], 'The argument <resource> is missing\nIt takes: accident, agerule, application, '],
    [['device', 'get'], 'The argument <record> is missing\ngongdi get --help explains it'],
    [['db', 'up'], 'The argument <action> cannot be “up”; it takes: status, migrate'],
    [['login', '--server', 'nowhere'], '--server should be an address'],
    [['whoami', '--server', 'ftp://site'], '--server should be an address'],
    [['login', '--user', 'x', '--password-stdin'], 'There is no password on the first line'],
    [['lint', 'x', '--format'], 'The option --format <name> needs a value'],
    [['lint', 'x', '--format', 'yaml'], 'it takes: stylish, json, sarif, junit, github'],
    [['rules', 'a', 'b'], 'Too many arguments'],
    [['lint', 'x', '--lang', 'fr'], 'it takes: zh, en'],
    [['completion', 'tcsh'], 'it takes: bash, zsh, fish, powershell'],
    [['lint', 'nothing.bpmn'], 'No such file: nothing.bpmn'],
    [['lint', '*.nothing'], 'No file matches “*.nothing”'],
    [['convert', 'leave.bpmn'], 'The option --to is needed'],
    [['serve', '--port', '70000'], '--port takes a whole number from 0 to 65535'],
  ])('answers %j with exit 2 and what to do', async (args, words) => {
    const { code, stdout, stderr } = await gongdi(args, { cwd: folder });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(words);
    expect(stderr).not.toMatch(LEAKS);
  });

  it('says failures as JSON when asked, still on standard error', async () => {
    const { code, stdout, stderr } = await gongdi(['lint', 'nothing.bpmn', '--json', '--lang', 'zh'], { cwd: folder });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(JSON.parse(stderr)).toEqual({ error: { message: '文件不存在：nothing.bpmn', exit: 2 } });
  });

  it('goes by the flag, GONGDI_LANG and the locale for its language', async () => {
    const said = async (args: string[], env: Record<string, string>) =>
      (await gongdi(['lint', 'nothing.bpmn', ...args], { cwd: folder, env })).stderr;
    expect(await said([], { LC_ALL: 'zh_CN.UTF-8' })).toContain('文件不存在');
    expect(await said([], { LC_ALL: 'zh_CN.UTF-8', GONGDI_LANG: 'en' })).toContain('No such file');
    expect(await said(['--lang=zh'], { GONGDI_LANG: 'en' })).toContain('文件不存在');
    expect(await said([], { LC_ALL: 'fr_FR.UTF-8' })).toContain('No such file');
  });

  it('takes common options before the command too', async () => {
    const { code, stdout } = await gongdi(['--json', 'rules']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ code: 'label-required', peer: true }));
  });

  it('uses colour when forced and never with NO_COLOR or --no-color', async () => {
    writeFileSync(join(folder, 'bad.bpmn'), '<no/>');
    const out = async (args: string[], env: Record<string, string>) =>
      (await gongdi(['lint', 'bad.bpmn', ...args], { cwd: folder, env })).stdout;
    expect(await out([], { FORCE_COLOR: '1' })).toContain('\u001B[');
    expect(await out([], {})).not.toContain('\u001B[');
    expect(await out([], { FORCE_COLOR: '1', NO_COLOR: '1' })).not.toContain('\u001B[');
    expect(await out(['--no-color'], { FORCE_COLOR: '1' })).not.toContain('\u001B[');
  });

  it.runIf(process.platform !== 'win32')('ends quietly when its reader has seen enough', () => {
    const command = `'${process.execPath}' '${PROGRAM}' rules --json | head -n 1`;
    const { stdout, stderr } = spawnSync('bash', ['-c', `${command}; echo "\${PIPESTATUS[0]}"`], { encoding: 'utf8' });
    expect({ stdout, stderr }).toEqual({ stdout: '[\n0\n', stderr: '' });
  });

  it('refuses a configuration that is no JSON, and names it', async () => {
    const own = scratchFolder();
    writeFileSync(join(own, 'gongdi.config.json'), '{ lint: ');
    writeFileSync(join(own, 'leave.bpmn'), leaveModel());
    const { code, stderr } = await gongdi(['lint', 'leave.bpmn'], { cwd: own });
    expect(code).toBe(2);
    expect(stderr).toContain('gongdi.config.json');
  });

  it('makes completion scripts that shells can read', async () => {
    const { stdout } = await gongdi(['completion', 'bash']);
    const check = `${stdout}\nCOMP_WORDS=(gongdi lint --format s); COMP_CWORD=3; _gongdi; echo "\${COMPREPLY[@]}"`;
    expect(spawnSync('bash', ['-c', check], { encoding: 'utf8' })).toMatchObject({
      stdout: 'stylish sarif\n',
      stderr: '',
    });
    const words = (...typed: string[]) =>
      spawnSync(
        'bash',
        [
          '-c',
          `${stdout}\nCOMP_WORDS=("$@"); COMP_CWORD=$(($#-1)); _gongdi; echo "\${COMPREPLY[@]}"`,
          'bash',
          ...typed,
        ],
        { encoding: 'utf8' },
      ).stdout.trim();
    expect(words('gongdi', 'db', '')).toBe('status migrate');
    expect(words('gongdi', 'completion', 'p')).toBe('powershell');
    expect(words('gongdi', 'list', 'proj').split(' ')).toContain('project');
    expect(words('gongdi', 'rules', 'label-')).toBe('label-required');
    for (const shell of ['zsh', 'fish', 'powershell']) {
      const made = await gongdi(['completion', shell, '--lang', 'zh']);
      expect(made.code).toBe(0);
      for (const name of COMMANDS) expect(made.stdout).toContain(name);
    }
  });
});

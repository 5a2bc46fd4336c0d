import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { gongdi, LEAKS, scratchFolder, type Run } from './support/gongdi.ts';
import { withServe } from './support/serve.ts';

const serve = withServe();
const folder = scratchFolder();
const home = scratchFolder();
const run = (args: string[], { env, ...more }: Run = {}) =>
  gongdi(args, {
    cwd: folder,
    ...more,
    env: { GONGDI_SERVER: serve().address, XDG_CONFIG_HOME: home, HOME: home, APPDATA: home, ...env },
  });
const json = async <T>(args: string[]) => JSON.parse((await run([...args, '--json'])).stdout) as T;
const sets = (values: Record<string, string>) =>
  Object.entries(values).flatMap(([name, value]) => ['--set', `${name}=${value}`]);

const PROJECT = {
  项目名称: '终端新增',
  项目阶段: '在建',
  项目地址: '上海市',
  经度: '121.4',
  纬度: '31.2',
  开工日期: '2026/3/1',
};
const USER = { userName: 'cli-user', 姓名: '王建', 所属组织: '上海分公司', 角色: 'admin,5002' };

beforeAll(async () => {
  const { code } = await run(['login', '--user', 'admin'], { env: { GONGDI_PASSWORD: 'Admin@2026' } });
  expect(code).toBe(0);
});

describe('a record', () => {
  it('is checked, added, read, changed and deleted by its title, noun first or verb first', async () => {
    const dry = await run(['project', 'add', ...sets(PROJECT), '--dry-run']);
    expect(dry).toMatchObject({ code: 0, stdout: '', stderr: expect.stringContaining('would add') as string });
    expect((await run(['get', 'project', '终端新增'])).code).toBe(1);
    const row = await json<{ id: string; project_phase: number; begin_time: string }>([
      'add',
      'project',
      ...sets(PROJECT),
    ]);
    expect(row).toMatchObject({ project_phase: 2, begin_time: '2026-03-01' });
    const shown = await run(['project', 'get', '终端新增', '--lang', 'zh']);
    expect(shown.stdout).toMatch(/项目阶段 +在建/);
    expect((await run(['project', 'edit', row.id, '--set', '备注=改过'])).stderr).toBe('Project: changed “终端新增”\n');
    const { code, stderr } = await run(['project', 'edit', '终端新增', '--set', 'remark=改过']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'Project: “终端新增” stays as it is, nothing was written\n' });
    expect((await run(['project', 'delete', '终端新增'])).code).toBe(2);
    expect((await run(['project', 'delete', '终端新增', '没有的', '--yes'])).code).toBe(4);
    expect((await run(['project', 'get', row.id])).code).toBe(1);
  });

  it('travels as JSON, from a file and through standard input', async () => {
    writeFileSync(
      join(folder, 'one.json'),
      JSON.stringify({
        project_name: '文件新增',
        project_phase: '筹备',
        begin_time: '2026-01-01',
        project_address: { location: { address: '北京', longitude: 116.4, latitude: 39.9 } },
      }),
    );
    expect((await run(['project', 'add', '--file', 'one.json'])).code).toBe(0);
    const row = await json<Record<string, unknown>>(['project', 'get', '文件新增']);
    const stdin = JSON.stringify({ ...row, remark: '经管道' });
    expect((await run(['project', 'edit', '文件新增', '--file', '-'], { stdin })).code).toBe(0);
    const after = await json<Record<string, unknown>>(['project', 'get', '文件新增']);
    expect(after).toMatchObject({ remark: '经管道', project_address: row['project_address'], version: 2 });
    expect((await run(['project', 'delete', '文件新增', '--yes'])).code).toBe(0);
  });

  it('is a user too, whose password never stands on a command line', async () => {
    const env = { GONGDI_NEW_PASSWORD: 'Passw0rd-x' };
    const refused = await run(['user', 'add', ...sets({ ...USER, 初始密码: 'Passw0rd-x' })]);
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('GONGDI_NEW_PASSWORD') as string });
    expect((await run(['user', 'add', ...sets(USER)])).code).toBe(2);
    expect((await run(['user', 'add', ...sets(USER)], { env: { GONGDI_NEW_PASSWORD: 'short' } })).code).toBe(1);
    expect((await run(['user', 'add', ...sets(USER), '--password-stdin'], { stdin: 'Passw0rd-x\n' })).code).toBe(0);
    // The server refuses a user name that is already used.
    expect((await run(['user', 'add', ...sets(USER)], { env })).code).toBe(3);
    const login = await run(['login', '--user', 'cli-user'], {
      env: { GONGDI_PASSWORD: 'Passw0rd-x', XDG_CONFIG_HOME: folder },
    });
    expect(login.code).toBe(0);
    const { stdout } = await run(['user', 'get', 'cli-user', '--lang', 'zh']);
    expect(stdout).toMatch(/所属组织 +上海分公司\n/);
    expect(stdout).toMatch(/角色编码 +5002, admin\n/);
    expect((await run(['user', 'delete', 'cli-user', '--yes'])).code).toBe(0);
  });

  it('is listed with names for what it refers to and where it is, and found by words', async () => {
    const zhejiang = ['organization', 'list', '--filter', 'region_code=浙江省', '--lang', 'zh'];
    const { stdout } = await run(zhejiang);
    expect(stdout).toMatch(/华东分公司 +浦江建工集团有限公司 +施工单位 +浙江省 /);
    expect(stdout).toMatch(/钱塘数字产业园项目部 +华东分公司 +施工单位 +浙江省 \/ 杭州市 \/ 钱塘区 /);
    expect(stdout).not.toContain('上海分公司');
    const unclear = await run(['organization', 'list', '--filter', 'region_code=西湖区', '--lang', 'zh']);
    expect(unclear).toMatchObject({ code: 2, stderr: expect.stringContaining('不是明确的地区') as string });
    const phase = await run(['project', 'list', '--filter', 'project_phase=不存在', '--lang', 'zh']);
    expect(phase).toMatchObject({ code: 2, stderr: expect.stringContaining('不在可选范围内') as string });
    const word = await json<{ total: number }>(['project', 'list', '--filter', 'project_phase=在建,筹备']);
    const code = await json<{ total: number }>(['project', 'list', '--filter', 'project_phase=2,1']);
    expect(word.total).toBe(code.total);
    expect(word.total).toBeGreaterThan(0);
  });

  it.each([
    [['project', 'add'], 2, '--set'],
    [['project', 'add', '--set', 'nonsense'], 2, 'write field=value'],
    [['project', 'add', '--set', 'colour=red'], 2, 'no field “colour”'],
    [['project', 'add', '--set', '项目阶段=没有'], 1, 'Phase'],
    [['project', 'add', '--set', '项目名称=只有名称'], 1, 'Address'],
    [['project', 'add', '--file', 'gone.json'], 2, 'No such file'],
    [['project', 'add', '--file', '-'], 2, 'not the JSON of one record'],
    [['project', 'get', '没有的'], 1, 'there is no “没有的”'],
    [['project', 'get', 'x'.repeat(300)], 1, 'there is no'],
    [['projct', 'get', 'x'], 2, 'Did you mean “project”?'],
    [['loginlog', 'add', '--set', 'a=b'], 2, 'cannot be done'],
    [
      ['user', 'add', ...sets({ ...USER, 角色: '没有的角色' }), '--password-stdin'],
      1,
      'Roles: there is no “没有的角色”',
    ],
  ])('answers %j with exit %i', async (args, expected, words) => {
    const { code, stderr } = await run(args);
    expect(stderr).toContain(words);
    expect(code).toBe(expected);
    expect(stderr).not.toMatch(LEAKS);
  });
});

describe('the database', () => {
  const backup = join(folder, 'site.backup');
  const data = join(folder, 'data');

  it('is backed up while the server runs, and put back elsewhere', async () => {
    const served = serve().data;
    expect((await run(['backup', backup, '--data', served])).code).toBe(0);
    expect((await run(['backup', backup, '--data', served])).code).toBe(2);
    expect(await json(['db', 'status', '--data', served])).toMatchObject({ pending: [] });
    expect((await run(['restore', backup, '--data', served, '--force', '--yes'])).code).toBe(3);
    // The key of personal data is not in the backup: it is brought to the other place by hand.
    expect(await run(['restore', backup, '--data', data])).toMatchObject({
      stdout: '',
      stderr: expect.stringContaining('personal-keys.json') as string,
    });
    mkdirSync(data, { recursive: true });
    copyFileSync(join(served, 'personal-keys.json'), join(data, 'personal-keys.json'));
    const restored = await json<{ rows: number; files: number; lost_files: number }>([
      'restore',
      backup,
      '--data',
      data,
    ]);
    expect(restored.rows).toBeGreaterThan(100);
    // The drawings of the demo's areas, each stored under its hash.
    const filesIn = (folder: string) =>
      readdirSync(join(folder, 'files'), { recursive: true })
        .map((name) => basename(String(name)))
        .filter((name) => /^[0-9a-f]{64}$/.test(name))
        .toSorted();
    expect(filesIn(data)).toEqual(filesIn(served));
    expect(restored).toMatchObject({ files: filesIn(served).length, lost_files: 0 });
    expect(restored.files).toBeGreaterThan(0);
    const filled = await run(['restore', backup, '--data', data, '--lang', 'zh']);
    expect(filled).toMatchObject({ code: 3, stderr: expect.stringContaining('--force') as string });
    expect((await run(['restore', backup, '--data', data, '--force'])).code).toBe(2);
    expect((await run(['restore', backup, '--data', data, '--force', '--yes'])).code).toBe(0);
  });

  it.each([
    [['db', 'paint'], 2, 'status, migrate'],
    [['db', 'status', '--data', 'nowhere'], 2, 'no database'],
    [['backup', 'x.backup', '--data', 'nowhere'], 2, 'no database'],
    [['restore', 'gone.backup'], 2, 'No such file'],
    [['restore', 'one.json', '--data', data, '--force', '--yes'], 1, 'damaged'],
  ])('answers %j with exit %i', async (args, expected, words) => {
    const { code, stderr } = await run(args);
    expect(stderr).toContain(words);
    expect(code).toBe(expected);
    expect(stderr).not.toMatch(LEAKS);
  });
});

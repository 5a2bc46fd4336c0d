import { calls, createClient, memorySession } from '@gongdi/api';
import { once } from 'node:events';
import { rmSync, statSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gongdi, LEAKS, scratchFolder, type Run } from './support/gongdi.ts';
import { brokenModel, leaveModel, scriptModel } from './support/models.ts';
import { withServe } from './support/serve.ts';

const serve = withServe();
const folder = scratchFolder();
const home = scratchFolder();
const put = (name: string, content: string) => writeFileSync(join(folder, name), content);
const run = (args: string[], { env, ...more }: Run = {}) =>
  gongdi(args, {
    cwd: folder,
    ...more,
    env: { GONGDI_SERVER: serve().address, XDG_CONFIG_HOME: home, HOME: home, APPDATA: home, ...env },
  });
const json = async <T>(args: string[]) => JSON.parse((await run([...args, '--json'])).stdout) as T;
const login = (user: string, password: string) =>
  run(['login', '--user', user], { env: { GONGDI_PASSWORD: password } });

/** Returns a port on which no program listens any more. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A sheet with its own headers; the second row is wrong. */
const SHEET = `工程名,项目阶段,项目地址,经度,纬度,开工日期,备用
终端工程一,在建,上海市浦东新区,121.4,31.2,2026-03-01,x
终端工程二,不存在,上海市浦东新区,121.4,31.2,2026-13-01,x
终端工程三,在建,上海市黄浦区,121.4,31.2,2026-03-01,x
`;
const MAP = ['--map', '工程名=project_name', '--map', '备用='];

describe('before a login', () => {
  it('shows the address and the demo accounts at start', async () => {
    const { address, said } = serve();
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    await expect.poll(said).toContain('Ctrl-C stops it');
    expect(said()).toMatch(/^admin +Admin@2026/m);
  });

  it.each([['whoami'], ['list', 'projects'], ['export', 'projects', '--out', 'x.xlsx']])(
    '%s asks for one, exit 3',
    async (...args) => {
      const { code, stdout, stderr } = await run(args);
      expect({ code, stdout, stderr }).toEqual({
        code: 3,
        stdout: '',
        stderr: 'Not logged in; run gongdi login first\n',
      });
    },
  );

  it('refuses a wrong password in both languages, and asks nothing without a terminal', async () => {
    expect((await login('owner', 'wrong')).stderr).not.toMatch(/\p{Script=Han}/u);
    const { code, stderr } = await run(['login', '--user', 'owner', '--password-stdin', '--lang', 'zh'], {
      stdin: 'wrong\n',
    });
    expect({ code, stderr }).toEqual({ code: 3, stderr: '账号或密码不正确\n' });
    expect((await run(['login'])).code).toBe(2);
  });

  it('says where nobody answers', async () => {
    const { code, stderr } = await run(['whoami'], { env: { GONGDI_SERVER: 'http://127.0.0.1:9', GONGDI_TOKEN: 'x' } });
    expect(code).toBe(3);
    expect(stderr).toContain('http://127.0.0.1:9');
    const free = await run(['whoami', '--lang', 'zh', '--server', `http://127.0.0.1:${await freePort()}`], {
      env: { GONGDI_TOKEN: 'x', GONGDI_SERIAL: 'x' },
    });
    expect(free).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('连接被拒绝，请确认服务器已启动') as string,
    });
    expect(stderr).not.toMatch(LEAKS);
    expect((await run(['whoami', '--profile', 'nowhere'])).code).toBe(2);
  });
});

describe('with a session', () => {
  beforeAll(async () => {
    expect(await login('admin', 'Admin@2026')).toMatchObject({ code: 0, stdout: '' });
  });
  afterAll(async () => {
    expect((await run(['logout'])).code).toBe(0);
    expect((await run(['whoami'])).code).toBe(3);
    expect((await run(['logout'])).code).toBe(0);
  });

  it('keeps it where only this user reads it', async () => {
    expect(await json(['whoami'])).toMatchObject({ user_name: 'admin', server: serve().address });
    // Without a named server, the server of the last login is used.
    const { stdout } = await run(['whoami'], { env: { GONGDI_SERVER: undefined } });
    expect(stdout).toContain(serve().address);
    const file = process.platform === 'linux' ? join(home, 'gongdi', 'credentials.json') : undefined;
    if (file) expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('deploys what it checked, once', async () => {
    put('leave.bpmn', leaveModel({ key: 'cli-leave' }));
    expect((await run(['deploy', 'leave.bpmn', '--dry-run'])).stderr).toContain('would deploy cli-leave');
    expect((await run(['deploy', 'leave.bpmn'])).stderr).toBe('leave.bpmn: deployed cli-leave, version 1\n');
    expect((await run(['deploy', 'leave.bpmn', '--lang', 'zh'])).stderr).toContain('与已发布的 v1 相同');
    expect((await run(['deploy', 'leave.bpmn', '--dry-run'])).stderr).toContain('is what version 1 holds already');
    put('leave.bpmn', leaveModel({ key: 'cli-leave', task: '经理审批' }));
    const would = await json<{ files: object[] }>(['deploy', 'leave.bpmn', '--dry-run']);
    expect(would.files).toEqual([{ file: 'leave.bpmn', key: 'cli-leave', result: 'would-deploy', version: 1 }]);
    const { files } = await json<{ files: object[] }>(['deploy', 'leave.bpmn']);
    expect(files).toEqual([expect.objectContaining({ key: 'cli-leave', result: 'deployed', version: 2 })]);
  });

  it('runs the scripts of a deployed model in the installed program', async () => {
    put('script.bpmn', scriptModel('cli-script'));
    expect((await run(['deploy', 'script.bpmn'])).stderr).toBe('script.bpmn: deployed cli-script, version 1\n');
    const session = memorySession();
    const client = createClient({ config: () => ({ baseUrl: serve().address }), session });
    const body = { user_name: 'admin', password: 'Admin@2026' };
    const entered = await client.call(calls.user.login, { body });
    session.set({ token: entered.token, serial: entered.serial_token_number });
    const { list } = await client.call(calls.workflow.definitionPage, { query: { key: 'cli-script' } });
    const { id } = await client.call(calls.workflow.instanceCreate, {
      body: { process_definition_id: list[0]!.id, variables: {} },
    });
    const ended = async () => (await client.call(calls.workflow.instanceGet, { query: { id } })).status;
    await expect.poll(ended, { timeout: 60_000 }).toBe(2);
    const variables = await client.call(calls.workflow.instanceVariables, { query: { id } });
    expect(variables).toContainEqual(expect.objectContaining({ name: 'sum', value: 42 }));
  });

  it('tells a file apart from what is deployed', async () => {
    expect(await run(['diff', 'leave.bpmn', '--deployed'])).toMatchObject({ code: 0, stderr: '' });
    put('leave.bpmn', leaveModel({ key: 'cli-leave', task: '总经理审批' }));
    const { before, changed } = await json<{ before: string; changed: object[] }>(['diff', 'leave.bpmn', '--deployed']);
    expect({ before, changed }).toMatchObject({ before: 'gongdi:cli-leave v2', changed: [{ id: 'approve' }] });
    put('new.bpmn', leaveModel({ key: 'cli-never' }));
    const never = await run(['diff', 'new.bpmn', '--target', 'gongdi']);
    expect(never).toMatchObject({ code: 1, stderr: 'The process cli-never is not deployed there\n' });
  });

  it('refuses a model with errors and deploys the others, exit 4', async () => {
    put('good.bpmn', leaveModel({ key: 'cli-good' }));
    put('broken.bpmn', brokenModel());
    const { code, stderr } = await run(['deploy', 'good.bpmn', 'broken.bpmn']);
    expect(code).toBe(4);
    expect(stderr).toContain('good.bpmn: deployed cli-good');
    expect(stderr).toContain('broken.bpmn: has errors, not deployed');
    expect((await run(['deploy', 'broken.bpmn'])).code).toBe(1);
    const accepted = { lint: { rules: { 'xml-schema': 'off', 'sequence-flow-ends': 'off' } } };
    put('gongdi.config.json', JSON.stringify(accepted));
    expect((await run(['deploy', 'broken.bpmn', '--dry-run'])).code).toBe(0);
    rmSync(join(folder, 'gongdi.config.json'));
    put('twin.bpmn', leaveModel({ key: 'cli-good' }));
    expect((await run(['deploy', 'good.bpmn', 'twin.bpmn'])).code).toBe(2);
  });

  it('imports what is right, hands back the rest, and does nothing twice', async () => {
    put('projects.csv', SHEET);
    const dry = await json<object>(['import', 'projects', 'projects.csv', '--mode', 'append', '--dry-run', ...MAP]);
    expect(dry).toMatchObject({ resource: 'project', total: 3, failed: 1, dry_run: true });
    const args = ['import', 'projects', 'projects.csv', '--mode', 'append', ...MAP];
    const first = await run([...args, '--errors', 'wrong.xlsx', '--lang', 'zh']);
    expect(first.code).toBe(4);
    expect(first.stderr).toContain('第 3 行「项目阶段」的“不存在”不在可选范围内');
    expect(first.stderr).toContain('导入完成：新增 2 行，删除 0 行，1 行有误');
    expect(readFileSync(join(folder, 'wrong.xlsx')).subarray(0, 2).toString()).toBe('PK');
    expect(await json(args)).toMatchObject({ repeated: true, added: 2 });
    const again = await run([...args, '--again', '--lang', 'zh']);
    expect(again.code).toBe(1);
    // The third record is in row 4 of the file, although the server received it with another row number.
    expect(again.stderr).toContain('第 4 行「项目名称」已存在：终端工程三');
    expect(again.stderr).toContain('没有可以导入的行');
  });

  it('does not overwrite with a part of the rows', async () => {
    const { code, stderr } = await run(['import', 'projects', 'projects.csv', '--mode', 'overwrite', ...MAP]);
    expect(code).toBe(1);
    expect(stderr).toContain('Overwriting needs every row to be right; nothing was written');
  });

  it.each([
    [['import', 'projects', 'projects.csv'], 2, 'Say how to import'],
    [['import', 'projets', 'projects.csv', '--mode', 'append'], 2, 'Did you mean “project”?'],
    [['import', 'projects', 'gone.xlsx', '--mode', 'append'], 2, 'No such file'],
    [['import', 'projects', '--mode', 'append'], 2, '<file> is missing'],
    [['import', 'projects', 'projects.csv', '--mode', 'append'], 1, '工程名'],
    [['import', 'projects', 'leave.bpmn', '--mode', 'append'], 1, ''],
    [['import', 'projects', 'projects.csv', '--mode', 'append', '--map', 'x'], 2, 'write header=field'],
    [['list', 'projects', '--filter', 'colour=red'], 2, 'There is no filter'],
    [['list', 'projects', '--page', 'x'], 2, '--page takes a whole number from 1 to 1000000'],
    [['list', 'projects', '--page-size', '5000'], 2, '--page-size takes a whole number from 1 to 1000'],
    [['list', 'projects', '--sort', 'colour'], 2, 'Nothing is sorted by “colour”; fields: project_name'],
    [['export', 'projects', '--out', 'projects.csv/x.xlsx'], 3, 'projects.csv/x.xlsx cannot be written (E'],
    [['export', 'projects'], 2, 'The option --out is needed'],
  ])('answers %j with exit %i', async (args, expected, words) => {
    const { code, stderr } = await run(args);
    expect(code).toBe(expected);
    expect(stderr).toContain(words);
    expect(stderr).not.toMatch(LEAKS);
  });

  it('writes the template, and takes it back when it is filled', async () => {
    expect((await run(['import', 'projects', '--template', 'template.xlsx'])).code).toBe(0);
    const { code, stderr } = await run(['import', 'projects', 'template.xlsx', '--mode', 'append', '--lang', 'zh']);
    expect(code).toBe(1);
    expect(stderr).toContain('没有数据');
  });

  it('lists and exports with the same conditions', async () => {
    const page = await json<{ total: number; list: { project_name: string }[] }>([
      'list',
      'projects',
      '--filter',
      'project_name=终端工程',
    ]);
    expect(page.list.map(({ project_name }) => project_name).toSorted()).toEqual(['终端工程一', '终端工程三']);
    const { stdout, stderr } = await run(['list', 'projects', '--filter', 'project_name=终端工程', '--lang', 'zh']);
    expect(stdout).toMatch(/^项目名称 .*\n终端工程/);
    expect(stderr).toBe('第 1 页，显示 2 条，共 2 条\n');
    expect((await run(['export', 'projects', '--filter', 'project_name=终端工程', '--out', 'out.xlsx'])).code).toBe(0);
    const taken = await json<object>(['import', 'projects', 'out.xlsx', '--mode', 'append', '--dry-run']);
    expect(taken).toMatchObject({ total: 2, failed: 2 });
  });

  it('exports personal data masked, and whole on purpose', async () => {
    expect((await run(['edit', 'project', '终端工程一', '--set', 'manager_phone=13800138066'])).code).toBe(0);
    // A sheet with masked cells cannot overwrite the existing records.
    const refusals = async (...more: string[]) => {
      const named = ['--filter', 'project_name=终端工程一', '--out', 'people.xlsx'];
      expect((await run(['export', 'projects', ...named, ...more])).code).toBe(0);
      const { errors } = await json<{ errors: { code: string }[] }>([
        'import',
        'projects',
        'people.xlsx',
        '--mode',
        'overwrite',
        '--dry-run',
      ]);
      return errors.map(({ code }) => code);
    };
    expect(await refusals()).toContain('masked');
    expect(await refusals('--whole')).not.toContain('masked');
  });

  it('sends events to processes, and says when nobody waits', async () => {
    const nobody = await run(['send', 'message', 'no-such-message', '--business-key', 'x', '--lang', 'zh']);
    expect(nobody).toEqual({ code: 3, stdout: '', stderr: '没有流程在等待消息“no-such-message”\n' });
    const signal = await run(['send', 'signal', 'no-such-signal', '--json', '--key', 'terminal-signal-1']);
    expect({ code: signal.code, answer: JSON.parse(signal.stdout) as object }).toEqual({
      code: 1,
      answer: { reached: 0 },
    });
    expect((await run(['send', 'mail', 'x'])).code).toBe(2);
  });

  it('looks at everything and finds it good', async () => {
    const { checks } = await json<{ checks: { name: string; state: string; detail: string }[] }>(['doctor']);
    expect(checks.filter(({ state }) => state === 'bad')).toEqual([]);
    expect(checks.map(({ detail }) => detail)).toContain('admin');
  });
});

describe('without permission', () => {
  it('is told so by the server, and nothing is done', async () => {
    expect((await login('regulator', 'Regulator@2026')).code).toBe(0);
    put('projects.csv', SHEET);
    const { code, stderr } = await run([
      'import',
      'projects',
      'projects.csv',
      '--mode',
      'append',
      '--lang',
      'zh',
      ...MAP,
    ]);
    expect(code).toBe(3);
    expect(stderr).toContain('没有权限');
    await run(['logout']);
  });
});

describe('serve', () => {
  it('shows its configuration without secrets and starts nothing', async () => {
    const { code, stdout } = await run(['serve', '--print-config', '--port', '0'], {
      env: { DATABASE_URL: 'postgres://me:hush@db/site' },
    });
    expect(code).toBe(0);
    expect(stdout).not.toContain('hush');
    expect(JSON.parse(stdout)).toMatchObject({ port: 0, host: '127.0.0.1' });
  });

  it('says why a database cannot be reached, exit 3', async () => {
    const { code, stderr } = await run(['serve', '--port', '0', '--lang', 'zh'], {
      env: { DATABASE_URL: 'postgres://me:hush@127.0.0.1:9/site' },
    });
    expect(code).toBe(3);
    expect(stderr).toContain('DATABASE_URL');
    expect(stderr).not.toContain('hush');
  });

  it('stops cleanly on Ctrl-C', async () => {
    expect(await serve().stop()).toBe(0);
    expect(serve().said()).toMatch(/Stopping…\nStopped\n$/);
  });
});

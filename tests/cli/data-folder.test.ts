import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { gongdi, scratchFolder } from './support/gongdi.ts';
import { withServe } from './support/serve.ts';

interface Doctor {
  checks: { name: string; state: string; detail: string }[];
}
const look = async (data: string) => {
  const { code, stdout } = await gongdi(['doctor', '--data', data, '--json']);
  const { checks } = JSON.parse(stdout) as Doctor;
  return { code, of: (name: string) => checks.find((check) => check.name === name) };
};

describe('a server whose port is taken', () => {
  const blocker = http.createServer();
  afterAll(() => void blocker.close());

  it('has made nothing yet, so that the next start tells the one-time password', async () => {
    const data = scratchFolder();
    await new Promise<void>((resolve) => void blocker.listen(0, '127.0.0.1', resolve));
    const { port } = blocker.address() as AddressInfo;
    const failed = await gongdi(['serve', '--no-demo', '--data', data, '--port', String(port)]);
    expect(failed.code).toBe(3);
    expect(failed.stderr).toContain(String(port));
    expect(failed.stderr).not.toMatch(/one-time password/i);
    const { of } = await look(data);
    expect(of('Held by')?.detail).toContain('no server');
    // A user who lost the password gets a new one; before the first start there is no account to reset.
    const none = await gongdi(['reset-password', 'admin', '--data', data]);
    expect([none.code, none.stderr]).toEqual([2, expect.stringMatching(/“admin” yet.*gongdi serve/)]);
  }, 120_000);
});

describe('a data folder', () => {
  const served = withServe(['--no-demo']);

  it('is looked at beside the server that works on it, and afterwards', async () => {
    expect(served().said()).toMatch(/one-time password: \S{16}/);
    const beside = await look(served().data);
    expect(beside.code).toBe(0);
    expect(beside.of('Held by')?.detail).toContain(served().address);
    expect(beside.of('Pages')).toMatchObject({
      state: 'good',
      detail: expect.stringContaining('none damaged') as string,
    });
    const made = await gongdi(['reset-password', 'admin', '--data', served().data, '--json']);
    const { password } = JSON.parse(made.stdout) as { password: string };
    const login = await fetch(`${served().address}/api/user/userlogin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user_name: 'admin', password }),
    });
    expect(login.status).toBe(200);
    await served().stop();
    const after = await look(served().data);
    expect([after.code, after.of('Held by')?.detail]).toEqual([0, 'no server works on it']);
    expect(after.of('Uploaded files')?.state).toBe('good');
  }, 120_000);

  it('that holds nothing is said to, and nothing is made in it', async () => {
    const data = scratchFolder();
    const { code, of } = await look(data);
    expect([code, of('Data folder')?.state]).toEqual([3, 'bad']);
    expect(of('Data folder')?.detail).toContain('--data');
  });
});

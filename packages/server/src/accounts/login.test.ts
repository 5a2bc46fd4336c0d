import { calls, type CallFailure, createClient, memorySession } from '@gongdi/api';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accountId, DEMO_ACCOUNTS } from '../demo/index.ts';
import { describeServers } from '../testing.ts';
import { CAPTCHA_LIFE } from './captcha.ts';
import { revokeSessions } from './sessions.ts';

describeServers('accounts', (kit) => {
  const passwordOf = (name: string) => DEMO_ACCOUNTS.find((one) => one.user_name === name)!.password;

  async function tryLogin(body: {
    user_name: string;
    password: string;
    captcha_key?: string;
    captcha_code?: string;
  }): Promise<CallFailure | 'in'> {
    const client = await kit().client();
    try {
      await client.call(calls.user.login, { body });
      return 'in';
    } catch (error) {
      return error as CallFailure;
    }
  }

  async function takeCaptcha(): Promise<string> {
    const response = await (await kit().client()).open(calls.user.captcha, {});
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect(await response.text()).toMatch(/^<svg/);
    return response.headers.get('captcha-key')!;
  }

  describe('logging in', () => {
    it.each(DEMO_ACCOUNTS)('lets $user_name in and says who that is', async ({ user_name, nickname, ent_type }) => {
      const client = await kit().client(user_name);
      const profile = await client.call(calls.user.userInfo, {});
      expect(profile).toMatchObject({ user_name, nickname, ent_type, user_id: accountId(user_name) });
    });

    it('takes the name in any case and with blanks around', async () => {
      expect(await tryLogin({ user_name: ' ADMIN ', password: passwordOf('admin') })).toBe('in');
    });

    it('answers an unknown name and a wrong password alike', async () => {
      const unknown = await tryLogin({ user_name: 'nobody', password: 'x' });
      const wrong = await tryLogin({ user_name: 'owner', password: 'x' });
      for (const failure of [unknown, wrong])
        expect(failure).toMatchObject({ code: 10, status: 400, message: '账号或密码不正确' });
    });

    it('tells a disabled user so, once the password is right', async () => {
      const { db } = kit().database;
      await sql`update account set disabled = true where user_name = 'patrol'`.execute(db);
      expect(await tryLogin({ user_name: 'patrol', password: 'x' })).toMatchObject({ code: 10 });
      expect(await tryLogin({ user_name: 'patrol', password: passwordOf('patrol') })).toMatchObject({ code: 20 });
      await sql`update account set disabled = false where user_name = 'patrol'`.execute(db);
    });

    it('asks for a captcha after three failures, and takes each only once', async () => {
      const user_name = 'beichen';
      const right = { user_name, password: passwordOf(user_name) };
      for (let failed = 0; failed < 3; failed += 1)
        expect(await tryLogin({ user_name, password: 'x' })).toMatchObject({ code: 10 });
      expect(await tryLogin(right)).toMatchObject({ code: 30, message: '验证码不存在' });

      kit().captcha.text = 'QW23';
      const used = await takeCaptcha();
      expect(await tryLogin({ ...right, captcha_key: used, captcha_code: 'nope' })).toMatchObject({ code: 31 });
      expect(await tryLogin({ ...right, captcha_key: used, captcha_code: 'QW23' })).toMatchObject({ code: 30 });

      const late = await takeCaptcha();
      kit().clock.now += CAPTCHA_LIFE;
      expect(await tryLogin({ ...right, captcha_key: late, captcha_code: 'QW23' })).toMatchObject({ code: 30 });

      expect(await tryLogin({ ...right, captcha_key: await takeCaptcha(), captcha_code: 'qw23' })).toBe('in');
      expect(await tryLogin(right)).toBe('in');
    });

    it('makes a guesser wait after ten failures, however many guesses come at once', async () => {
      const guesses = Array.from({ length: 30 }, () => tryLogin({ user_name: 'regulator', password: 'x' }));
      const codes = (await Promise.all(guesses)).map((one) => (one as CallFailure).code);
      expect(codes.filter((code) => code === 10).length).toBeLessThanOrEqual(3);
      expect(codes.filter((code) => code === 30).length + codes.filter((code) => code === 42_900).length).toBe(
        30 - codes.filter((code) => code === 10).length,
      );
      const key = await takeCaptcha();
      for (let more = 0; more < 10; more += 1)
        await tryLogin({
          user_name: 'regulator',
          password: 'x',
          captcha_key: await takeCaptcha(),
          captcha_code: 'bad',
        });
      const locked = await tryLogin({
        user_name: 'regulator',
        password: passwordOf('regulator'),
        captcha_key: key,
        captcha_code: kit().captcha.text,
      });
      expect(locked).toMatchObject({ code: 42_900, status: 429 });
      expect((locked as CallFailure).message).toMatch(/^操作过于频繁，请 \d+ 秒后再试$/);
    });
  });

  describe('a session', () => {
    it('ends with logout', async () => {
      const client = await kit().client('admin');
      const serial = client.session.get()!.serial;
      const { user_id } = await client.call(calls.user.userInfo, {});
      await client.call(calls.user.logout, { body: { user_id, serial_number: serial } });
      await expect(client.call(calls.user.userInfo, {})).rejects.toMatchObject({ status: 401, code: 40_101 });
    });

    it('is not ended by the number of another', async () => {
      const [one, other] = [await kit().client('admin'), await kit().client('owner')];
      const { user_id } = await other.call(calls.user.userInfo, {});
      const body = { user_id, serial_number: other.session.get()!.serial };
      await expect(one.call(calls.user.logout, { body })).rejects.toMatchObject({ status: 404 });
      await expect(other.call(calls.user.userInfo, {})).resolves.toMatchObject({ user_name: 'owner' });
    });

    it.each([
      ['no token', () => ({ token: '', serial: 'x' })],
      ['an unknown token', () => ({ token: 'x', serial: 'x' })],
    ])('is refused with %s', async (_, session) => {
      const client = createClient({ config: () => ({ baseUrl: kit().address }), session: memorySession(session()) });
      await expect(client.call(calls.user.userInfo, {})).rejects.toMatchObject({
        status: 401,
        message: '无效的登录状态, 请重新登录',
      });
    });

    it('is refused with the serial number of another session', async () => {
      const [one, other] = [await kit().client('admin'), await kit().client('admin')];
      one.session.set({ token: one.session.get()!.token, serial: other.session.get()!.serial });
      await expect(one.call(calls.user.userInfo, {})).rejects.toMatchObject({ status: 401 });
    });

    it('answers 403 when it was revoked or its account disabled', async () => {
      const { db } = kit().database;
      const owner = await kit().client('owner');
      await revokeSessions(db, accountId('owner'), kit().clock.now);
      await expect(owner.call(calls.user.userInfo, {})).rejects.toMatchObject({ status: 403, code: 40_302 });
      const patrol = await kit().client('patrol');
      await sql`update account set disabled = true where user_name = 'patrol'`.execute(db);
      await expect(patrol.call(calls.user.userInfo, {})).rejects.toMatchObject({ status: 403 });
      await sql`update account set disabled = false where user_name = 'patrol'`.execute(db);
    });

    it('ends when it is not used for twelve hours, and lives on when it is', async () => {
      const client = await kit().client('admin');
      for (let hours = 0; hours < 24; hours += 6) {
        await client.call(calls.user.userInfo, {});
        kit().clock.now += 6 * 3_600_000;
      }
      await client.call(calls.user.userInfo, {});
      kit().clock.now += 12 * 3_600_000;
      await expect(client.call(calls.user.userInfo, {})).rejects.toMatchObject({ status: 401 });
    });

    it('keeps no token in the database', async () => {
      const { token } = (await kit().client('admin')).session.get()!;
      const { rows } = await sql<{ found: boolean }>`
      select position(${token} in t::text) > 0 as found from session_token t`.execute(kit().database.db);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.some((row) => row.found)).toBe(false);
    });
  });
});

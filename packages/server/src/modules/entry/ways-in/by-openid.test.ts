import { calls, createClient, type CallFailure } from '@gongdi/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountId, organisationId } from '../../../demo/index.ts';
import { withServer } from '../../../testing.ts';
import { startProvider, type TestBrowser, type TestProvider } from './testing.ts';
import type { OpenId } from './sign-on/openid.ts';

const BACK = 'http://site.example/jump';

describe('a login at an OpenID Connect provider', () => {
  const openId: OpenId = {
    issuer: '',
    clientId: 'gongdi',
    clientSecret: 'a secret of the client',
    newcomers: { organizations: { 'HR-7': organisationId('shanghai') }, roles: { 安全员: 'contractor' } },
  };
  const kit = withServer({ openId });
  let provider: TestProvider;
  beforeAll(async () => {
    // The provider has no other clock than that of the machine.
    kit().clock.now = Date.now();
    provider = await startProvider(
      {
        client_id: 'gongdi',
        client_secret: 'a secret of the client',
        back: BACK,
        backchannel_logout_uri: `${kit().address}/api/user/userlogin/openid/logout`,
      },
      {
        'u-1': { preferred_username: 'owner' },
        'u-2': { preferred_username: 'owner', name: '冒名者' },
        'u-3': { preferred_username: 'shen.yiming', name: '沈一鸣', org: 'HR-7', roles: ['安全员'] },
        'u-4': { preferred_username: 'nobody', org: 'HR-8', roles: ['安全员'] },
        'u-5': {},
      },
    );
    openId.issuer = provider.issuer;
  });
  afterAll(() => provider.close());

  const begin = () => {
    const client = createClient({ config: () => ({ baseUrl: kit().address }) });
    return client.call(calls.entry.openIdBegin, { body: { redirect_uri: BACK } });
  };
  type Begun = Awaited<ReturnType<typeof begin>>;
  const finish = async (address: string, { state, nonce, verifier }: Begun) => {
    const client = createClient({ config: () => ({ baseUrl: kit().address }) });
    const data = await client.call(calls.entry.openIdFinish, { body: { address, state, nonce, verifier } });
    client.session.set({ token: data.token, serial: data.serial_token_number });
    return { client, end: data.end };
  };
  /** @returns the user name of the session, or the code and message of the refusal */
  const enter = async (subject: string, browser: TestBrowser = provider.browser()): Promise<string> => {
    try {
      const flow = await begin();
      const { client } = await finish(await browser.logIn(flow.address, subject), flow);
      return (await client.call(calls.user.userInfo, {})).user_name;
    } catch (error) {
      const { code, message } = error as CallFailure;
      return `${code} ${message}`;
    }
  };

  it('offers itself on the login page', async () => {
    const client = createClient({ config: () => ({ baseUrl: kit().address }) });
    expect(await client.call(calls.platform.get, {})).toMatchObject({ openid: true });
  });

  it('lets in whom the provider names, and later by the identity alone', async () => {
    expect(await enter('u-1')).toBe('owner');
    provider.people['u-1']!.preferred_username = 'renamed.there';
    expect(await enter('u-1')).toBe('owner');
    // Whoever has the name now is somebody else.
    expect(await enter('u-2')).toMatch(/^10 .*没有与第三方令牌对应的用户/);
  });

  it('makes accounts of those whom the map covers, and of nobody else', async () => {
    expect(await enter('u-3')).toBe('shen.yiming');
    expect(await enter('u-3')).toBe('shen.yiming');
    expect(await enter('u-4')).toMatch(/^10 .*尚未与本平台对应/);
    expect(await enter('u-5')).toMatch(/^10 .*没有与第三方令牌对应的用户/);
  });

  it('refuses a code of another login, a code twice, and an address without one', async () => {
    const browser = provider.browser();
    const [mine, other] = [await begin(), await begin()];
    const address = await browser.logIn(mine.address, 'u-1');
    await expect(finish(address, other)).rejects.toMatchObject({ code: 10 });
    await expect(finish(address, { ...mine, verifier: other.verifier })).rejects.toMatchObject({ code: 10 });
    const fresh = await begin();
    const again = await browser.logIn(fresh.address, 'u-1');
    await expect(finish(again, { ...fresh, nonce: mine.nonce })).rejects.toMatchObject({ code: 10 });
    const third = await begin();
    const good = await browser.logIn(third.address, 'u-1');
    await expect(finish(good, third)).resolves.toBeTruthy();
    await expect(finish(good, third)).rejects.toMatchObject({ code: 10 });
    const refused = `${BACK}?error=access_denied&state=${third.state}`;
    await expect(finish(refused, third)).rejects.toMatchObject({ code: 10, message: /统一身份认证未完成/ });
  });

  it('ends at the provider, which ends all sessions of the user here', async () => {
    const browser = provider.browser();
    const flow = await begin();
    const { client, end } = await finish(await browser.logIn(flow.address, 'u-1'), flow);
    const [elsewhere, patrol] = [await kit().client('owner'), await kit().client('patrol')];
    expect(new URL(end!).searchParams.get('post_logout_redirect_uri')).toBe('http://site.example/login');
    expect(await browser.logOut(end!)).toBeLessThan(400);
    for (const one of [client, elsewhere])
      await expect
        .poll(() => one.call(calls.user.userInfo, {}, { quiet: true }).catch((error: CallFailure) => error.status))
        .toBe(403);
    expect((await patrol.call(calls.user.userInfo, {})).user_id).toBe(accountId('patrol'));
  });

  it('ends nothing for a token that is none, in either form', async () => {
    const owner = await kit().client('owner');
    const path = `${kit().address}/api/user/userlogin/openid/logout`;
    for (const body of [new URLSearchParams({ logout_token: 'a.b.c' }), new URLSearchParams({}), 'a=%'])
      expect((await fetch(path, { method: 'POST', body })).status).toBeGreaterThanOrEqual(400);
    await expect(owner.call(calls.user.userInfo, {})).resolves.toBeTruthy();
    // No other call takes this form of a body.
    const login = `${kit().address}/api/user/userlogin/login`;
    const body = new URLSearchParams({ user_name: 'admin', password: 'Admin@2026' });
    expect((await fetch(login, { method: 'POST', body })).status).toBe(415);
  });
});

describe('without a provider that answers', () => {
  const unheard = withServer({ openId: { issuer: 'http://127.0.0.1:9', clientId: 'gongdi' } });
  const none = withServer();
  it.each([
    ['says so', unheard, '统一身份认证暂时不可用'],
    ['says that none is set up', none, '第三方登录尚未配置'],
  ])('it %s', async (_, kit, message) => {
    const client = createClient({ config: () => ({ baseUrl: kit().address }) });
    const call = client.call(calls.entry.openIdBegin, { body: { redirect_uri: BACK } });
    await expect(call).rejects.toMatchObject({ message: expect.stringContaining(message) as string });
  });
});

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type Configuration } from 'oidc-provider';

/** Who somebody is at the provider, by subject. */
export type People = Record<string, { preferred_username?: string; name?: string; org?: string; roles?: string[] }>;

/** A real OpenID Connect provider on this machine, with its own pages for login and consent. */
export interface TestProvider {
  issuer: string;
  people: People;
  /** Walks through the pages of the provider as a browser with its own cookies does. */
  browser: () => TestBrowser;
  close: () => Promise<void>;
}

export interface TestBrowser {
  /** Logs in as `subject`. @returns the address to which the provider sends the browser back */
  logIn: (address: string, subject: string) => Promise<string>;
  /** Confirms the logout. @returns the status of the last page */
  logOut: (address: string) => Promise<number>;
}

/** Starts a provider with one client. `back` is the address of the page to which it sends browsers back. */
export async function startProvider(
  client: { client_id: string; client_secret: string; back: string; backchannel_logout_uri: string },
  people: People,
): Promise<TestProvider> {
  const server = http.createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { back, ...metadata } = client;
  const configuration: Configuration = {
    clients: [
      {
        ...metadata,
        redirect_uris: [back],
        post_logout_redirect_uris: [new URL('login', back).href],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { profile: ['preferred_username', 'name', 'org', 'roles'] },
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: true }, backchannelLogout: { enabled: true } },
    // Its own calls reach no addresses of this machine.
    fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined } as RequestInit),
    findAccount: (_, accountId) =>
      people[accountId] && { accountId, claims: async () => ({ sub: accountId, ...people[accountId] }) },
  };
  const provider = new Provider(issuer, configuration);
  const answer = provider.callback();
  server.on('request', (request, response) => void answer(request, response));
  return {
    issuer,
    people,
    browser: () => browserAt(issuer),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function browserAt(issuer: string): TestBrowser {
  const cookies = new Map<string, string>();
  /** Follows redirects inside the provider. @returns the page, or the address outside to which it leads */
  const open = async (address: string, form?: Record<string, string>) => {
    let url = address;
    let body = form && new URLSearchParams(form);
    for (;;) {
      const response = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
        ...(body && { method: 'POST', body }),
      });
      body = undefined;
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
        if (value === '') cookies.delete(name!);
        else cookies.set(name!, value!);
      }
      const to = response.headers.get('location');
      if (to === null) return { url, status: response.status, html: await response.text() };
      url = new URL(to, url).href;
      if (!url.startsWith(issuer)) return { url, status: response.status, html: '' };
    }
  };
  const actionOf = (html: string, url: string) => new URL(/action="([^"]+)"/.exec(html)![1]!, url).href;
  return {
    async logIn(address, subject) {
      let page = await open(address);
      if (page.html.includes('value="login"'))
        page = await open(actionOf(page.html, page.url), { prompt: 'login', login: subject, password: 'any' });
      if (page.html.includes('value="consent"'))
        page = await open(actionOf(page.html, page.url), { prompt: 'consent' });
      return page.url;
    },
    async logOut(address) {
      const { html, url } = await open(address);
      const xsrf = /name="xsrf" value="([^"]+)"/.exec(html)![1]!;
      return (await open(actionOf(html, url), { xsrf, logout: 'yes' })).status;
    },
  };
}

import { calls, type Client, type Session } from '@gongdi/api';
import { storage } from './storage.ts';

/** Sends the browser to the OpenID Connect provider, which sends it back to `jump`. @throws CallFailure */
export async function leaveForProvider(client: Client, jump: string, redirect: string | null): Promise<void> {
  const body = { redirect_uri: jump };
  const { address, ...flow } = await client.call(calls.entry.openIdBegin, { body }, { quiet: true });
  storage.set('openid', { flow: { ...flow, redirect } });
  location.assign(address);
}

/** A browser that came back from the provider. */
interface Return {
  /** The page that was asked for. */
  redirect: string | null;
  /** Exchanges the code of the address for a session, once however often it is called. @throws CallFailure */
  finish: (client: Client) => Promise<Session>;
}

/** @returns null unless this tab began a login, and the address is one to which the provider sends browsers back */
export function backFromProvider(address: string): Return | null {
  const kept = storage.get('openid');
  const { searchParams } = new URL(address);
  if (!kept || !('flow' in kept) || !(searchParams.has('code') || searchParams.has('error'))) return null;
  const { redirect, ...flow } = kept.flow;
  let session: Promise<Session> | undefined;
  const exchange = async (client: Client): Promise<Session> => {
    storage.set('openid', null);
    const data = await client.call(calls.entry.openIdFinish, { body: { address, ...flow } }, { quiet: true });
    if (data.end) storage.set('openid', { end: data.end });
    return { token: data.token, serial: data.serial_token_number };
  };
  return { redirect, finish: (client) => (session ??= exchange(client)) };
}

/** Returns where the session at the provider ends; null if this session did not begin there. */
export function providerEnd(): string | null {
  const kept = storage.get('openid');
  return kept && 'end' in kept ? kept.end : null;
}

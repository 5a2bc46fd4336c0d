import { EngineFailure, type EngineAuth } from './adapter.ts';
import { text } from './text.ts';

/** A token is renewed this long before it expires, ms. */
const RENEW_BEFORE = 10_000;

/** Returns a function for the `Authorization` header of the next request; null if none is needed. */
export function authorisation(
  auth: EngineAuth,
  doFetch: typeof fetch,
  timeout: number,
): (signal: AbortSignal) => Promise<string | null> {
  switch (auth.kind) {
    case 'none':
      return () => Promise.resolve(null);
    case 'basic': {
      const value = `Basic ${base64(`${auth.user}:${auth.password}`)}`;
      return () => Promise.resolve(value);
    }
    case 'bearer':
      return () => Promise.resolve(`Bearer ${auth.token}`);
    case 'client-credentials':
      return clientCredentials(auth, doFetch, timeout);
  }
}

/** Encodes names and passwords as UTF-8, also outside ASCII (RFC 7617). */
function base64(value: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(value)));
}

function clientCredentials(
  auth: Extract<EngineAuth, { kind: 'client-credentials' }>,
  doFetch: typeof fetch,
  timeout: number,
) {
  let held: { value: string; until: number } | null = null;
  let pending: Promise<string> | null = null;

  async function ask(): Promise<string> {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: auth.clientId,
      client_secret: auth.clientSecret,
      ...(auth.scope ? { scope: auth.scope } : {}),
      ...(auth.audience ? { audience: auth.audience } : {}),
    });
    // Not the caller's signal: one request for the token may serve several callers, so it has its own time limit.
    const response = await doFetch(auth.tokenUrl, { method: 'POST', body, signal: AbortSignal.timeout(timeout) });
    const answer = (await response.json().catch(() => null)) as {
      access_token?: string;
      expires_in?: number;
      error_description?: string;
      error?: string;
    } | null;
    if (!response.ok || !answer?.access_token) {
      const reason = answer?.error_description ?? answer?.error ?? `HTTP ${response.status}`;
      throw new EngineFailure('unauthorised', text('token', { reason }), { status: response.status });
    }
    held = {
      value: `Bearer ${answer.access_token}`,
      until: Date.now() + (answer.expires_in ?? 60) * 1000 - RENEW_BEFORE,
    };
    return held.value;
  }

  return async () => {
    if (held && held.until > Date.now()) return held.value;
    pending ??= ask().finally(() => {
      pending = null;
    });
    return pending;
  };
}

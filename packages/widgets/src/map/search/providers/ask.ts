import { PlaceError } from './place.ts';

export type Fetch = typeof globalThis.fetch;

/** Timeout of a request to a service, ms. */
const PATIENCE = 10_000;

/** Returns the JSON answer of a service. @throws PlaceError; the signal's own reason when the request was cancelled */
export async function ask(fetch: Fetch, url: URL, signal?: AbortSignal): Promise<unknown> {
  const late = AbortSignal.timeout(PATIENCE);
  try {
    const answer = await fetch(url, { signal: signal ? AbortSignal.any([signal, late]) : late, credentials: 'omit' });
    if (!answer.ok) throw new PlaceError(`HTTP ${answer.status}`);
    return (await answer.json()) as unknown;
  } catch (error) {
    if (signal?.aborted || error instanceof PlaceError) throw error;
    throw new PlaceError('no answer', error);
  }
}

/** Builds an address with query parameters; `base` may be a path on the host's own server. */
export function addressWith(base: string, path: string, values: Readonly<Record<string, string>>): URL {
  const url = new URL(`${base.replace(/\/$/, '')}/${path}`, globalThis.location?.href);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url;
}

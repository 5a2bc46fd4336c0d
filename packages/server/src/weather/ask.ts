import { GongdiError } from '@gongdi/domain';
import { fetchLimited, type Fetch } from '../maps/index.ts';
import { FORMATS, WrongForm, type Reported } from './formats.ts';
import type { WeatherSource } from './source.ts';
import { weatherLabel } from './text/index.ts';

const LARGEST_ANSWER = 256 * 1024;

export interface WeatherPlace {
  longitude: number;
  latitude: number;
}

/**
 * Asks the provider for the weather at a place, with the same bounds as the relay of maps: time, size, no redirection.
 * Places are in GCJ-02; for the weather the few hundred metres to other systems make no difference.
 * @throws GongdiError `unavailable` that says what to do; never with the address, which contains the key
 */
export async function askWeather(
  source: WeatherSource,
  { longitude, latitude }: WeatherPlace,
  zone: string,
  fetch: Fetch = globalThis.fetch,
): Promise<Reported> {
  if (source.format === 'none') throw new GongdiError('unavailable', { label: weatherLabel('none') });
  const { parts, read, url } = FORMATS[source.format];
  const answers = [];
  for (const part of parts) {
    const values: Readonly<Record<string, string>> = {
      lon: longitude.toFixed(2),
      lat: latitude.toFixed(2),
      key: source.key,
      zone,
      part,
    };
    const address = (source.url || url).replaceAll(/\{(lon|lat|key|zone|part)\}/g, (_, name: string) =>
      encodeURIComponent(values[name]!),
    );
    answers.push(await jsonAt(fetch, address));
  }
  try {
    return read(answers);
  } catch (error) {
    if (!(error instanceof WrongForm)) throw error;
    const { code } = error;
    throw new GongdiError('unavailable', {
      label: code === undefined ? weatherLabel('form') : weatherLabel('refused', { code: code.slice(0, 20) }),
    });
  }
}

async function jsonAt(fetch: Fetch, address: string): Promise<unknown> {
  const answer = await fetchLimited(fetch, address, LARGEST_ANSWER).catch((error: unknown) => {
    throw new GongdiError('unavailable', { label: weatherLabel('unreachable', { reason: reasonOf(error) }) });
  });
  if (answer.status !== 200)
    throw new GongdiError('unavailable', { label: weatherLabel('status', { status: answer.status }) });
  try {
    return JSON.parse(answer.bytes.toString('utf8')) as unknown;
  } catch {
    throw new GongdiError('unavailable', { label: weatherLabel('form') });
  }
}

/** The message of an error may contain the address with the key; its code does not. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause === 'object' && cause !== null && 'code' in cause) return String(cause.code);
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network';
}

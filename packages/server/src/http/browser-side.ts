import type { IncomingHttpHeaders } from 'node:http';
import type { BrowserSide } from '../handler/index.ts';

/** Reads the headers that a browser adds to a call. */
export function browserSide({ origin, cookie = '', 'sec-fetch-site': site }: IncomingHttpHeaders): BrowserSide {
  return {
    ...(origin === undefined ? {} : { origin }),
    ...(typeof site === 'string' ? { site } : {}),
    cookies: (name) =>
      cookie
        .split(';')
        .map((one) => one.trim())
        .filter((one) => one.startsWith(`${name}=`))
        .map((one) => one.slice(name.length + 1)),
  };
}

import type { Call } from '../call.ts';
import type { HostConfig } from '../config.ts';
import { routeOf } from '../route.ts';

/**
 * Returns the query of a call, with its scalar values; null, undefined, arrays and objects are dropped (console
 * specification, section 7.1).
 */
export function queryString(values: Readonly<Record<string, unknown>> | undefined): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values ?? {})) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      params.append(name, String(value));
  }
  const text = params.toString();
  return text && `?${text}`;
}

/**
 * Returns the address of a call. A base that `services` sets for the service replaces `<baseUrl>/api/<service>`.
 * @throws Error when a path parameter is missing or empty
 */
export function addressOf(
  config: Pick<HostConfig, 'baseUrl' | 'services'>,
  call: Pick<Call, 'service' | 'path' | 'name'>,
  args: { params?: Readonly<Record<string, unknown>>; query?: Readonly<Record<string, unknown>> },
): string {
  const own = config.services?.[call.service];
  const base = (own ?? config.baseUrl ?? '').replace(/\/+$/, '');
  const route = own === undefined ? routeOf(call) : `/${call.path}`;
  const path = route.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = args.params?.[name];
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '')
      throw new Error(`${call.name}: parameter ${name} is missing`);
    return encodeURIComponent(value);
  });
  return base + path + queryString(args.query);
}

/** Returns the address of a path that the server has sent: below `baseUrl`, or below the service's own base. */
export function resolvedAddress(config: Pick<HostConfig, 'baseUrl' | 'services'>, url: string): string {
  if (!url.startsWith('/') || url.startsWith('//')) return url;
  const [, service, rest] = /^\/api\/(\w+)(\/.*)$/.exec(url) ?? [];
  const own = service === undefined ? undefined : config.services?.[service as keyof typeof config.services];
  if (own !== undefined) return own.replace(/\/+$/, '') + rest;
  return (config.baseUrl ?? '').replace(/\/+$/, '') + url;
}

/** Content of `frame-origins.json`: whose pages may open the frame. */
export interface AllowedOrigins {
  /** Exact origins, e.g. `https://portal.example`. */
  origins: readonly string[];
  /** Also any page of this machine, for development. */
  loopback?: boolean;
}

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Returns whether a page of `origin` may open the frame of `own`. `null`, the origin of opaque documents, never may. */
export function isAllowed(origin: string, own: string, { origins, loopback = false }: AllowedOrigins): boolean {
  if (origin === 'null') return false;
  return origin === own || origins.includes(origin) || (loopback && LOOPBACK.test(origin));
}

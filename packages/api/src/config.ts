import type { Service } from '@gongdi/domain';
import type { HostPage } from './host-page.ts';
import type { MapConfig } from './map-config.ts';

/** Settings that a host page passes once per page (`configure`) or per element. A token is never in a URL. */
export interface HostConfig {
  /** Address above `/api/<service>/…`, e.g. `https://site.example`; default: the page's own origin. */
  baseUrl?: string;
  /** Bases of services at other addresses: such a base replaces `<baseUrl>/api/<service>`. */
  services?: Partial<Record<Service, string>>;
  /**
   * Called when a call needs a session: once for all elements of the page that use the same function and server, and
   * again when that session has expired or was refused; then `refused` is that session. null: the user is not logged
   * in. A rejection causes the event `gd-auth-required`, as the end of a session does.
   */
  token?: (refused?: Session) => Promise<Session | null>;
  /** Interface language of elements without a `lang` attribute. */
  lang?: 'zh-CN' | 'en';
  /**
   * IANA time zone in which times are shown until a Gongdi server sends its own (`X-Time-Zone` of each answer); absent:
   * Asia/Shanghai.
   */
  timeZone?: string;
  /** Address of the form and model administration for the designer's links; absent: the links are shown as text. */
  managerBase?: string;
  /** Address to open on logout, with a `redirect` parameter; absent: the console's own login page. */
  loginUrl?: string;
  /** Exact origins, besides the page's own, whose pages the console may show in a frame (`/iframe`, `/openIframe`). */
  frameOrigins?: readonly string[];
  /** Pages of the host inside the console. */
  pages?: readonly HostPage[];
  /**
   * Base layers of maps; absent: a graticule, without any request. A function is called before a map is shown; if it
   * returns null or rejects, the graticule is shown.
   */
  map?: MapConfig | (() => Promise<MapConfig | null>);
}

export interface Session {
  /** Opaque token, sent as `Authorization`. */
  token: string;
  /** Serial number of the token, sent as `X-Serial-Number-Id`. */
  serial: string;
  /**
   * ISO 8601 instant after which the provider is called again; absent: the session is used until the server refuses it.
   */
  expiresAt?: string;
}

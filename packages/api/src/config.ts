import type { Service } from '@gongdi/domain';
import type { MapConfig } from './map-config.ts';

/**
 * What a host page tells Gongdi once per page (`configure`) or per element. A token never stands in an address.
 */
export interface HostConfig {
  /** Address that `/api/<service>/…` hangs under, e.g. `https://site.example`; default: the page's own origin. */
  baseUrl?: string;
  /** A service may live elsewhere: its whole base replaces `<baseUrl>/api/<service>`. */
  services?: Partial<Record<Service, string>>;
  /**
   * Called when a call needs a session: once for all elements of the page that name the same function and server, and
   * again when that session is over or was refused, which it is then given. null: nobody is logged in. A rejection is
   * told by `gd-auth-required`, as the end of a session is.
   */
  token?: (refused?: Session) => Promise<Session | null>;
  /** Interface language of elements without a `lang` attribute. */
  lang?: 'zh-CN' | 'en';
  /**
   * IANA zone by whose clocks times are shown, until a Gongdi server has told its own (`X-Time-Zone` of each answer);
   * absent: Asia/Shanghai.
   */
  timeZone?: string;
  /** Where the designer's links to the form and model administration lead; absent: shown as text. */
  managerBase?: string;
  /** Where logout leads, with a `redirect` parameter; absent: the console's own login page. */
  loginUrl?: string;
  /** Exact origins, besides the page's own, whose pages the console may show in a frame (`/iframe`, `/openIframe`). */
  frameOrigins?: readonly string[];
  /**
   * Base layers of maps; absent: a graticule, without any request. A function is called when a map is about to be shown;
   * null, or a rejection, leaves the graticule.
   */
  map?: MapConfig | (() => Promise<MapConfig | null>);
}

export interface Session {
  /** Opaque token, sent as `Authorization`. */
  token: string;
  /** Serial number the token is bound to, sent as `X-Serial-Number-Id`. */
  serial: string;
  /** ISO 8601 instant after which the provider is asked again; absent: until the server refuses it. */
  expiresAt?: string;
}

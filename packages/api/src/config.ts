/**
 * What a host page tells Gongdi once per page (`configure`) or per element. A token never stands in an address.
 */
export interface Session {
  /** Opaque token, sent as `Authorization`. */
  token: string;
  /** Serial number the token is bound to, sent as `X-Serial-Number-Id`. */
  serial: string;
  /** ISO 8601 instant after which the provider is asked again; absent: until the server refuses it. */
  expiresAt?: string;
}

/** Names of the services that calls belong to (console specification, section 7). */
export const SERVICES = ['base', 'user', 'order', 'device', 'notification', 'file', 'workflow'] as const;
export type Service = (typeof SERVICES)[number];

export interface HostConfig {
  /** Address that `/api/<service>/…` hangs under, e.g. `https://site.example`; default: the page's own origin. */
  baseUrl?: string;
  /** A service may live elsewhere: its whole base replaces `<baseUrl>/api/<service>`. */
  services?: Partial<Record<Service, string>>;
  /** Called when a call needs a session; single-flight, again after a refused session. */
  token?: () => Promise<Session | null>;
  /** Interface language of elements without a `lang` attribute. */
  lang?: 'zh-CN' | 'en';
  /** Where the designer's links to the form and model administration lead; absent: shown as text. */
  managerBase?: string;
}

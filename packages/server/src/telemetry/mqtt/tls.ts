/** What a server is known by: PEM. */
export interface TlsIdentity {
  /** Its certificate with those between it and the root. */
  cert: string;
  key: string;
  /** Authorities of clients: only a client with a certificate of one of them comes in. Absent: any with its key. */
  clientCa?: string;
}

/** What a client trusts, and what it is known by: PEM. */
export interface TlsTrust {
  /** Authorities; absent: those that Node.js brings. */
  ca?: string;
  /** Certificate of this client, where the other side asks for one. */
  cert?: string;
  key?: string;
}

/** Handshakes that take longer are given up, ms. */
export const HANDSHAKE = 10_000;
/** Older ones are broken. */
export const LEAST_TLS = 'TLSv1.2';

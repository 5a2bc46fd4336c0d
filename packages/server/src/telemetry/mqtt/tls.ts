/** Certificate and key of a server, PEM. */
export interface TlsIdentity {
  /** The certificate of the server, with the intermediate certificates up to the root. */
  cert: string;
  key: string;
  /** Authorities for clients: a client needs a certificate of one of them. Absent: a device key alone is enough. */
  clientCa?: string;
}

/** The authorities that a client trusts, and its own certificate, PEM. */
export interface TlsTrust {
  /** Authorities; absent: those that Node.js includes. */
  ca?: string;
  /** Certificate of this client, if the server requires one. */
  cert?: string;
  key?: string;
}

/** Handshakes that take longer are aborted, ms. */
export const HANDSHAKE = 10_000;
/** Older versions of TLS are broken. */
export const LEAST_TLS = 'TLSv1.2';

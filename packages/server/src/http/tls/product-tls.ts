import path from 'node:path';
import { followIdentity } from './follow.ts';
import { readIdentity, type HttpsIdentity, type TlsFiles } from './identity.ts';
import { ownNames, selfSigned } from './self-signed.ts';

interface TlsOptions {
  /** Files of a certificate, or `self-signed`; absent: HTTP. */
  tls: TlsFiles | 'self-signed' | undefined;
  dataDir: string;
  host: string;
  now: () => number;
  /** Called when a renewed certificate cannot be used. */
  failed: ((error: unknown) => void) | undefined;
}

/** How a product speaks HTTPS. */
interface ProductTls {
  /** The certificate of the start; undefined: HTTP. */
  https: HttpsIdentity | undefined;
  /** Certificate that phones have to trust once, if the product made its own. */
  shown: { authority?: string };
  /** Uses renewed certificates. @returns a function that stops it */
  follow: (use: (identity: HttpsIdentity) => void) => () => void;
}

/** Reads or makes the certificate of a product. @throws TlsError */
export async function productTls({ tls, dataDir, host, now, failed }: TlsOptions): Promise<ProductTls> {
  if (tls === undefined) return { https: undefined, shown: {}, follow: () => () => undefined };
  const own = tls === 'self-signed' ? () => selfSigned(path.join(dataDir, 'tls'), ownNames(host), now()) : undefined;
  const made = await own?.();
  const { cert, key } = made ?? (tls as TlsFiles);
  const read = async () => {
    await own?.();
    return readIdentity({ cert, key }, now());
  };
  const report = failed ?? (() => undefined);
  return {
    https: await read(),
    shown: made ? { authority: made.authority } : {},
    follow: (use) => followIdentity({ files: [cert, key], read, use, failed: report }),
  };
}

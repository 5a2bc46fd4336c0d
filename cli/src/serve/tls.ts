import type { TlsFiles } from '@gongdi/server';
import { CliFailure, EXIT } from '../command.ts';
import { cliMessage } from '../text/index.ts';

/** What one source (flags, environment, configuration file) says about HTTPS. */
export interface TlsSource {
  tlsCert?: string | undefined;
  tlsKey?: string | undefined;
  tlsSelfSigned?: boolean | undefined;
  /** How the source calls the two files. */
  names: { cert: string; key: string };
  /** Makes a path of the source absolute. */
  at: (path: string) => string;
}

/**
 * Returns the certificate of the first source that names one; certificate and key come from the same source.
 * @throws CliFailure with exit 2 for half a pair, and for files together with a self-signed certificate
 */
export function tlsOf(sources: readonly TlsSource[]): TlsFiles | 'self-signed' | undefined {
  for (const { tlsCert: cert, tlsKey: key, tlsSelfSigned: own, names, at } of sources) {
    if (own && (cert ?? key) !== undefined)
      throw new CliFailure(EXIT.usage, cliMessage('tlsBoth', { name: cert === undefined ? names.key : names.cert }));
    if (cert !== undefined && key !== undefined) return { cert: at(cert), key: at(key) };
    if (cert !== undefined || key !== undefined) {
      const [name, other] = cert === undefined ? [names.key, names.cert] : [names.cert, names.key];
      throw new CliFailure(EXIT.usage, cliMessage('needsToo', { name, other }));
    }
    // `false` in a nearer source switches off what a farther one says.
    if (own !== undefined) return own ? 'self-signed' : undefined;
  }
  return undefined;
}

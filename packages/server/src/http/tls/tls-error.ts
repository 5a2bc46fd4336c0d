import type { Label } from '@gongdi/domain';

/** The reason why a certificate cannot be used, with a message that says what to do. */
export class TlsError extends Error {
  readonly code: 'tls_missing' | 'tls_unreadable' | 'tls_mismatch' | 'tls_expired' | 'tls_early';
  readonly text: Label;

  constructor(code: TlsError['code'], text: Label, cause?: unknown) {
    super(text.en, { cause });
    this.name = 'TlsError';
    this.code = code;
    this.text = text;
  }
}

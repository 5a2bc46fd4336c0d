import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import { TlsError } from './tls-error.ts';

/** Paths of the PEM files of a server's certificate (with its intermediates) and its key. */
export interface TlsFiles {
  cert: string;
  key: string;
}

/** The contents of these files. */
export type HttpsIdentity = TlsFiles;

/**
 * Reads a certificate with its key and checks that browsers can accept it now.
 * @throws TlsError that names the file and says what to do
 */
export async function readIdentity(files: TlsFiles, now: number): Promise<HttpsIdentity> {
  const cert = await textOf(files.cert);
  const key = await textOf(files.key);
  checkIdentity({ cert, key }, files, now);
  return { cert, key };
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new TlsError(
      'tls_missing',
      {
        zh: `读不到证书或私钥文件 ${path}。请检查路径，以及启动服务的用户能否读取它。`,
        en: `The certificate or key ${path} cannot be read. Check the path and whether this user may read it.`,
      },
      error,
    );
  }
}

function checkIdentity({ cert, key }: HttpsIdentity, files: TlsFiles, now: number): void {
  const certificate = parsed(files.cert, () => new X509Certificate(cert), {
    zh: '须为 PEM 格式的证书（以 -----BEGIN CERTIFICATE----- 开头）',
    en: 'it has to be a certificate in PEM (-----BEGIN CERTIFICATE-----)',
  });
  const secret: KeyObject = parsed(files.key, () => createPrivateKey(key), {
    zh: '须为 PEM 格式、没有密码的私钥（以 -----BEGIN PRIVATE KEY----- 等开头）',
    en: 'it has to be a private key in PEM without a passphrase (-----BEGIN PRIVATE KEY-----)',
  });
  if (!certificate.checkPrivateKey(secret))
    throw new TlsError('tls_mismatch', {
      zh: `私钥 ${files.key} 不属于证书 ${files.cert}。请使用申请此证书时的私钥；证书文件中服务器证书须排在最前。`,
      en: `The key ${files.key} does not belong to the certificate ${files.cert}. Use the key with which it was requested; the server's certificate comes first in its file.`,
    });
  const [from, until] = [Date.parse(certificate.validFrom), Date.parse(certificate.validTo)];
  if (now > until)
    throw new TlsError('tls_expired', {
      zh: `证书 ${files.cert} 已于 ${dayOf(until)} 过期。请换上新的证书。`,
      en: `The certificate ${files.cert} expired on ${dayOf(until)}. Replace it by a new one.`,
    });
  if (now < from)
    throw new TlsError('tls_early', {
      zh: `证书 ${files.cert} 要到 ${dayOf(from)} 才生效。请检查本机时间，或换用有效的证书。`,
      en: `The certificate ${files.cert} is valid from ${dayOf(from)} on. Check the clock of this machine, or use another one.`,
    });
  // Finds what only TLS itself refuses, such as a key that is too short, before anything listens.
  parsed(files.cert, () => createSecureContext({ cert, key }), {
    zh: '不能用于 TLS',
    en: 'it cannot be used for TLS',
  });
}

function parsed<T>(path: string, parse: () => T, wanted: { zh: string; en: string }): T {
  try {
    return parse();
  } catch (error) {
    const { message: reason } = error as Error;
    throw new TlsError(
      'tls_unreadable',
      {
        zh: `文件 ${path} 不能使用：${wanted.zh}（${reason}）。`,
        en: `${path} cannot be used: ${wanted.en} (${reason}).`,
      },
      error,
    );
  }
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

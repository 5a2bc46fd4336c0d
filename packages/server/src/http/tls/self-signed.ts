import { X509Certificate } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { TlsFiles } from './identity.ts';

const DAY = 86_400_000;
/** Life of the authority, days: a phone has to trust it by hand, so it should outlive the site. */
const AUTHORITY_DAYS = 3650;
/** Life of a server certificate, days. Apple's systems refuse certificates of more than 398 days. */
const DAYS = 397;
/** A certificate that ends within this many days is replaced. */
const RENEW_WITHIN = 30;
/** Begins before now, because the clocks of phones differ. */
const SLACK = DAY;

/** Files of the authority and of the certificate that it signed. */
export interface SelfSigned extends TlsFiles {
  /** The certificate that a phone has to trust once. */
  authority: string;
}

/** Returns under which names and addresses other machines may reach this one. */
export function ownNames(host: string): string[] {
  const addresses = Object.values(os.networkInterfaces())
    .flatMap((all) => all ?? [])
    // A link-local IPv6 address needs a zone, which no certificate can hold.
    .filter(({ address }) => !address.startsWith('fe80:'))
    .map(({ address }) => address);
  const named = isIP(host) !== 0 && /^[0.:]+$/.test(host) ? [] : [host];
  return [...new Set(['localhost', os.hostname(), ...named, ...addresses])].toSorted();
}

/**
 * Returns a certificate for the given names, signed by an authority of this installation. Both are made when they are
 * missing and stay in the folder: a phone trusts the authority once, and later certificates are accepted without a
 * question. The certificate is made again when it ends soon or lacks a name.
 */
export async function selfSigned(folder: string, names: readonly string[], now: number): Promise<SelfSigned> {
  const files: SelfSigned = {
    authority: path.join(folder, 'authority.crt'),
    cert: path.join(folder, 'server.crt'),
    key: path.join(folder, 'server.key'),
  };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const authority = await authorityIn(folder, files.authority, now);
  if (!(await serves(files, authority.cert, names, now))) await issue(files, authority, names, now);
  return files;
}

interface Pem {
  cert: string;
  key: string;
}

async function authorityIn(folder: string, certFile: string, now: number): Promise<Pem> {
  const keyFile = path.join(folder, 'authority.key');
  const [cert, key] = await Promise.all([textIn(certFile), textIn(keyFile)]);
  if (cert && key && endsAfter(cert, now + DAYS * DAY)) return { cert, key };
  const { generate } = await import('selfsigned');
  const made = await generate(
    [{ name: 'commonName', value: `Gongdi ${os.hostname()} ${new Date(now).getFullYear()}` }],
    {
      ...lifeOf(now, AUTHORITY_DAYS),
      ...KEY,
      extensions: [
        { name: 'basicConstraints', cA: true, pathLenConstraint: 0, critical: true },
        { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
      ],
    },
  );
  await write(keyFile, made.private);
  await write(certFile, made.cert);
  return { cert: made.cert, key: made.private };
}

async function issue(files: SelfSigned, authority: Pem, names: readonly string[], now: number): Promise<void> {
  const { generate } = await import('selfsigned');
  const made = await generate([{ name: 'commonName', value: os.hostname().slice(0, 64) }], {
    ...lifeOf(now, DAYS),
    ...KEY,
    ca: authority,
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', digitalSignature: true, keyEncipherment: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: names.map((name) => (isIP(name) === 0 ? { type: 2, value: name } : { type: 7, ip: name })),
      },
    ],
  });
  await write(files.key, made.private);
  await write(files.cert, made.cert);
}

const KEY = { keyType: 'ec', curve: 'P-256', algorithm: 'sha256' } as const;

const lifeOf = (now: number, days: number) => ({
  notBeforeDate: new Date(now - SLACK),
  notAfterDate: new Date(now - SLACK + days * DAY),
});

async function serves(files: SelfSigned, authority: string, names: readonly string[], now: number): Promise<boolean> {
  const [cert, key] = await Promise.all([textIn(files.cert), textIn(files.key)]);
  if (!cert || !key || !endsAfter(cert, now + RENEW_WITHIN * DAY)) return false;
  try {
    const one = new X509Certificate(cert);
    return (
      one.verify(new X509Certificate(authority).publicKey) &&
      names.every((name) => (isIP(name) === 0 ? one.checkHost(name) : one.checkIP(name)) !== undefined)
    );
  } catch {
    return false;
  }
}

function endsAfter(cert: string, at: number): boolean {
  try {
    return Date.parse(new X509Certificate(cert).validTo) > at;
  } catch {
    return false;
  }
}

const textIn = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);

/** Replaces a file at once, readable by its owner alone: a crash leaves no half of a key. */
async function write(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

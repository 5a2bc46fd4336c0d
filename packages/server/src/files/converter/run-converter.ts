import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The program made no PDF. */
export class ConversionFailure extends Error {
  constructor(
    readonly slow: boolean,
    reason: string,
  ) {
    super(`conversion failed: ${reason}`);
    this.name = 'ConversionFailure';
  }
}

export interface ConversionLimits {
  ms: number;
  /** Largest result, bytes. */
  limit: number;
  /** Ends the conversion with the server. */
  signal: AbortSignal;
}

/** Output of the program that is kept for the message of a failure, characters. */
const WORDS = 500;

/**
 * Converts a file in a folder of its own, which also is the program's home, so that conversions share nothing and leave
 * nothing behind. The program gets no variables of this server besides its search path, because they hold secrets.
 * @throws ConversionFailure
 */
export async function runConverter(
  command: readonly string[],
  bytes: Uint8Array,
  extension: string,
  limits: ConversionLimits,
): Promise<Uint8Array> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'gongdi-convert-'));
  try {
    const given = path.join(folder, `file.${extension}`);
    const out = path.join(folder, 'file.pdf');
    await fs.writeFile(given, bytes, { mode: 0o600 });
    await run(argumentsOf(command, given, out, folder), folder, limits);
    const stat = await fs.lstat(out).catch(() => undefined);
    if (!stat?.isFile() || stat.size === 0) throw new ConversionFailure(false, 'no PDF was written');
    if (stat.size > limits.limit) throw new ConversionFailure(false, `the PDF has ${stat.size} bytes`);
    const pdf = await fs.readFile(out);
    if (!pdf.subarray(0, 1024).includes('%PDF-')) throw new ConversionFailure(false, 'the result is no PDF');
    return pdf;
  } finally {
    await fs.rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

function argumentsOf(command: readonly string[], given: string, out: string, folder: string): string[] {
  if (command.some((part) => part.includes('{in}')))
    return command.map((part) => part.replaceAll('{in}', given).replaceAll('{out}', out));
  const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`;
  return [...command, profile, '--convert-to', 'pdf', '--outdir', folder, given];
}

async function run([program = '', ...rest]: string[], folder: string, { ms, signal }: ConversionLimits): Promise<void> {
  const child = spawn(program, rest, {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, because the program of LibreOffice starts another one.
    detached: process.platform !== 'win32',
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (words = (words + part.toString('utf8')).slice(-WORDS)));
  const end = () => {
    try {
      if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  let slow = false;
  const timer = setTimeout(() => {
    slow = true;
    end();
  }, ms);
  signal.addEventListener('abort', end, { once: true });
  try {
    if (signal.aborted) end();
    await new Promise<void>((resolve, reject) => {
      child.once('error', (error) => reject(new ConversionFailure(false, error.message)));
      // `exit`, not `close`: a process that the program left behind may keep the pipes open.
      child.once('exit', (code, by) =>
        code === 0 ? resolve() : reject(new ConversionFailure(slow, `${by ?? `exit ${code}`}: ${words.trim()}`)),
      );
    });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    // Whatever the program has left running.
    end();
    child.stdout.destroy();
    child.stderr.destroy();
  }
}

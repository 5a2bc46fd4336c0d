import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll } from 'vitest';
import { PROGRAM, scratchFolder } from './gongdi.ts';

export interface Served {
  address: string;
  /** Its data folder. */
  data: string;
  /** Returns the messages for people that were printed before and after the address. */
  said: () => string;
  /** Stops the server as Ctrl-C does. @returns the exit code */
  stop: () => Promise<number | null>;
}

/** A slow machine needs more than a minute; less than the limit of a hook, which would not say what was printed. */
const STARTED_WITHIN = 115_000;

/** Runs `gongdi serve` on a free port with its own data folder, for one test file. */
export function withServe(args: readonly string[] = []): () => Served {
  const data = scratchFolder();
  let served: Served | undefined;
  let child: ChildProcess | undefined;

  beforeAll(async () => {
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(GONGDI_|DATABASE_URL|LC_|LANG)/.test(name)),
    );
    const started = spawn(process.execPath, [PROGRAM, 'serve', '--port', '0', '--data', data, ...args], { env });
    child = started;
    let said = '';
    started.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    const address = await new Promise<string>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`serve did not start: ${said}`)), STARTED_WITHIN);
      let printed = '';
      started.stdout.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        const line = /^(http:\/\/\S+)\n/m.exec(printed);
        if (!line?.[1]) return;
        clearTimeout(late);
        resolve(line[1]);
      });
      started.once('exit', (code) => reject(new Error(`serve ended with ${code}: ${said}`)));
    });
    served = {
      address,
      data,
      said: () => said,
      stop: async () => {
        if (started.exitCode !== null) return started.exitCode;
        started.kill('SIGINT');
        const [code] = (await once(started, 'exit')) as [number | null];
        return code;
      },
    };
  });
  afterAll(async () => {
    await served?.stop();
    child?.kill('SIGKILL');
  });
  return () => {
    if (!served) throw new Error('the server is there inside tests only');
    return served;
  };
}

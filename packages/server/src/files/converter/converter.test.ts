import type { GongdiError } from '@gongdi/domain';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeConverter, type ConverterOptions } from './converter.ts';

let folder: string;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'converter-test-'));
});
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

/** A converter whose program is a script for Node; `log` is a file that the script may write to. */
async function converter(script: string, more: Partial<ConverterOptions> = {}) {
  const file = path.join(folder, `${Math.random().toString(36).slice(2)}.cjs`);
  const log = `${file}.log`;
  await fs.writeFile(file, `const fs = require('fs'); const log = ${JSON.stringify(log)};\n${script}`);
  const command = [process.execPath, file, '{in}', '{out}'];
  return { ...officeConverter({ command, ...more }), log: () => fs.readFile(log, 'utf8') };
}

const PDF_OF = `fs.writeFileSync(process.argv[3], '%PDF-1.4 ' + fs.readFileSync(process.argv[2], 'utf8'));`;
const bytes = (text: string) => new TextEncoder().encode(text);
const refused = async (work: Promise<unknown>): Promise<GongdiError> =>
  work.then(
    () => Promise.reject(new Error('it went through')),
    (error: GongdiError) => error,
  );

describe('a converter', () => {
  it('makes a PDF in a folder of its own, without the secrets of this server, and leaves nothing', async () => {
    process.env['GONGDI_TEST_SECRET'] = 'hush';
    const one = await converter(`${PDF_OF} fs.writeFileSync(log, JSON.stringify([process.cwd(), process.env]))`);
    expect(Buffer.from(await one.convert('k', bytes('报告'), 'doc')).toString()).toBe('%PDF-1.4 报告');
    const [cwd, env] = JSON.parse(await one.log()) as [string, Record<string, string>];
    expect(env).not.toHaveProperty('GONGDI_TEST_SECRET');
    await expect(fs.stat(cwd)).rejects.toThrow('ENOENT');
    delete process.env['GONGDI_TEST_SECRET'];
  });

  it('runs one conversion of a content at a time, and as many as it may in all', async () => {
    const one = await converter(
      `fs.appendFileSync(log, '+'); setTimeout(() => { fs.appendFileSync(log, '-'); ${PDF_OF} }, 150);`,
    );
    await Promise.all(['a', 'a', 'b'].map((key) => one.convert(key, bytes(key), 'ppt')));
    expect(await one.log()).toBe('+-+-');
  });

  it('ends what takes too long, and does not try it again for a while', async () => {
    const one = await converter(`fs.appendFileSync(log, '+'); setInterval(() => {}, 1000);`, { seconds: 0.3 });
    const begun = Date.now();
    expect((await refused(one.convert('k', bytes('x'), 'doc'))).label.zh).toContain('时间过长');
    expect(Date.now() - begun).toBeLessThan(10_000);
    expect((await refused(one.convert('k', bytes('x'), 'doc'))).label.zh).toContain('时间过长');
    expect(await one.log()).toBe('+');
  });

  it.each([
    ['fails', 'process.exit(3)'],
    ['writes nothing', ''],
    ['writes something else', `fs.writeFileSync(process.argv[3], '<html>')`],
    ['writes too much', `fs.writeFileSync(process.argv[3], '%PDF-' + 'x'.repeat(3e6))`],
  ])('refuses a file when the program %s', async (_, script) => {
    const one = await converter(script, { megabytes: 1 });
    expect(await refused(one.convert('k', bytes('x'), 'doc'))).toMatchObject({ status: 422 });
  });

  it('refuses when the program does not exist, and when too many wait', async () => {
    const none = officeConverter({ command: ['no-such-program-here'] });
    expect(await refused(none.convert('k', bytes('x'), 'doc'))).toMatchObject({ status: 422 });
    const slow = await converter('setInterval(() => {}, 1000)');
    const all = Array.from({ length: 20 }, (_, place) => refused(slow.convert(`k${place}`, bytes('x'), 'doc')));
    const first = await Promise.race(all);
    expect(first).toMatchObject({ status: 429 });
    slow.close();
    await Promise.allSettled(all);
  });
});

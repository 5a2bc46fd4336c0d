import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { withServer } from '../testing.ts';

const kit = withServer({ signOn: { secret: 'a secret for this test that is long enough' } });

/** Finds the fuzzer: the program named in the environment, or one on the path; undefined if it is not installed. */
function findFuzzer(): string | undefined {
  return [process.env['GONGDI_SCHEMATHESIS'], 'schemathesis', 'st']
    .filter((one) => one !== undefined)
    .find((program) => /schemathesis/i.test(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? ''));
}

/** Number of inputs for each call, and their seed: `npm run fuzz -- api` uses more inputs and other seeds. */
const EXAMPLES = Number(process.env['GONGDI_EXAMPLES'] ?? 4);
const SEED = process.env['GONGDI_SEED'];

/**
 * Calls that are not fuzzed. The first ends the session that all others need. The second does not end for ten minutes.
 * Of the third, the fuzzer rewrites tuples of numbers into something that it then rejects as no schema.
 */
const LEFT_OUT = ['user.logout', 'notification.stream', 'console.settings'];

/** Working folder of the fuzzer, which writes files there. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gongdi-schemathesis-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function run(program: string, args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1', PYTHONIOENCODING: 'utf-8' },
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

it(
  'gives a public fuzzer no fault and no answer that the document does not know',
  async () => {
    const program = findFuzzer();
    if (program === undefined) {
      process.stderr.write('schemathesis is not here (pip install schemathesis): its run is left out\n');
      return;
    }
    const session = (await kit().client('admin')).session.get()!;
    const { code, output } = await run(program, [
      'run',
      `${kit().address}/openapi.json`,
      '-H',
      `Authorization: ${session.token}`,
      '-H',
      `X-Serial-Number-Id: ${session.serial}`,
      '--checks=not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance',
      '--phases=fuzzing',
      `--max-examples=${EXAMPLES}`,
      ...(SEED === undefined ? ['--generation-deterministic'] : [`--seed=${SEED}`]),
      '--no-color',
      '--max-failures=20',
      ...LEFT_OUT.map((name) => `--exclude-operation-id=${name}`),
    ]);
    expect(code, output.slice(-8000)).toBe(0);
    expect(output).toMatch(/\d{3,} generated/);
  },
  75_000 * EXAMPLES,
);

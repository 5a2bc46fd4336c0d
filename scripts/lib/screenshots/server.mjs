import { spawn } from 'node:child_process';
import { at } from '../root.mjs';
import { Failed } from '../run.mjs';

/**
 * Runs `gongdi serve` on a free port and waits until it has printed its address.
 * @param {string} data its data folder
 * @returns {Promise<{ address: string, accounts: { user_name: string, password: string }[], stop(): Promise<void> }>}
 * @throws {Failed} with its output if it ends before
 */
export async function serveForPictures(data) {
  const args = [at('cli', 'dist', 'gongdi.js'), 'serve', '--data', data, '--port', '0', '--json'];
  // The settings of the person who runs this must not change the pictures.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(GONGDI_|DATABASE_URL$)/.test(name)),
  );
  const child = spawn(process.execPath, args, { cwd: data, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let out = '';
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (err += text));
  const line = await new Promise((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      out += text;
      if (out.includes('\n')) resolve(out.slice(0, out.indexOf('\n')));
    });
    void ended.then(() => resolve(undefined));
  });
  if (line === undefined) throw new Failed('gongdi serve', `${out}${err}`);
  return {
    ...JSON.parse(line),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

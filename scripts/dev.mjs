// npm run dev [-- FLAGS]: restarts the server and reloads the page on every change. FLAGS are passed to `gongdi serve`.
import './lib/require-node.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { at, root } from './lib/root.mjs';
import { Failed, toolFile } from './lib/run.mjs';
import { log } from './lib/log.mjs';

const CONFIG = at('packages', 'elements', 'vite.config.ts');
const PROGRAM = at('cli', 'dist', 'gongdi.js');

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const children = [];
function keep(args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  children.push(child);
  return child;
}

/** Starts Vite, which serves the elements from their sources and passes requests for the server on to `target`. */
async function startVite(target) {
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({
    configFile: CONFIG,
    server: {
      host: '127.0.0.1',
      proxy: {
        '/api': { target, ws: true },
        '/openapi.json': { target },
        '/healthz': { target },
      },
    },
  });
  await vite.listen();
  vite.printUrls();
  return vite;
}

await main(async () => {
  await install();
  await build();
  if (!existsSync(PROGRAM)) throw new Failed('没有找到 cli/dist/gongdi.js · cli/dist/gongdi.js is missing');
  const port = await freePort();
  keep([toolFile('typescript'), '-b', '--watch', '--preserveWatchOutput', 'packages/server', 'cli']);
  keep(['--watch', '--watch-preserve-output', PROGRAM, 'serve', '--port', String(port), ...process.argv.slice(2)]);
  const vite = existsSync(CONFIG) ? await startVite(`http://127.0.0.1:${port}`) : undefined;
  log('开发模式已启动，Ctrl-C 结束', 'development mode, Ctrl-C ends it');
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve);
  });
  for (const child of children) child.kill('SIGTERM');
  await vite?.close();
  await Promise.all(children.map((child) => child.exitCode ?? new Promise((resolve) => child.on('exit', resolve))));
});

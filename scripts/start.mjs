// npm start [-- FLAGS]: installs and builds if needed, then runs `gongdi serve FLAGS`.
import './lib/require-node.mjs';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { at } from './lib/root.mjs';
import { Failed } from './lib/run.mjs';

const PROGRAM = at('cli', 'dist', 'gongdi.js');
let ready = false;

await main(async () => {
  await install();
  await build();
  if (!existsSync(PROGRAM)) {
    throw new Failed('没有找到 cli/dist/gongdi.js：请运行 npm run build -- --force · cli/dist/gongdi.js is missing');
  }
  ready = true;
});

if (ready) {
  // The server runs in this process and not in a child: so a signal reaches it once, and its exit code is the exit code
  // of the script.
  process.argv = [process.execPath, PROGRAM, 'serve', ...process.argv.slice(2)];
  await import(pathToFileURL(PROGRAM));
}

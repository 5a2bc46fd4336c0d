// npm run build [-- --force]: installs dependencies if needed, then builds what changed.
import './lib/require-node.mjs';
import { main } from './lib/main.mjs';
import { install } from './lib/install.mjs';
import { build } from './lib/build.mjs';
import { log } from './lib/log.mjs';

await main(async () => {
  await install();
  const built = await build({ force: process.argv.includes('--force') });
  if (!built && !process.argv.includes('--quiet')) log('没有变化，无需构建', 'nothing changed, nothing to build');
});

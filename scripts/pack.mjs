// npm run pack [-- NAME …]: builds, puts the packages of the registries together below .cache/packages, and packs them.
import './lib/require-node.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { packPackages } from './lib/packages/pack.mjs';
import { log } from './lib/log.mjs';

const names = process.argv.slice(2);

await main(async () => {
  await install();
  await build();
  for (const { name, version, tarball, bytes, files } of await packPackages(names.length > 0 ? names : undefined))
    log(`${name} ${version}：${files} 个文件，${(bytes / 1e6).toFixed(1)} MB`, `${files} files, ${tarball}`);
});

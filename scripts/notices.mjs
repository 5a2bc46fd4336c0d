// npm run notices: writes THIRD-PARTY-NOTICES.md from the packages that the product needs at run time.
import './lib/require-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { install } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { noticesPage } from './lib/notices/notices-page.mjs';
import { runtimePackages } from './lib/notices/runtime-packages.mjs';
import { at } from './lib/root.mjs';
import { log } from './lib/log.mjs';

await main(async () => {
  await install();
  const packages = runtimePackages(JSON.parse(readFileSync(at('package-lock.json'), 'utf8')));
  writeFileSync(at('THIRD-PARTY-NOTICES.md'), noticesPage(packages));
  log('已生成 THIRD-PARTY-NOTICES.md', `${packages.length} packages`);
});

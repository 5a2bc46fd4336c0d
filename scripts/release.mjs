// npm run release [-- --dry-run] [--into FOLDER]: builds, packs, writes the folder for CDNs, and publishes the packages.
// With --dry-run it says what it would publish, and what stands against it.
import './lib/require-node.mjs';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { log } from './lib/log.mjs';
import { main } from './lib/main.mjs';
import { writeCdnFolder } from './lib/packages/cdn.mjs';
import { PACKAGES } from './lib/packages/list.mjs';
import { packPackages } from './lib/packages/pack.mjs';
import { releaseProblems } from './lib/packages/release-problems.mjs';
import { readJson } from './lib/packages/stage.mjs';
import { at } from './lib/root.mjs';
import { Failed, mustSucceed, npm, run } from './lib/run.mjs';

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' }, into: { type: 'string' } } });
const dryRun = values['dry-run'] === true;

async function lines(...args) {
  const { code, output } = await run('git', args, { quiet: true });
  return code === 0 ? output.split('\n').filter(Boolean) : [];
}

await main(async () => {
  const versions = Object.fromEntries(
    PACKAGES.map(({ name, room }) => [name, readJson(at(room, 'package.json')).version]),
  );
  const version = versions['gongdi'];
  const problems = releaseProblems({
    versions,
    changelog: readFileSync(at('CHANGELOG.md'), 'utf8'),
    changed: (await lines('status', '--porcelain')).map((line) => line.slice(3)),
    tag: (await lines('tag', '--list', `v${version}`)).length > 0,
  });
  for (const problem of problems) console.log(`✗ ${problem}`);
  if (problems.length > 0 && !dryRun) throw new Failed('没有发布任何内容 · nothing was published');
  await install();
  await build();
  const packed = await packPackages();
  // A trial leaves nothing that a later release would find.
  const trial = at('.cache/packages/cdn-trial');
  rmSync(trial, { recursive: true, force: true });
  const { folder, files } = writeCdnFolder({
    app: at('packages/elements/dist/app'),
    into: dryRun ? trial : resolve(values.into ?? at('.cache/packages/cdn')),
    version,
  });
  log(`CDN 文件夹：${files} 个文件`, `folder for CDNs: ${folder}`);
  for (const { name, bytes, tarball } of packed) {
    const size = `${(bytes / 1e6).toFixed(1)} MB`;
    if (dryRun) {
      log(`将发布 ${name} ${version}（${size}）`, `would run: npm publish ${tarball} --access public`);
      continue;
    }
    mustSucceed(`npm publish (${name})`, await npm(['publish', tarball, '--access', 'public']));
    log(`已发布 ${name} ${version}（${size}）`, 'published');
  }
  if (problems.length > 0) throw new Failed(`${problems.length} 处不符合发布条件 · a release would be refused`);
});

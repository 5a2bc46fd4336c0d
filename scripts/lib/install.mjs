import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { missingPackages } from './lockfile.mjs';
import { at } from './root.mjs';
import { Failed, npm } from './run.mjs';
import { timed } from './log.mjs';

const LOCKFILE = at('package-lock.json');
const STAMP = at('node_modules', '.gongdi-installed');
/** npm writes this file last, so it is missing after an interrupted install. */
const INSTALLED = at('node_modules', '.package-lock.json');

const wantedStamp = () =>
  createHash('sha256').update(readFileSync(LOCKFILE)).update(`${process.platform} ${process.arch}`).digest('hex');

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Returns whether node_modules matches the lockfile, whichever tool installed it. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wantedStamp()) return true;
  if (missingPackages(read(LOCKFILE), read(INSTALLED)).length > 0) return false;
  writeFileSync(STAMP, wantedStamp());
  return true;
}

/**
 * Installs the dependencies if they are missing or differ from package-lock.json; otherwise does nothing.
 * @throws {Failed} with the output of npm
 */
export async function install() {
  if (isInstalled()) return;
  await timed({ zh: '正在安装依赖（首次约需一两分钟）', en: 'Installing dependencies (a minute or two)' }, async () => {
    // The environment may set NODE_ENV=production, but building and testing need all dependencies.
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    const { code } = await npm(args);
    if (code !== 0) {
      throw new Failed(
        `依赖安装失败（npm ci 退出码 ${code}）。请检查网络、代理与 npm 源，然后重新运行同一命令。\n` +
          `  npm ci ended with ${code}. Check the network, the proxy and the npm registry, then run the same command again.`,
      );
    }
    writeFileSync(STAMP, wantedStamp());
  });
}

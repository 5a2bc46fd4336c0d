import { existsSync, readFileSync, rmSync } from 'node:fs';
import { alignDist } from './align-dist.mjs';
import { fingerprint, isStamped, stamp } from './fingerprint.mjs';
import { exclusively } from './lock.mjs';
import { writeModuleIndexes } from './module-index.mjs';
import { at } from './root.mjs';
import { mustSucceed, npm } from './run.mjs';
import { timed } from './log.mjs';
import { checkTypes } from './type-check.mjs';

const read = (path) => JSON.parse(readFileSync(at(path), 'utf8'));

/** Rooms that `tsc -b` builds for the product: every project reference except the tests. */
const rooms = () =>
  read('tsconfig.json')
    .references.map(({ path }) => path.replace(/^\.\//, ''))
    .filter((path) => !path.startsWith('tests'));

const SHARED = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.json'];
const isTest = (file) => /\.test\.(ts|tsx|mjs)$/.test(file) || /[\\/](fixtures|testing)[\\/]/.test(file);
const hasScript = (workspace, script) => {
  const file = `${workspace}/package.json`;
  return existsSync(at(file)) && Boolean(read(file).scripts?.[script]);
};

async function npmScript(workspace, script) {
  const result = await npm(['run', '--silent', script, '--workspace', workspace], { quiet: true });
  mustSucceed(`npm run ${script} (${workspace})`, result);
}

/**
 * The build steps. Each has the files that it reads, and the paths whose presence shows that it has run.
 * @typedef {{ name: string, title: { zh: string, en: string }, reads: string[], makes: string[],
 *   run: () => Promise<void> }} Step
 * @returns {Step[][]} stages that run one after the other; the steps of a stage run in parallel
 */
function stages() {
  const all = rooms();
  const types = {
    name: 'types',
    title: { zh: '编译各包', en: 'Compiling the packages' },
    reads: [...SHARED, ...all],
    makes: all.map((room) => `${room}/dist/.tsbuildinfo`),
    run: async () => {
      mustSucceed('tsc -b', await checkTypes(all, { quiet: true }));
      all.forEach(alignDist);
    },
  };
  const elements = {
    name: 'elements',
    title: { zh: '打包组件与控制台', en: 'Bundling the elements and the console' },
    reads: [...SHARED, ...all.filter((room) => room !== 'cli' && room !== 'packages/server')],
    makes: ['packages/elements/dist/app'],
    run: () => npmScript('packages/elements', 'build:app'),
  };
  const cli = {
    name: 'cli',
    title: { zh: '打包命令行', en: 'Bundling the command line' },
    reads: [...SHARED, ...all.filter((room) => room !== 'packages/widgets' && room !== 'packages/elements')],
    makes: ['cli/dist/gongdi.js'],
    run: () => npmScript('cli', 'build'),
  };
  return [
    [types, ...(hasScript('packages/elements', 'build:app') ? [elements] : [])],
    hasScript('cli', 'build') ? [cli] : [],
  ];
}

/** @param {Step} step */
async function bring(step, force) {
  const print = fingerprint(step.reads, (file) => !isTest(file));
  const there = step.makes.every((path) => existsSync(at(path)));
  if (!force && there && isStamped(step.name, print)) return false;
  await timed(step.title, step.run);
  stamp(step.name, print);
  return true;
}

/**
 * Builds everything that changed since its last build.
 * @param {{ force?: boolean }} [options] `force` builds everything from scratch
 * @returns {Promise<boolean>} whether anything was built
 * @throws {Failed} with the output of the failing tool
 */
export function build({ force = false } = {}) {
  return exclusively(at('.cache', 'build.lock'), async () => {
    writeModuleIndexes();
    if (force) for (const room of rooms()) rmSync(at(room, 'dist'), { recursive: true, force: true });
    let built = false;
    for (const stage of stages()) {
      const results = await Promise.allSettled(stage.map((step) => bring(step, force)));
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
      built ||= results.some((result) => result.value);
    }
    return built;
  });
}

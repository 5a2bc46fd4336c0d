import { at } from '../root.mjs';
import { packagesFrom } from '../notices/runtime-packages.mjs';
import { publicExports, readJson } from './stage.mjs';

/** The server is run and not programmed against, so it has no declarations. */
const runs = (path) => !path.endsWith('.d.ts') && !/(^|\/)testing(\/|\.js$|$)/.test(path);

/**
 * Returns the versions to which the repository holds packages that the server gets through others. npm heeds `overrides`
 * of the installing project alone, so whoever installs the server would get versions that want another Node; a dependency
 * of the server itself says the same to everybody.
 */
function held() {
  const installed = new Set(
    packagesFrom(readJson(at('package-lock.json')), ['packages/server']).map(({ name }) => name),
  );
  const { overrides } = readJson(at('package.json'));
  return Object.fromEntries(
    Object.entries(overrides).filter(([name, wanted]) => typeof wanted === 'string' && installed.has(name)),
  );
}

/**
 * Fills the package of the server: its compiled files, the workspaces that they use, and the console as a dependency.
 * @param {import('./stage.mjs').Stage} stage
 */
export function fillServer(stage) {
  stage.copy('packages/server/dist', 'dist', runs);
  stage.copy('packages/server/migrations', 'migrations');
  const dependencies = { ...held(), ...stage.source.dependencies, '@gongdi/elements': stage.version };
  for (const room of stage.made.inside) {
    const manifest = readJson(at('packages', room, 'package.json'));
    const own = `node_modules/@gongdi/${room}`;
    stage.copy(`packages/${room}/dist`, `${own}/dist`, runs);
    const { name, version, license, type, sideEffects, imports } = manifest;
    const kept = {
      name,
      version,
      license,
      type,
      sideEffects,
      ...(imports ? { imports: publicExports(imports) } : {}),
      exports: publicExports(manifest.exports),
      // Without its dependencies, which are those of the server: what a bundled package needs, npm takes for bundled as
      // well, and leaves a folder empty where it is installed globally.
    };
    stage.write(`${own}/package.json`, `${JSON.stringify(kept, null, 2)}\n`);
    for (const [other, wanted] of Object.entries(manifest.dependencies ?? {})) dependencies[other] ??= wanted;
    dependencies[name] = version;
  }
  stage.manifest({
    dependencies: Object.fromEntries(Object.entries(dependencies).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    bundleDependencies: stage.made.inside.map((room) => `@gongdi/${room}`),
    exports: { '.': './dist/index.js' },
  });
  stage.papers();
}

import { at } from '../root.mjs';
import { publicExports, readJson } from './stage.mjs';

/** Workspaces that the server carries: nobody installs them by themselves, or with another version. */
export const INSIDE = ['api', 'bpmn', 'domain', 'engines', 'geo', 'sheets'];

/** The server is run and not programmed against, so it has no declarations. */
const runs = (path) => !path.endsWith('.d.ts') && !/(^|\/)testing(\/|\.js$|$)/.test(path);

/**
 * Fills the package of the server: its compiled files, the workspaces that they use, and the console as a dependency.
 * @param {import('./stage.mjs').Stage} stage
 */
export function fillServer(stage) {
  stage.copy('packages/server/dist', 'dist', runs);
  stage.copy('packages/server/migrations', 'migrations');
  const dependencies = { ...stage.source.dependencies, '@gongdi/elements': stage.version };
  for (const room of INSIDE) {
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
      dependencies: manifest.dependencies,
    };
    stage.write(`${own}/package.json`, `${JSON.stringify(kept, null, 2)}\n`);
    for (const [other, wanted] of Object.entries(manifest.dependencies ?? {})) dependencies[other] ??= wanted;
    dependencies[name] = version;
  }
  stage.manifest({
    dependencies: Object.fromEntries(Object.entries(dependencies).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    bundleDependencies: INSIDE.map((room) => `@gongdi/${room}`),
    exports: { '.': './dist/index.js' },
  });
  stage.papers();
}

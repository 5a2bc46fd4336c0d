/** Native code and WebAssembly cannot be bundled; the server is a package of its own. */
export const APART = ['@gongdi/server', '@resvg/resvg-js', 'libxml2-wasm'];

/**
 * Fills the package of the terminal: its bundle. The server is optional, for it is twenty times as large.
 * @param {import('./stage.mjs').Stage} stage
 */
export function fillTerminal(stage) {
  const { dependencies } = stage.source;
  stage.copy('cli/bin', 'bin');
  stage.copy('cli/dist', 'dist', (path) => path !== 'types' && !path.startsWith('types/'));
  stage.copy('cli/gongdi.config.schema.json', 'gongdi.config.schema.json');
  const [server, ...installed] = APART;
  stage.manifest({
    dependencies: Object.fromEntries(installed.map((name) => [name, dependencies[name]])),
    peerDependencies: { [server]: dependencies[server] },
    peerDependenciesMeta: { [server]: { optional: true } },
  });
  stage.papers();
}

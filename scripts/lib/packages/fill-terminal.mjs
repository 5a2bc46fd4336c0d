import { findingCodes, findingPage, ruleInfos, rulePage } from '@gongdi/bpmn';
import { rulesHtml } from './rules-html.mjs';

/**
 * Fills the package of the terminal: its bundle. The server is optional, for it is twenty times as large.
 * @param {import('./stage.mjs').Stage} stage
 */
export function fillTerminal(stage) {
  const { dependencies } = stage.source;
  stage.copy('cli/bin', 'bin');
  stage.copy('cli/dist', 'dist', (path) => path !== 'types' && !path.startsWith('types/'));
  stage.copy('cli/gongdi.config.schema.json', 'gongdi.config.schema.json');
  const pages = [...ruleInfos().map(({ code }) => rulePage(code)), ...findingCodes().map(findingPage)];
  stage.write('rules.html', rulesHtml(pages));
  const [server, ...installed] = stage.made.apart;
  stage.manifest({
    dependencies: Object.fromEntries(installed.map((name) => [name, dependencies[name]])),
    peerDependencies: { [server]: dependencies[server] },
    peerDependenciesMeta: { [server]: { optional: true } },
  });
  stage.papers();
}

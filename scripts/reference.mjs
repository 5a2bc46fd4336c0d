// npm run reference: writes the pages of docs that are generated from the code (scripts/lib/reference).
import './lib/require-node.mjs';
import { rmSync, writeFileSync } from 'node:fs';
import { loadSource } from './lib/load-source.mjs';
import { main } from './lib/main.mjs';
import { callScreens } from './lib/reference/call-screens.mjs';
import { callPages, moduleDocs, picturePages, referencePages } from './lib/reference/reference-pages.mjs';
import { at } from './lib/root.mjs';
import { log } from './lib/log.mjs';

await main(async () => {
  const { COMMANDS } = await loadSource('cli/src/generated/commands.ts');
  const { EXIT } = await loadSource('cli/src/command.ts');
  const { cliText } = await loadSource('cli/src/text/index.ts');
  const { CONFIG } = await loadSource('cli/src/config/description.ts');
  const { configSchema, configRows } = await loadSource('cli/src/config/json-schema.ts');
  const { CLAIM_TEXTS, PROVEN_ENGINES, ruleInfos } = await loadSource('packages/bpmn/src/index.ts');
  const check = { infos: ruleInfos(), claimTexts: CLAIM_TEXTS, engines: PROVEN_ENGINES };
  const cli = { COMMANDS, EXIT, cliText, configSchema: configSchema(CONFIG), configRows: configRows(CONFIG) };
  const rooms = {
    ...(await loadSource('packages/domain/src/index.ts')),
    ...(await loadSource('packages/api/src/index.ts')),
  };
  const calls = callScreens(rooms);
  const modules = { ...rooms, ...(await loadSource('packages/server/src/facts.ts')) };
  const { presentPictures } = await loadSource('tests/boundaries/pictures.ts');
  const changed = [
    ...referencePages(cli, check),
    ...callPages(calls),
    ...moduleDocs(modules),
    ...picturePages(presentPictures()),
  ].filter(({ wanted, present }) => wanted !== present);
  for (const { path, wanted } of changed) {
    if (wanted === undefined) rmSync(at(path));
    else writeFileSync(at(path), wanted);
    log(`已生成 ${path}`, 'written');
  }
  if (changed.length === 0) log('生成的文件都是最新的', 'generated files are up to date');
});

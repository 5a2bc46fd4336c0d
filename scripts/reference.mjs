// npm run reference: writes the pages of docs that are made from the code (scripts/lib/reference).
import './lib/require-node.mjs';
import { writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { main } from './lib/main.mjs';
import { callScreens } from './lib/reference/call-screens.mjs';
import { callPages, referencePages } from './lib/reference/reference-pages.mjs';
import { at, root } from './lib/root.mjs';
import { say } from './lib/say.mjs';

/** A TypeScript module of the repository, read as the tests read it. */
async function load(path) {
  const conditions = ['gongdi-source', 'node'];
  const { module } = await runnerImport(at(path), {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions },
    ssr: { resolve: { conditions }, noExternal: [/^@gongdi\//] },
  });
  return module;
}

await main(async () => {
  const { COMMANDS } = await load('cli/src/commands/index.ts');
  const { EXIT } = await load('cli/src/command.ts');
  const { cliText } = await load('cli/src/text/index.ts');
  const { CONFIG } = await load('cli/src/config/description.ts');
  const { configSchema, configRows } = await load('cli/src/config/json-schema.ts');
  const { CLAIM_TEXTS, PROVEN_ENGINES, ruleInfos } = await load('packages/bpmn/src/index.ts');
  const check = { infos: ruleInfos(), claimTexts: CLAIM_TEXTS, engines: PROVEN_ENGINES };
  const cli = { COMMANDS, EXIT, cliText, configSchema: configSchema(CONFIG), configRows: configRows(CONFIG) };
  const rooms = { ...(await load('packages/domain/src/index.ts')), ...(await load('packages/api/src/index.ts')) };
  const calls = callScreens(rooms);
  const changed = [...referencePages(cli, check), ...callPages(calls)].filter(
    ({ wanted, present }) => wanted !== present,
  );
  for (const { path, wanted } of changed) {
    writeFileSync(at(path), wanted);
    say(`已生成 ${path}`, 'written');
  }
  if (changed.length === 0) say('生成的文件都是最新的', 'generated files are up to date');
});

// Compares the resources with the committed snapshot of their tables and writes the next numbered migration.
// npm run migration                  writes it when nothing has to be decided by a person
// npm run migration -- --by-hand     writes what has to be decided as comments, to be edited before committing
// npm run migration -- --check       writes nothing; exit 1 when a migration is missing
// npm run migration -- NAME          names the file (lower case letters, digits and dashes)
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../', import.meta.url));
const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const [title = 'resources', ...more] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = flags.find((flag) => flag !== '--by-hand' && flag !== '--check');
if (unknown || more.length > 0 || !/^[a-z0-9][a-z0-9-]*$/.test(title)) {
  console.error(
    `Unknown argument ${unknown ?? more[0] ?? title}. Use: npm run migration -- [--by-hand | --check] [name]`,
  );
  process.exit(2);
}

const { module } = await runnerImport(path.join(root, 'packages/server/src/store/migrations/snapshot.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
  ssr: { resolve: { conditions: ['gongdi-source', 'node'] }, noExternal: [/^@gongdi\//] },
  resolve: { conditions: ['gongdi-source', 'node'] },
});
const { pendingSchema, writeMigration } = module;
const { statements, byHand } = pendingSchema();
if (statements.length + byHand.length === 0) {
  console.log('The migrations are up to date with the resources.');
  process.exit(0);
}
for (const { change, draft } of byHand) console.error(`By hand: ${change}\n${draft.replaceAll(/^/gm, '    ')}`);
if (flags.includes('--check')) {
  console.error(`A migration is missing (${statements.length} statements). Run npm run migration and commit it.`);
  process.exit(1);
}
if (byHand.length > 0 && !flags.includes('--by-hand')) {
  console.error(
    'Nothing was written. Run npm run migration -- --by-hand NAME, then edit the new file: it has to do the above.',
  );
  process.exit(1);
}
const file = writeMigration(title);
const snapshot = path.join(path.dirname(file), 'snapshot.json');
writeFileSync(
  snapshot,
  await format(readFileSync(snapshot, 'utf8'), { ...(await resolveConfig(snapshot)), parser: 'json' }),
);
console.log(`Wrote ${path.relative(root, file)} and snapshot.json. Read them, then commit both.`);

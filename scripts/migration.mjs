// Compares the resources with the committed snapshot of their tables and writes the next numbered migration with its
// seed (packages/server/src/store/fixtures/upgrades); then the TypeScript types of all tables
// (packages/server/src/store/generated), also after a migration that was edited by hand.
// npm run migration                  writes the migration if it needs no decision by a developer
// npm run migration -- --by-hand     writes the open decisions as comments, to be edited before the commit
// npm run migration -- --check       writes nothing; exits with 1 if a migration is missing
// npm run migration -- NAME          sets the name of the file (lower case letters, digits and dashes)
// npm run migration -- --renumber FILE …  renumbers migrations whose numbers another branch has used, in this order;
//                                    no installation may have run them
import path from 'node:path';
import { loadSource } from './lib/load-source.mjs';
import { root } from './lib/root.mjs';
import { mustSucceed, runTool } from './lib/run.mjs';

const MIGRATIONS = 'packages/server/src/store/migrations';
const migrations = (file) => loadSource(`${MIGRATIONS}/${file}`);

/** Ends the program with exit code 1 if the migrations cannot be applied. */
async function writeTableTypes() {
  const test = ['run', '--project', 'unit', `${MIGRATIONS}/table-types.test.ts`];
  const { code, output } = await runTool('vitest', test, { quiet: true, env: { GONGDI_TABLE_TYPES: 'write' } });
  if (code !== 0) console.error(output);
  process.exit(code === 0 ? 0 : 1);
}

if (process.argv[2] === '--renumber') {
  const names = process.argv.slice(3);
  if (names.length === 0) {
    console.error('Name the migrations: npm run migration -- --renumber FILE …');
    process.exit(2);
  }
  const { renumberMigration } = await migrations('files.ts');
  try {
    for (const name of names) console.log(`${name} → ${renumberMigration(path.basename(name))}`);
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
  process.exit(0);
}

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const [title = 'resources', ...more] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = flags.find((flag) => flag !== '--by-hand' && flag !== '--check');
if (unknown || more.length > 0 || !/^[a-z0-9][a-z0-9-]*$/.test(title)) {
  console.error(
    `Unknown argument ${unknown ?? more[0] ?? title}. Use: npm run migration -- [--by-hand | --check] [name] | --renumber FILE …`,
  );
  process.exit(2);
}

const { pendingSchema, writeMigration } = await migrations('snapshot.ts');
const { statements, byHand } = pendingSchema();
if (statements.length + byHand.length === 0) {
  console.log('The migrations are up to date with the resources.');
  if (flags.includes('--check')) process.exit(0);
  await writeTableTypes();
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
const { file, snapshots, newTables } = writeMigration(title);
const { writeSeed } = await migrations('seed.ts');
const { BUILT_IN_ROLES } = await loadSource('packages/server/src/accounts/built-in-roles.ts');
const seed = writeSeed(file, newTables, BUILT_IN_ROLES);
mustSucceed('oxfmt', await runTool('oxfmt', snapshots, { quiet: true }));
console.log([file, seed, ...snapshots].map((one) => path.relative(root, one)).join('\n'));
console.log(
  'Written. Read these, then commit them together with the types of their tables. The seed may be changed until then.',
);
await writeTableTypes();

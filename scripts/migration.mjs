// Compares the resources with the committed snapshot of their tables and writes the next numbered migration.
// npm run migration                  writes it when nothing has to be decided by a person
// npm run migration -- --by-hand     writes what has to be decided as comments, to be edited before committing
// npm run migration -- --check       writes nothing; exit 1 when a migration is missing
// npm run migration -- NAME          names the file (lower case letters, digits and dashes)
// npm run migration -- --renumber FILE …  gives migrations whose numbers another branch has taken the next ones, in this
//                                    order; no installation may have them
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { loadSource } from './lib/load-source.mjs';
import { root } from './lib/root.mjs';

const migrations = (file) => loadSource(`packages/server/src/store/migrations/${file}`);

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
const { file, snapshots } = writeMigration(title);
for (const snapshot of snapshots)
  writeFileSync(
    snapshot,
    await format(readFileSync(snapshot, 'utf8'), { ...(await resolveConfig(snapshot)), parser: 'json' }),
  );
console.log([file, ...snapshots].map((one) => path.relative(root, one)).join('\n'));
console.log('Written. Read these, then commit them together.');

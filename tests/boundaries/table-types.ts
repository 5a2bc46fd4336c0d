import type { RepositoryFile } from './repository.ts';

const SERVER = 'packages/server/src/';
/** Declares the names `Db` and `Trx` for `Kysely<Tables>` and `Transaction<Tables>`. */
const ALIASES = `${SERVER}store/tables.ts`;

const OTHER_TABLES = /\b(?:Kysely|Transaction)<(?!Tables>)[^\n]{0,40}|\.withTables\b/g;

/**
 * Returns server files with a database type whose tables differ from those of the migrations, or that has no tables.
 * `Tables` is generated from the migrations; tables that are declared by hand may differ from them.
 */
export function databasesOfOtherTables(files: readonly RepositoryFile[]): string[] {
  return files
    .filter(({ file }) => file.startsWith(SERVER) && file.endsWith('.ts') && file !== ALIASES)
    .flatMap(({ file, text }) => (text.match(OTHER_TABLES) ?? []).map((found) => `${file}: ${found}: use Db or Trx`));
}

/** Lines of `Tables` with the names of tables. */
const LISTED = /^ {2}(\w+): \w+Table;$/gm;
/** Migrations, fixtures and tests may use any SQL. */
const FREE = /\/(migrations|fixtures|testing)\/|\.test\.ts$/;

/**
 * Returns raw SQL statements of the server that name a table without a line `// Raw SQL: <why>` directly above. The
 * compiler checks neither the names in such a text nor the type of its rows; Kysely's builder checks both.
 */
export function unexplainedStatements(files: readonly RepositoryFile[]): string[] {
  const list = files.find(({ file }) => file === `${SERVER}store/generated/tables.ts`)?.text ?? '';
  const tables = new Set([...list.matchAll(LISTED)].map(([, name]) => name!));
  return files
    .filter(({ file }) => file.startsWith(SERVER) && file.endsWith('.ts') && !FREE.test(file))
    .flatMap(({ file, text }) =>
      statementsIn(text)
        .filter(({ sql, above }) => namesTable(sql, tables) && !above.startsWith('// Raw SQL: '))
        .map(({ line }) => `${file}:${line}: write a typed query, or say above it why not: // Raw SQL: <why>`),
    );
}

interface Statement {
  sql: string;
  line: number;
  /** The line above the statement. */
  above: string;
}

/** Returns the `sql` templates that are executed as statements. Templates that are parts of other queries are left out. */
function statementsIn(text: string): Statement[] {
  const found: Statement[] = [];
  for (const { index, 0: head } of text.matchAll(/\bsql(?:<[^`]*?>)?`/g)) {
    const end = endOfTemplate(text, index + head.length);
    const isExecuted = /^\s*\.execute\(/.test(text.slice(end + 1)) || /\bprepared\([^`]*$/.test(text.slice(0, index));
    if (!isExecuted) continue;
    const lines = text.slice(0, index).split('\n');
    // The statement may begin on an earlier line, for example with `const { rows } =`.
    let at = lines.length - 1;
    while (/[=(]$/.test(lines[at - 1] ?? '')) at -= 1;
    found.push({ sql: text.slice(index + head.length, end), line: lines.length, above: lines[at - 1]?.trim() ?? '' });
  }
  return found;
}

/** @returns index of the backtick that closes the template whose text begins at `from` */
function endOfTemplate(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '`') {
    if (text[at] === '\\') at += 1;
    else if (text.startsWith('${', at)) at = endOfHole(text, at + 2);
    at += 1;
  }
  return at;
}

/** @returns index of the brace that closes the `${` whose code begins at `from` */
function endOfHole(text: string, from: number): number {
  let at = from;
  for (let depth = 0; at < text.length && (depth > 0 || text[at] !== '}'); at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    else if (text[at] === '`') at = endOfTemplate(text, at + 1);
  }
  return at;
}

const PLACE = /\b(?:from|join|into|update|table|on|using)\s+(\w+|\$\{sql\.(?:table|raw)\()/gi;

function namesTable(sql: string, tables: ReadonlySet<string>): boolean {
  return [...sql.matchAll(PLACE)].some(([, name]) => tables.has(name!) || name!.startsWith('${'));
}

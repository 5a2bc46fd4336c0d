/** Returns the cells of a table row; a bar inside a text is written `\|`. */
const cellsOf = (line) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Returns the rows of the tables in a text, table by table, without the header rows. */
const tablesIn = (text) =>
  [...text.matchAll(/(?:^\|.*\n)+/gm)].map(([table]) => table.trim().split('\n').slice(2).map(cellsOf));

/** Returns the problems of one row. */
function problemsOf(cells, exists) {
  const places = [...cells.at(-1).matchAll(/`([^`]+)`/g)].map(([, path]) => path);
  return [
    cells.includes('') && 'a cell is empty',
    places.length === 0 && 'says no place',
    ...places.filter((path) => !exists(path)).map((path) => `there is no ${path}`),
  ].filter(Boolean);
}

/**
 * Returns the problems of the tables in docs/glossary.md. Each part (`## `) of the page may have a word only once.
 * @param {string} text the page
 * @param {(path: string) => boolean} exists whether the repository has a file or folder
 * @returns {string[]} one line for each problem
 */
export function glossaryProblems(text, exists) {
  return text.split(/^## /m).flatMap((part) => {
    const tables = tablesIn(part);
    const words = tables.flat().map(([word]) => word.toLowerCase());
    return [
      ...tables.flat().flatMap((cells) => problemsOf(cells, exists).map((problem) => `${cells[0]}: ${problem}`)),
      ...words.filter((word, i) => words.indexOf(word) !== i).map((word) => `${word}: is explained twice`),
      ...tables.flatMap((rows) => {
        const own = rows.map(([word]) => word.toLowerCase());
        return own
          .filter((word, i) => i > 0 && own[i - 1] > word)
          .map((word) => `${word}: the alphabet puts it higher`);
      }),
    ];
  });
}

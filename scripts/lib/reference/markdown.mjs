/** Makes a table cell: one line, with bars escaped. */
const cell = (text) => String(text).replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();

export const code = (text) => (text === undefined || text === '' ? '' : `\`${text}\``);

/**
 * Makes a Markdown table; empty if there are no rows. A column that is empty in all rows is left out.
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function table(head, rows) {
  if (rows.length === 0) return '';
  const said = head.map((_, i) => rows.some((row) => row[i]));
  const line = (cells) =>
    `| ${cells
      .filter((_, i) => said[i])
      .map(cell)
      .join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n');
}

/** Joins blocks with an empty line between them; empty blocks are left out. */
export const page = (...blocks) =>
  `${blocks
    .flat()
    .map((block) => block.trim())
    .filter(Boolean)
    .join('\n\n')}\n`;

/** A comment for people who want to edit the page: it names the command and the source of the page. */
export const written = (from) => `<!-- Written by \`npm run reference\` from ${from}. -->`;

/** A table cell: one line, its bars kept from ending it. */
const cell = (text) => String(text).replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();

export const code = (text) => (text === undefined || text === '' ? '' : `\`${text}\``);

/**
 * A Markdown table; nothing when there are no rows. A column in which no row says anything is left out.
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

/** Blocks with an empty line between them; those that say nothing are left out. */
export const page = (...blocks) =>
  `${blocks
    .flat()
    .map((block) => block.trim())
    .filter(Boolean)
    .join('\n\n')}\n`;

/** Says how a page is made, for whoever is about to edit it. */
export const written = (from) => `<!-- Written by \`npm run reference\` from ${from}. -->`;

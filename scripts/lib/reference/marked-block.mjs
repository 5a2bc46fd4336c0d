/**
 * Replaces a generated block of a page that is otherwise written by hand. The block is between two comments: `<!--
 * NAME: written by npm run reference -->` and `<!-- NAME: end -->`.
 * @param {string} text the page
 * @param {string} name of the block
 * @param {string} content new content of the block
 * @returns {string} the page with the new block
 * @throws {Error} if the page has no such block, or more than one
 */
export function withBlock(text, name, content) {
  const [begin, end] = [`<!-- ${name}: written by npm run reference -->`, `<!-- ${name}: end -->`];
  const [before, rest, ...more] = text.split(begin);
  const after = rest?.split(end);
  if (more.length > 0 || after?.length !== 2) throw new Error(`the page needs one block "${begin}" … "${end}"`);
  return `${before}${begin}\n\n${content.trim()}\n\n${end}${after[1]}`;
}

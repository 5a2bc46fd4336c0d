import { posix } from 'node:path';

/**
 * A page of the documentation: its path from the root of the repository, and its text.
 * @typedef {{ path: string, text: string }} Page
 */

const withoutCode = (text) => text.replaceAll(/^```[\s\S]*?^```/gm, '');

/** Returns the anchor that GitHub gives a heading. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

/** Returns the anchors of a page. */
const anchorsOf = (text) =>
  new Set([...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading)));

/**
 * Returns dead links between pages, and npm scripts that do not exist.
 * @param {readonly Page[]} pages
 * @param {(path: string) => boolean} exists whether the repository has a file or folder
 * @param {readonly string[]} scripts names of the scripts in package.json
 * @returns {string[]} one line for each
 */
export function deadLinks(pages, exists, scripts) {
  const texts = new Map(pages.map(({ path, text }) => [path, text]));
  return pages.flatMap(({ path, text }) => {
    const links = [
      ...withoutCode(text)
        .replaceAll(/`[^`\n]*`/g, '')
        .matchAll(/\]\(([^)\s]+)\)/g),
    ].map(([, link]) => link);
    const dead = links
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [file, anchor] = link.split('#');
        const target = file === '' ? path : posix.join(posix.dirname(path), file);
        if (!texts.has(target)) return !exists(target);
        return anchor !== undefined && !anchorsOf(texts.get(target)).has(anchor);
      });
    const commands = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name]) => name);
    return [
      ...dead.map((link) => `${path}: ${link} leads nowhere`),
      ...commands.filter((name) => !scripts.includes(name)).map((name) => `${path}: there is no npm run ${name}`),
    ];
  });
}

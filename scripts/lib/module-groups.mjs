import { posix } from 'node:path';

/**
 * Returns the data of a late module as one word: `name`; `part<whole` if its folder is inside that of another module;
 * `name/page,page` with the pages that its steps, or those of the other module, name; `name!` if its records are added
 * on site (`offline` or `onSite` of the definition itself, which the format of the house indents by two), `name!!` if
 * they are offered first, and `~` if any of its forms, or of those of the other module, can be filled in without a network.
 * @param {{ path: string, name: string, text: string }} module
 * @param {readonly { path: string, name: string, text: string }[]} modules all of its group
 */
function wordOf({ path, name, text }, modules) {
  const whole = modules.find((other) => path.startsWith(`${posix.dirname(other.path)}/${name}/`));
  const all = `${whole?.text ?? ''}${text}`;
  const pages = [...all.matchAll(/\b(?:page|alsoAt): '([\w-]+)'/g)].map(([, page]) => page);
  const added = /^ {2}(?:offline|onSite): true(?: as const)?,$/m.test(text) ? '!' : '';
  const onSite = /^ {2}onSite: 'first',$/m.test(text) ? '!!' : added;
  const offline = /\boffline: true\b/.test(all) ? '~' : '';
  return `${name}${onSite}${offline}${whole ? `<${whole.name}` : ''}${pages.length > 0 ? `/${pages.join(',')}` : ''}`;
}

/**
 * Groups modules by the folder directly below the root.
 * @param {readonly { path: string, name: string, text: string }[]} modules sorted by name
 * @param {string} below the root
 * @returns {{ group: string, modules: { path: string, name: string, text: string }[], names: string }[]}
 */
export function moduleGroups(modules, below) {
  const groups = new Map();
  for (const one of modules) {
    const [group] = posix.relative(below, one.path).split('/');
    groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, members]) => ({
      group,
      modules: members,
      names: members.map((one) => wordOf(one, members)).join(' '),
    }));
}

import { Failed } from '../run.mjs';

/** The names of a module in each of its rooms. */
const GROUP = /^[a-z][a-z0-9-]*$/;
const NAME = /^[a-z][A-Za-z0-9]*$/;

const words = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ');

/**
 * @param {string} path `<group>/<name>`, with the name as in addresses: `siteVisit`
 * @throws Failed if it is not a valid module name
 */
export function moduleNames(path) {
  const [group = '', name = '', ...more] = path.split('/');
  if (!GROUP.test(group) || !NAME.test(name) || more.length > 0)
    throw new Failed(
      `模块写作 <组>/<名称>，例如 safety/siteVisit（名称以小写字母开头，只含字母和数字） · a module is <group>/<name>, such as safety/siteVisit; got ${path}`,
    );
  return {
    group,
    name,
    /** Name of the table, and first half of the dictionary names: `site_visit`. */
    noun: words(name).join('_'),
    /** Name of the file of its calls, and part of their addresses: `site-visit`. */
    kebab: words(name).join('-'),
    /** Name of components and types: `SiteVisit`. */
    pascal: name[0].toUpperCase() + name.slice(1),
  };
}

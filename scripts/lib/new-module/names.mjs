import { Failed } from '../run.mjs';

/** What a module is called in each of its rooms. */
const GROUP = /^[a-z][a-z0-9-]*$/;
const NAME = /^[a-z][A-Za-z0-9]*$/;

const words = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ');

/**
 * @param {string} path `<group>/<name>`, the name as it stands in addresses: `siteVisit`
 * @throws Failed when it cannot be the name of a module
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
    /** Table, and first half of the dictionaries: `site_visit`. */
    noun: words(name).join('_'),
    /** File of its calls, and of their addresses: `site-visit`. */
    kebab: words(name).join('-'),
    /** Components and types: `SiteVisit`. */
    pascal: name[0].toUpperCase() + name.slice(1),
  };
}

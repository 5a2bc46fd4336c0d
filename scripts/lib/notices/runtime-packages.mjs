/** Workspaces whose dependencies ship with the product; examples and tests do not. */
const SHIPS = /^(packages\/[^/]+|cli)$/;

/** Licences that a package's own manifest does not give to npm, each with the place where it is written. */
const SAID_ELSEWHERE = {
  'bpmn-js': 'bpmn.io licence', // its LICENSE: MIT with a condition about the watermark
  'cli-table': 'MIT', // the end of its README
};

/**
 * Finds a dependency as Node does: in the nearest `node_modules`, going up.
 * @param {Record<string, any>} packages of the lockfile
 */
function resolve(packages, from, name) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)(node_modules\/)?(@[^/]+\/)?[^/]+$/, '')) {
    const place = `${folder}${folder && '/'}node_modules/${name}`;
    if (place in packages) return place;
    if (folder === '') return undefined;
  }
}

/**
 * Returns every third-party package that the product needs at run time, on any platform, sorted by name. It is read
 * from the lockfile, so the result is the same on every machine.
 * @param {{ packages: Record<string, any> }} lockfile parsed package-lock.json, version 3
 * @returns {{ name: string, version: string, license: string, place: string }[]} `place`: folder in the repository
 * @throws Error if a package has no licence
 */
export function runtimePackages(lockfile) {
  return packagesFrom(
    lockfile,
    Object.keys(lockfile.packages).filter((place) => SHIPS.test(place)),
  );
}

/**
 * Returns the third-party packages that some workspaces need at run time, also through other workspaces.
 * @param {{ packages: Record<string, any> }} lockfile parsed package-lock.json, version 3
 * @param {readonly string[]} rooms folders of workspaces
 * @param {readonly string[]} [apart] names of packages that are not followed
 */
export function packagesFrom({ packages }, rooms, apart = []) {
  const places = new Set();
  const queue = [...rooms];
  for (const from of queue) {
    const { dependencies, optionalDependencies } = packages[from];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = apart.includes(name) ? undefined : resolve(packages, from, name);
      // An optional package may be absent; a workspace is a link to its folder.
      const place = found !== undefined && packages[found].link ? packages[found].resolved : found;
      if (place === undefined || places.has(place) || !(place in packages)) continue;
      places.add(place);
      queue.push(place);
    }
  }
  const third = [...places].filter((place) => place.includes('node_modules/'));
  const found = third.map((place) => describe(place, packages[place]));
  // One version may be in several folders.
  return [...new Map(found.map((one) => [`${one.name} ${one.version}`, one])).values()].toSorted(byName);
}

function describe(place, { name, version, license }) {
  // The folder of an aliased package has the alias as its name; `name` is the real name.
  const own = name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const said = SAID_ELSEWHERE[own] ?? license;
  if (!said || /^SEE /i.test(said))
    throw new Error(`${own} ${version}: look up its licence and add it to ${import.meta.url}`);
  return { name: own, version, license: said, place };
}

const byName = (a, b) => (a.name === b.name ? (a.version < b.version ? -1 : 1) : a.name < b.name ? -1 : 1);

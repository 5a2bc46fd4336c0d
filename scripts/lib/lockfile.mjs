const fits = (list, own) =>
  !Array.isArray(list) || (!list.includes(`!${own}`) && (list.every((name) => name[0] === '!') || list.includes(own)));

/**
 * An optional package may be absent, unless it is made for exactly this system. A package that names a C library may
 * always be absent, because Node 20 has no cheap way to find out which C library it uses.
 */
const mayBeAbsent = (entry, platform, arch) =>
  entry.optional === true && !(entry.os && !entry.libc && fits(entry.os, platform) && fits(entry.cpu, arch));

/**
 * Compares package-lock.json with npm's record of the installed packages.
 * @param {{ packages: Record<string, any> }} wanted package-lock.json
 * @param {{ packages: Record<string, any> }} installed node_modules/.package-lock.json
 * @returns {string[]} folders of packages that are missing or have another version
 */
export function missingPackages(wanted, installed, platform = process.platform, arch = process.arch) {
  return Object.entries(wanted.packages)
    .filter(([folder]) => folder.includes('node_modules/'))
    .filter(([folder, entry]) => {
      const found = installed.packages[folder];
      if (!found) return !mayBeAbsent(entry, platform, arch);
      return found.version !== entry.version || found.integrity !== entry.integrity;
    })
    .map(([folder]) => folder);
}

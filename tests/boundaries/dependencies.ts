import { accepts } from '../../scripts/lib/engine-range.mjs';
import type { Manifest } from './repository.ts';

/** The oldest Node.js that the product promises to run on. */
export const OLDEST_NODE = '20.19.0';

interface Locked {
  version?: string;
  resolved?: string;
  link?: boolean;
  engines?: { node?: string } | string[];
}

/** package-lock.json, as far as the rules look at it. */
export interface Lockfile {
  packages: Record<string, Locked>;
}

/** Entries that name where they were downloaded from: a clone elsewhere would ask that address. */
export function resolvedAddresses({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([, { link, resolved }]) => !link && resolved !== undefined)
    .map(([folder, { resolved }]) => `${folder}: ${resolved}`);
}

/** Dependencies that refuse the oldest Node.js of the product. */
export function tooNewForNode({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([folder, { engines, version }]) => {
    const range = Array.isArray(engines) ? undefined : engines?.node;
    return range === undefined || accepts(range, OLDEST_NODE) ? [] : [`${folder} ${version}: needs Node ${range}`];
  });
}

const EXACT = /^(npm:(@[^/]+\/)?[^@]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Versions that are ranges, and packages that two workspaces want in different versions. */
export function looseVersions(manifests: Manifest[]): string[] {
  const first = new Map<string, { version: string; folder: string }>();
  return manifests.flatMap(({ folder, dependencies, devDependencies, optionalDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).flatMap(([name, version]) => {
      if (!EXACT.test(version)) return [`${folder}/package.json: ${name} ${version} is not exact`];
      const other = first.get(name);
      if (!other) first.set(name, { version, folder });
      return other && other.version !== version
        ? [`${folder}/package.json: ${name} ${version}, but ${other.version} in ${other.folder}`]
        : [];
    }),
  );
}

import { accepts } from '../../scripts/lib/engine-range.mjs';
import type { Manifest } from './repository.ts';

/** The oldest supported Node.js version. */
export const OLDEST_NODE = '20.19.0';

interface Locked {
  version?: string;
  resolved?: string;
  link?: boolean;
  engines?: { node?: string } | string[];
}

/** The parts of package-lock.json that the rules read. */
export interface Lockfile {
  packages: Record<string, Locked>;
}

/** Returns entries that name their download address: an installation elsewhere would use that address. */
export function resolvedAddresses({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([, { link, resolved }]) => !link && resolved !== undefined)
    .map(([folder, { resolved }]) => `${folder}: ${resolved}`);
}

/** Returns dependencies that do not support the oldest Node.js of the product. */
export function tooNewForNode({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([folder, { engines, version }]) => {
    const range = Array.isArray(engines) ? undefined : engines?.node;
    return range === undefined || accepts(range, OLDEST_NODE) ? [] : [`${folder} ${version}: needs Node ${range}`];
  });
}

const EXACT = /^(npm:(@[^/]+\/)?[^@]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Returns versions that are ranges, and packages that two workspaces require in different versions. */
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

import type { EngineFlavour } from '../model/types.ts';

/** The newest version of each engine that the rules support; used when no version is requested. */
export const NEWEST_VERSIONS: Readonly<Record<EngineFlavour, string>> = {
  camunda: '7.24',
  flowable: '7.2',
  activiti: '7.1',
};

const parts = (version: string) => version.split('.').map((part) => Number.parseInt(part, 10) || 0);

/** Returns whether `version` is `wanted` or newer; both have the form `6.8` or `6.8.0`. */
export function atLeast(version: string, wanted: string): boolean {
  const [have, want] = [parts(version), parts(wanted)];
  for (let at = 0; at < Math.max(have.length, want.length); at++) {
    const difference = (have[at] ?? 0) - (want[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

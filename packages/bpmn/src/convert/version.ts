import type { EngineFlavour } from '../model/types.ts';

/** The newest line of each engine that the rules were written for; taken when no version is asked for. */
export const NEWEST_VERSIONS: Readonly<Record<EngineFlavour, string>> = {
  camunda: '7.24',
  flowable: '7.2',
  activiti: '7.1',
};

const parts = (version: string) => version.split('.').map((part) => Number.parseInt(part, 10) || 0);

/** Whether `version` is `wanted` or newer; both like `6.8` or `6.8.0`. */
export function atLeast(version: string, wanted: string): boolean {
  const [have, want] = [parts(version), parts(wanted)];
  for (let at = 0; at < Math.max(have.length, want.length); at++) {
    const difference = (have[at] ?? 0) - (want[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

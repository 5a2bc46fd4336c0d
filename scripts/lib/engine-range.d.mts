/** Whether a version lies in an npm engine range. */
export function accepts(range: string, version: string): boolean;

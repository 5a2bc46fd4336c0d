import type { AnyResource } from '../resource/define.ts';

let all: () => readonly AnyResource[] = () => [];

/**
 * Registers the function that returns every resource. The log is itself a resource and its entries refer to all
 * resources, so it cannot import them.
 */
export function provideResources(of: () => readonly AnyResource[]): void {
  all = of;
}

export const loggedResources = (): readonly AnyResource[] => all();

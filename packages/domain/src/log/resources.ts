import type { AnyResource } from '../resource/define.ts';

let all: () => readonly AnyResource[] = () => [];

/** Names who knows every resource: the log is a resource itself and speaks of all, so that it cannot import them. */
export function provideResources(of: () => readonly AnyResource[]): void {
  all = of;
}

export const loggedResources = (): readonly AnyResource[] => all();

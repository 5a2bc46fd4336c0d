import { randomUUID } from 'node:crypto';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Names this run of the browser tests: what was built in it need not be built again. */
    run: string;
  }
}

export default function setup(project: TestProject): void {
  project.provide('run', randomUUID());
}

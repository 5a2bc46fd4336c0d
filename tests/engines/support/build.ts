import { missing } from './real-engine.ts';

/** Builds the engines once, before the test files, of which two run at a time. */
export default function setup(): void {
  missing();
}

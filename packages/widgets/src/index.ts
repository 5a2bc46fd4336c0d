/**
 * Types of the contract between elements and widgets. Values come from the widgets' own entries (`./console`,
 * `./process-designer`, `./instance-viewer`), one `import()` each, so that a page loads only what it shows.
 */
export type * from './kit/mount.ts';

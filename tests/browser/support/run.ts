import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of this run of the browser tests. Its processes mark in it which pages are built. */
    pages: string;
  }
}

export default function setup(project: TestProject): () => void {
  const pages = mkdtempSync(join(tmpdir(), 'gongdi-pages-'));
  project.provide('pages', pages);
  return () => rmSync(pages, { recursive: true, force: true });
}

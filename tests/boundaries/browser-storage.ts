import { isProduct } from './imports.ts';
import type { RepositoryFile } from './repository.ts';

const STORES = /(?<![\w.'-])(localStorage|sessionStorage|indexedDB|document\.cookie)(?![\w-])\s*[.;,)=]/;
const DECLARED = /from '[^']*\/storage-keys\.ts'/;

/**
 * Returns sources that store data in a browser under a name that no `storage-keys.ts` declares. tests/golden checks the
 * declared names.
 */
export function undeclaredStorage(files: RepositoryFile[]): string[] {
  return files
    .filter(({ file, text }) => isProduct(file) && STORES.test(text) && !DECLARED.test(text))
    .map(({ file }) => `${file}: keeps something in the browser; its name belongs into a storage-keys.ts`);
}

import { createRequire } from 'node:module';

const manifest = createRequire(import.meta.url)('../package.json') as { version: string };

/** Version of the package. `package.json` is beside `src` and `dist`. */
export const VERSION: string = manifest.version;

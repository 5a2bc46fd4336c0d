// npm run generate: writes the files that are derived from the files of a folder (scripts/lib/module-folders.mjs).
import './lib/require-node.mjs';
import { writeModuleIndexes } from './lib/module-index.mjs';
import { log } from './lib/log.mjs';

const written = writeModuleIndexes();
for (const path of written) log(`已生成 ${path}`, 'written');
if (written.length === 0) log('生成的文件都是最新的', 'generated files are up to date');

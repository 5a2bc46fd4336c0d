// npm run generate: writes what is derived from the files of a folder (scripts/lib/module-folders.mjs).
import './lib/require-node.mjs';
import { writeModuleIndexes } from './lib/module-index.mjs';
import { say } from './lib/say.mjs';

const written = writeModuleIndexes();
for (const path of written) say(`已生成 ${path}`, 'written');
if (written.length === 0) say('生成的文件都是最新的', 'generated files are up to date');

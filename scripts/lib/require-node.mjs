// Imported first by every script: stops with a clear message if Node is too old for the tools. This file and everything
// that the scripts import must be valid for Node 16: no newer syntax, no newer built-in names.
import { readFileSync } from 'node:fs';
import { accepts } from './engine-range.mjs';
import { at } from './root.mjs';

const wanted = JSON.parse(readFileSync(at('package.json'), 'utf8')).engines.node;
if (!accepts(wanted, process.versions.node)) {
  console.error(
    `需要 Node.js ${wanted}，当前是 ${process.versions.node}。请安装较新的长期支持版本后重试（https://nodejs.org）。\n` +
      `Node.js ${wanted} is needed, this is ${process.versions.node}. Install a newer LTS release and try again (https://nodejs.org).`,
  );
  process.exit(1);
}

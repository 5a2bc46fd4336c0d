#!/usr/bin/env node
import manifest from '../package.json' with { type: 'json' };

// Scripts ask for the version most often, so it is printed before anything else is loaded.
if (process.argv.length === 3 && (process.argv[2] === '--version' || process.argv[2] === '-V'))
  process.stdout.write(`${manifest.version}\n`);
else {
  const { main } = await import('./main.ts');
  process.exitCode = await main(process.argv.slice(2), manifest.version);
}

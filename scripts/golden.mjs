// npm run golden: writes the golden files (tests/golden/files) for the present state of the product; review the
// changes.
import './lib/require-node.mjs';
import { main } from './lib/main.mjs';
import { runTool } from './lib/run.mjs';

await main(async () => {
  const { code } = await runTool('vitest', ['run', '--project', 'tests', 'tests/golden'], {
    env: { GONGDI_GOLDEN: 'write' },
  });
  return code;
});

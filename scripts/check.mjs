// npm run check [-- types|lint|format|boundaries …]: runs all checks, or the named ones.
import './lib/require-node.mjs';
import { CHECKS, runChecks } from './lib/checks.mjs';
import { install } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { Failed } from './lib/run.mjs';

await main(async () => {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !(name in CHECKS));
  if (unknown.length > 0) {
    const known = Object.keys(CHECKS).join(' | ');
    throw new Failed(`没有名为 ${unknown.join('、')} 的检查，可选 ${known} · no such check, choose from ${known}`);
  }
  await install();
  const { failed } = await runChecks(named.length > 0 ? named : Object.keys(CHECKS));
  return failed > 0 ? 1 : 0;
});

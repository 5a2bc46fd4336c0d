import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare, inRepository, median, runNode, scratch } from './measure.mjs';
import { makeModel } from './models.mjs';

const OURS = inRepository('cli/dist/gongdi.js');
const PEER = inRepository('node_modules/bpmnlint/bin/bpmnlint.js');
/** Both programs exit with 1 if there are findings. */
const CODES = [0, 1];

/** Returns a configuration with which our lint uses only the rules that the peer has too. */
function peersRules() {
  const rules = JSON.parse(runNode([OURS, 'rules', '--json']).stdout);
  return Object.fromEntries(rules.filter(({ peer }) => !peer).map(({ code }) => [code, 'off']));
}

/**
 * Writes models into a new folder, with a configuration for each program.
 * @param {{ count: number, nodes: number }} wanted
 */
function prepare({ count, nodes }) {
  const folder = scratch();
  mkdirSync(join(folder, 'models'));
  for (let i = 0; i < count; i += 1)
    writeFileSync(join(folder, 'models', `${i}.bpmn`), makeModel({ nodes, seed: 1000 + i }));
  writeFileSync(join(folder, '.bpmnlintrc'), JSON.stringify({ extends: 'bpmnlint:recommended' }));
  mkdirSync(join(folder, 'same'));
  writeFileSync(
    join(folder, 'same', 'gongdi.config.json'),
    JSON.stringify({ lint: { rules: peersRules(), schema: false } }),
  );
  return folder;
}

const findings = (stdout) => JSON.parse(stdout).files.reduce((sum, file) => sum + file.findings.length, 0);
const peersFindings = (stdout) => stdout.split('\n').filter((line) => /^\s+\S+\s+(error|warning)\s/.test(line)).length;

/**
 * Compares our lint with the peer's rules to the peer's program over the same files; and the same with all our rules
 * and the schema.
 * @param {{ count: number, nodes: number, rounds: number, measure: 'cpu' | 'wall' | 'rss' }} options
 */
export async function lintRow({ count, nodes, rounds, measure }) {
  const folder = prepare({ count, nodes });
  const pattern = 'models/*.bpmn';
  const run = (args, cwd) => runNode(args, { cwd, codes: CODES });
  const same = () => run([OURS, 'lint', `../${pattern}`], join(folder, 'same'));
  const all = () => run([OURS, 'lint', pattern], folder);
  const peer = () => run([PEER, pattern], folder);
  const unit = measure === 'rss' ? 'mb' : 'ms';
  const seen = { ours: [], peer: [] };
  const noted = (who, result) => {
    seen[who].push(result.cpu);
    return result[measure];
  };
  const [{ ratio, ours, peer: theirs }, whole] = [
    await compare(
      rounds,
      () => noted('ours', same()),
      () => noted('peer', peer()),
    ),
    await compare(
      Math.max(1, Math.ceil(rounds / 2)),
      () => all()[measure],
      () => peer()[measure],
    ),
  ];
  return {
    value: ratio,
    detail: {
      measure,
      rounds,
      [`ours_${unit}`]: ours,
      [`peer_${unit}`]: theirs,
      // Wall time with threads needs free cores; this ratio is valid on a busy machine too.
      cpu_ratio: median(seen.ours) / median(seen.peer),
      all_rules_and_schema: whole.ratio,
      [`all_rules_and_schema_${unit}`]: whole.ours,
      findings: findings(run([OURS, 'lint', `../${pattern}`, '--json'], join(folder, 'same')).stdout),
      peer_findings: peersFindings(peer().stdout),
    },
  };
}

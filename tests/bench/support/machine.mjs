import { cpus, release, totalmem, type } from 'node:os';

/** One line that tells what a figure was measured on. */
export function describeMachine() {
  const cores = cpus();
  const gib = Math.round(totalmem() / 2 ** 30);
  return `${cores.length} × ${cores[0]?.model.trim() ?? 'unknown'}, ${gib} GiB, ${type()} ${release()}, Node ${process.versions.node}`;
}

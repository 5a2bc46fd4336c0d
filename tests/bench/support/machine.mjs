import { cpus, release, totalmem, type } from 'node:os';

/** Returns one line that describes the machine of a measurement. */
export function describeMachine() {
  const cores = cpus();
  const gib = Math.round(totalmem() / 2 ** 30);
  return `${cores.length} × ${cores[0]?.model.trim() ?? 'unknown'}, ${gib} GiB, ${type()} ${release()}, Node ${process.versions.node}`;
}

// Preloaded into a measured program: writes the CPU milliseconds of its process, threads included, when it ends.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const folder = process.env.GONGDI_BENCH_CPU;
if (folder && isMainThread) {
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    writeFileSync(join(folder, String(process.pid)), String((user + system) / 1000));
  });
}

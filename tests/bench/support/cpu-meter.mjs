// Preloaded into a measured program. At its end it writes the CPU milliseconds of the process, threads included, and
// its peak memory in MiB.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const folder = process.env.GONGDI_BENCH_CPU;
if (folder && isMainThread) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const used = { cpu: (userCPUTime + systemCPUTime) / 1000, rss: maxRSS / 1024 };
    writeFileSync(join(folder, String(process.pid)), JSON.stringify(used));
  });
}

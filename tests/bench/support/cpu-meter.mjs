// Preloaded into a measured program: when it ends it writes the CPU milliseconds of its process, threads included, and
// the most memory that it had at once, in MiB.
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

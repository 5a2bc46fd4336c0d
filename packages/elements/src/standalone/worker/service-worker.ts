import type { Build } from './keeping.ts';
import type { WorkerScope } from './scope.ts';
import { startWorker } from './worker.ts';

declare const GONGDI_BUILD: Build;

startWorker(globalThis as unknown as WorkerScope, GONGDI_BUILD);

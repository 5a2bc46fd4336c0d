import type { WorkerScope } from './scope.ts';
import { startWorker, type Build } from './worker.ts';

declare const GONGDI_BUILD: Build;

startWorker(globalThis as unknown as WorkerScope, GONGDI_BUILD);

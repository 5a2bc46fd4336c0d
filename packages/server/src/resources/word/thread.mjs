// Writes one document in a thread of its own: many records take seconds.
import { parentPort, workerData } from 'node:worker_threads';
import { writeWord } from './write.mjs';

parentPort?.postMessage(await writeWord(workerData));

import type { Answer } from '../parts/off-thread.ts';
import { readDrawing, type Drawing } from './read-drawing.ts';

// Reads a drawing apart from the page.
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  let answer: Answer<Drawing>;
  try {
    answer = { value: readDrawing(data) };
  } catch {
    answer = { failure: 'damaged' };
  }
  postMessage(answer);
});

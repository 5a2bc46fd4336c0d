import type { Answered, Asked } from './decode-worker.ts';
import type { Pixels } from './decode.ts';

/** Longest edge of a camera picture that is decoded, px: a code that fills a third of it has 5 px for each module. */
const FRAME_EDGE = 800;
/** Longest edges at which a photograph is tried, px: small finds near codes, large finds distant ones. */
const PHOTO_EDGES = [1000, 1800, 600] as const;
/** Longest edge and time where the decoder runs on the page itself: no task above 50 ms. */
const PAGE_EDGE = 480;
const PAGE_TIME = 16;

/** Part of the Barcode Detection API. */
interface Detector {
  detect: (source: CanvasImageSource) => Promise<{ rawValue: string }[]>;
}
type DetectorClass = (new (options: { formats: string[] }) => Detector) & {
  getSupportedFormats: () => Promise<string[]>;
};

type Source = HTMLVideoElement | ImageBitmap;

/**
 * Reads codes in pictures: with the browser's own detector where there is one, else with our decoder in a worker. A
 * host's page may forbid workers of another origin; the decoder then runs on the page, on smaller pictures.
 */
export class CodeReader {
  #worker: Worker | null | undefined;
  #turn = 0;
  readonly #waiting = new Map<number, (text: string | null) => void>();
  readonly #detector = detectorOf();
  readonly #canvas = document.createElement('canvas');

  /** @returns the text of the code that a camera shows now; null: none */
  async frame(video: HTMLVideoElement): Promise<string | null> {
    if (video.videoWidth === 0) return null;
    return (await this.#detected(video)) ?? this.#decoded(video, FRAME_EDGE);
  }

  /** @returns the text of the code in a photograph; null: none. @throws when the file is no picture */
  async photo(file: Blob): Promise<string | null> {
    const picture = await createImageBitmap(file);
    try {
      const seen = await this.#detected(picture);
      if (seen !== null) return seen;
      for (const edge of PHOTO_EDGES) {
        const text = await this.#decoded(picture, edge);
        if (text !== null) return text;
      }
      return null;
    } finally {
      picture.close();
    }
  }

  close(): void {
    this.#worker?.terminate();
    for (const answer of this.#waiting.values()) answer(null);
    this.#waiting.clear();
  }

  async #detected(source: Source): Promise<string | null> {
    const detector = await this.#detector;
    if (!detector) return null;
    try {
      const [found] = await detector.detect(source);
      return found?.rawValue || null;
    } catch {
      return null;
    }
  }

  async #decoded(source: Source, edge: number): Promise<string | null> {
    const worker = this.#workerOrNone();
    const pixels = this.#pixelsOf(source, worker ? edge : Math.min(edge, PAGE_EDGE));
    if (!worker) return (await import('./decode.ts')).decode(pixels, PAGE_TIME);
    this.#turn += 1;
    const asked: Asked = { ...pixels, turn: this.#turn };
    return new Promise((resolve) => {
      this.#waiting.set(asked.turn, resolve);
      worker.postMessage(asked, [asked.data.buffer]);
    });
  }

  #pixelsOf(source: Source, edge: number): Pixels {
    const [width, height] =
      source instanceof HTMLVideoElement ? [source.videoWidth, source.videoHeight] : [source.width, source.height];
    const scale = Math.min(1, edge / Math.max(width, height));
    const canvas = this.#canvas;
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
    // The parts of an ImageData are no properties of its own, so it cannot be spread.
    const { width: wide, height: high, data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return { width: wide, height: high, data };
  }

  #workerOrNone(): Worker | null {
    if (this.#worker !== undefined) return this.#worker;
    try {
      const worker = new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data: { turn, text } }: MessageEvent<Answered>) => {
        this.#waiting.get(turn)?.(text);
        this.#waiting.delete(turn);
      });
      worker.addEventListener('error', () => {
        // The script was refused or lost: what follows is decoded on the page.
        this.close();
        this.#worker = null;
      });
      this.#worker = worker;
    } catch {
      this.#worker = null;
    }
    return this.#worker;
  }
}

async function detectorOf(): Promise<Detector | undefined> {
  const known = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (!known) return undefined;
  try {
    const formats = await known.getSupportedFormats();
    return formats.includes('qr_code') ? new known({ formats }) : undefined;
  } catch {
    return undefined;
  }
}

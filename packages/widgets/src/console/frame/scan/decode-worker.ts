import { decode, type Pixels } from './decode.ts';

/** A picture to read, with the number by which its answer is known. */
export interface Asked extends Pixels {
  turn: number;
}
export interface Answered {
  turn: number;
  text: string | null;
}

const worker = globalThis as unknown as {
  onmessage: ((event: MessageEvent<Asked>) => void) | null;
  postMessage: (answer: Answered) => void;
};
worker.onmessage = ({ data }) => worker.postMessage({ turn: data.turn, text: decode(data) });

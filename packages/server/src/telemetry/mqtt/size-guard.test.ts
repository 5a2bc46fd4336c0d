import { expect, it } from 'vitest';
import { packetGuard } from './size-guard.ts';

/** A packet with a body of the given length, with its header as in MQTT. */
function packet(length: number): Buffer {
  const header = [0x30];
  let rest = length;
  do {
    header.push((rest % 128) | (rest >= 128 ? 128 : 0));
    rest = Math.floor(rest / 128);
  } while (rest > 0);
  return Buffer.concat([Buffer.from(header), Buffer.alloc(length, 0xff)]);
}

it.each([1, 2, 3, 7, 1000])('lets packets pass that are short enough, in pieces of %i bytes', (piece) => {
  const stream = Buffer.concat([0, 1, 127, 128, 300, 1000, 2, 16_383, 16_384].map(packet));
  const guard = packetGuard(16_384);
  for (let at = 0; at < stream.length; at += piece) expect(guard(stream.subarray(at, at + piece))).toBe(true);
});

it.each([1, 2, 3, 4096])('stops one that is too long at its header, in pieces of %i bytes', (piece) => {
  const stream = Buffer.concat([packet(20), packet(16_385).subarray(0, 4)]);
  const guard = packetGuard(16_384);
  const answers: boolean[] = [];
  for (let at = 0; at < stream.length; at += piece) answers.push(guard(stream.subarray(at, at + piece)));
  expect(answers).toContain(false);
});

it('stops a length that never ends', () => {
  expect(packetGuard(1_000_000_000)(Buffer.from([0x10, 0xff, 0xff, 0xff, 0xff, 0xff]))).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { exifSegment, pictureFacts, takenMoment, withExif } from './exif.ts';

type Value = readonly [tag: number, type: number, count: number, bytes: readonly number[]];

/** Writes the notes of a camera as the standard says, apart from the reader: little or big endian. */
function camera(little: boolean, taken: string, offset: string | undefined, place?: readonly [number, number]) {
  const number = (value: number, size: number) => {
    const bytes = Array.from({ length: size }, (_, index) => (value >>> (8 * index)) & 0xff);
    return little ? bytes : bytes.toReversed();
  };
  const letters = (text: string) => [...new TextEncoder().encode(text), 0];
  const fractions = (degrees: number) => {
    const whole = Math.floor(Math.abs(degrees));
    const minutes = Math.floor((Math.abs(degrees) - whole) * 60);
    const seconds = Math.round((Math.abs(degrees) - whole - minutes / 60) * 3_600_000);
    return [whole, 1, minutes, 1, seconds, 1000].flatMap((one) => number(one, 4));
  };
  const directory = (start: number, values: readonly Value[]) => {
    const head = [...number(values.length, 2)];
    const tail: number[] = [];
    let free = start + 2 + values.length * 12 + 4;
    for (const [tag, type, count, bytes] of values) {
      head.push(...number(tag, 2), ...number(type, 2), ...number(count, 4));
      if (bytes.length <= 4) head.push(...bytes, ...Array.from({ length: 4 - bytes.length }, () => 0));
      else {
        head.push(...number(free, 4));
        tail.push(...bytes);
        free += bytes.length;
      }
    }
    return [...head, 0, 0, 0, 0, ...tail];
  };
  const exif = (start: number) =>
    directory(start, [
      [0x9003, 2, taken.length + 1, letters(taken)],
      ...(offset === undefined ? [] : [[0x9011, 2, offset.length + 1, letters(offset)] as const]),
    ]);
  const gps = (start: number) =>
    place
      ? directory(start, [
          [1, 2, 2, letters(place[0] < 0 ? 'S' : 'N')],
          [2, 5, 3, fractions(place[0])],
          [3, 2, 2, letters(place[1] < 0 ? 'W' : 'E')],
          [4, 5, 3, fractions(place[1])],
        ])
      : directory(start, []);
  const first = 8 + 2 + 3 * 12 + 4;
  const second = first + exif(first).length;
  const tiff = [
    ...(little ? [0x49, 0x49] : [0x4d, 0x4d]),
    ...number(42, 2),
    ...number(8, 4),
    ...directory(8, [
      [0x0112, 3, 1, number(6, 2)],
      [0x8769, 4, 1, number(first, 4)],
      [0x8825, 4, 1, number(second, 4)],
    ]),
    ...exif(first),
    ...gps(second),
  ];
  const body = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const length = body.length + 2;
  const segment = [0xff, 0xe1, length >> 8, length & 0xff, ...body];
  const other = [0xff, 0xe0, 0, 4, 1, 2];
  return Uint8Array.from([0xff, 0xd8, ...other, ...segment, 0xff, 0xda, 0, 2, 9, 9, 0xff, 0xd9]);
}

describe('what a camera wrote into a picture', () => {
  it.each([true, false])('is read in both orders of bytes (little endian: %s)', (little) => {
    const facts = pictureFacts(camera(little, '2026:10:31 09:12:05', '+08:00', [31.1702, 121.4598]));
    expect(facts).toMatchObject({ wall: '2026-10-31T09:12:05', offset: '+08:00' });
    expect(facts.place!.latitude).toBeCloseTo(31.1702, 5);
    expect(facts.place!.longitude).toBeCloseTo(121.4598, 5);
    expect(takenMoment(facts, 'America/New_York')).toBe(Date.UTC(2026, 9, 31, 1, 12, 5));
    const south = pictureFacts(camera(little, '2026:10:31 09:12:05', undefined, [-33.5, -70.25]));
    expect(south.place).toEqual({ latitude: -33.5, longitude: -70.25 });
    // Without a zone, the clock of the camera is that of the site.
    expect(takenMoment(south, 'Asia/Shanghai')).toBe(Date.UTC(2026, 9, 31, 1, 12, 5));
  });

  it('is nothing where the camera wrote nothing, or wrote what cannot be', () => {
    expect(pictureFacts(camera(true, '0000:00:00 00:00:00', undefined, [0, 0]))).toEqual({});
    expect(pictureFacts(Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 2]))).toEqual({});
    expect(pictureFacts(new TextEncoder().encode('no picture'))).toEqual({});
    expect(takenMoment({}, 'Asia/Shanghai')).toBeUndefined();
  });

  it('goes over into a picture that was made from it, which stands upright', () => {
    const before = camera(true, '2026:10:31 09:12:05', '+08:00', [31.1702, 121.4598]);
    const plain = Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 7, 0xff, 0xd9]);
    const after = withExif(plain, exifSegment(before)!);
    expect(pictureFacts(after)).toEqual(pictureFacts(before));
    // The first entry of the first directory is the orientation.
    const value = (bytes: Uint8Array) => bytes.at(bytes.indexOf(0x12, 10) + 8);
    expect([value(before), value(after)]).toEqual([6, 1]);
    expect(after.slice(-7)).toEqual(plain.slice(-7));
  });

  it('never throws, whatever byte is broken or missing', () => {
    const whole = camera(false, '2026:10:31 09:12:05', '+08:00', [31.1702, 121.4598]);
    for (let at = 0; at < whole.length; at += 1) {
      expect(() => pictureFacts(whole.slice(0, at))).not.toThrow();
      for (const value of [0, 0x7f, 0xff]) {
        const broken = Uint8Array.from(whole);
        broken[at] = value;
        expect(() => pictureFacts(broken)).not.toThrow();
        expect(() => withExif(whole, exifSegment(broken) ?? new Uint8Array())).not.toThrow();
      }
    }
  });
});

import { describe, expect, it } from 'vitest';
import { circle } from '../shapes/shapes.ts';
import { polygonOf, type LonLat, type Polygon, type Ring } from '../point.ts';
import { check } from './check.ts';
import { crossingAt } from './edges.ts';
import { overlaps, overlapsOf } from './overlap.ts';
import { repaired, repairOffer } from './repair.ts';

/** Converts grid corners to places near Shanghai; one grid unit is about ten metres. */
function at(...corners: [number, number][]): Ring {
  return corners.map(([x, y]): LonLat => [121.47 + x * 1e-4, 31.23 + y * 1e-4]);
}
const square = (x: number, y: number, size: number): Ring =>
  at([x, y], [x + size, y], [x + size, y + size], [x, y + size]);

describe('the clipper', () => {
  /** Borders that differ only in the last digits: polygon-clipping 0.15 throws “Unable to complete output ring”. */
  const one: Ring = [
    [121.47114515328407, 31.23],
    [121.47052138714506, 31.230653798800475],
    [121.46974180821394, 31.23113121212667],
    [121.4688700055068, 31.23054417666732],
    [121.46929956165447, 31.229662686670753],
    [121.46988563756986, 31.229498945455315],
    [121.47052626352685, 31.22934008641017],
  ];
  const two: Ring = [
    [121.4711451532854, 31.23],
    [121.47052138714504, 31.230653798799583],
    [121.46974180821464, 31.23113121212668],
    [121.46887000550679, 31.230544176667337],
    [121.46929956165448, 31.229662686670228],
    [121.46988563756986, 31.229498945454875],
    [121.47052626352784, 31.229340086411238],
  ];
  it('what it cannot compare is a finding, never an error', async () => {
    const found = await check([polygonOf(one), polygonOf(two), polygonOf(square(50, 50, 5))], 'WGS-84');
    expect(found).toMatchObject([{ code: 'overlap-unclear', level: 'warning', polygon: 0, other: 1 }]);
    expect(found[0]?.words.zh).toContain('区域 1 与区域 2');
    expect(overlaps([polygonOf(one), polygonOf(two)], 'WGS-84')).toEqual([]);
  });
});

async function codes(...polygons: Polygon[]): Promise<string[]> {
  return (await check(polygons, 'WGS-84')).map((one) => one.code);
}

describe('check', () => {
  it('finds nothing in sound areas with holes, sharing borders and corners', async () => {
    expect(await codes(polygonOf(square(0, 0, 10), [square(2, 2, 3), square(6, 6, 3)]))).toEqual([]);
    expect(
      await codes(polygonOf(square(0, 0, 10)), polygonOf(square(10, 0, 10)), polygonOf(square(10, 10, 5))),
    ).toEqual([]);
  });

  it.each<[string, Polygon]>([
    ['self-intersection', polygonOf(at([0, 0], [10, 10], [10, 0], [0, 10]))],
    ['self-intersection', polygonOf(at([0, 0], [10, 0], [10, 10], [5, -3], [0, 10]))],
    ['touches-itself', polygonOf(at([0, 0], [10, 0], [5, 5], [10, 10], [0, 10], [5, 5]))],
    ['hole-outside', polygonOf(square(0, 0, 10), [square(20, 20, 3)])],
    ['self-intersection', polygonOf(square(0, 0, 10), [square(8, 8, 5)])],
    ['hole-overlap', polygonOf(square(0, 0, 10), [square(1, 1, 8), square(3, 3, 2)])],
    ['disconnected', polygonOf(square(0, 0, 10), [at([0, 5], [5, 4], [10, 5], [5, 6])])],
  ])('finds %s and where', async (code, polygon) => {
    const found = await check([polygonOf(square(100, 100, 5)), polygon], 'WGS-84');
    expect(found.map((one) => one.code)).toEqual([code]);
    expect(found[0]).toMatchObject({ level: 'error', polygon: 1 });
    expect(found[0]?.at?.[0]).toBeGreaterThan(121.46);
    expect(found[0]?.words.zh).not.toMatch(/[{}]/);
  });

  it('says which hole', async () => {
    const polygon = polygonOf(square(0, 0, 10), [square(2, 2, 3), square(20, 20, 3)]);
    expect((await check([polygon], 'WGS-84'))[0]).toMatchObject({
      ring: 2,
      words: { zh: '区域 1 的孔洞 2 不在区域之内' },
    });
  });

  it('tells overlaps by their area, not shared borders', async () => {
    const polygons = [square(0, 0, 10), square(10, 0, 10), square(5, 0, 10), square(100, 0, 5)].map((ring) =>
      polygonOf(ring),
    );
    const found = overlaps(polygons, 'WGS-84');
    expect(found.map((one) => [one.polygon, one.other])).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(found[0]?.area).toBeCloseTo(5288, -2);
    expect(overlapsOf(polygons, 2, 'WGS-84').map((one) => one.other)).toEqual([0, 1]);
    expect(await codes(...polygons)).toEqual(['overlap', 'overlap']);
  });

  it('refuses a star of thousands of corners without counting its crossings', async () => {
    const round = circle([121.47, 31.23], 500, 'WGS-84', 4999).outer;
    const star = round.map((_, i): LonLat => round[(i * 2499) % round.length] ?? [0, 0]);
    const start = performance.now();
    expect(await codes(polygonOf(star))).toEqual(['self-intersection']);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('stays quick with a large ring', async () => {
    const start = performance.now();
    expect(await codes(circle([121.47, 31.23], 500, 'GCJ-02', 5000))).toEqual([]);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe('property: a ring is sound exactly when no corner crosses', () => {
  it('holds for rings made at random', async () => {
    let state = 11;
    const next = (): number => {
      state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
      return state / 4_294_967_296;
    };
    let crossed = 0;
    for (let i = 0; i < 300; i += 1) {
      const ring = at(...Array.from({ length: 4 + (i % 4) }, (): [number, number] => [next() * 20, next() * 20]));
      const found = await check([polygonOf(ring)], 'WGS-84');
      const own = ring.some((_, vertex) => crossingAt(ring, vertex));
      if (own) crossed += 1;
      expect(found.length > 0, JSON.stringify(ring)).toBe(own);
    }
    expect(crossed).toBeGreaterThan(50);
    expect(crossed).toBeLessThan(290);
  });
});

describe('repairs are offered', () => {
  it('splits a bow tie and leaves the other areas alone', async () => {
    const other = polygonOf(square(100, 100, 5));
    const polygons = [other, polygonOf(at([0, 0], [10, 10], [10, 0], [0, 10]))];
    const [problem] = await check(polygons, 'WGS-84');
    const offer = repairOffer(polygons, problem!, 'WGS-84');
    expect(offer).toMatchObject({ kind: 'untangle', polygon: 1 });
    const result = repaired(polygons, offer!);
    expect(result).toHaveLength(3);
    expect(result[0]).toBe(other);
    expect(await codes(...result)).toEqual([]);
  });

  it.each<[string, Polygon, number]>([
    [
      'cut-spikes',
      polygonOf([...square(0, 0, 10).slice(0, 2), ...at([15, 0], [10, 0]), ...square(0, 0, 10).slice(2)]),
      1,
    ],
    ['drop-repeats', polygonOf([...square(0, 0, 10), ...at([0, 10])]), 1],
    ['drop-bad-points', polygonOf([...square(0, 0, 10), [Number.NaN, 31]]), 1],
    ['swap', polygonOf(square(0, 0, 10).map(([x, y]): LonLat => [y, x])), 1],
    ['untangle', polygonOf(square(0, 0, 10), [square(8, 8, 5)]), 1],
    ['remove', polygonOf(at([0, 0], [1, 1])), 0],
  ])('%s makes it sound', async (kind, polygon, left) => {
    const [problem] = await check([polygon], 'WGS-84');
    const offer = repairOffer([polygon], problem!, 'WGS-84');
    expect(offer?.kind).toBe(kind);
    expect(offer?.result).toHaveLength(left);
    expect(await codes(...(offer?.result ?? []))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { wordsOf } from './mtext.ts';
import { MOST, readDrawing } from './read-drawing.ts';

/** A DXF of pairs of code and value. */
const dxf = (...pairs: (string | number)[]): ArrayBuffer => new TextEncoder().encode(pairs.join('\n')).buffer;
const section = (name: string, ...inner: (string | number)[]) => [0, 'SECTION', 2, name, ...inner, 0, 'ENDSEC'];
const line = (x1: number, y1: number, x2: number, y2: number, layer = '0') =>
  [0, 'LINE', 8, layer, 10, x1, 20, y1, 11, x2, 21, y2] as const;
const insert = (name: string, x: number, y: number, ...more: (string | number)[]) =>
  [0, 'INSERT', 8, '墙', 2, name, 10, x, 20, y, ...more] as const;
const block = (name: string, ...inner: (string | number)[]) =>
  [0, 'BLOCK', 8, '0', 2, name, 10, 0, 20, 0, ...inner, 0, 'ENDBLK'] as const;
const layers = (...named: [string, number][]) =>
  section(
    'TABLES',
    0,
    'TABLE',
    2,
    'LAYER',
    ...named.flatMap(([name, color]) => [0, 'LAYER', 2, name, 62, color, 70, 0]),
    0,
    'ENDTAB',
  );

describe('a drawing', () => {
  it('is moved to its corner and turned upright, by layer and colour', () => {
    const drawing = readDrawing(
      dxf(
        ...layers(['墙', 1], ['轴线', -3]),
        ...section('ENTITIES', ...line(500_000, 100, 500_010, 100, '墙'), ...line(500_000, 100, 500_000, 105, '轴线')),
        0,
        'EOF',
      ),
    );
    expect([drawing.width, drawing.height, drawing.cut]).toEqual([10, 5, false]);
    expect(drawing.layers).toEqual(
      [
        { name: '墙', color: '#ff0000', off: false, shapes: 1, paths: [{ color: '#ff0000', d: 'M0 5L10 5' }] },
        { name: '轴线', color: '#00ff00', off: true, shapes: 1, paths: [{ color: '#00ff00', d: 'M0 5L0 0' }] },
      ].toSorted((a, b) => a.name.localeCompare(b.name, 'zh')),
    );
  });

  it('has its blocks turned, scaled and repeated, on the layer where they were put', () => {
    const drawing = readDrawing(
      dxf(
        ...section('BLOCKS', ...block('柱', ...line(0, 0, 1, 0))),
        ...section('ENTITIES', ...insert('柱', 10, 0, 41, 2, 42, 2, 50, 90), ...insert('柱', 0, 0, 70, 3, 44, 4)),
        0,
        'EOF',
      ),
    );
    expect(drawing.layers.map(({ name, shapes }) => [name, shapes])).toEqual([['墙', 4]]);
    expect(drawing.layers[0]!.paths[0]!.d).toContain('M10 2L10 0');
  });

  it('has whole circles, also turned', () => {
    const circle = [0, 'CIRCLE', 8, '0', 10, 5, 20, 0, 40, 2] as const;
    const drawing = readDrawing(
      dxf(
        ...section('BLOCKS', ...block('桩', ...circle)),
        ...section('ENTITIES', ...line(0, 0, 10, 0), ...insert('桩', 0, 0, 50, 90)),
        0,
        'EOF',
      ),
    );
    expect([drawing.width, drawing.height]).toEqual([12, 7]);
    expect(drawing.layers.find(({ name }) => name === '墙')!.paths[0]!.d).toBe('M0 2a2 2 0 1 0 4 0a2 2 0 1 0 -4 0');
  });

  it('ends at its bounds, whatever refers to what', () => {
    const drawing = readDrawing(
      dxf(
        ...section(
          'BLOCKS',
          ...block(
            'a',
            ...line(0, 0, 1, 1),
            ...insert('a', 1, 1),
            ...insert('a', 2, 2, 70, 30_000, 71, 30_000, 44, 1, 45, 1),
          ),
        ),
        ...section('ENTITIES', ...insert('a', 0, 0)),
        0,
        'EOF',
      ),
    );
    expect(drawing.cut).toBe(true);
    expect(drawing.layers[0]!.shapes).toBeLessThanOrEqual(MOST.shapes);
  });

  it('has texts in Chinese, also in GBK, without their codes', () => {
    const gbk = [0xb9, 0xa4, 0xb5, 0xd8];
    const head = new TextEncoder().encode(
      [...section('ENTITIES', 0, 'TEXT', 8, '0', 10, 0, 20, 0, 40, 3, 1, '@')].join('\n'),
    );
    const bytes = new Uint8Array([...head].flatMap((byte) => (byte === 0x40 ? gbk : [byte])));
    expect(readDrawing(bytes.buffer).texts).toMatchObject([{ text: '工地', height: 3 }]);
    expect(wordsOf('{\\fSimSun|b0;一层\\P平面} %%c20 \\U+5DE5 \\S1#2;')).toBe('一层\n平面 ⌀20 工 1/2');
  });

  it('is refused when it is none', () => {
    expect(() => readDrawing(dxf('hello'))).toThrow('damaged');
    expect(readDrawing(dxf(...section('ENTITIES'))).layers).toEqual([]);
  });
});

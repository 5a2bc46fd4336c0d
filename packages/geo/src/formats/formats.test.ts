import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { convertPolygon } from '../coordinates/convert.ts';
import { polygonOf, type LonLat } from '../point.ts';
import { FileProblem } from './problem.ts';
import { readFenceFile, readFenceText } from './read.ts';
import { FENCE_FORMATS, type NamedPolygon } from './types.ts';
import { writeFenceFile } from './write.ts';
import { ringTurns } from './winding.ts';
import { unzip } from './zip.ts';

const RING: LonLat[] = [
  [121.47, 31.23],
  [121.48, 31.23],
  [121.48, 31.24],
  [121.47, 31.24],
];
const HOLE: LonLat[] = [
  [121.472, 31.232],
  [121.474, 31.232],
  [121.474, 31.234],
];
const AREAS: NamedPolygon[] = [
  { polygon: polygonOf(RING, [HOLE]), name: '一期 <A> & "B"' },
  {
    polygon: polygonOf([
      [121.5, 31.2],
      [121.51, 31.2],
      [121.51, 31.21],
    ]),
    name: '二期',
  },
];

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

async function reason(file: Uint8Array<ArrayBuffer> | string): Promise<string> {
  try {
    await readFenceFile(typeof file === 'string' ? bytes(file) : file);
  } catch (error) {
    if (error instanceof FileProblem) {
      expect(error.words.zh).not.toMatch(/\{\w+\}/);
      return error.code;
    }
    throw error;
  }
  return 'read';
}

describe('there and back', () => {
  it.each(FENCE_FORMATS)('%s keeps corners, holes and names', async (format) => {
    const written = writeFenceFile(format, AREAS, 'WGS-84');
    const read = await readFenceFile(written.bytes);
    expect(read.format).toBe(format);
    expect(read.system).toBe(format === 'wkt' ? null : 'WGS-84');
    const normal = ({ polygon }: NamedPolygon): unknown =>
      [polygon.outer, ...polygon.holes].map((ring) =>
        ringTurns(ring, 'clock')
          .map((point) => point.join())
          .toSorted(),
      );
    const wanted = format === 'gpx' ? AREAS.map((one) => ({ ...one, polygon: polygonOf(one.polygon.outer) })) : AREAS;
    expect(read.areas.map(normal)).toEqual(wanted.map(normal));
    if (format !== 'wkt') expect(read.areas.map((one) => one.name)).toEqual(AREAS.map((one) => one.name));
    expect(read.notes).toEqual([]);
  });

  it('converts what a format cannot say, and only that', async () => {
    const kml = writeFenceFile('kml', AREAS, 'GCJ-02', 'GCJ-02');
    expect(kml.system).toBe('WGS-84');
    const there = convertPolygon(AREAS[0]!.polygon, 'GCJ-02', 'WGS-84');
    expect((await readFenceFile(kml.bytes)).areas[0]?.polygon).toEqual(there);
    const wkt = writeFenceFile('wkt', AREAS, 'GCJ-02', 'GCJ-02');
    expect(wkt.system).toBe('GCJ-02');
    const kept = (await readFenceFile(wkt.bytes)).areas.map(({ polygon }) => polygon);
    expect(kept).toEqual(AREAS.map(({ polygon }) => polygon));
    const shp = await readFenceFile(writeFenceFile('shp', AREAS, 'CGCS2000', 'CGCS2000').bytes);
    expect(shp.system).toBe('CGCS2000');
  });
});

describe('what programs write', () => {
  it('reads GeoJSON of every shape and a crs member', () => {
    const collection = {
      type: 'FeatureCollection',
      crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::4490' } },
      features: [
        {
          type: 'Feature',
          properties: { 名称: '甲' },
          geometry: { type: 'MultiPolygon', coordinates: [[RING], [HOLE]] },
        },
        { type: 'Feature', properties: null, geometry: null },
        {
          type: 'Feature',
          geometry: {
            type: 'GeometryCollection',
            geometries: [
              { type: 'LineString', coordinates: [...RING, RING[0]] },
              { type: 'Point', coordinates: RING[0] },
            ],
          },
        },
      ],
    };
    const read = readFenceText(`\uFEFF ${JSON.stringify(collection)}`);
    expect(read.system).toBe('CGCS2000');
    expect(read.areas.map((one) => one.name)).toEqual(['甲', '甲', null]);
    expect(read.notes.map((one) => one.zh)).toEqual(['2 个点、线或空图形未读取', '1 条首尾相接的线已作为区域读取']);
  });

  it('reads KML with prefixes, CDATA, heights and nested folders', () => {
    const points = [...RING, RING[0]!].map(([x, y]) => `${x},${y},12.5`).join('\n  ');
    const read = readFenceText(
      `<?xml version="1.0"?><k:kml xmlns:k="http://www.opengis.net/kml/2.2"><k:Document><k:name>文档</k:name><k:Folder><k:Placemark><k:name><![CDATA[东区]]></k:name><k:MultiGeometry><k:Polygon><k:outerBoundaryIs><k:LinearRing><k:coordinates> ${points} </k:coordinates></k:LinearRing></k:outerBoundaryIs></k:Polygon></k:MultiGeometry></k:Placemark></k:Folder></k:Document></k:kml>`,
    );
    expect(read.areas).toEqual([{ polygon: polygonOf(RING), name: '东区' }]);
  });

  it('closes a walked track and says so', () => {
    const points = RING.map(([x, y]) => `<trkpt lat="${y}" lon="${x}"><ele>4</ele><name>p</name></trkpt>`).join('');
    const read = readFenceText(
      `<gpx version="1.1"><trk><name>绕场一周</name><trkseg>${points}</trkseg></trk><wpt lat="1" lon="1"/></gpx>`,
    );
    expect(read.areas).toEqual([{ polygon: polygonOf(RING), name: '绕场一周' }]);
    expect(read.notes.map((one) => one.en)).toEqual([
      '1 tracks were closed to areas: check their borders',
      '1 points, lines or empty shapes were left out',
    ]);
  });

  it('reads WKT in its dialects', () => {
    const text = (rings: LonLat[][], z = ''): string =>
      rings.map((ring) => `(${[...ring, ring[0]!].map(([x, y]) => `${x} ${y}${z}`).join(',')})`).join(', ');
    for (const wkt of [
      `POLYGON(${text([RING, HOLE])})`,
      `SRID=4326;polygon z (${text([RING, HOLE], ' 5')})`,
      `MULTIPOLYGON ZM ((${text([RING, HOLE], ' 5 6.5e-1')}))`,
      `GEOMETRYCOLLECTION (POINT (1 2), POLYGON (${text([RING, HOLE])}))\n`,
    ]) {
      expect(readFenceText(wkt).areas[0]?.polygon, wkt).toEqual(AREAS[0]!.polygon);
    }
    expect(readFenceText('SRID=4490;POLYGON((0 0,1 0,1 1,0 0))').system).toBe('CGCS2000');
  });

  it('reads a deflated zip with a KML in it', async () => {
    const kml = writeFenceFile('kml', AREAS, 'WGS-84').bytes;
    expect((await readFenceFile(packed('doc.kml', kml))).areas).toEqual(AREAS);
  });
});

/** Returns a zip file with one deflated entry. */
function packed(name: string, content: Uint8Array, size?: number): Uint8Array<ArrayBuffer> {
  const data = deflateRawSync(content);
  const title = Buffer.from(name);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt16LE(title.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(data.length, 20);
  entry.writeUInt32LE(size ?? content.length, 24);
  entry.writeUInt16LE(title.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(30 + title.length + data.length, 16);
  return new Uint8Array(Buffer.concat([head, title, data, entry, title, end]));
}

describe('what is refused', () => {
  it.each([
    ['unknown-format', 'hello'],
    ['unknown-format', ''],
    ['not-json', '{"type":'],
    ['not-geojson', '{"type":"Topology"}'],
    ['bad-number', '{"type":"Polygon","coordinates":[[["121",31],[1,2],[3,4]]]}'],
    ['no-polygons', '{"type":"Point","coordinates":[1,2]}'],
    ['not-xml', '<kml><Document></kml>'],
    ['wrong-root', '<html><body/></html>'],
    ['xml-doctype', '<!DOCTYPE kml [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><kml>&b;</kml>'],
    ['too-deep', `<kml>${'<Folder>'.repeat(100)}${'</Folder>'.repeat(100)}</kml>`],
    [
      'bad-number',
      '<kml><Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>1,x 2,3</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>',
    ],
    ['bad-number', '<gpx><trk><trkseg><trkpt lat="1"/></trkseg></trk></gpx>'],
    ['not-wkt', 'POLYGON((0 0,1 0,1 1'],
    ['not-wkt', 'POLYGON((0 0,1,1 1,0 0))'],
    ['too-deep', `${'GEOMETRYCOLLECTION('.repeat(50)}POINT(1 2)${')'.repeat(50)}`],
  ])('%s', async (code, text) => {
    expect(await reason(text)).toBe(code);
  });

  it('more points or areas than are worked with', async () => {
    const many = (count: number): string => Array.from({ length: count }, () => '0 0').join(',');
    expect(await reason(`POLYGON((${many(500_001)}))`)).toBe('too-many-points');
    const small = Array.from({ length: 10_001 }, () => '((0 0,1 0,1 1,0 0))').join(',');
    expect(await reason(`MULTIPOLYGON(${small})`)).toBe('too-many-polygons');
  });

  it('zip bombs, cut zips and zips of other things', async () => {
    expect(await reason(packed('a.kml', new Uint8Array(80 * 1024 * 1024), 10))).toBe('too-large');
    expect(await reason(packed('a.txt', bytes('x')))).toBe('zip-no-shp');
    expect(await reason(packed('a.kml', bytes('x')).slice(0, 40))).toBe('not-zip');
    expect(await reason(new Uint8Array(33 * 1024 * 1024))).toBe('too-large');
  });

  it('shapefiles in metres, of points, and any cut or changed byte without an accident', async () => {
    const shp = writeFenceFile('shp', AREAS, 'WGS-84').bytes;
    const text = new TextDecoder('latin1').decode(shp);
    const projected = Uint8Array.from(text.replace('GEOGCS["GCS_W', 'PROJCS["GCS_W'), (letter) => letter.charCodeAt(0));
    expect(await reason(projected)).toBe('projected');
    const start = text.indexOf('\0\0\x27\x0a');
    const bare = shp.slice(start, start + 1000);
    const points = bare.slice();
    points[32] = 1;
    expect(await reason(points)).toBe('shp-type');
    let state = 5;
    for (let i = 0; i < 400; i += 1) {
      state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
      const hurt = shp.slice(0, i % 2 ? shp.length : state % shp.length);
      if (hurt.length > 4) hurt[4 + (state % (hurt.length - 4))] = state >>> 24;
      expect(await reason(hurt)).toMatch(/^[a-z-]+$/);
    }
  });
});

describe('coordinate systems of files', () => {
  const ring = '[[[121.47,31.23],[121.48,31.23],[121.48,31.24],[121.47,31.23]]]';
  const geojson = (members = '') => `{${members}"type":"Polygon","coordinates":${ring}}`;

  it('GeoJSON is WGS-84 (RFC 7946) unless it names another; WKT says nothing', () => {
    expect(readFenceText(geojson()).system).toBe('WGS-84');
    expect(readFenceText(geojson('"coordinate_system":"GCJ-02",')).system).toBe('GCJ-02');
    const crs = '"crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::4490"}},';
    expect(readFenceText(geojson(crs)).system).toBe('CGCS2000');
    expect(readFenceText('POLYGON((0 0,1 0,1 1,0 0))').system).toBeNull();
  });

  it('the same place as KML and as GeoJSON lands on the same coordinates, there and back', () => {
    const area = {
      name: '一区',
      polygon: {
        outer: [
          [121.47, 31.23],
          [121.48, 31.23],
          [121.48, 31.24],
        ],
        holes: [],
      },
    } as const;
    const text = (format: 'geojson' | 'kml') => {
      const file = writeFenceFile(format, [area], 'GCJ-02', 'GCJ-02');
      expect(file.system).toBe('WGS-84');
      return new TextDecoder().decode(file.bytes);
    };
    expect(text('geojson')).not.toMatch(/crs|coordinate_system/);
    const [a, b] = [readFenceText(text('geojson')), readFenceText(text('kml'))];
    expect(a.areas).toEqual(b.areas);
    expect([a.system, b.system, a.areas[0]?.name]).toEqual(['WGS-84', 'WGS-84', '一区']);
  });

  it('a bare LinearRing of KML is an area', () => {
    const kml = `<kml><Placemark><name>甲</name><LinearRing><coordinates>1,1 2,1 2,2 1,1</coordinates></LinearRing></Placemark></kml>`;
    expect(readFenceText(kml).areas).toEqual([
      {
        name: '甲',
        polygon: {
          outer: [
            [1, 1],
            [2, 1],
            [2, 2],
          ],
          holes: [],
        },
      },
    ]);
  });

  it('padding of a shapefile is left out, between records and at the end', async () => {
    const area = {
      name: '甲',
      polygon: {
        outer: [
          [1, 1],
          [1, 2],
          [2, 2],
        ] as never,
        holes: [],
      },
    };
    const entries = await unzip(writeFenceFile('shp', [area], 'WGS-84').bytes, (name) => name.endsWith('.shp'), 1e6);
    const { bytes } = entries[0]!;
    const padded = new Uint8Array(bytes.length + 32);
    padded.set(bytes.subarray(0, 100));
    padded.set(bytes.subarray(100), 116);
    new DataView(padded.buffer).setInt32(24, padded.length / 2);
    expect((await readFenceFile(padded)).areas).toHaveLength(1);
  });
});

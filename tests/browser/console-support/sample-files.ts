import { createHash } from 'node:crypto';

/** Joins the objects of a PDF with their table of places; the first one is the catalogue. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts = [Buffer.from('%PDF-1.4\n')];
  const places: number[] = [];
  let length = parts[0]!.length;
  for (const [index, body] of objects.entries()) {
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n')]);
    places.push(length);
    parts.push(whole);
    length += whole.length;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A PDF with a line of text on each page, and text in a Chinese font that it only names (GB 1 with its character map). */
export function samplePdf(lines: readonly string[], inChinese = '施工'): Buffer {
  const kids = lines.map((_, index) => `${5 + 2 * index} 0 R`).join(' ');
  const chinese = Buffer.from(inChinese, 'utf16le').swap16().toString('hex');
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${lines.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/FontDescriptor<</Type/FontDescriptor/FontName/STSong-Light/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>>>]>>',
    ...lines.flatMap((line, index) => {
      const drawn = `BT /F1 24 Tf 40 700 Td (${line}) Tj ET BT /F2 24 Tf 40 640 Td <${chinese}> Tj ET`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>/Contents ${6 + 2 * index} 0 R>>`,
        `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
      ];
    }),
  ]);
}

/** A PDF of one sheet of A0: a grid every 100 points, with small numbers at its crossings. */
export function sheetPdf(): Buffer {
  const [width, height] = [3370, 2384];
  const drawn = ['0.3 w'];
  for (let x = 100; x < width; x += 100) drawn.push(`${x} 0 m ${x} ${height} l S`);
  for (let y = 100; y < height; y += 100) drawn.push(`0 ${y} m ${width} ${y} l S`);
  for (let x = 100; x < width; x += 100)
    for (let y = 100; y < height; y += 100) drawn.push(`BT /F1 5 Tf ${x + 2} ${y + 2} Td (${x}/${y}) Tj ET`);
  const content = drawn.join('\n');
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[4 0 R]/Count 1>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Resources<</Font<</F1 3 0 R>>>>/Contents 5 0 R>>`,
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
  ]);
}

const PADDING = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + state[i]! + key[i % key.length]!) % 256;
    [state[i], state[j]] = [state[j]!, state[i]!];
  }
  let [i, j] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) % 256;
      j = (j + state[i]!) % 256;
      [state[i], state[j]] = [state[j]!, state[i]!];
      return byte ^ state[(state[i]! + state[j]!) % 256]!;
    }),
  );
}

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();

/** An empty page that opens with a password only (PDF 1.7, standard encryption, revision 2). */
export function lockedPdf(password: string): Buffer {
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32);
  const owner = rc4(md5(padded).subarray(0, 5), padded);
  const id = Buffer.alloc(16, 7);
  const key = md5(padded, owner, Buffer.from([0xfc, 0xff, 0xff, 0xff]), id).subarray(0, 5);
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
  const trailer = `/ID[${hex(id)}${hex(id)}]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O${hex(owner)}/U${hex(rc4(key, PADDING))}>>`;
  return pdfOf(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>',
    ],
    trailer,
  );
}

/** Begins a part of a DXF. */
const PART = '0 SECTION';

/** A DXF with a wall, an axis that is switched off, and a word. */
export const SAMPLE_DXF = [
  `${PART} 2 TABLES 0 TABLE 2 LAYER`,
  '0 LAYER 2 墙体 62 1 70 0 0 LAYER 2 轴线 62 -3 70 0 0 ENDTAB 0 ENDSEC',
  `${PART} 2 ENTITIES`,
  '0 LINE 8 墙体 10 0 20 0 11 100 21 0',
  '0 LINE 8 轴线 10 0 20 0 11 0 21 60',
  '0 TEXT 8 墙体 10 10 20 20 40 8 1 一层平面 0 ENDSEC 0 EOF',
]
  .join(' ')
  .replaceAll(' ', '\n');

/** The first bytes of an old Office file. */
export const SAMPLE_DOC = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);

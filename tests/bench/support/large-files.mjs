import { writeWorkbook } from '@gongdi/sheets';
import { strToU8, zipSync } from 'fflate';

/** Size that people are allowed to send, bytes. */
export const SIZE = 19 * 1024 * 1024;

/** Repeats pictures until they have the size of a file. @param {Buffer[]} pictures */
function filled(pictures) {
  const all = [];
  for (let bytes = 0; bytes < SIZE; bytes += all.at(-1).length) all.push(pictures[all.length % pictures.length]);
  return all;
}

/** A scanned plan: a PDF of as many pages as pictures fit, each with a picture and a line of text. */
export function largePdf(pictures) {
  const pages = filled(pictures);
  const first = 4;
  const kids = pages.map((_, page) => `${first + page * 3} 0 R`).join(' ');
  const stream = (head, body) =>
    Buffer.concat([Buffer.from(`<<${head}/Length ${body.length}>>stream\n`), body, Buffer.from('\nendstream')]);
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from(`<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`),
    Buffer.from('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'),
    ...pages.flatMap((picture, page) => {
      const own = first + page * 3;
      const drawn = `q 515 0 0 386 40 400 cm /I Do Q BT /F 12 Tf 40 60 Td (Page ${page + 1}) Tj ET`;
      return [
        Buffer.from(
          `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 3 0 R>>/XObject<</I ${own + 2} 0 R>>>>/Contents ${own + 1} 0 R>>`,
        ),
        stream('', Buffer.from(drawn)),
        stream(
          '/Type/XObject/Subtype/Image/Width 1200/Height 900/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode',
          picture,
        ),
      ];
    }),
  ];
  const parts = [Buffer.from('%PDF-1.4\n')];
  let length = parts[0].length;
  const places = objects.map((body, index) => {
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(whole);
    length += whole.length;
    return length - whole.length;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORDS =
  '深基坑工程应按设计工况分层段开挖每度不得超过要求支护结构达到强后方可进行下一混凝土浇筑前检查钢筋保厚间距';

/** Numbers without a pattern, the same in each run. */
function numbers() {
  let seed = 7;
  return (most) => (seed = (seed * 48271) % 2147483647) % most;
}

/**
 * A Word document: paragraphs with pictures between them.
 * @param {Buffer[]} pictures all of them are in the file
 * @param {number} pages a page has 12 paragraphs, and ends where Word ended it
 */
function wordOf(pictures, pages) {
  const parts = {};
  const put = (name, text) => void (parts[name] = strToU8(text));
  const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  put(
    '[Content_Types].xml',
    `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="jpeg" ContentType="image/jpeg"/><Override PartName="/word/document.xml" ContentType="${types}"/></Types>`,
  );
  const relations = (inner) =>
    `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;
  put('_rels/.rels', relations(`<Relationship Id="r1" Type="${RELATION}/officeDocument" Target="word/document.xml"/>`));
  put(
    'word/_rels/document.xml.rels',
    relations(
      pictures
        .map((_, at) => `<Relationship Id="p${at}" Type="${RELATION}/image" Target="media/${at}.jpeg"/>`)
        .join(''),
    ),
  );
  for (const [at, picture] of pictures.entries()) parts[`word/media/${at}.jpeg`] = [picture, { level: 0 }];
  const number = numbers();
  const sentence = () => Array.from({ length: 50 }, () => WORDS[number(WORDS.length)]).join('');
  const run = (text, first) =>
    `<w:r><w:rPr><w:sz w:val="24"/><w:b w:val="0"/></w:rPr>${first ? '<w:lastRenderedPageBreak/>' : ''}<w:t>${text}</w:t></w:r>`;
  const drawing = (at) =>
    `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="5400000" cy="4050000"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:blipFill><a:blip r:embed="p${at}"/></pic:blipFill><pic:spPr><a:xfrm><a:ext cx="5400000" cy="4050000"/></a:xfrm></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
  const body = Array.from({ length: pages }, (_, page) => {
    const paragraphs = Array.from(
      { length: 12 },
      (__, at) =>
        `<w:p><w:pPr><w:spacing w:line="360"/></w:pPr>${run(`${page + 1}.${at + 1} `, at === 0)}${run(sentence())}${run(sentence())}</w:p>`,
    );
    return paragraphs.join('') + (page < pictures.length ? drawing(page) : '');
  });
  const section =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1800" w:bottom="1440" w:left="1800"/></w:sectPr>';
  put(
    'word/document.xml',
    `<?xml version="1.0"?><w:document ${NAMESPACES}><w:body>${body.join('')}${section}</w:body></w:document>`,
  );
  return Buffer.from(zipSync(parts));
}

/** A report with a picture on each page. */
export const largeWord = (pictures) => {
  const all = filled(pictures);
  return wordOf(all, all.length);
};

/** A scheme of 500 pages of text: what is large here is the markup. */
export const longWord = () => wordOf([], 500);

/** A register with so many rows that the file has the size; the numbers do not compress. */
export async function largeBook() {
  const columns = Array.from({ length: 12 }, (_, at) => ({ header: `列${at + 1}`, format: 'text' }));
  const number = numbers();
  const rows = Array.from({ length: 120_000 }, () => columns.map(() => `${number(1e9)}${number(1e9)}`));
  return Buffer.from(await writeWorkbook([{ name: '台账', columns, rows }]));
}

/** A drawing of lines, circles and texts on twenty layers, as text. */
export function largeDrawing() {
  const parts = ['0\nSECTION\n2\nTABLES\n0\nTABLE\n2\nLAYER'];
  for (let layer = 0; layer < 20; layer += 1) parts.push(`0\nLAYER\n2\nL${layer}\n62\n${(layer % 6) + 1}\n70\n0`);
  parts.push('0\nENDTAB\n0\nENDSEC\n0\nSECTION\n2\nENTITIES');
  let bytes = 0;
  for (let at = 0; bytes < SIZE; at += 1) {
    const [x, y, layer] = [(at % 500) * 120.25, Math.floor(at / 500) * 90.5, `L${at % 20}`];
    const part =
      at % 40 === 0
        ? `0\nTEXT\n8\n${layer}\n10\n${x}\n20\n${y}\n40\n30\n1\nK-${at}`
        : at % 10 === 0
          ? `0\nCIRCLE\n8\n${layer}\n10\n${x}\n20\n${y}\n40\n45.5`
          : `0\nLINE\n8\n${layer}\n62\n256\n10\n${x}\n20\n${y}\n30\n0.0\n11\n${x + 110.125}\n21\n${y + (at % 7) * 11.5}\n31\n0.0`;
    bytes += part.length + 1;
    parts.push(part);
  }
  parts.push('0\nENDSEC\n0\nEOF\n');
  return Buffer.from(parts.join('\n'));
}

/** Fills a WebM up to the size with an element that players skip. @param {Buffer} video ends with its last cluster */
export function largeVideo(video) {
  const missing = Math.max(0, SIZE - video.length - 9);
  const head = Buffer.alloc(9);
  head[0] = 0xec;
  head.writeBigUInt64BE(0x01_00_00_00_00_00_00_00n | BigInt(missing), 1);
  return Buffer.concat([video, head, Buffer.alloc(missing)]);
}

// Makes the workbook that the sheet rows read. It has the form that Excel writes, with shared strings, date styles and
// formulas with cached values.
import { crc32, deflateRawSync } from 'node:zlib';

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const HEADERS = [
  '项目名称',
  '项目编号',
  '项目阶段',
  '工程类别',
  '项目地址',
  '经度',
  '纬度',
  '开工日期',
  '竣工日期',
  '合同造价（元）',
  '联系电话',
  '备注',
];
const PHASES = ['筹备', '在建', '停工', '完工'];
const TYPES = ['房屋建筑', '市政道路', '轨道交通'];
const DATE = 1;
const CHINESE_DATE = 2;

/** One row in this many is wrong: its telephone number, and in every second of these rows the phase too. */
export const WRONG_EVERY = 40;

/** Makes an .xlsx of `count` projects with 12 columns. */
export function projectBook(count) {
  const strings = new StringTable();
  const rows = [
    rowXml(
      1,
      HEADERS.map((text) => strings.cell(text)),
    ),
  ];
  for (let index = 0; index < count; index += 1) rows.push(rowXml(index + 2, projectCells(index, strings)));
  return zip({
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
      ['workbook', 'sheet.main'],
      ['worksheets/sheet1', 'worksheet'],
      ['sharedStrings', 'sharedStrings'],
      ['styles', 'styles'],
    ]
      .map(([part, type]) => `<Override PartName="/xl/${part}.xml" ContentType="${TYPE}.${type}+xml"/>`)
      .join('')}</Types>`,
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${HEAD}<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets><sheet name="项目" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': `${HEAD}<styleSheet ${MAIN}><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/></numFmts><fonts count="1"><font><sz val="11"/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': strings.xml(),
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet ${MAIN}><dimension ref="A1:L${count + 1}"/><sheetData>${rows.join('')}</sheetData></worksheet>`,
  });
}

function projectCells(index, strings) {
  const row = index + 2;
  const wrong = index % WRONG_EVERY === 0;
  return [
    strings.cell(`滨江科创中心第 ${index} 期工程`),
    strings.cell(`SH-2026-${index}`),
    strings.cell(wrong && index % (WRONG_EVERY * 2) === 0 ? '烂尾' : PHASES[index % PHASES.length]),
    strings.cell(TYPES[index % TYPES.length]),
    strings.cell(`上海市浦东新区世纪大道 ${index % 5000} 号`),
    number(121 + (index % 1000) / 1000),
    number(31 + (index % 900) / 1000),
    number(45_000 + (index % 700), DATE),
    number(46_000 + (index % 700), CHINESE_DATE),
    { attributes: '', content: `<f>J${row}*10000</f><v>${(index % 90_000) * 10_000}</v>` },
    wrong ? strings.cell(`1380013${index % 10}`) : number(13_000_000_000 + index),
    strings.cell(`第 ${index} 行的备注，含中文 & 符号`),
  ];
}

function number(value, style) {
  return { attributes: style ? ` s="${style}"` : '', content: `<v>${value}</v>` };
}

function rowXml(row, cells) {
  const xml = cells.map(
    ({ attributes, content }, column) => `<c r="${String.fromCharCode(65 + column)}${row}"${attributes}>${content}</c>`,
  );
  return `<row r="${row}" spans="1:${cells.length}">${xml.join('')}</row>`;
}

class StringTable {
  #indexes = new Map();
  #uses = 0;

  cell(text) {
    this.#uses += 1;
    let index = this.#indexes.get(text);
    if (index === undefined) {
      index = this.#indexes.size;
      this.#indexes.set(text, index);
    }
    return { attributes: ' t="s"', content: `<v>${index}</v>` };
  }

  xml() {
    const items = [...this.#indexes.keys()].map((text) => `<si><t>${text.replaceAll('&', '&amp;')}</t></si>`);
    return `${HEAD}<sst ${MAIN} count="${this.#uses}" uniqueCount="${items.length}">${items.join('')}</sst>`;
  }
}

function relationships(targets) {
  const list = targets.map(
    ([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
}

/** Makes a zip archive of deflated texts. */
function zip(parts) {
  const pieces = [];
  const directory = [];
  let at = 0;
  for (const [path, text] of Object.entries(parts)) {
    const name = Buffer.from(path);
    const bytes = Buffer.from(text);
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    pieces.push(Buffer.from('PK\x03\x04', 'latin1'), common, name, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, name);
    at += 30 + name.length + packed.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...pieces, listing, end]);
}

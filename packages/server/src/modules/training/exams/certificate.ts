import type { Lang } from '@gongdi/domain';
import {
  BorderStyle,
  Document,
  ImageRun,
  Packer,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { fitInto, pictureSize } from '../../../resources/index.ts';
import { tradeLabel } from './certificate-facts.ts';
import { codePicture } from './code-picture.ts';

/** What a certificate says. */
interface Certificate {
  certificate_number: string | null;
  certificate_until: string | null;
  person_name: string;
  paper_name: string;
  score: number | null;
  total_points: number | null;
  /** Day on which the exam was handed in. */
  day: string;
  company: string;
  /** Address of the page where anybody checks the certificate. */
  address: string;
  trade: number | null;
  /** Photograph of the person; absent: a frame to paste one into. */
  photo?: Uint8Array | undefined;
}

/** Width and height of A5 on its side, twentieths of a point. */
const A5 = { width: 8391, height: 11_906 };

const TEXT = {
  zh: {
    title: '安全教育考试合格证',
    body: (one: Certificate) =>
      `　　${one.person_name}${tradeOf(one.trade, 'zh')}于 ${one.day} 参加《${one.paper_name}》考试，得分 ${one.score} 分（满分 ${one.total_points} 分），成绩合格，特发此证。`,
    number: '证书编号：',
    until: '有效期至：',
    always: '长期有效',
    photo: '照　片',
    stamp: '（盖章）',
    check: '扫码核验',
  },
  en: {
    title: 'Certificate of safety education',
    body: (one: Certificate) =>
      `${one.person_name}${tradeOf(one.trade, 'en')} has passed the exam “${one.paper_name}” on ${one.day} with ${one.score} of ${one.total_points} points.`,
    number: 'Certificate: ',
    until: 'Good until: ',
    always: 'without end',
    photo: 'Photo',
    stamp: '(stamp)',
    check: 'Scan to check',
  },
} as const;

function tradeOf(trade: number | null, lang: Lang): string {
  const label = tradeLabel(trade, lang);
  return label ? (lang === 'zh' ? `（${label}）` : ` (${label})`) : '';
}

/** Width of the page between its margins, and of the column of the photograph, twentieths of a point. */
const [WIDTH, SIDE] = [9706, 2000];
/** Height of a photograph of one inch, as identity papers have it (25 × 35 mm), twentieths of a point. */
const PHOTO = 1984;
/** Side of the printed code, pixels of 96 to the inch. */
const CODE = 96;

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const NO_BORDERS = { top: NONE, bottom: NONE, left: NONE, right: NONE };
const THIN = { style: BorderStyle.DASHED, size: 4, color: '8C8C8C' } as const;

/** Box of the photograph, pixels of 96 to the inch. */
const INCH = { width: 94, height: 132 };

/** A photograph as large as the box allows. */
function photograph(data: Uint8Array): ImageRun {
  const { type, ...size } = pictureSize(data) ?? { type: 'jpg' as const, ...INCH };
  return new ImageRun({ type, data, transformation: fitInto(size, INCH) });
}

/** Writes the certificate of a passed exam: one page of A5, with the photograph and a code to check it. */
export async function certificateDocument(one: Certificate, lang: Lang): Promise<Uint8Array> {
  const text = TEXT[lang];
  const line = (words: string, options: { alignment?: 'left' | 'right' | 'center'; size?: number } = {}) =>
    new Paragraph({
      alignment: options.alignment ?? 'left',
      spacing: { before: 80, line: 380 },
      children: [new TextRun({ text: words, size: options.size ?? 24 })],
    });
  const edge = { style: BorderStyle.DOUBLE, size: 12, space: 12, color: '8A6D3B' };
  const cell = (width: number, children: Paragraph[], borders: object = NO_BORDERS) =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      verticalAlign: VerticalAlign.CENTER,
      borders,
      children,
    });
  const row = (cells: TableCell[], height?: number) =>
    new TableRow({ children: cells, ...(height ? { height: { value: height, rule: 'atLeast' } } : {}) });
  const table = (rows: TableRow[]) =>
    new Table({ width: { size: WIDTH, type: WidthType.DXA }, columnWidths: [WIDTH - SIDE, SIDE], rows });
  const { bytes } = codePicture(one.address);
  const code = new ImageRun({ type: 'png', data: bytes, transformation: { width: CODE, height: CODE } });
  const frame = { top: THIN, bottom: THIN, left: THIN, right: THIN };
  const document = new Document({
    title: text.title,
    styles: { default: { document: { run: { font: 'SimSun' } } } },
    sections: [
      {
        properties: {
          page: {
            size: { ...A5, orientation: PageOrientation.LANDSCAPE },
            margin: { top: 800, bottom: 700, left: 1100, right: 1100 },
            borders: { pageBorderTop: edge, pageBorderBottom: edge, pageBorderLeft: edge, pageBorderRight: edge },
          },
        },
        children: [
          new Paragraph({
            alignment: 'center',
            spacing: { before: 100, after: 300 },
            children: [new TextRun({ text: text.title, bold: true, size: 44 })],
          }),
          table([
            row(
              [
                cell(WIDTH - SIDE, [line(text.body(one), { size: 28 })]),
                one.photo
                  ? cell(SIDE, [new Paragraph({ alignment: 'center', children: [photograph(one.photo)] })])
                  : cell(SIDE, [line(text.photo, { alignment: 'center', size: 20 })], frame),
              ],
              PHOTO,
            ),
          ]),
          line(''),
          table([
            row([
              cell(WIDTH - SIDE, [
                line(`${text.number}${one.certificate_number}`),
                line(`${text.until}${one.certificate_until ?? text.always}`),
                line(`${one.company}${text.stamp}`, { alignment: 'right' }),
                line(one.day, { alignment: 'right' }),
              ]),
              cell(SIDE, [
                new Paragraph({ alignment: 'center', children: [code] }),
                line(text.check, { alignment: 'center', size: 18 }),
              ]),
            ]),
          ]),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

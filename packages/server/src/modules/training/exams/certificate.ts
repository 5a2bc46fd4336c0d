import { dictionaryOf, type Lang } from '@gongdi/domain';
import { BorderStyle, Document, Packer, PageOrientation, Paragraph, TextRun } from 'docx';

/** What a certificate says. */
interface Certificate {
  certificate_number: string | null;
  certificate_until: string | null;
  person_name: string;
  paper_name: string;
  score: number | null;
  total_points: number | null;
  handed_at: string | null;
  company: string;
  trade: number | null;
}

/** Width and height of A5 on its side, twentieths of a point. */
const A5 = { width: 8391, height: 11_906 };

const TEXT = {
  zh: {
    title: '安全教育考试合格证',
    body: (one: Certificate, day: string) =>
      `　　${one.person_name}${tradeOf(one.trade, 'zh')}于 ${day} 参加《${one.paper_name}》考试，得分 ${one.score} 分（满分 ${one.total_points} 分），成绩合格，特发此证。`,
    number: '证书编号：',
    until: '有效期至：',
    always: '长期有效',
  },
  en: {
    title: 'Certificate of safety education',
    body: (one: Certificate, day: string) =>
      `${one.person_name}${tradeOf(one.trade, 'en')} has passed the exam “${one.paper_name}” on ${day} with ${one.score} of ${one.total_points} points.`,
    number: 'Certificate: ',
    until: 'Good until: ',
    always: 'without end',
  },
} as const;

function tradeOf(trade: number | null, lang: Lang): string {
  const label = dictionaryOf('trade').entries.find((one) => one.value === trade)?.label[lang];
  return label ? (lang === 'zh' ? `（${label}）` : ` (${label})`) : '';
}

/** Writes the certificate of a passed exam: one page of A5. */
export async function certificateDocument(one: Certificate, lang: Lang): Promise<Uint8Array> {
  const text = TEXT[lang];
  const day = (one.handed_at ?? '').slice(0, 10);
  const line = (words: string, options: { alignment?: 'left' | 'right'; size?: number } = {}) =>
    new Paragraph({
      alignment: options.alignment ?? 'left',
      spacing: { before: 120, line: 400 },
      children: [new TextRun({ text: words, size: options.size ?? 24 })],
    });
  const edge = { style: BorderStyle.DOUBLE, size: 12, space: 12, color: '8A6D3B' };
  const document = new Document({
    title: text.title,
    styles: { default: { document: { run: { font: 'SimSun' } } } },
    sections: [
      {
        properties: {
          page: {
            size: { ...A5, orientation: PageOrientation.LANDSCAPE },
            margin: { top: 900, bottom: 900, left: 1100, right: 1100 },
            borders: { pageBorderTop: edge, pageBorderBottom: edge, pageBorderLeft: edge, pageBorderRight: edge },
          },
        },
        children: [
          new Paragraph({
            alignment: 'center',
            spacing: { before: 200, after: 400 },
            children: [new TextRun({ text: text.title, bold: true, size: 44 })],
          }),
          line(text.body(one, day), { size: 28 }),
          line(`${text.number}${one.certificate_number}`),
          line(`${text.until}${one.certificate_until ?? text.always}`),
          line(one.company, { alignment: 'right' }),
          line(day, { alignment: 'right' }),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

import { dictionaryOf, type Lang } from '@gongdi/domain';
import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';

interface CardPerson {
  name: string;
  trade: number;
  gender: number | null;
  entry_date: string | null;
  project_name: string;
}

interface CardTraining {
  training_kind: number;
  training_name: string;
  training_date: string;
  hours: number;
  trainer: string;
  content: string;
}

interface CardExam {
  paper_name: string;
  level: number;
  score: number | null;
  result: number | null;
  handed_at: string | null;
  certificate_number: string | null;
}

export interface CardContent {
  person: CardPerson;
  taken: readonly CardTraining[];
  exams: readonly CardExam[];
}

/** Kinds of training that each part of the card shows: the three levels, and what came later. */
const PARTS = [
  { zh: '一级（公司）安全教育', en: 'First level: company', kinds: [1], level: 1 },
  { zh: '二级（项目）安全教育', en: 'Second level: project', kinds: [2], level: 2 },
  { zh: '三级（班组）安全教育', en: 'Third level: team', kinds: [3], level: 3 },
  {
    zh: '转岗、复工、专项与年度教育',
    en: 'Change of trade, return, special and yearly',
    kinds: [5, 6, 7, 8],
    level: 4,
  },
] as const;

const TEXT = {
  zh: {
    title: '建筑工人三级安全教育登记卡',
    head: ['姓名', '性别', '岗位工种', '进场日期', '所属项目'],
    columns: ['日期', '教育内容', '学时', '授课人', '受教育人签名'],
    sum: (hours: number) => `累计 ${hours} 学时`,
    none: '尚无记录',
    exam: (one: CardExam) =>
      `考试：${one.paper_name}，${one.score} 分，${one.result === 1 ? '合格' : '不合格'}${one.certificate_number ? `（${one.certificate_number}）` : ''}`,
    signed: '教育负责人签名：                    日期：',
  },
  en: {
    title: 'Three-level safety education card',
    head: ['Name', 'Gender', 'Trade', 'Arrival', 'Project'],
    columns: ['Day', 'Content', 'Hours', 'Trainer', 'Signature'],
    sum: (hours: number) => `${hours} hours in all`,
    none: 'Nothing yet',
    exam: (one: CardExam) =>
      `Exam: ${one.paper_name}, ${one.score}, ${one.result === 1 ? 'passed' : 'failed'}${one.certificate_number ? ` (${one.certificate_number})` : ''}`,
    signed: 'In charge:                    Day:',
  },
} as const;

const WIDTHS = [14, 44, 9, 13, 20] as const;
const labelIn = (dict: string, value: number | null, lang: Lang): string =>
  dictionaryOf(dict).entries.find((one) => one.value === value)?.label[lang] ?? '';

const cell = (text: string, width: number, bold = false) =>
  new TableCell({
    width: { size: width, type: WidthType.PERCENTAGE },
    margins: { top: 50, bottom: 50, left: 90, right: 90 },
    children: text.split('\n').map((line) => new Paragraph({ children: [new TextRun({ text: line, bold })] })),
  });

const table = (rows: readonly (readonly string[])[], widths: readonly number[], bold: (row: number) => boolean) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (row, at) =>
        new TableRow({ cantSplit: true, children: row.map((text, column) => cell(text, widths[column]!, bold(at))) }),
    ),
  });

/** Writes the three-level education card of a person: what was taught when by whom, with the exams of each level. */
export async function educationCard({ person, taken, exams }: CardContent, lang: Lang): Promise<Uint8Array> {
  const text = TEXT[lang];
  const about = [
    person.name,
    labelIn('gender', person.gender, lang),
    labelIn('trade', person.trade, lang),
    person.entry_date ?? '',
    person.project_name,
  ];
  const parts = PARTS.flatMap(({ kinds, level, ...name }) => {
    const own = taken.filter((one) => (kinds as readonly number[]).includes(one.training_kind));
    const sat = exams.filter((one) => one.level === level);
    const rows = own.map((one) => [
      one.training_date,
      `${one.training_name}\n${one.content}`,
      String(one.hours),
      one.trainer,
      '',
    ]);
    const hours = Math.round(own.reduce((sum, one) => sum + one.hours, 0) * 100) / 100;
    return [
      new Paragraph({
        spacing: { before: 240, after: 80 },
        children: [new TextRun({ text: `${name[lang]}　${own.length > 0 ? text.sum(hours) : text.none}`, bold: true })],
      }),
      table([text.columns, ...(rows.length > 0 ? rows : [['', '', '', '', '']])], WIDTHS, (at) => at === 0),
      ...sat.map((one) => new Paragraph({ spacing: { before: 60 }, children: [new TextRun(text.exam(one))] })),
    ];
  });
  const document = new Document({
    title: text.title,
    styles: { default: { document: { run: { font: 'SimSun', size: 20 } } } },
    sections: [
      {
        properties: { page: { margin: { top: 900, bottom: 900, left: 1000, right: 1000 } } },
        children: [
          new Paragraph({
            alignment: 'center',
            spacing: { after: 200 },
            children: [new TextRun({ text: text.title, bold: true, size: 32 })],
          }),
          table([text.head, about], [16, 10, 18, 18, 38], (at) => at === 0),
          ...parts,
          new Paragraph({ spacing: { before: 400 }, children: [new TextRun(text.signed)] }),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

import {
  AlignmentType,
  Document,
  Footer,
  ImageRun,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { fitInto, pictureSize } from '../resources/index.ts';

/** A cell of a form: its text or a signature, over so many of the twelve columns. */
export interface FormCell {
  text?: string;
  /** Columns of twelve. */
  span: number;
  /** A label: bold and in the middle. */
  head?: boolean;
  /** Bytes of a picture of a signature, below the text. */
  picture?: Uint8Array | undefined;
}

export type FormRow = readonly FormCell[];

/** A form by its number: a title and rows of cells. */
export interface Form {
  /** `表 E`, at the right above the table. */
  number: string;
  title: string;
  /** Number of the record, below the form's. */
  record_number?: string | undefined;
  rows: readonly FormRow[];
  /** Line below the table. */
  note?: string;
}

const COLUMNS = 12;
/** Width of A4 between the margins, twentieths of a point. */
const WIDTH = 9900;
const SIGNATURE = { width: 120, height: 44 };

/** Writes forms as one Word document, each from a page of its own. */
export async function formDocument(forms: readonly Form[]): Promise<Uint8Array> {
  const document = new Document({
    title: forms[0]?.title ?? '',
    // Word and LibreOffice both replace this font by their own Chinese font.
    styles: { default: { document: { run: { font: 'SimSun', size: 20 } } } },
    sections: forms.map((form) => ({
      properties: { page: { margin: { top: 900, bottom: 900, left: 1000, right: 1000 } } },
      footers: { default: pageFooter() },
      children: childrenOf(form),
    })),
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

/** The page and how many there are, counted through the document: LibreOffice knows no pages of a section. */
const pageFooter = (): Footer =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({
            size: 18,
            children: ['第 ', PageNumber.CURRENT, ' 页　共 ', PageNumber.TOTAL_PAGES, ' 页'],
          }),
        ],
      }),
    ],
  });

function childrenOf({ number, title, record_number, rows, note }: Form): (Paragraph | Table)[] {
  return [
    new Paragraph({
      alignment: AlignmentType.CENTER,
      spacing: { after: 120 },
      children: [new TextRun({ text: title, bold: true, size: 30 })],
    }),
    new Paragraph({
      alignment: AlignmentType.RIGHT,
      spacing: { after: 60 },
      children: [new TextRun([number, record_number].filter((one) => one !== undefined && one !== '').join('　'))],
    }),
    new Table({
      columnWidths: Array.from({ length: COLUMNS }, () => WIDTH / COLUMNS),
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: rows.map((row) => new TableRow({ cantSplit: true, children: row.map(cell) })),
    }),
    ...(note === undefined
      ? []
      : [new Paragraph({ spacing: { before: 100 }, children: [new TextRun({ text: note, size: 18 })] })]),
  ];
}

function cell({ text = '', span, head = false, picture }: FormCell): TableCell {
  const alignment = head ? AlignmentType.CENTER : AlignmentType.LEFT;
  const lines = text
    .split('\n')
    .map((line) => new Paragraph({ alignment, children: [new TextRun({ text: line, bold: head })] }));
  const size = picture && pictureSize(picture);
  return new TableCell({
    columnSpan: span,
    verticalAlign: VerticalAlign.CENTER,
    width: { size: Math.round((WIDTH * span) / COLUMNS), type: WidthType.DXA },
    margins: { top: 50, bottom: 50, left: 80, right: 80 },
    children:
      picture && size
        ? [
            ...lines,
            new Paragraph({
              children: [new ImageRun({ type: size.type, data: picture, transformation: fitInto(size, SIGNATURE) })],
            }),
          ]
        : lines,
  });
}

import { placeholdersOf, textOf, type AnyResource, type Lang, type Placeholder } from '@gongdi/domain';
import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';

/** Width of A4 between margins of an inch, twentieths of a point. */
const TEXT_WIDTH = 9026;
/** Share of the page's width that labels take, percent. */
const LABELS = 25;
const FULL = { size: 100, type: WidthType.PERCENTAGE } as const;

/**
 * Writes a template with every placeholder of a resource: one line for each text and picture, a loop for pictures, and a
 * table with a repeated row for each small table. People delete what they do not want.
 */
export async function sampleTemplate(resource: AnyResource, lang: Lang): Promise<Uint8Array> {
  const placeholders = placeholdersOf(resource);
  const simple = placeholders.filter((one) => !isTable(one));
  const width = Math.round((TEXT_WIDTH * LABELS) / 100);
  const document = new Document({
    title: resource.label[lang],
    // Word and LibreOffice both replace this font by their own Chinese font.
    styles: { default: { document: { run: { font: 'SimSun', size: 21 } } } },
    sections: [
      {
        children: [
          new Paragraph({ text: textOf(resource.label, lang), heading: HeadingLevel.HEADING_1 }),
          new Table({
            columnWidths: [width, TEXT_WIDTH - width],
            width: FULL,
            rows: simple.map((one) => row([textOf(one.label, lang), written(one)])),
          }),
          ...placeholders.filter(isTable).flatMap((one) => [...smallTable(one, lang)]),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

/** Returns whether a placeholder stands for the rows of a small table. */
const isTable = ({ kind, inside }: Placeholder): boolean => inside !== undefined && kind !== 'pictures';

/** Returns a placeholder as it stands in a template; of several pictures, as a loop over them. */
function written({ name, kind, inside = [] }: Placeholder): string {
  const picture = inside.find((one) => one.kind === 'picture');
  return kind === 'pictures' && picture ? `{#${name}}{${picture.name}}{/${name}}` : `{${name}}`;
}

function smallTable({ name, label, inside = [] }: Placeholder, lang: Lang): (Paragraph | Table)[] {
  const texts = inside.map((one) => written(one));
  // The loop begins in the first cell of the repeated row and ends in the last one.
  const cells = texts.map(
    (one, at) => `${at === 0 ? `{#${name}}` : ''}${one}${at === texts.length - 1 ? `{/${name}}` : ''}`,
  );
  return [
    new Paragraph({ text: textOf(label, lang), heading: HeadingLevel.HEADING_2 }),
    new Table({ width: FULL, rows: [row(inside.map((one) => textOf(one.label, lang))), row(cells)] }),
  ];
}

const row = (texts: readonly string[]): TableRow =>
  new TableRow({ children: texts.map((text) => new TableCell({ children: [new Paragraph(text)] })) });

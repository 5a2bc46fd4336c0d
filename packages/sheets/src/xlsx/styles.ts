import { numberForm, type NumberForm } from '../date/number-format.ts';
import { tags } from '../xml/tags.ts';

/** Returns the number form of each cell style, by style index. */
export function readStyles(xml: string, part: string): NumberForm[] {
  const codes = new Map<number, string>();
  const forms: NumberForm[] = [];
  let inCellStyles = false;
  for (const { name, attributes } of tags(xml, part)) {
    const id = Number(attributes.get('numFmtId') ?? 0);
    if (name === 'numFmt') codes.set(id, attributes.get('formatCode') ?? '');
    else if (name === 'cellXfs') inCellStyles = true;
    else if (name === 'cellStyles' || name === 'dxfs') inCellStyles = false;
    else if (name === 'xf' && inCellStyles) forms.push(numberForm(id, codes.get(id)));
  }
  return forms;
}

import { safetyChecklist } from '@gongdi/domain';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { recordDocument } from './record-document.ts';

const PNG = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 1, 0, 0, 0, 0, 100,
]);
const picture = (id: string) => ({ id, name: `${id}.png`, url: `/files/${id}`, type: 'image/png', size: PNG.length });

const recordAt = (index: number) => ({
  id: `record-${index}`,
  checklist_name: `第 ${index} 次检查`,
  photos: [picture(`photo-${index}`)],
  items: [{ item: '临边防护', result: 1 }],
});

async function partsOf(count: number): Promise<Record<string, Uint8Array>> {
  const records = Array.from({ length: count }, (_, index) => recordAt(index));
  const pictures = new Map(records.map(({ photos }) => [photos[0]!.id, PNG]));
  const bytes = await recordDocument(safetyChecklist, records, {
    lang: 'zh',
    zone: 'Asia/Shanghai',
    titles: {},
    pictures,
  });
  return unzipSync(bytes);
}

/** Returns the paragraphs and tables of the body, without numbers that a library counts up. */
const bodyOf = (parts: Record<string, Uint8Array>) =>
  strFromU8(parts['word/document.xml']!)
    .replaceAll(/ (?:id|r:embed|name)="[^"]*"/g, '')
    .split('<w:pStyle w:val="Heading1"/>')
    .slice(1);

it('writes a record the same, alone and among many that a thread writes', async () => {
  const [few, many] = [await partsOf(2), await partsOf(30)];
  const [alone, among] = [bodyOf(few), bodyOf(many)];
  expect(among).toHaveLength(30);
  for (const part of ['第 0 次检查', '临边防护', '<pic:pic']) expect(alone[0]!.includes(part), part).toBe(true);
  expect(among[0]).toBe(alone[0]);
  expect(among[29]!.includes('第 29 次检查')).toBe(true);
});

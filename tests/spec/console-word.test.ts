import { calls, resourceCalls, stepCalls } from '@gongdi/api';
import { safetyChecklist } from '@gongdi/domain';
import { withServer } from '@gongdi/server/testing';
import { JSDOM } from 'jsdom';
import { Buffer } from 'node:buffer';
import { posix } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';

const kit = withServer();
const list = resourceCalls(safetyChecklist);

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Returns the files of a ZIP archive by name, read through its directory (APPNOTE 4.3.12). */
function filesOf(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(archive.toString('latin1', at, at + 4)).toBe('PK\u0001\u0002');
    const [size, name, extra, comment] = [20, 28, 30, 32].map((offset, index) =>
      index === 0 ? archive.readUInt32LE(at + offset) : archive.readUInt16LE(at + offset),
    ) as [number, number, number, number];
    const local = archive.readUInt32LE(at + 42);
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const packed = archive.subarray(begin, begin + size);
    files.set(
      archive.toString('utf8', at + 46, at + 46 + name),
      archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed,
    );
    at += 46 + name + extra + comment;
  }
  return new Map([...files].filter(([name]) => !name.endsWith('/')));
}

const { DOMParser } = new JSDOM('').window;
function parsed(xml: Buffer | undefined): Document {
  const document = new DOMParser().parseFromString(xml!.toString('utf8'), 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

/** Returns the relationships of a part: target part by relationship id. */
function relationsOf(files: Map<string, Buffer>, part: string): Map<string, string> {
  const { dir, base } = posix.parse(part);
  const rels = files.get(posix.join(dir, '_rels', `${base}.rels`));
  const all = rels ? [...parsed(rels).getElementsByTagName('Relationship')] : [];
  return new Map(
    all.map((one) => [one.getAttribute('Id')!, posix.join('/', dir, one.getAttribute('Target')!).slice(1)]),
  );
}

test('console 7.5: word/all is a sound package of Open XML, with every checklist on a page, its items, pictures and signature', async () => {
  const contractor = await kit().client('contractor');
  const upload = async () =>
    (await contractor.call(calls.file.upload, { form: {}, file: new Blob([PNG]), fileName: '现场.png' })).id;
  const before = await contractor.call(list.list!, { query: {} });
  const odd = 'A&B <检查> "引号" \u{1F3D7}';
  const { id } = await contractor.call(list.add!, {
    body: {
      checklist_name: odd,
      project_id: before.list[0]!.project_id,
      check_date: '2026-11-01',
      checker: '周志强',
      items: [
        { item: '塔吊\n附着', result: 1 },
        { item: ']]>', result: 2, remark: '限当日整改' },
      ],
      photos: [{ id: await upload() }, { id: await upload() }],
    },
  });
  await contractor.call(stepCalls(safetyChecklist)['submit']!, { body: { id, signature: { id: await upload() } } });

  const answer = await contractor.open(list.word!, { query: {} });
  expect(answer.headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  );
  const files = filesOf(Buffer.from(await answer.arrayBuffer()));

  // Every part has a type, every relationship a target, and everything that is XML is well-formed.
  const types = parsed(files.get('[Content_Types].xml'));
  const named = new Map([...types.getElementsByTagName('Override')].map((one) => [one.getAttribute('PartName')!, one]));
  const kinds = new Set([...types.getElementsByTagName('Default')].map((one) => one.getAttribute('Extension')));
  expect(named.get('/word/document.xml')?.getAttribute('ContentType')).toBe(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  );
  for (const part of named.keys()) expect(files.has(part.slice(1)), part).toBe(true);
  for (const [part, bytes] of files) {
    if (part !== '[Content_Types].xml')
      expect(named.has(`/${part}`) || kinds.has(part.split('.').at(-1)!), part).toBe(true);
    if (/\.(?:xml|rels)$/.test(part)) parsed(bytes);
    for (const target of relationsOf(files, part).values()) expect(files.has(target), `${part} → ${target}`).toBe(true);
  }
  expect([...relationsOf(files, '').values()]).toContain('word/document.xml');

  const document = parsed(files.get('word/document.xml'));
  const textOf = (element: Element) => [...element.getElementsByTagName('w:t')].map((one) => one.textContent).join('');
  const paragraphs = [...document.getElementsByTagName('w:p')];
  const headings = paragraphs.filter(
    (one) => one.getElementsByTagName('w:pStyle')[0]?.getAttribute('w:val') === 'Heading1',
  );
  expect(headings.map(textOf).toSorted()).toEqual([odd, ...before.list.map((one) => one.checklist_name)].toSorted());
  const breaks = headings.filter((one) => one.getElementsByTagName('w:pageBreakBefore').length > 0);
  expect(breaks).toHaveLength(headings.length - 1);
  const rows = [...document.getElementsByTagName('w:tr')].map((row) =>
    [...row.getElementsByTagName('w:tc')].map((cell) => [...cell.getElementsByTagName('w:p')].map(textOf).join('\n')),
  );
  expect(rows).toContainEqual(['塔吊\n附着', '合格', '--']);
  expect(rows).toContainEqual([']]>', '不合格', '限当日整改']);
  // There must be as many columns as cells, because otherwise each reader lays them out differently.
  for (const table of document.getElementsByTagName('w:tbl')) {
    const widths = [...table.getElementsByTagName('w:gridCol')].map((one) => Number(one.getAttribute('w:w')));
    const cells = table.getElementsByTagName('w:tr')[0]!.getElementsByTagName('w:tc').length;
    expect(widths).toHaveLength(cells);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeGreaterThan(8900);
  }
  const relations = relationsOf(files, 'word/document.xml');
  const pictures = [...document.getElementsByTagName('a:blip')].map((one) =>
    files.get(relations.get(one.getAttribute('r:embed')!)!),
  );
  expect(pictures).toHaveLength(3);
  for (const picture of pictures) expect(picture!.equals(PNG)).toBe(true);
  // Two pictures in one cell: side by side, with a space between.
  const beside = paragraphs.find((one) => one.getElementsByTagName('w:drawing').length === 2);
  const runs = [...beside!.getElementsByTagName('w:r')];
  expect(runs.map((run) => (run.getElementsByTagName('w:drawing').length > 0 ? 'picture' : textOf(run)))).toEqual([
    'picture',
    ' ',
    'picture',
  ]);
});

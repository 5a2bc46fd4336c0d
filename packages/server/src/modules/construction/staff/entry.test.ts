import { calls, resourceCalls, type Client } from '@gongdi/api';
import { filesIn, readIdentityCard, staff } from '@gongdi/domain';
import { withPictures, workbookParts, zipParts } from '@gongdi/sheets/testing';
import { beforeAll, expect, it } from 'vitest';
import { demoId } from '../../../demo/index.ts';
import { PNG } from '../../../files/testing.ts';
import { withServer } from '../../../testing.ts';

const kit = withServer();
const people = resourceCalls(staff);
const project_id = demoId('project', 1);
let client: Client;
beforeAll(async () => {
  client = await kit().client('contractor');
});

/** An identity number of somebody who does not exist. */
function numberOf(sequence: number): string {
  const digits = `99092519880304${sequence}`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  return digits + '10X98765432'[weights.reduce((sum, one, at) => sum + one * Number(digits[at]), 0) % 11]!;
}

const lacking = async (id: string) =>
  (await client.call(calls.labour.admission, { body: { ids: [id] } })).list[0]!.file.filter(
    ({ present }) => !present,
  ).map(({ key }) => key);

it('takes a person from the JSON of a card reader, with the photograph; the file says what is lacking', async () => {
  const data = Buffer.concat([PNG, Buffer.alloc(40)]).toString('base64');
  const sent = { retcode: 0, data: { partyName: '读卡人', certNumber: numberOf(701), nation: '汉族', jpgData: data } };
  const { card, photo } = readIdentityCard(JSON.stringify(sent))!;
  const file = new Blob([new Uint8Array(Buffer.from(photo!.data, 'base64'))]);
  const { id } = await client.call(calls.file.upload, { form: {}, file, fileName: `${card.name}.png` });
  const body = { ...card, photo: [{ id }], phone_number: '13530000701', trade: 10, project_id };
  const row = await client.call(people.add!, { body });
  expect(row).toMatchObject({ name: '读卡人', nation: '汉', birth_date: '1988-03-04', gender: 1 });
  expect(filesIn(row.photo)).toHaveLength(1);
  expect(await lacking(row.id)).toEqual(['id_photos', 'contract', 'insurance', 'commitment', 'bank_card']);
});

it('takes people from a sheet with pictures of their faces and cards', async () => {
  const headers = ['姓名', '手机号码', '身份证号', '岗位工种', '在场状态', '本人照片', '身份证照片'];
  const line = (row: number, cells: readonly string[]) =>
    `<row r="${row}">${cells.map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row>`;
  const rows = [
    line(1, headers),
    line(2, ['表中人', '13530000703', numberOf(703), '木工', '已登记']),
    line(3, ['无照人', '13530000705', numberOf(705), '木工', '已登记']),
  ];
  const pictures = [
    { row: 2, column: 5, name: 'image1.png', bytes: PNG },
    { row: 2, column: 6, name: 'image2.png', bytes: PNG },
  ];
  const bytes = zipParts(withPictures(workbookParts({ rows: rows.join('') }), pictures));
  const file = new Blob([new Uint8Array(bytes)]);
  const done = await client.call(people.import!, {
    form: { type: 2, key: 'people-of-a-sheet' },
    file,
    fileName: 'a.xlsx',
  });
  expect(done.errors).toEqual([]);
  expect(done).toMatchObject({ added: 2, failed: 0 });
  const { list } = await client.call(people.list!, { query: { name: '照人' } });
  expect(await lacking(list[0]!.id)).toContain('photo');
  const found = (await client.call(people.list!, { query: { name: '表中人' } })).list[0]!;
  const row = await client.call(people.detail!, { params: { id: found.id } });
  expect([filesIn(row.photo).length, filesIn(row.id_photos).length]).toEqual([1, 1]);
  expect(await lacking(found.id)).not.toContain('photo');
  const answer = await fetch(kit().address + filesIn(row.photo)[0]!.url!);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PNG);
});

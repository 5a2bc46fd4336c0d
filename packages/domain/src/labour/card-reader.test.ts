import { expect, it } from 'vitest';
import { readIdentityCard } from './card-reader.ts';

const NUMBER = '11010119900307803X';

it('reads the envelope and the names of several readers', () => {
  const read = [
    {
      partyName: '王小明',
      nation: '汉',
      certAddress: '某路 1 号',
      certNumber: NUMBER,
      certOrg: '某局',
      effDate: '20200131',
      expDate: '20400131',
    },
    {
      code: 0,
      data: {
        name: '王小明',
        Nation: '汉族',
        Address: '某路 1 号',
        IDNumber: NUMBER.toLowerCase(),
        authority: '某局',
        valid_from: '2020.01.31',
        valid_to: '2040.01.31',
      },
    },
    {
      姓名: '王小明',
      民族: '汉',
      住址: '某路 1 号',
      公民身份号码: NUMBER,
      签发机关: '某局',
      有效期起: '2020-1-31',
      有效期止: '2040-1-31',
    },
  ].map((one) => readIdentityCard(JSON.stringify(one)));
  for (const reading of read)
    expect(reading).toEqual({
      card: {
        name: '王小明',
        gender: 1,
        nation: '汉',
        birth_date: '1990-03-07',
        id_address: '某路 1 号',
        id_card: NUMBER,
        id_authority: '某局',
        id_valid_from: '2020-01-31',
        id_valid_to: '2040-01-31',
      },
    });
});

it('leaves out the end of a card without one, and takes the photograph', () => {
  const data = `/9j/${'A'.repeat(200)}`;
  const reading = readIdentityCard(
    JSON.stringify({ name: '李', idnum: NUMBER, enddate: '长期', photo: `data:image/jpeg;base64,${data}` }),
  );
  expect(reading?.card.id_valid_to).toBeNull();
  expect(reading?.photo).toEqual({ data, type: 'image/jpeg' });
});

it.each(['', '{', '[]', '{"name":"李"}', JSON.stringify({ name: '李', idnum: '110101199003078031' })])(
  'refuses %s',
  (text) => expect(readIdentityCard(text)).toBeUndefined(),
);

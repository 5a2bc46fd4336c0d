import type * as z from 'zod';
import { trade } from '../dictionary/person.ts';
import { field } from './field.ts';
import type { FieldKind } from './meta.ts';

/** A field of one kind with a value, for tests of code that is derived from kinds. */
export interface FieldExample {
  /** A required field of the kind. */
  make(): z.ZodType;
  /** A value as a record holds it. */
  readonly value: unknown;
  /** The value as tables and details show it in Chinese, in the time zone Asia/Shanghai. */
  readonly text: string;
  /** A value that the field refuses. */
  readonly wrong: unknown;
}

const label = { zh: '示例', en: 'Example' };
const required = true;
const own = { label, required } as const;

const FILE = { id: '0197a0c0f00070008000000000000001', name: '照片.png', size: 1024, type: 'image/png' };

/** An example of each kind. Tests run over all of them, so the entry of a new kind also tests that kind. */
export const FIELD_EXAMPLES = {
  text: { make: () => field.text(own), value: '一号楼', text: '一号楼', wrong: 1 },
  textarea: { make: () => field.textarea(own), value: '第一行\n第二行', text: '第一行\n第二行', wrong: 1 },
  integer: { make: () => field.integer(own), value: 12, text: '12', wrong: 1.5 },
  decimal: { make: () => field.decimal(own), value: 12.5, text: '12.5', wrong: 'twelve' },
  money: { make: () => field.money(own), value: '1234.56', text: '¥1,234.56', wrong: '1.234' },
  fee: { make: () => field.fee(own), value: 123_450, text: '¥1,234.50', wrong: 0.5 },
  meters: { make: () => field.meters(own), value: 1500, text: '1.5', wrong: 0.5 },
  boolean: { make: () => field.boolean(own), value: true, text: '是', wrong: 'yes' },
  date: { make: () => field.date(own), value: '2026-05-06', text: '2026-05-06', wrong: '2026-02-30' },
  datetime: {
    make: () => field.datetime(own),
    value: '2026-05-06T02:30:00.000Z',
    text: '2026-05-06 10:30:00',
    wrong: '2026-05-06 10:30',
  },
  code: { make: () => field.code({ ...own, dict: trade }), value: 1, text: '项目经理', wrong: '项目经理' },
  reference: { make: () => field.reference({ ...own, ref: 'projectmanage' }), value: 'p1', text: 'p1', wrong: ['p1'] },
  references: {
    make: () => field.references({ ...own, ref: 'projectmanage' }),
    value: ['p1', 'p2'],
    text: 'p1、p2',
    wrong: 'p1',
  },
  permissions: {
    make: () => field.permissions(own),
    value: ['staff|list', 'staff|add'],
    text: 'staff|list、staff|add',
    wrong: ['staff'],
  },
  password: { make: () => field.password(own), value: 'Gongdi2026', text: 'Gongdi2026', wrong: 'short1' },
  phone: { make: () => field.phone(own), value: '13812345678', text: '138****5678', wrong: '12345' },
  idcard: {
    make: () => field.idcard(own),
    value: '11010519491231002X',
    text: '110105********002X',
    wrong: '11010519491231002x',
  },
  region: { make: () => field.region(own), value: '310115', text: '310115', wrong: '上海市' },
  address: {
    make: () => field.address(own),
    value: { location: { longitude: 121.47, latitude: 31.23, address: '人民大道 1 号' } },
    text: '人民大道 1 号',
    wrong: '人民大道 1 号',
  },
  place: {
    make: () => field.place(own),
    value: { longitude: 121.47, latitude: 31.23 },
    text: '121.47000, 31.23000',
    wrong: { longitude: 121.47 },
  },
  rows: {
    make: () => field.rows({ ...own, rows: { name: field.text(own) } }),
    value: [{ name: '水泥' }, { name: '砂' }],
    text: '2 项',
    wrong: [{ name: null }],
  },
  signature: { make: () => field.signature(own), value: FILE, text: '照片.png', wrong: [FILE] },
  file: { make: () => field.file(own), value: FILE, text: '照片.png', wrong: [FILE] },
  files: { make: () => field.files(own), value: [FILE], text: '照片.png', wrong: FILE },
  image: { make: () => field.image(own), value: [FILE], text: '照片.png', wrong: FILE },
} satisfies Record<FieldKind, FieldExample>;

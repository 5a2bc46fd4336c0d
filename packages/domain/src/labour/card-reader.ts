import { identityFacts } from './identity.ts';

/** What an identity card says, in the fields of `staff`. */
export interface IdentityCard {
  name: string;
  gender: number;
  nation: string | null;
  birth_date: string;
  id_address: string | null;
  id_card: string;
  id_authority: string | null;
  id_valid_from: string | null;
  /** Null: without end (长期). */
  id_valid_to: string | null;
}

export interface CardReading {
  card: IdentityCard;
  /** The photograph, base64 without a prefix. */
  photo?: { data: string; type: 'image/jpeg' | 'image/png' | 'image/bmp' };
}

/** Names that readers give to the fields; compared without case, underscores and dashes. */
const NAMES = {
  name: ['name', 'partyname', 'username', 'xm', '姓名'],
  nation: ['nation', 'folk', 'people', 'ethnic', 'ethnicity', 'mz', '民族'],
  address: ['address', 'addr', 'certaddress', 'zz', '住址', '地址'],
  number: [
    'idnumber',
    'idno',
    'idnum',
    'idcard',
    'cardno',
    'certnumber',
    'number',
    'code',
    'sfzh',
    '身份证号',
    '公民身份号码',
  ],
  authority: ['authority', 'issuer', 'department', 'issuedat', 'certorg', 'grantdept', 'police', 'qfjg', '签发机关'],
  from: ['validfrom', 'effectivedate', 'effdate', 'begindate', 'startdate', 'validstart', 'userlifebegin', '有效期起'],
  to: ['validto', 'expireddate', 'expiredate', 'expdate', 'enddate', 'validend', 'userlifeend', '有效期止'],
  photo: ['photo', 'photobase64', 'picture', 'headimg', 'image', 'identitypic', 'jpgdata', 'bmpdata', '照片'],
} as const;

type Named = Readonly<Record<string, unknown>>;
const plain = (key: string): string => key.toLowerCase().replaceAll(/[_\-\s]/g, '');

/** Returns the object that has the fields: readers put it into `data`, `result` or `resultContent`. */
function holder(value: unknown, depth = 0): Named | undefined {
  if (value === null || typeof value !== 'object' || depth > 3) return undefined;
  const entries = Object.entries(value);
  const keys = new Set(entries.map(([key]) => plain(key)));
  if (NAMES.number.some((name) => keys.has(name)) && NAMES.name.some((name) => keys.has(name))) return value as Named;
  for (const [, one] of entries) {
    const found = holder(one, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/** `20200131`, `2020.01.31`, `2020-1-31`; `长期` and what is no date: null. */
function day(text: string | null): string | null {
  const [, year, month, date] = /^(\d{4})\D?(\d{1,2})\D?(\d{1,2})\D?$/.exec(text ?? '') ?? [];
  if (!year) return null;
  const civil = `${year}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}`;
  const instant = new Date(`${civil}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) || !instant.toISOString().startsWith(civil) ? null : civil;
}

function photoIn(text: string | null): CardReading['photo'] {
  const data = (text ?? '').replace(/^data:[^,]*,/, '').replaceAll(/\s/g, '');
  if (!/^[A-Za-z0-9+/]{100,}={0,2}$/.test(data)) return undefined;
  const type = data.startsWith('/9j/') ? 'image/jpeg' : data.startsWith('iVBOR') ? 'image/png' : undefined;
  return type ? { data, type } : data.startsWith('Qk') ? { data, type: 'image/bmp' } : undefined;
}

/**
 * Reads what an identity-card reader sends: JSON with the usual names, at any depth of its envelope. Birthday and sex
 * come from the number, which has a check character.
 * @returns undefined if the text is no such JSON, or its number is none
 */
export function readIdentityCard(text: string): CardReading | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const fields = holder(value);
  if (!fields) return undefined;
  const known = new Map(Object.entries(fields).map(([key, one]) => [plain(key), one]));
  const take = (names: readonly string[]): string | null => {
    const found = names.map((name) => known.get(name)).find((one) => typeof one === 'string' && one.trim() !== '');
    return typeof found === 'string' ? found.trim() : null;
  };
  const name = take(NAMES.name);
  const number = take(NAMES.number)?.toUpperCase();
  const facts = identityFacts(number);
  if (!name || !number || !facts) return undefined;
  const nation = take(NAMES.nation);
  const card: IdentityCard = {
    name: name.slice(0, 50),
    gender: facts.gender,
    nation: nation === null ? null : nation.replace(/族$/, '').slice(0, 20),
    birth_date: facts.born,
    id_address: take(NAMES.address)?.slice(0, 200) ?? null,
    id_card: number,
    id_authority: take(NAMES.authority)?.slice(0, 100) ?? null,
    id_valid_from: day(take(NAMES.from)),
    id_valid_to: day(take(NAMES.to)),
  };
  const photo = photoIn(take(NAMES.photo));
  return photo ? { card, photo } : { card };
}

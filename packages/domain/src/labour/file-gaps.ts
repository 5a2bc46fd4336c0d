import type { Label } from '../label.ts';
import { isManager } from './trades.ts';

const at = (zh: string, en: string): Label => ({ zh, en });

/** One item of a person's file. */
export interface PersonFileItem {
  key: string;
  label: Label;
  /** Field of the person's record that mends it. */
  field: string;
  present: boolean;
}

type PersonRecord = Readonly<Record<string, unknown>>;
type Item = { key: string; label: Label; field: string; workers?: true; has?: (record: PersonRecord) => boolean };

const filled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';

/** What a person's file contains (一人一档). Certificates, medical checks and education are records of their own. */
const ITEMS: readonly Item[] = [
  { key: 'id_card', label: at('身份证号', 'Identity number'), field: 'id_card' },
  { key: 'id_photos', label: at('身份证照片', 'Pictures of the identity card'), field: 'id_photos' },
  { key: 'photo', label: at('本人照片', 'Photograph'), field: 'photo' },
  { key: 'phone_number', label: at('手机号码', 'Mobile'), field: 'phone_number' },
  {
    key: 'contract',
    label: at('劳动合同或书面用工协议', 'Labour contract or written agreement'),
    field: 'contract_kind',
    // Either of them counts (建市〔2022〕59号); the paper has to be there.
    has: ({ contract_kind, contract_files }) => filled(contract_kind) && filled(contract_files),
  },
  { key: 'insurance', label: at('工伤或意外保险', 'Injury or accident insurance'), field: 'insurance_kind' },
  { key: 'commitment', label: at('安全承诺书', 'Safety commitment'), field: 'commitment_files' },
  { key: 'bank_card', label: at('本人工资卡', 'Own wage card'), field: 'bank_card', workers: true },
];

/** Returns the items of a person's file, with those that are there. A masked value counts as the value. */
export function fileItems(record: PersonRecord): PersonFileItem[] {
  const manager = isManager(Number(record.trade));
  return ITEMS.filter(({ workers }) => !(workers && manager)).map(({ key, label, field, has }) => ({
    key,
    label,
    field,
    present: has ? has(record) : filled(record[field]),
  }));
}

import {
  CERTIFICATE,
  fenOf,
  NOTHING_BEFORE,
  POST,
  turnOf,
  yuanOf,
  type contractpayment,
  type RowOf,
  type Turn,
} from '@gongdi/domain';
import { label, value, type Form, type Heads, type Signing } from '../../../quality/index.ts';
import type { Db } from '../../../store/index.ts';
import { waterfallIn } from './certified.ts';
import { beforeOf } from './certificate-rules.ts';
import { lines, post, said, type contractOf } from './form-words.ts';

type Payment = RowOf<typeof contractpayment>;

async function turnIn(db: Db, row: Payment): Promise<Turn> {
  const net = fenOf(row.net_period);
  if (row.certificate_kind === CERTIFICATE.advance) return { earned: net, deducted: 0 };
  const before = (await beforeOf(db, row)) ?? NOTHING_BEFORE.waterfall;
  return turnOf(waterfallIn(row), before, net);
}

interface Around {
  /** Number of the request. */
  number: string;
  contract: Awaited<ReturnType<typeof contractOf>>;
  heads: Heads;
  by: Signing;
}

/**
 * Form A.0.8 of an approved payment (GB/T 50319-2013): what the owner has to pay, and how it is counted. Its amounts are
 * those of the period, with what was given back.
 */
export async function certificateForm(db: Db, row: Payment, { number, contract, heads, by }: Around): Promise<Form> {
  const { earned, deducted } = await turnIn(db, row);
  const claimed = fenOf(row.submitted_total);
  const left = -fenOf(row.carried);
  const isLast = row.certificate_kind === CERTIFICATE.settlement || row.certificate_kind === CERTIFICATE.retention;
  const rest = left > 0 ? `，另有 ${yuanOf(left)} 元${isLast ? '多付，应退回' : '结转下期'}` : '';
  return {
    number: '表 A.0.8',
    title: '工程款支付证书',
    record_number: `编号：${number}`,
    rows: [
      [label('工程名称', 2), value(heads.project_name, 4), label('合同', 2), value(contract.contract_name, 4)],
      [
        value(
          lines([
            `致：${heads.contractor}（施工单位）`,
            `根据施工合同（${contract.contract_number}）约定，经审核编号为 ${number} 工程款支付报审表，扣除有关款项后，同意支付工程款共计${said(fenOf(row.payable))}。`,
            '其中：',
            claimed > 0
              ? `1. 施工单位申报款为：结算送审 ${yuanOf(claimed)} 元（不含税）；`
              : `1. 施工单位申报款为：${yuanOf(fenOf(row.payable))} 元；`,
            `2. 经审核施工单位应得款为：${yuanOf(earned)} 元，另计税金 ${yuanOf(fenOf(row.tax))} 元；`,
            `3. 本期应扣款为：${yuanOf(deducted)} 元${rest}；`,
            `4. 本期应付款为：${yuanOf(fenOf(row.payable))} 元。`,
            '附件：工程款支付报审表及附件。',
          ]),
          12,
        ),
      ],
      [label('付款期限', 2), value(row.pay_until, 10)],
      [post(heads.people, POST.chief, '项目监理机构（盖章）　总监理工程师（签字、加盖执业印章）', by)],
    ],
    note: '注：本表一式三份，项目监理机构、建设单位、施工单位各一份。',
  };
}

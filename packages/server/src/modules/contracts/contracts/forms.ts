import {
  CERTIFICATE_STATUS,
  CLAIM_KIND,
  contractclaim,
  contractpayment,
  CONTRACT_CLAIM,
  CONTRACT_DIRECTION,
  daysLater,
  fenOf,
  GongdiError,
  POST,
  yuanOf,
} from '@gongdi/domain';
import { headsOf, label, nicknames, opinion, value, type Form, type RecordForm } from '../../../quality/index.ts';
import { certificateForm } from './certificate-form.ts';
import { contractOf, lines, post, said, sign } from './form-words.ts';
import { contractsLabel } from './text/index.ts';

const dayOf = (day: string | null | undefined): string => {
  const [year, month, date] = (day ?? '').split('-');
  return date ? `${year}年${Number(month)}月${Number(date)}日` : '　　年　月　日';
};

/**
 * Form B.0.11 of a payment (GB/T 50319-2013): what is asked for, what was checked, what the owner approves; with the
 * certificate A.0.8 that the chief supervisor issues once that is given. Payments to subcontractors have none.
 */
export const paymentForm: RecordForm<typeof contractpayment> = {
  resource: contractpayment,
  async fill(db, row, by) {
    if (row.contract_direction !== CONTRACT_DIRECTION.income)
      throw new GongdiError('conflict', { label: contractsLabel('noPaymentForm') });
    const heads = await headsOf(db, row.project_id ?? '');
    const contract = await contractOf(db, row.contract_id);
    const names = await nicknames(db, [row.created_by, row.certified_by, row.approved_by]);
    const number = `${contract.contract_number}-${String(row.period_number ?? '')}`;
    const amount = (name: 'works' | 'safety' | 'claims' | 'net' | 'net_before'): number => fenOf(row[name]);
    const isCertified = row.certificate_status >= CERTIFICATE_STATUS.certified;
    const isApproved = row.certificate_status >= CERTIFICATE_STATUS.approved;
    const deducted = (['withheld', 'retention', 'recovered', 'safety_recovered', 'penalties'] as const)
      .map((name) => fenOf(row[name]))
      .reduce((sum, one) => sum + one, 0);
    const due = amount('works') + amount('safety') + amount('claims');
    const signed = sign(by, names);
    const request: Form = {
      number: '表 B.0.11',
      title: '工程款支付报审表',
      record_number: `编号：${number}`,
      rows: [
        [label('工程名称', 2), value(heads.project_name, 4), label('合同', 2), value(contract.contract_name, 4)],
        [label('计量截止日', 2), value(row.ends_on, 4), label('付款期限', 2), value(row.pay_until, 4)],
        [
          value(
            lines([
              '致：项目监理机构',
              `根据施工合同约定，我方已完成截至 ${dayOf(row.ends_on)} 的工程量，建设单位应支付该项工程款共`,
              `${said(fenOf(row.payable))}，请予以审核。`,
              '附件：已完成工程量报表；相应支持性证明文件。',
            ]),
            12,
          ),
        ],
        [signed(`${heads.contractor} 项目经理部　项目经理`, row.created_by, row.created_at)],
        ...opinion(
          '审查意见',
          isCertified
            ? lines([
                `1. 施工单位累计应得款为：${yuanOf(due)} 元（计量 ${yuanOf(amount('works'))}，安全文明措施 ${yuanOf(amount('safety'))}，索赔与奖励 ${yuanOf(amount('claims'))}）；`,
                `2. 累计应扣款为：${yuanOf(deducted)} 元（暂不支付 ${yuanOf(fenOf(row.withheld))}，质保金 ${yuanOf(fenOf(row.retention))}，预付款扣回 ${yuanOf(fenOf(row.recovered))}，安措费预付抵扣 ${yuanOf(fenOf(row.safety_recovered))}，违约金与罚款 ${yuanOf(fenOf(row.penalties))}）；`,
                `3. 此前已计应付：${yuanOf(amount('net_before'))} 元；本期税金：${yuanOf(fenOf(row.tax))} 元；`,
                `4. 本期应付款为：${yuanOf(fenOf(row.payable))} 元。`,
              ])
            : '',
          [signed('专业监理工程师', row.certified_by, row.certified_at)],
        ),
        ...opinion('审核意见', isCertified ? `同意支付 ${said(fenOf(row.payable))}。` : '', [
          post(heads.people, POST.chief, '项目监理机构　总监理工程师', by),
        ]),
        ...opinion('审批意见', isApproved ? '同意支付。' : '', [
          signed('建设单位代表', row.approved_by, row.approved_at),
        ]),
      ],
    };
    return isApproved ? [request, await certificateForm(db, row, { number, contract, heads, by })] : request;
  },
};

/**
 * Forms B.0.13 and B.0.14 of a claim (GB/T 50319-2013): the money, and the days by which the works end later. Penalties
 * have none.
 */
export const claimForm: RecordForm<typeof contractclaim> = {
  resource: contractclaim,
  async fill(db, row, by) {
    if (row.claim_kind !== CLAIM_KIND.claim) throw new GongdiError('conflict', { label: contractsLabel('noForm') });
    const heads = await headsOf(db, row.project_id ?? '');
    const contract = await contractOf(db, row.contract_id);
    const names = await nicknames(db, [row.created_by, row.answered_by]);
    const isGranted = row.claim_status === CONTRACT_CLAIM.granted;
    const isAnswered = isGranted || row.claim_status === CONTRACT_CLAIM.refused;
    const signed = sign(by, names);
    const page = (number: string, title: string, asks: string, granted: string) => ({
      number,
      title,
      record_number: `编号：${row.claim_number}`,
      rows: [
        [label('工程名称', 2), value(heads.project_name, 4), label('合同', 2), value(contract.contract_name, 4)],
        [label('事件日期', 2), value(row.happened_on, 4), label('提出日期', 2), value(row.notified_on, 4)],
        [value(lines(['致：项目监理机构', asks, `理由：${row.basis}`, '附件：计算书；证明材料。']), 12)],
        [signed(`${heads.contractor} 项目经理部　项目经理`, row.created_by, row.created_at)],
        ...opinion('审核意见', isAnswered ? `${granted}\n${row.answer ?? ''}` : '', [
          signed('项目监理机构　总监理工程师', row.answered_by, row.answered_at),
        ]),
        ...opinion('审批意见', '', [post(heads.people, POST.owner, '建设单位代表', by)]),
      ],
    });
    const about = `根据施工合同（${contract.contract_number}），由于「${row.claim_name}」的原因，我方申请`;
    const money = page(
      '表 B.0.13',
      '费用索赔报审表',
      `${about}索赔金额${said(fenOf(row.claimed_amount))}，请予批准。`,
      isGranted ? `同意此项索赔，索赔金额为${said(fenOf(row.granted_amount))}。` : '不同意此项索赔。',
    );
    const days = row.claimed_days ?? 0;
    if (days === 0) return money;
    const granted = isGranted ? (row.granted_days ?? 0) : 0;
    const time = page(
      '表 B.0.14',
      '工程临时/最终延期报审表',
      `${about}工程延期 ${days} 日历天，请予批准。`,
      granted > 0
        ? `同意工程延期 ${granted} 日历天。工程竣工日期从施工合同约定的 ${dayOf(contract.ends_on)} 延迟到 ${dayOf(daysLater(contract.ends_on, granted))}。`
        : '不同意延期，请按约定竣工日期组织施工。',
    );
    return [money, time];
  },
};

import { resourceCalls } from '@gongdi/api';
import { CERTIFICATE, CERTIFICATE_STATUS, contractmanage, contractpayment, PAYOUT_KIND } from '@gongdi/domain';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';

const { approved, paid } = CERTIFICATE_STATUS;

export default defineScreen({
  // The link of a contract asks for a refund: of all that was paid too much, by the payment that found it.
  begins: async ({ params, client }) => {
    const contract_id = params.get('contract_id');
    if (contract_id === null || Number(params.get('payout_kind')) !== PAYOUT_KIND.refund) return {};
    const query = { contract_id, certificate_status: `${String(approved)},${String(paid)}` };
    const [contract, { list }] = await Promise.all([
      client.call(resourceCalls(contractmanage).detail!, { params: { id: contract_id } }, { quiet: true }),
      client.call(resourceCalls(contractpayment).list!, { query }, { quiet: true }),
    ]);
    const newest = list
      .filter(({ certificate_kind }) => certificate_kind !== CERTIFICATE.advance)
      .toSorted((one, other) => (other['period_number'] ?? 0) - (one['period_number'] ?? 0))[0];
    return { payout_kind: PAYOUT_KIND.refund, certificate_id: newest?.id, amount: contract['owed_total'] };
  },
});

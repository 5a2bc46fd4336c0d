import { POST, signersOf, type qualityassessment, type RowOf } from '@gongdi/domain';

type Row = Pick<
  RowOf<typeof qualityassessment>,
  | 'division_level'
  | 'survey_due'
  | 'design_due'
  | 'presented_by'
  | 'presented_at'
  | 'chief_by'
  | 'chief_at'
  | 'survey_by'
  | 'survey_at'
  | 'design_by'
  | 'design_at'
  | 'accepted_by'
>;

/** Fields with the moment at which a post signed besides. */
const SIGNED_AT = { [POST.chief]: 'chief_at', [POST.survey]: 'survey_at', [POST.design]: 'design_at' } as const;
export type Besides = keyof typeof SIGNED_AT;

export const BESIDES = Object.keys(SIGNED_AT).map(Number) as Besides[];

/** When a post signed besides; nothing: it has not. */
export const signedAt = (row: Row, post: Besides): string | null | undefined => row[SIGNED_AT[post]];

/** Everybody who has to sign a node, in the order of the acceptance, with whether they have. */
export function signaturesOf(row: Row) {
  const { presents, besides, accepts } = signersOf(row.division_level, row);
  return [
    { post: presents, part: 'presents' as const, signed: Boolean(row.presented_at) },
    ...besides.map((post) => ({ post, part: 'besides' as const, signed: Boolean(signedAt(row, post as Besides)) })),
    { post: accepts, part: 'accepts' as const, signed: Boolean(row.accepted_by) },
  ];
}

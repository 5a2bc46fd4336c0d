export { checkInOrder } from './in-order.ts';
export { checkPost, postNames, postsHeld, type Holder } from './posts.ts';
export { keepProof, type ProofRow } from './proof.ts';
export { recordResult } from './results.ts';
export {
  DOCX,
  headsOf,
  label,
  nicknames,
  opinion,
  signatureCell,
  value,
  type Heads,
  type SignatureOf,
  type Signing,
} from './form-parts.ts';
export type { Form, FormCell, FormRow } from './form-document.ts';

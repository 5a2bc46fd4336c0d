export { checkInOrder } from './in-order.ts';
export { checkPost, postNames, postsHeld, type Holder } from './posts.ts';
export { keepProof, type ProofRow, type Proving } from './proof.ts';
export { recordResult } from './results.ts';
export {
  codeText,
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
export { formHandler, formPrinter, type RecordForm } from './record-form.ts';

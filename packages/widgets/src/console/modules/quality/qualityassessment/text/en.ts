import type { QualityText } from './zh.ts';

export const en: QualityText = {
  form: 'Form',
  below: 'Progress of acceptance',
  belowAbout: 'It is presented when all below is accepted; a name opens its page',
  name: 'Name',
  state: 'State',
  lots: 'Lots',
  accepted: 'Accepted',
  failing: 'Failing',
  firstTime: 'Accepted at first',
  total: 'Total',
  none: 'There are no lots or works below yet; divide it first',
  openLeft: '{count} below are not accepted, so it cannot be presented yet',
  ready: 'Everything below is accepted; it can be presented',
  more: 'More than 500 lie below; the first 500 are shown',
  signers: 'Signatures',
  signed: 'Signed',
  unsigned: 'Not signed',
  nobody: 'Nobody is recorded',
  parts: { presents: 'Presents', besides: 'Takes part', accepts: 'Accepts' },
};

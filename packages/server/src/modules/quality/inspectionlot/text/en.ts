import type { LotText } from './zh.ts';

export const en: LotText = {
  firstDue: '{item} asks for a first article, which is not accepted yet; finish it before other lots are checked',
  firstNone: '{item} asks for a first article, but no lot is marked as such; name one first',
  selfFailed: 'The own check has failed: {problems}. Mend it, or take more samples, and check again',
  samePerson: 'The mutual check is by somebody else than the own check',
  present: 'Presenting a lot',
  accept: 'Accepting a lot',
  refuse: 'Refusing a lot for good',
  filesTest: 'Add the report of the test which says that it meets the design',
  filesDesign: 'Add the report of the test and the confirmation of the designer',
  filesReinforced: 'Add the scheme of the repair and the agreement',
  wayRework: 'The way is rework: check it anew when it is done',
  wayFiles: 'The way is not rework: present it with the documents',
  samplesFailed: '{count} samples of this part failed and are not settled: {names}; settle them, then accept',
  concealNone: 'The lot has concealed works, but nobody asked to accept them; do that first',
  concealOpen: 'The concealed works {name} are not accepted; the lot is presented after that',
  siteOpen: 'The check of the site “{name}” is not concluded by the chief supervisor; present lots when it is',
  siteNone:
    'The project has no check of its site (form A.0.1); fill it in and let the chief supervisor conclude it first',
  noticeOpen: 'The notice {name} is open; the lot is accepted when it was answered and rechecked',
  nothing: 'There is nothing to divide: no parts of this level below the chosen one, or all of them have lots',
  tooMany: 'At most {limit} lots at a time; these are {count}. Choose fewer parts',
};

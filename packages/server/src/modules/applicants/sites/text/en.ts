import type { ApplicantText } from './zh.ts';

export const en: ApplicantText = {
  closed: '{site} is not open; ask those who run it',
  notHere: '{site} does not offer “{what}”',
  ticketLate: 'That took too long; enter a new captcha and send it again',
  tooManyFiles: 'A submission may have {count} files at most',
  tooManyBytes: 'The files of one application may weigh {size} MB together; make them smaller and try again',
  noRoom: 'Too many people are applying at the moment, so no files are taken; try again later or ask the office',
  notFound: 'Nothing was found; look at the number and the telephone',
  notReturned: 'This submission cannot be corrected now; ask again how it stands',
  actor: 'Applicant',
};

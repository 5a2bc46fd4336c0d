import type { TermText } from './zh.ts';

/** Messages about papers that end. */
export const en: TermText = {
  certificate: 'Certificate {number} of {name} ends on {date} ({days} days left)',
  certificateHours:
    'Certificate {number} of {name} ends on {date} ({days} days left). {hours} hours of education in a year, prolonging asks for {yearHours}: plan a training first',
  review: 'Certificate {number} of {name} has to be reviewed by {date} ({days} days left)',
  medical: 'The medical check of {name} ends on {date} ({days} days left)',
  certificates: '{count} certificates end within {days} days, the first on {date} ({name})',
  reviews: '{count} certificates have to be reviewed within {days} days, the first by {date} ({name})',
  medicals: '{count} medical checks end within {days} days, the first on {date} ({name})',
};

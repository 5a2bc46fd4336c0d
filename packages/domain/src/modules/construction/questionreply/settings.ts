import type { Label } from '../../../label.ts';
import { defineSettings, whole } from '../../../settings/define.ts';

const at = (zh: string, en: string): Label => ({ zh, en });

/** Terms of questions and feedback. */
export default defineSettings('enquiries', {
  label: at('问题与意见反馈', 'Questions and feedback'),
  order: 87,
  settings: {
    enquiry_reopen_days: whole({
      label: at('认可后多少天内可以重新打开', 'Days within which an accepted answer may be reopened'),
      hint: at(
        '从认可之日起算；改动只影响以后认可的问题；未核定',
        'From the day of acceptance; holds for what is accepted from now on. Not confirmed',
      ),
      min: 1,
      max: 365,
      fallback: 15,
    }),
  },
});

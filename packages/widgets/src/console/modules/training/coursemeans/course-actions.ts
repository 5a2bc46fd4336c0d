import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { useCourseText } from './text/index.ts';

/** Code of the dictionary `course_status`. */
const PUBLISHED = 2;

/** Opens a published course to learn it. */
export const courseActions = ownActions(
  (row) => {
    const text = useCourseText();
    const learn = {
      key: 'learn',
      primary: true,
      label: text.learn,
      does: `/coursemeans/learn?id=${encodeURIComponent(row.id)}`,
    };
    return { actions: row['status'] === PUBLISHED ? [learn] : [] };
  },
  { leads: true },
);

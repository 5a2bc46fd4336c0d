import type { Admission, Label } from '@gongdi/domain';

/** Returns all reasons for which a person is refused, each with what would mend it. */
export function reasonsOf(reasons: Admission['reasons']): Label {
  const refusing = reasons.filter(({ level }) => level === 'refuse');
  return {
    zh: refusing.map(({ text, mend }) => `${text.zh}（${mend.zh}）`).join('；'),
    en: refusing.map(({ text, mend }) => `${text.en} (${mend.en})`).join('; '),
  };
}

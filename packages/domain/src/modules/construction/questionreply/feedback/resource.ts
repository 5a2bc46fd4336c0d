import { partOf } from '../../../../resource/part.ts';
import questionreply from '../resource.ts';

/** Feedback: the questions of one kind, with the same steps (console specification, section 2.2). */
export default partOf(questionreply, {
  name: 'feedback',
  noun: 'feedback',
  label: { zh: '意见反馈', en: 'Feedback' },
  fixed: { question_kind: 2 },
});

import { inStore } from '../../../../ground/indexed-store.ts';
import { EXAMS } from './storage-keys.ts';
import type { ExamStore, KeptExam } from './exam-session.ts';

/** Exams in this browser's database. */
export const browserExams: ExamStore = {
  read: (key) => inStore(EXAMS, 'readonly', (rows) => rows.get(key) as IDBRequest<KeptExam | undefined>),
  write: async (kept) => {
    await inStore(EXAMS, 'readwrite', (rows) => rows.put(kept));
  },
  remove: async (key) => {
    await inStore(EXAMS, 'readwrite', (rows) => rows.delete(key));
  },
};

import { fileItem, permission, storedFile } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Exams: what the resources `paper` and `grade` do not contain. Paths are defined here (console specification, section
// 2.2, which shows none). Questions of an exam are answered without their solutions.

const service = 'user' as const;
const id = z.string().min(1).max(64);
/** Name of the device, made by it; tells two devices of one sitting apart. */
const device = z.string().min(1).max(64);
const instant = z.iso.datetime({ precision: 3 });
const option = z.object({ key: z.string(), text: z.string() });

/** Most people that one call assigns. */
const ASSIGN_LIMIT = 500;
/** Longest answer: the texts of the blanks, one a line. */
const ANSWER_LENGTH = 2000;

const question = z.object({
  /** Place in the paper, from 0; answers name it. */
  position: z.int(),
  question_type: z.int(),
  question: z.string(),
  options: z.array(option),
  /** Number of blanks; 0 for other types. */
  blanks: z.int(),
  picture: z.array(storedFile),
  points: z.number(),
});
export type ExamQuestion = z.output<typeof question>;

const answer = z.object({
  position: z.int().min(0).max(9999),
  value: z.string().max(ANSWER_LENGTH).nullable(),
  /** When it was given, by the server's clock as the device knows it. */
  given_at: instant,
});
export type ExamAnswer = z.output<typeof answer>;

const sitting = z.object({
  id,
  person_name: z.string(),
  paper_id: id,
  paper_name: z.string(),
  status: z.int(),
  attempt: z.int(),
  total_points: z.number(),
  pass_points: z.number(),
  duration_minutes: z.int(),
  ends_at: z.string().nullable(),
  /** The server's clock. */
  now: z.string(),
});
export type ExamSitting = z.output<typeof sitting>;

/** Returns what the person has to know before the exam begins. */
export const about = defineCall({
  name: 'exam.about',
  label: { zh: '考前须知', en: 'About an exam' },
  service,
  method: 'GET',
  path: 'exam/{id}',
  input: { params: z.object({ id }) },
  output: sitting.extend({ own: z.boolean() }),
});
export type ExamAbout = z.output<typeof about.output>;

/** Begins an exam, or goes on with it: on this device from now on. */
export const start = defineCall({
  name: 'exam.start',
  label: { zh: '开始考试', en: 'Begin an exam' },
  service,
  method: 'POST',
  path: 'exam/start',
  input: { body: z.object({ id, device }) },
  output: z.object({
    sitting,
    questions: z.array(question),
    answers: z.array(answer),
    /** Another device had it before. */
    taken_over: z.boolean(),
  }),
});
export type RunningExam = z.output<typeof start.output>;

const progress = z.object({
  now: z.string(),
  ends_at: z.string(),
  /** Another device has gone on with this exam since. */
  elsewhere: z.boolean(),
});

/** Keeps answers. Sending one again changes nothing; of two answers to a question the later given one holds. */
export const keep = defineCall({
  name: 'exam.keep',
  label: { zh: '保存答案', en: 'Keep answers' },
  service,
  method: 'POST',
  path: 'exam/answer',
  input: { body: z.object({ id, device, answers: z.array(answer).min(1).max(200) }) },
  output: progress,
});

const outcome = z.object({
  id,
  status: z.int(),
  score: z.number().nullable(),
  total_points: z.number().nullable(),
  /** 1 passed, 2 failed; null: not marked yet. */
  result: z.int().nullable(),
  certificate_number: z.string().nullable(),
  /** Whether the person may sit again. */
  again: z.boolean(),
});
export type ExamOutcome = z.output<typeof outcome>;

/** Hands an exam in, with answers that were not kept yet. */
export const handIn = defineCall({
  name: 'exam.handIn',
  label: { zh: '交卷', en: 'Hand in' },
  service,
  method: 'POST',
  path: 'exam/hand-in',
  input: { body: z.object({ id, device, answers: z.array(answer).max(500) }) },
  output: outcome,
});

/** Makes the next attempt of somebody who has failed. */
export const again = defineCall({
  name: 'exam.again',
  label: { zh: '申请补考', en: 'Sit again' },
  service,
  method: 'POST',
  path: 'exam/again',
  input: { body: z.object({ id }) },
  output: z.object({ id }),
});

/** Returns a sitting that has been handed in, question by question; solutions only for those who may see them. */
export const result = defineCall({
  name: 'exam.result',
  label: { zh: '答题情况', en: 'How it was answered' },
  service,
  method: 'GET',
  path: 'exam/result/{id}',
  input: { params: z.object({ id }) },
  output: z.object({
    sitting: outcome.extend({ person_name: z.string(), paper_name: z.string(), paper_id: id }),
    /** Whether solutions are among the questions. */
    solved: z.boolean(),
    questions: z.array(
      question.extend({
        given: z.string().nullable(),
        /** Points that it got; null: not marked yet. */
        got: z.number().nullable(),
        answer: z.string().nullable(),
        analysis: z.string().nullable(),
      }),
    ),
  }),
});
export type ExamResult = z.output<typeof result.output>;

/** Assigns a published paper to people. Who has an open or passed exam of this paper is left out. */
export const assign = defineCall({
  name: 'grade.assign',
  label: { zh: '安排考试', en: 'Assign an exam' },
  service,
  method: 'POST',
  path: 'grade/assign',
  input: {
    body: z.object({
      paper_id: id,
      staff_ids: z.array(id).max(ASSIGN_LIMIT).default([]),
      account_ids: z.array(id).max(ASSIGN_LIMIT).default([]),
      due_date: z.iso.date(),
    }),
  },
  output: z.object({ added: z.int(), left_out: z.int() }),
  permission: permission('grade', 'assign'),
});

/** Marks the answers that wait for a person. */
export const mark = defineCall({
  name: 'grade.mark',
  label: { zh: '阅卷', en: 'Mark answers' },
  service,
  method: 'PUT',
  path: 'grade/mark',
  input: {
    body: z.object({
      id,
      marks: z
        .array(z.object({ position: z.int().min(0), points: z.number().min(0).max(100) }))
        .min(1)
        .max(500),
    }),
  },
  output: outcome,
  permission: permission('grade', 'mark'),
});

/** Returns the certificate of a passed exam as a Word document. */
export const certificate = defineCall({
  name: 'grade.certificate',
  label: { zh: '打印合格证', en: 'Certificate' },
  service,
  method: 'GET',
  path: 'grade/certificate/{id}',
  input: { params: z.object({ id }) },
  output: 'blob',
});

/** Returns what the certificate of a passed exam says, for the page that is printed. */
export const certificateFacts = defineCall({
  name: 'grade.certificate.facts',
  label: { zh: '合格证内容', en: 'What a certificate says' },
  service,
  method: 'GET',
  path: 'grade/certificate-facts/{id}',
  input: { params: z.object({ id }) },
  output: z.object({
    certificate_number: z.string(),
    certificate_until: z.string().nullable(),
    person_name: z.string(),
    paper_name: z.string(),
    score: z.number().nullable(),
    total_points: z.number().nullable(),
    /** Day on which the exam was handed in. */
    day: z.string(),
    company: z.string(),
    /** Value of the dictionary `trade`. */
    trade: z.int().nullable(),
    /** Address of the page where anybody checks the certificate. */
    address: z.string(),
    /** Photograph of the person, if there is one and the caller sees the person. */
    photo: fileItem.nullable(),
  }),
});

/** Says whether a certificate is real and good, for anybody who scans its code. */
export const checkCertificate = defineCall({
  name: 'grade.certificate.check',
  label: { zh: '核验合格证', en: 'Check a certificate' },
  service,
  method: 'GET',
  path: 'certificate-check/{code}',
  input: { params: z.object({ code: z.string().regex(/^[0-9a-f]{48}$/) }) },
  output: z.object({
    certificate_number: z.string(),
    /** Partly hidden: 周*强. */
    person_name: z.string(),
    /** In the language of the caller, who has no dictionaries. */
    trade: z.string().nullable(),
    paper_name: z.string(),
    company: z.string(),
    passed_on: z.iso.date(),
    /** Null: without end. */
    valid_until: z.iso.date().nullable(),
    valid: z.boolean(),
  }),
  public: true,
});

/** Returns the frozen questions of a published paper, with their solutions. */
export const paperQuestions = defineCall({
  name: 'paper.questions',
  label: { zh: '试卷题目', en: 'Questions of a paper' },
  service,
  method: 'GET',
  path: 'paper/questions/{id}',
  input: { params: z.object({ id }) },
  output: z.array(question.extend({ answer: z.string(), analysis: z.string().nullable() })),
  permission: permission('library', 'list'),
});
export type PaperQuestion = z.output<typeof paperQuestions.output>[number];

import { randomBytes } from 'node:crypto';
import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import { DEFAULT_TIME_ZONE, civilDay, grade, library, paper, QUESTION, SITTING } from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId, demoId } from '../../../demo/index.ts';
import { signingKey } from '../../../files/index.ts';
import { withServer } from '../../../testing.ts';
import { certificateCode } from './certificate-code.ts';
import { countAnswers, handInOverdue } from './sweeps.ts';

const { exam } = calls;
const MINUTE = 60_000;

describe('exams', () => {
  const kit = withServer();
  let contractor: Client;
  let patrol: Client;
  let beichen: Client;
  beforeAll(async () => {
    [contractor, patrol, beichen] = (await Promise.all(
      ['contractor', 'patrol', 'beichen'].map((name) => kit().client(name)),
    )) as [Client, Client, Client];
  });

  const at = (ms = 0) => new Date(kit().clock.now + ms).toISOString();
  const day = (days = 0) => civilDay(kit().clock.now + days * 86_400_000, DEFAULT_TIME_ZONE);
  const start = (client: Client, id: string, device = 'phone') => client.call(exam.start, { body: { id, device } });
  const keep = (client: Client, id: string, answers: calls.exam.ExamAnswer[], device = 'phone') =>
    client.call(exam.keep, { body: { id, device, answers } });
  const handIn = (client: Client, id: string) =>
    client.call(exam.handIn, { body: { id, device: 'phone', answers: [] } });
  const solutions = (paper_id: string) => contractor.call(exam.paperQuestions, { params: { id: paper_id } });

  /** Publishes a paper about temporary power: two single choices, one judgement, one blank. */
  async function publish(more: object = {}) {
    const body = {
      paper_name: `用电测验 ${kit().clock.now}`,
      level: 4,
      total_points: 10,
      pass_points: 6,
      duration_minutes: 30,
      attempts: 2,
      certificate_months: 12,
      points_single: 2,
      points_judgement: 2,
      points_blank: 4,
      points_multiple: 3,
      draw_rules: [
        { question_type: QUESTION.single, subject: 3, question_count: 2 },
        { question_type: QUESTION.judgement, subject: 3, question_count: 1 },
        { question_type: QUESTION.blank, subject: 3, question_count: 1 },
      ],
      ...more,
    };
    const { id } = await contractor.call(resourceCalls(paper).add!, { body: body });
    await contractor.call(stepCalls(paper)['publish']!, { body: { id } });
    return id;
  }

  async function assigned(more: object = {}) {
    const paper_id = await publish(more);
    const body = { paper_id, account_ids: [accountId('patrol')], due_date: day(3) };
    expect(await contractor.call(exam.assign, { body })).toEqual({ added: 1, left_out: 0 });
    expect(await contractor.call(exam.assign, { body })).toEqual({ added: 0, left_out: 1 });
    const { list } = await patrol.call(resourceCalls(grade).list!, { query: { paper_id } });
    return { paper_id, id: list[0]!.id };
  }

  it('refuses a paper for which the library is too small, and says what is missing', async () => {
    const rules = [{ question_type: QUESTION.blank, subject: 3, question_count: 5 }];
    await expect(publish({ total_points: 20, draw_rules: rules })).rejects.toMatchObject({
      message: expect.stringContaining('填空题·临时用电 需 5 题，只有 1 题') as string,
    });
  });

  it('refuses a paper whose points do not make its total', async () => {
    await expect(publish({ total_points: 12 })).rejects.toThrow('各题分值合计 10 分，与总分 12 分不符');
  });

  it('freezes the questions of a published paper', async () => {
    const paper_id = await publish();
    const before = await solutions(paper_id);
    expect(before.map((one) => one.question_type)).toEqual([1, 1, 3, 4]);
    const source = (
      await contractor.call(resourceCalls(library).list!, { query: { question: before[3]!.question.slice(0, 8) } })
    ).list[0]!;
    const rewrite = (question: unknown, answer: unknown) =>
      contractor.call(resourceCalls(library).edit!, {
        body: { ...source, version: undefined, question, answer },
      });
    await rewrite('零线颜色为（）', '蓝');
    expect(await solutions(paper_id)).toEqual(before);
    await rewrite(source['question'], source['answer']);
    const published = await contractor.call(resourceCalls(paper).detail!, { params: { id: paper_id } });
    await expect(
      contractor.call(resourceCalls(paper).edit!, { body: { ...published, paper_name: '改名' } }),
    ).rejects.toMatchObject({ code: 40900 });
  });

  it('is sat, kept answer by answer, handed in, marked by a person and certified', async () => {
    const { paper_id, id } = await assigned();
    await expect(keep(patrol, id, [{ position: 0, value: 'A', given_at: at() }])).rejects.toThrow('还没有开始');
    expect(await patrol.call(exam.about, { params: { id } })).toMatchObject({
      own: true,
      pass_points: 6,
      ends_at: null,
    });
    const begun = await start(patrol, id);
    expect(JSON.stringify(begun)).not.toMatch(/"answer"|"analysis"|黄绿/);
    expect(begun.questions.map((one) => one.position).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    expect(begun.sitting.ends_at).toBe(at(30 * MINUTE));
    const right = await solutions(paper_id);
    for (const { position, answer } of right.slice(0, 3)) {
      await keep(patrol, id, [{ position, value: answer, given_at: at() }]);
      await keep(patrol, id, [{ position, value: answer, given_at: at() }]);
    }
    await keep(patrol, id, [{ position: 3, value: '黄和绿', given_at: at() }]);
    const outcome = await handIn(patrol, id);
    expect(outcome).toMatchObject({ status: SITTING.handedIn, score: null });
    expect(await handIn(patrol, id)).toEqual(outcome);
    await expect(keep(patrol, id, [{ position: 0, value: null, given_at: at() }])).rejects.toThrow('已交卷');
    const closed = await patrol.call(exam.result, { params: { id } });
    expect([closed.solved, closed.questions[3]]).toMatchObject([false, { given: '黄和绿', got: null, answer: null }]);

    const mark = (points: number) => contractor.call(exam.mark, { body: { id, marks: [{ position: 3, points }] } });
    await expect(mark(5)).rejects.toThrow('不能超过 4 分');
    const marked = await mark(3);
    expect(marked).toMatchObject({ status: SITTING.marked, score: 9, result: 1 });
    expect(marked.certificate_number).toMatch(/^PX2026-\d{5}$/);
    const open = await patrol.call(exam.result, { params: { id } });
    expect(open.solved).toBe(true);
    const word = await patrol.call(exam.certificate, { params: { id } });
    expect(word.size).toBeGreaterThan(2000);

    // Anybody who scans the code learns that it is real, until when, and just enough of the name.
    const nobody = await kit().client();
    const check = (code: string) => nobody.call(exam.checkCertificate, { params: { code } });
    const code = certificateCode(await signingKey(kit().database.db, randomBytes)(), id);
    const real = { certificate_number: marked.certificate_number, person_name: '周*强', valid: true };
    expect(await check(code)).toMatchObject({ ...real, passed_on: day(), paper_name: expect.any(String) as string });
    const forged = code.slice(0, -1) + (code.endsWith('0') ? '1' : '0');
    for (const other of [forged, 'f'.repeat(48), certificateCode(new Uint8Array(32), id)])
      await expect(check(other)).rejects.toMatchObject({ code: 40400 });
    await countAnswers(kit().database.db);
    const { list } = await contractor.call(resourceCalls(library).list!, { query: { question: '保护零线的绝缘颜色' } });
    expect(list[0]!['wrong_count']).toBeGreaterThanOrEqual(1);
  });

  it('goes on after the page was closed; of two devices the later answer holds', async () => {
    const { id } = await assigned({ shuffled: true });
    const first = await start(patrol, id, 'phone');
    await keep(patrol, id, [{ position: 0, value: 'A', given_at: at(1000) }], 'phone');
    kit().clock.now += 5 * MINUTE;
    const second = await start(patrol, id, 'tablet');
    expect(second.taken_over).toBe(true);
    expect(second.questions).toEqual(first.questions);
    expect(second.sitting.ends_at).toBe(first.sitting.ends_at);
    expect(second.answers).toEqual([{ position: 0, value: 'A', given_at: at(-5 * MINUTE) }]);
    await keep(patrol, id, [{ position: 0, value: 'B', given_at: at() }], 'tablet');
    // The phone was without a network: what it sends late was given earlier, except its last answer.
    const late = [
      { position: 0, value: 'C', given_at: at(-MINUTE) },
      { position: 1, value: 'D', given_at: at(-MINUTE) },
    ];
    expect(await keep(patrol, id, late, 'phone')).toMatchObject({ elsewhere: true });
    const third = await start(patrol, id, 'tablet');
    expect(third.answers.map((one) => [one.position, one.value])).toEqual([
      [0, 'B'],
      [1, 'D'],
    ]);
    expect(third.taken_over).toBe(false);
  });

  it('keeps answers of one moment together, each for its own person, the later given one of a question', async () => {
    const { id } = await assigned();
    await start(patrol, id);
    const values = ['A', 'B', 'C', 'D'];
    const mine = Array.from({ length: 40 }, (_, n) =>
      keep(patrol, id, [{ position: n % 4, value: values[n % 3]!, given_at: at(-((n * 7) % 40)) }], `device ${n % 3}`),
    );
    // Somebody else, at the same moment and with the latest answer.
    const theirs = Array.from({ length: 5 }, () => keep(beichen, id, [{ position: 0, value: 'X', given_at: at() }]));
    const [, refused] = await Promise.all([Promise.all(mine), Promise.allSettled(theirs)]);
    for (const one of refused) expect(one).toMatchObject({ status: 'rejected', reason: { code: 40400 } });
    const latest = values.map((_, position) => {
      const given = Array.from({ length: 40 }, (_, n) => n).filter((n) => n % 4 === position);
      return given.toSorted((one, other) => ((one * 7) % 40) - ((other * 7) % 40))[0]!;
    });
    const { answers } = await start(patrol, id);
    expect(answers.map((one) => one.value)).toEqual(latest.map((n) => values[n % 3]));
  });

  it('loses no answer because one that came together with it is refused', async () => {
    const [mine, over] = [await assigned(), await assigned()];
    await start(patrol, mine.id);
    await start(patrol, over.id);
    await handIn(patrol, over.id);
    const good = [0, 1, 2, 3].map((position) =>
      keep(patrol, mine.id, [{ position, value: `值 ${position}`, given_at: at() }]),
    );
    const bad = [
      // The exam is handed in; the person sits no such exam; no database stores this text.
      keep(patrol, over.id, [{ position: 0, value: 'A', given_at: at() }]),
      keep(beichen, mine.id, [{ position: 0, value: 'X', given_at: at() }]),
      keep(patrol, mine.id, [{ position: 1, value: 'a\u0000b', given_at: at(1000) }]),
    ];
    const [, refused] = await Promise.all([Promise.all(good), Promise.allSettled(bad)]);
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    const { answers } = await start(patrol, mine.id);
    expect(answers.map((one) => one.value)).toEqual(['值 0', '值 1', '值 2', '值 3']);
  });

  it('counts every answer that it said to have kept, also when the exam is handed in at that moment', async () => {
    const { paper_id, id } = await assigned();
    await start(patrol, id);
    const right = await solutions(paper_id);
    const send = async ({ position, answer }: (typeof right)[number]) => {
      await keep(patrol, id, [{ position, value: answer, given_at: at() }]);
      return position;
    };
    const before = right.slice(0, 2).map(send);
    const handed = handIn(patrol, id);
    const after = right.slice(0, 3).map(send);
    const kept = (await Promise.allSettled([...before, ...after])).flatMap((one) =>
      one.status === 'fulfilled' ? [one.value] : [],
    );
    expect((await handed).status).toBeGreaterThanOrEqual(SITTING.handedIn);
    const rows = await kit()
      .database.db.selectFrom('sitting_answer')
      .select('position')
      .where('sitting_id', '=', id)
      .where('points', '>', 0)
      .orderBy('position')
      .execute();
    expect(rows.map((one) => one.position)).toEqual([...new Set(kept)].toSorted((one, other) => one - other));
  });

  it('is handed in by the server when time is over, with what was kept', async () => {
    const { paper_id, id } = await assigned();
    await start(patrol, id);
    const right = await solutions(paper_id);
    await keep(
      patrol,
      id,
      right.slice(0, 3).map(({ position, answer }) => ({ position, value: answer, given_at: at() })),
    );
    kit().clock.now += 30 * MINUTE + 30_000;
    // On its way when time was over: what was given in time counts, what was given later does not.
    await keep(patrol, id, [{ position: 3, value: '黄绿', given_at: at(-40_000) }]);
    await keep(patrol, id, [{ position: 0, value: null, given_at: at(-10_000) }]);
    await handInOverdue(kit().database.db, kit().clock.now);
    kit().clock.now += 2 * MINUTE;
    await handInOverdue(kit().database.db, kit().clock.now);
    const done = await patrol.call(resourceCalls(grade).detail!, { params: { id } });
    expect(done).toMatchObject({ status: SITTING.marked, score: 10, hand_in_way: 2, result: 1 });
    await expect(keep(patrol, id, [{ position: 3, value: 'x', given_at: at() }])).rejects.toThrow('已交卷');
  });

  it('is sat again within the attempts, and shows no solutions while it can be', async () => {
    const { id } = await assigned();
    await start(patrol, id);
    const failed = await handIn(patrol, id);
    expect(failed).toMatchObject({
      status: SITTING.marked,
      score: 0,
      result: 2,
      again: true,
      certificate_number: null,
    });
    expect((await patrol.call(exam.result, { params: { id } })).solved).toBe(false);
    const second = await patrol.call(exam.again, { body: { id } });
    expect(await patrol.call(exam.again, { body: { id } })).toEqual(second);
    await start(patrol, second.id);
    expect(await handIn(patrol, second.id)).toMatchObject({ again: false });
    expect((await patrol.call(exam.result, { params: { id: second.id } })).solved).toBe(true);
    await expect(patrol.call(exam.again, { body: { id: second.id } })).rejects.toThrow('没有补考机会');
  });

  it('a person without an account sits on a device that is handed round, which nobody else may open', async () => {
    const paper_id = await publish();
    const body = { paper_id, staff_ids: [demoId('staff', 1)], due_date: day(3) };
    await contractor.call(exam.assign, { body });
    const { list } = await contractor.call(resourceCalls(grade).list!, { query: { paper_id } });
    const id = list[0]!.id;
    for (const other of [patrol, beichen]) await expect(start(other, id)).rejects.toMatchObject({ code: 40400 });
    expect((await start(contractor, id)).sitting.person_name).toBe('王建军');
    for (const other of [patrol, beichen])
      await expect(keep(other, id, [{ position: 0, value: 'A', given_at: at() }])).rejects.toMatchObject({
        code: 40400,
      });
    await handIn(contractor, id);
    await expect(beichen.call(exam.result, { params: { id } })).rejects.toMatchObject({ code: 40400 });
    await expect(beichen.call(exam.assign, { body: { ...body, paper_id: demoId('paper', 1) } })).rejects.toMatchObject({
      code: 40400,
    });
    await expect(patrol.call(exam.assign, { body })).rejects.toMatchObject({ code: 40301 });
    await expect(patrol.call(exam.paperQuestions, { params: { id: paper_id } })).rejects.toMatchObject({ code: 40301 });
  });

  it('is not begun after its last day or when the paper is closed', async () => {
    const { paper_id, id } = await assigned();
    await contractor.call(stepCalls(paper)['close']!, { body: { id: paper_id } });
    await expect(start(patrol, id)).rejects.toThrow('试卷已关闭');
    const late = await assigned();
    kit().clock.now += 5 * 86_400_000;
    patrol = await kit().client('patrol');
    contractor = await kit().client('contractor');
    await expect(start(patrol, late.id)).rejects.toThrow('已过考试期限');
  });

  it('numbers certificates without gaps', async () => {
    const rows = await kit()
      .database.db.selectFrom('sitting')
      .select('certificate_number')
      .where('certificate_number', 'is not', null)
      .orderBy('certificate_number')
      .execute();
    expect(rows.map((one) => Number(one.certificate_number!.slice(-5)))).toEqual(rows.map((_, index) => index + 1));
  });
});

import {
  BETWEEN_BLANKS,
  dictionaryOf,
  DRAW_WAY,
  drawQuestions,
  GongdiError,
  optionsOf,
  pointsOf,
  questionProblems,
  randomOf,
  roundPoints,
  totalProblem,
  type DrawRule,
  type Label,
  type paper,
  type RowOf,
  type Shortage,
} from '@gongdi/domain';
import { sql } from 'kysely';
import type { WriteContext } from '../../../resources/index.ts';
import { anyOf, type Db } from '../../../store/index.ts';

type Paper = RowOf<typeof paper>;

/** Code of the dictionary `paper_status`. */
const PUBLISHED = 2;
/** Code of the dictionary `question_status`. */
const IN_USE = 1;

/** Draws or takes the questions of a paper that is being published, and freezes a copy of each. */
export async function freezePaper(trx: Db, row: Paper, { now }: WriteContext): Promise<void> {
  if (row.status !== PUBLISHED || row.question_count) return;
  const questions = row.draw_way === DRAW_WAY.hand ? await chosen(trx, row) : await drawn(trx, row, now);
  const spoilt = questions.find((question) => questionProblems(question).length > 0);
  if (spoilt)
    throw refused({
      zh: `题目“${spoilt.question}”的选项或答案有误，请先在题库修改`,
      en: `The question “${spoilt.question}” has wrong options or answers; correct it in the library first`,
    });
  const sum = roundPoints(questions.reduce((points, one) => points + pointsOf(row, one.question_type), 0));
  if (sum !== row.total_points) throw refused(totalProblem(sum, row.total_points));
  await trx
    .insertInto('paper_question')
    .values(
      questions.map((one, position) => ({
        paper_id: row.id,
        position,
        question_id: one.id,
        question_type: one.question_type,
        question: one.question,
        options: JSON.stringify(optionsOf(one)),
        answer: one.answer,
        analysis: one.analysis,
        picture: one.picture ? JSON.stringify(one.picture) : null,
        points: pointsOf(row, one.question_type),
      })),
    )
    .execute();
  await trx.updateTable('paper').set({ question_count: questions.length }).where('id', '=', row.id).execute();
}

const refused = (label: Label) => new GongdiError('invalid', { label });

type Question = Awaited<ReturnType<typeof drawn>>[number];

/** The library of the company that the paper belongs to. */
const libraryOf = (trx: Db, org_id: string | null) =>
  trx
    .selectFrom('question as q')
    .innerJoin('organisation as o', 'o.id', 'q.org_id')
    .selectAll('q')
    .where('q.status', '=', IN_USE)
    .where(
      sql<boolean>`split_part(o.path, '/', 1) = (select split_part(path, '/', 1) from organisation where id = ${org_id})`,
    );

async function drawn(trx: Db, row: Paper, now: number) {
  const rules = (row.draw_rules ?? []) as unknown as DrawRule[];
  const library = await libraryOf(trx, row.org_id)
    .where('q.question_type', '=', anyOf(rules.map((rule) => rule.question_type)))
    .orderBy('q.id')
    .execute();
  const found = drawQuestions(library, rules, randomOf(`${row.id}/${now}`));
  if (!found.ok) throw refused(shortLabel(found.short, rules));
  // Types in the order of papers, whatever the order of the rules.
  return found.questions.toSorted((a, b) => a.question_type - b.question_type);
}

async function chosen(trx: Db, row: Paper): Promise<Question[]> {
  const ids = row.question_ids ?? [];
  const found = await libraryOf(trx, row.org_id).where('q.id', '=', anyOf(ids)).execute();
  if (found.length !== new Set(ids).size)
    throw refused({
      zh: `选定的题目有 ${new Set(ids).size - found.length} 道已停用或已删除，请重新选择`,
      en: `${new Set(ids).size - found.length} of the chosen questions are retired or deleted; choose again`,
    });
  const byId = new Map(found.map((one) => [one.id, one]));
  return [...new Set(ids)].map((id) => byId.get(id)!).toSorted((a, b) => a.question_type - b.question_type);
}

/** Says what the library lacks, rule by rule. */
function shortLabel(short: readonly Shortage[], rules: readonly DrawRule[]): Label {
  const names = (lang: 'zh' | 'en') =>
    short
      .map(({ rule, needed, found }) => {
        const { question_type, subject, difficulty, level } = rules[rule]!;
        const parts = [
          labelIn('question_type', question_type, lang),
          labelIn('training_subject', subject, lang),
          labelIn('question_difficulty', difficulty, lang),
          labelIn('training_level', level, lang),
        ].filter((part) => part !== '');
        const what = parts.join('·');
        return lang === 'zh' ? `${what} 需 ${needed} 题，只有 ${found} 题` : `${what}: ${found} of ${needed}`;
      })
      .join(lang === 'zh' ? BETWEEN_BLANKS : '; ');
  return {
    zh: `题库题目不足，不能发布：${names('zh')}。请补充题库或调整规则`,
    en: `The library has too few questions: ${names('en')}. Add questions or change the rules`,
  };
}

function labelIn(dict: string, value: number | null | undefined, lang: 'zh' | 'en'): string {
  return dictionaryOf(dict).entries.find((one) => one.value === value)?.label[lang] ?? '';
}

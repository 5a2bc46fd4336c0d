import { calls, resourceCalls } from '@gongdi/api';
import { dictionaryOf, fill, grade, paper, SITTING, sittingStatus } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Empty, Progress, Tag } from 'antd';
import { Link } from 'react-router';
import { useTitles } from '../../../../kit/data/titles.ts';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useConsole, useLang, useSession } from '../../../ground/context/console-context.tsx';
import { useTitle } from '../../../ground/page/use-title.ts';
import { QueryPart } from '../../../ground/status/query-part.tsx';
import css from './learner.css?inline';
import { useLearnText } from './text/index.ts';

type Course = calls.learning.OwnCourse;

/** `/learnevaluation`: the learner's own courses and exams with the progress, and ways to library, papers and grades. */
export function LearnerPage() {
  useSheet(css);
  const { client } = useConsole();
  const { user } = useSession();
  const text = useLearnText();
  useTitle(text.title);
  const courses = useQuery({
    queryKey: ['list', 'coursemeans', 'own'],
    queryFn: ({ signal }) => client.call(calls.learning.own, {}, { signal, quiet: true }),
    staleTime: 0,
  });
  const sittings = useQuery({
    queryKey: ['list', grade.name, 'own'],
    queryFn: async ({ signal }) =>
      (await client.call(resourceCalls(grade).list!, { query: { account_id: user!.user_id } }, { signal, quiet: true }))
        .list,
    staleTime: 0,
  });
  const papers = useTitles(
    paper.name,
    (sittings.data ?? []).map((one) => one.paper_id),
  );
  const done = courses.data?.filter((one) => one.finished_at !== null).length ?? 0;
  return (
    <div className="gd-console-page">
      <nav className="gd-learner-ways" aria-label={text.title}>
        <Link to="/library">{text.library}</Link>
        <Link to="/paper">{text.papers}</Link>
        <Link to="/learnevaluation/detailListGrade">{text.grades}</Link>
      </nav>
      <section className="gd-data-panel">
        <div className="gd-data-panel-title">
          <h2>{text.courses}</h2>
          {courses.data && <span>{fill(text.progress, { done, of: courses.data.length })}</span>}
        </div>
        <QueryPart query={courses} empty={<Empty description={text.noCourses} />}>
          {(list) => (
            <ul className="gd-learner-list">
              {list.map((one) => (
                <CourseLine key={one.id} course={one} />
              ))}
            </ul>
          )}
        </QueryPart>
      </section>
      <section className="gd-data-panel">
        <div className="gd-data-panel-title">
          <h2>{text.exams}</h2>
        </div>
        <QueryPart query={sittings} empty={<Empty description={text.noExams} />}>
          {(list) => (
            <ul className="gd-learner-list">
              {list.map((one) => (
                <ExamLine key={one.id} row={one} paper={papers.of(one.paper_id)} />
              ))}
            </ul>
          )}
        </QueryPart>
      </section>
    </div>
  );
}

function CourseLine({ course }: { course: Course }) {
  const text = useLearnText();
  const percent = course.finished_at
    ? 100
    : Math.min(99, Math.floor((course.seconds * 100) / (course.min_minutes * 60)));
  return (
    <li>
      <Link to={`/coursemeans/learn?id=${course.id}`}>
        {course.course_name} {course.edition}
      </Link>
      <Progress className="gd-learner-progress" percent={percent} aria-label={course.course_name} />
      {course.paper_name ? (
        <Tag color={course.result === 1 ? 'success' : course.result === 2 ? 'error' : 'default'}>
          {course.result === 1 ? text.passed : course.result === 2 ? text.failed : text.toSit}
        </Tag>
      ) : (
        <span />
      )}
    </li>
  );
}

/** @param paper its name; absent: not known yet, or not for this user */
function ExamLine({ row, paper: name }: { row: Record<string, unknown>; paper: string | null | undefined }) {
  const lang = useLang();
  const text = useLearnText();
  const id = encodeURIComponent(String(row['id']));
  const result = row['result'];
  const open = row['status'] === SITTING.assigned || row['status'] === SITTING.running;
  const state = dictionaryOf(sittingStatus.dict_type).entries.find((one) => one.value === row['status'])?.label[lang];
  return (
    <li>
      <Link to={open ? `/grade/sit?id=${id}` : `/learnevaluation/detailGrade?id=${id}`}>{name ?? '…'}</Link>
      <span>
        {open ? fill(text.sitBy, { day: String(row['due_date']) }) : fill(text.attempt, { at: Number(row['attempt']) })}
        {typeof row['score'] === 'number' && ` · ${fill(text.score, { score: row['score'] })}`}
      </span>
      <Tag color={result === 1 ? 'success' : result === 2 ? 'error' : 'default'}>
        {result === 1 ? text.passed : result === 2 ? text.failed : state}
      </Tag>
    </li>
  );
}

import { CallFailure, calls } from '@gongdi/api';
import { fill, staff } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Empty, Form, Progress, Skeleton } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { saveBlob } from '../../../../kit/file/save-blob.ts';
import { ReferenceSelect } from '../../../../kit/record-form/reference-select.tsx';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { showFailure } from '../../../generic/show-failure.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { useTitle } from '../../../ground/page/use-title.ts';
import { Unread } from '../../../ground/status/unread.tsx';
import { useTrainText } from './text/index.ts';
import css from './training.css?inline';

/** `/train/person?staff_id=…`: what a person has been trained in, what is missing, and the education card. */
export function PersonPage() {
  useSheet(css);
  const text = useTrainText();
  const [params, setParams] = useSearchParams();
  const id = params.get('staff_id');
  useTitle(text.person);
  return (
    <section className="gd-console-page gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{text.person}</h2>
      </div>
      <Form layout="vertical">
        <Form.Item label={text.who} className="gd-training-who">
          <ReferenceSelect
            of={staff.name}
            value={id}
            placeholder={text.choose}
            onChange={(next: unknown) => setParams(typeof next === 'string' ? { staff_id: next } : {})}
          />
        </Form.Item>
      </Form>
      {id ? <Facts key={id} id={id} /> : <Empty description={text.choose} />}
    </section>
  );
}

function Facts({ id }: { id: string }) {
  const { client } = useConsole();
  const lang = useLang();
  const text = useTrainText();
  const { message } = App.useApp();
  const { data, error, refetch } = useQuery({
    queryKey: ['record', 'train', 'facts', id],
    queryFn: ({ signal }) => client.call(calls.learning.facts, { query: { staff_id: id } }, { signal, quiet: true }),
    staleTime: 0,
  });
  if (!data) return error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />;
  const card = async () => {
    try {
      saveBlob(
        await client.call(calls.learning.card, { query: { staff_id: id } }, { quiet: true }),
        `${text.card}.docx`,
      );
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      showFailure(message, failure);
    }
  };
  return (
    <>
      <Alert
        type={data.missing === 0 ? 'success' : 'error'}
        showIcon
        title={data.missing === 0 ? text.complete : fill(text.missing, { count: data.missing })}
      />
      <ul className="gd-training-facts">
        {data.facts.map((fact, at) => (
          <li key={at}>
            <span className="gd-training-part">{text[fact.part]}</span>
            {fact.part !== 'exam' && (
              <Progress
                className="gd-training-hours"
                percent={fact.required === 0 ? 100 : Math.min(100, Math.round((fact.hours * 100) / fact.required))}
                status={fact.met ? 'success' : 'normal'}
                format={() => `${fact.hours} / ${fact.required}`}
                aria-label={text[fact.part]}
              />
            )}
            <span>{fact.lacks ? fact.lacks[lang] : text.met}</span>
          </li>
        ))}
      </ul>
      <div className="gd-training-ways">
        <Button type="primary" onClick={() => void card()}>
          {text.card}
        </Button>
        <Link to={`/trainsign?staff_id=${encodeURIComponent(id)}`}>{text.signs}</Link>
        <Link to={`/grade?staff_id=${encodeURIComponent(id)}`}>{text.exams}</Link>
      </div>
    </>
  );
}

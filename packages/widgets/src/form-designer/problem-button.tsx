import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { fill } from '@gongdi/domain';
import { Button, Popover } from 'antd';
import type { Place } from './state/edit.ts';
import type { problemsOf } from './state/history.ts';
import { useFormDesignerText } from './text/index.ts';

/** List of the problems that prevent saving, each with a link to its field; or the message that there are none. */
export function ProblemButton({
  problems,
  onGo,
}: {
  problems: ReturnType<typeof problemsOf>;
  onGo: (place: Place | null) => void;
}) {
  const text = useFormDesignerText();
  if (problems.length === 0)
    return (
      <span className="gd-fd-good">
        <CheckCircleOutlined aria-hidden /> {text.noProblems}
      </span>
    );
  return (
    <Popover
      trigger="click"
      title={text.problemList}
      content={
        <ul className="gd-fd-problems">
          {problems.slice(0, 50).map((one) => (
            <li key={`${one.property}${one.message}`}>
              <Button type="link" size="small" onClick={() => onGo(one.place)}>
                {one.message}
              </Button>
            </li>
          ))}
        </ul>
      }
    >
      <Button danger icon={<WarningOutlined aria-hidden />}>
        {fill(text.problems, { count: problems.length })}
      </Button>
    </Popover>
  );
}

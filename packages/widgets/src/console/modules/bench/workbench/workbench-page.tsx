import { PlusOutlined } from '@ant-design/icons';
import { resourceCalls } from '@gongdi/api';
import { allResources, date, earlywarn, fill, messagepublish, permission, projectmanage } from '@gongdi/domain';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useLang, usePermissions, useSession } from '../../../ground/context/console-context.tsx';
import { leavesOf } from '../../../ground/menus/menus.ts';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { AttentionCards } from './attention-cards.tsx';
import { greetingAt } from './greeting.ts';
import { NewestPanel } from './newest-panel.tsx';
import { useWorkbenchText } from './text/index.ts';
import { TodoPanel } from './todo-panel.tsx';
import css from './workbench.css?inline';
import { useTimes } from '../../../../kit/clock/index.ts';

/** Where a day begins: what waits for the user, what is new, and the ways to what is done most. */
export function WorkbenchPage() {
  const { dateTime, civilDay } = useTimes();
  const { user } = useSession();
  const text = useWorkbenchText();
  const now = useNow();
  useSheet(css);
  return (
    <div className="gd-page gd-bench">
      <section className="gd-panel">
        <div className="gd-panel-title">
          <h1>
            {fill(text[greetingAt(Number(dateTime(now.getTime()).slice(11, 13)))], { name: user?.nickname ?? '' })}
          </h1>
          <span className="gd-end">{date(civilDay(now.getTime()))}</span>
        </div>
        <AttentionCards />
        <Shortcuts />
      </section>
      <div className="gd-bench-columns">
        <TodoPanel />
        <NewestPanel
          resource={earlywarn}
          title={text.alarms}
          none={text.alarmsNone}
          filters={earlywarn.attention?.[0]?.filters}
          beside={['level', 'started_at']}
        />
        <NewestPanel
          resource={messagepublish}
          title={text.notices}
          none={text.noticesNone}
          filters={{ status: '2' }}
          beside={['notice_type', 'published_at']}
        />
        <NewestPanel
          resource={projectmanage}
          title={text.projects}
          none={text.projectsNone}
          beside={['project_phase']}
        />
      </div>
    </div>
  );
}

/** The time to the minute: the page stays open over days. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Most buttons that fit beside each other. */
const SHORTCUTS = 6;

/** What the user may add, in the order of the menus. */
function Shortcuts() {
  const { menus } = useSession();
  const text = useWorkbenchText();
  const lang = useLang();
  const may = usePermissions();
  const navigate = useNavigate();
  const byName = new Map(allResources().map((resource) => [resource.name, resource]));
  const offered = leavesOf(menus ?? [])
    .flatMap(({ index }) => byName.get(index) ?? [])
    .filter((resource) => !resource.partOf && resourceCalls(resource).add && may(permission(resource.name, 'add')))
    .slice(0, SHORTCUTS);
  if (offered.length === 0) return null;
  return (
    <div className="gd-shortcuts" role="group" aria-label={text.shortcuts}>
      {offered.map(({ name, label }) => (
        <Button
          key={name}
          icon={<PlusOutlined aria-hidden />}
          onClick={() => void navigate(`/${name}/add`, { state: COMES_BACK })}
        >
          {label[lang]}
        </Button>
      ))}
    </div>
  );
}

import { calls } from '@gongdi/api';
import { useEffect, useState } from 'react';
import './gas-page.css';

/** The console gives project, user, client, theme, density, language, and the way to its other pages. */
export function GasPage({ project, user, client, theme, lang, navigate }) {
  const [projects, setProjects] = useState([]);
  const [count, setCount] = useState(0);
  useEffect(() => {
    // With the session of the console: no login, no token in the page.
    client.call(calls.search.find, { query: { keyword: '滨江' } }).then(
      ({ groups }) => setProjects(groups.flatMap(({ records }) => records)),
      () => setProjects([]),
    );
  }, [client]);
  return (
    <section className="gas" data-theme={theme}>
      <h1>{lang === 'zh' ? '燃气监测' : 'Gas'}</h1>
      <p>
        {user.nickname} · {project ?? (lang === 'zh' ? '全部项目' : 'all projects')}
      </p>
      <ul>
        {projects.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <button type="button" onClick={() => navigate('/projectmanage')}>
        {lang === 'zh' ? '项目' : 'Projects'}
      </button>
    </section>
  );
}

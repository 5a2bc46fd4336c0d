/** Files of a module beyond its definition: a call of its own, the server's room, demo records, its screen. */

export function callFile({ name, kebab, service, zh, en }) {
  return `import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

/** How many there are for a project. */
export const count = defineCall({
  name: '${kebab}.count',
  label: { zh: '${zh}数量', en: '${en}: how many' },
  service: '${service}',
  method: 'GET',
  path: '${kebab}/count',
  input: { query: z.object({ project_id: z.string().min(1).max(64) }) },
  output: z.object({ total: z.int() }),
  permission: permission('${name}', 'list'),
});
`;
}

export function iconFile({ group }) {
  return `import { TagOutlined } from '@ant-design/icons';
import { defineIcon } from '../../ground/menus/menu-pictures.ts';

export default defineIcon('${group}', <TagOutlined aria-hidden />);
`;
}

export function roomFile({ name, noun, call }) {
  const handlers = `
  handlers: ({ db }) => [
    handle(calls.${name}.count, async ({ query: { project_id } }, context) => {
      const found = await resourceRepository(db, ${name}).list(accessOf(context), { project_id, page_size: 1 });
      return { total: found.total };
    }),
  ],`;
  return `${call ? `import { calls } from '@gongdi/api';\nimport { ${name} } from '@gongdi/domain';\n` : ''}import { sql } from 'kysely';
${call ? "import { handle } from '../../../handler/index.ts';\nimport { accessOf } from '../../../resources/index.ts';\n" : ''}import { defineRoom } from '../../../room.ts';
${call ? "import { resourceRepository } from '../../../store/index.ts';\n" : ''}
export default defineRoom({${call ? handlers : ''}
  // What is to be done again and again; each time it must not matter whether it has been done already.
  hourly: [({ db }) => sql\`update ${noun} set remark = btrim(remark) where remark <> btrim(remark)\`.execute(db)],
});
`;
}

export function demoFile({ name, noun, zh, states }) {
  return `import { ${name} } from '@gongdi/domain';
import { defineDemo, demoAccess, demoId } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';

/** One, in the first project. */
export default defineDemo({
  name: '${name}',
  after: ['projectmanage'],
  async load(trx) {
    await resourceRepository(trx, ${name}).insert(demoAccess('contractor', 'kechuang', 1), {
      id: demoId('${noun}', 1),
      ${noun}_title: '${zh}',
      project_id: demoId('project', 1),${states ? '\n      status: 1,' : ''}
    });
  },
});
`;
}

export function screenFile({ call }) {
  return `${call ? "import { lazyPart } from '../../../../kit/lazy/index.ts';\n" : ''}import { defineScreen } from '../../../generic/resource/screen/screen.ts';

export default defineScreen({${call ? " details: { below: lazyPart(() => import('./count-panel.tsx')) } " : ' code: {} '}});
`;
}

export function panelFile({ name, pascal }) {
  return `import { calls } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { TEXTS } from './text.ts';

/** How many its project has. */
export default function ${pascal}Count({ row }: ScreenRowProps) {
  const { client } = useConsole();
  const text = TEXTS[useLang()];
  const project_id = String(row['project_id']);
  const found = useQuery({
    queryKey: ['${name}', 'count', project_id],
    queryFn: ({ signal }) => client.call(calls.${name}.count, { query: { project_id } }, { signal, quiet: true }),
  });
  if (!found.data) return null;
  return <p className="gd-data-panel">{fill(text.ofProject, { total: String(found.data.total) })}</p>;
}
`;
}

export function textFile({ zh, en }) {
  return `import type { Lang } from '@gongdi/domain';

const zh = { ofProject: '该项目共有 {total} 条${zh}' };
const en: typeof zh = { ofProject: '${en}: {total} of this project' };

export const TEXTS: Record<Lang, typeof zh> = { zh, en };
`;
}

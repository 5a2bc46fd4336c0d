import { calls, type ProjectTreeNode } from '@gongdi/api';
import { dictionaryOf, meritGoal, projectmanage, textOf, type FileItem } from '@gongdi/domain';
import { sql, type NotNull } from 'kysely';
import { showFiles } from '../../../files/index.ts';
import { handle, type Handler } from '../../../handler/index.ts';
import { idsOf, organisationsBelow, permitted, type Db } from '../../../store/index.ts';
import { projectOf } from './projects.ts';

interface Organisation {
  id: string;
  parent_id: string | null;
  name: string;
}

/** Largest number of projects in a tree, as in the project selector (console specification, section 9). */
const MOST = 500;

/** Handlers of project calls that do not come from the resource (console specification, section 7.2). */
export function projectHandlers(db: Db, fileKey: () => Promise<Uint8Array>): Handler[] {
  const { project } = calls;
  return [
    handle(project.treeConfigList, async (_, { caller }) => {
      const { read, rows } = caller.scope;
      const seen = idsOf(organisationsBelow([...read, ...(rows?.within.read ?? [])]));
      const organisations = await db
        .selectFrom('organisation')
        .select(['id', 'parent_id', 'name'])
        .where('id', 'in', seen)
        .orderBy(({ fn }) => fn('length', ['path']))
        .orderBy('sort')
        .orderBy('name')
        .execute();
      const projects = await db
        .selectFrom('project')
        .select(['id', 'org_id', 'project_name'])
        .where(({ ref }) => permitted(projectmanage, caller.scope, 'read', sql`${ref('id')}`))
        .orderBy('project_name')
        .orderBy('id')
        .limit(MOST)
        .$narrowType<{ org_id: NotNull }>()
        .execute();
      return treeOf(organisations, projects);
    }),
    handle(project.meritGoals, async (_, { lang }) =>
      dictionaryOf(meritGoal.dict_type)
        .entries.filter((entry) => !entry.disabled)
        .map((entry) => ({ dd_value: entry.value, remark: textOf(entry.label, lang) })),
    ),
    handle(project.projectFiles, async ({ query }, context) => {
      const row = await projectOf(db, context, query.projectId);
      const shown = showFiles(projectmanage, row, await fileKey(), context.caller, context.now);
      const files = (list: unknown): FileItem[] => (Array.isArray(list) ? (list as FileItem[]) : []);
      return { project_files: files(shown.project_files), project_images: files(shown.project_images) };
    }),
  ];
}

function treeOf(
  organisations: readonly Organisation[],
  projects: readonly { id: string; org_id: string; project_name: string }[],
): ProjectTreeNode[] {
  const nodes = new Map<string, ProjectTreeNode>();
  for (const { id, name } of organisations) nodes.set(id, { id, name, kind: 'organisation', children: [] });
  for (const { id, org_id, project_name } of projects) {
    nodes.get(org_id)?.children.push({ id, name: project_name, kind: 'project', children: [] });
  }
  // From the leaves up: when a branch is visited its children are complete, so that empty branches can be left out.
  const roots: ProjectTreeNode[] = [];
  for (const { id, parent_id } of organisations.toReversed()) {
    const node = nodes.get(id);
    if (!node || node.children.length === 0) continue;
    const parent = parent_id === null ? undefined : nodes.get(parent_id);
    (parent?.children ?? roots).unshift(node);
  }
  return roots;
}

import { fileItem, permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Data of project calls that the resource does not contain (console specification, section 7.2).

const service = 'base' as const;

/** A node of the project tree: organisations with their projects below them. */
export interface ProjectTreeNode {
  id: string;
  name: string;
  kind: 'organisation' | 'project';
  children: ProjectTreeNode[];
}

const treeNode: z.ZodType<ProjectTreeNode> = z.lazy(() =>
  z.object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(['organisation', 'project']),
    children: z.array(treeNode),
  }),
);

/**
 * Returns the organisations that the caller may see with their projects, as trees, without branches without projects.
 */
export const treeConfigList = defineCall({
  name: 'project.treeConfigList',
  label: { zh: '项目树', en: 'Tree of projects' },
  service,
  method: 'GET',
  path: 'project/tree-config-list',
  input: {},
  output: z.array(treeNode),
  permission: permission('projectmanage', 'list'),
});

/** Returns the quality awards that a project aims at; `remark` is the displayed text. */
export const meritGoals = defineCall({
  name: 'project.meritGoals',
  label: { zh: '创优目标', en: 'Merit goals' },
  service,
  method: 'GET',
  path: 'project/merit-goal/list',
  input: {},
  output: z.array(z.object({ dd_value: z.int(), remark: z.string() })),
});

/** Returns documents and pictures of a project, with addresses that are valid for ten minutes. */
export const projectFiles = defineCall({
  name: 'project.files',
  label: { zh: '项目资料与图片', en: 'Documents and pictures of a project' },
  service,
  method: 'GET',
  path: 'project/files',
  input: { query: z.object({ projectId: z.string().min(1).max(64) }) },
  output: z.object({ project_files: z.array(fileItem), project_images: z.array(fileItem) }),
  permission: permission('projectmanage', 'detail'),
});

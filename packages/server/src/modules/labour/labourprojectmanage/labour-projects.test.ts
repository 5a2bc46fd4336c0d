import { resourceCalls, type Client } from '@gongdi/api';
import { findResource, labourprojectmanage, projectmanage, staff, type InputOf } from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleRecord } from '../../../resources/testing.ts';
import { withServer } from '../../../testing.ts';
import { addMissing, countLabour } from './count-labour.ts';

const faces = resourceCalls(labourprojectmanage);
const bank = resourceCalls(findResource('projectbank')!);
const projects = resourceCalls(projectmanage);
const people = resourceCalls(staff);

describe('the labour face of a project', () => {
  const kit = withServer();
  let contractor: Client;
  beforeAll(async () => {
    contractor = await kit().client('contractor');
  });
  const faceOf = async (project_id: string) => {
    const { list } = await contractor.call(faces.list!, { query: { project_id } });
    expect(list).toHaveLength(1);
    return list[0]!;
  };
  const newProject = async (more: Partial<InputOf<typeof projectmanage>> = {}) => {
    const body = { ...((await sampleRecord(contractor, projectmanage)) as InputOf<typeof projectmanage>), ...more };
    return contractor.call(projects.add!, { body });
  };
  /** Adds a person who is on site unless `more` says otherwise: set directly, because papers are not the matter here. */
  const newPerson = async (project_id: string, { status = 1, ...more }: Partial<InputOf<typeof staff>>) => {
    const body = {
      ...((await sampleRecord(contractor, staff)) as InputOf<typeof staff>),
      project_id,
      status: 3,
      ...more,
    };
    const person = await contractor.call(people.add!, { body });
    await kit().database.db.updateTable('staff').set({ status }).where('id', '=', person.id).execute();
    return { ...person, status };
  };

  it('comes with the project, follows its name and phase, and goes with it', async () => {
    const project = await newProject({ project_phase: 1 });
    expect(await faceOf(project.id)).toMatchObject({
      project_name: project.project_name,
      org_id: project.org_id,
      project_phase: 1,
      labour_state: 3,
    });
    const named = { ...project, project_name: '更名后的项目', project_phase: 2 };
    await contractor.call(projects.edit!, { body: named });
    expect(await faceOf(project.id)).toMatchObject({ project_name: '更名后的项目', project_phase: 2 });
    const { list } = await contractor.call(bank.list!, { query: { project_id: project.id } });
    expect(list).toHaveLength(1);
    await contractor.call(projects.delete!, { params: { id: project.id } });
    expect((await contractor.call(faces.list!, { query: { project_id: project.id } })).total).toBe(0);
  });

  it('counts heads, posts and workers as a slow count of the people does', async () => {
    const project = await newProject();
    for (const trade of [1, 3, 10, 10, 12]) await newPerson(project.id, { trade });
    await newPerson(project.id, { trade: 11, status: 2 });
    await countLabour(kit().database.db);
    const { list } = await contractor.call(people.list!, { query: { project_id: project.id, page_size: 100 } });
    const present = list.filter(({ status }) => status === 1);
    const posts = present.filter(({ trade }) => trade <= 7).length;
    expect(await faceOf(project.id)).toMatchObject({
      on_site_count: present.length,
      manager_count: posts,
      worker_count: present.length - posts,
    });
  });

  it('is yellow until pay day, telephone and notice are there, and red without an officer', async () => {
    const project = await newProject();
    const officer = await newPerson(project.id, { trade: 7 });
    const face = await faceOf(project.id);
    const edit = (more: object) =>
      contractor.call(faces.edit!, {
        body: { id: face.id, ...more },
      });
    await edit({ labour_officer_id: officer.id });
    expect((await faceOf(project.id)).labour_state).toBe(2);
    const foreign = await newPerson((await newProject()).id, { trade: 7 });
    await expect(edit({ labour_officer_id: foreign.id })).rejects.toMatchObject({
      problems: [expect.objectContaining({ path: 'labour_officer_id' })],
    });
    await edit({ labour_officer_id: null });
    expect((await faceOf(project.id)).labour_state).toBe(3);
  });

  it('is added to projects that came without, once', async () => {
    const { db } = kit().database;
    await db.deleteFrom('labour_project').execute();
    await addMissing(db, kit().clock.now);
    await addMissing(db, kit().clock.now);
    const count = async (table: 'project' | 'labour_project') =>
      (
        await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n;
    expect(await count('labour_project')).toBe(await count('project'));
  });
});

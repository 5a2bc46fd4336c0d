import { calls, WHOLE_LIST } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import { handlePublic, type Handler } from '../../../handler/index.ts';
import type { Db } from '../../../store/index.ts';
import { ANYBODY, areasIn, findArea, projectNames, type StoredArea } from './area-store.ts';
import { realDataOf } from './real-data.ts';
import { refuseField } from './text/index.ts';

/** Public data of a site, without login (settled point 4): published areas and the last values of their points. */
export function publicHandlers(db: Db): Handler[] {
  return [
    handlePublic(calls.area.publicData, async ({ query: { project_id, area_id } }, context) => {
      if (project_id === undefined && area_id === undefined) throw refuseField(context, 'project_id', 'askOneArea');
      const asked: StoredArea[] =
        area_id === undefined
          ? (await areasIn(db).list(ANYBODY, { ...WHOLE_LIST, project_id })).list
          : [await findArea(db, ANYBODY, undefined, area_id)];
      const areas = asked.filter((one) => one.published_flag && (project_id ?? one.project_id) === one.project_id);
      // A project without published areas gets the same answer as a project that does not exist.
      if (areas.length === 0) throw new GongdiError('notFound');
      const project = areas[0]!.project_id;
      return {
        project_name: (await projectNames(db, [project])).get(project) ?? '',
        areas: areas.map(({ id, area_type, area_name, monitor_status }) => ({
          id,
          area_type,
          area_name,
          monitor_status: monitor_status ?? 1,
        })),
        list: await realDataOf(db, areas),
      };
    }),
  ];
}

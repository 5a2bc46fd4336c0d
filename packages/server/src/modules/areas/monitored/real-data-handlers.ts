import { areaCallsOf, calls, WHOLE_LIST, type AreaRealData } from '@gongdi/api';
import { civilDay, dateTime, findDeviceType, type AreaType, type Lang, type Quantity, addressIn } from '@gongdi/domain';
import { writeWorkbook, XLSX_TYPE, type OutColumn } from '@gongdi/sheets';
import { handle, handlePublic, type BlobAnswer, type CallerContext, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import type { Db, RowAccess } from '../../../store/index.ts';
import {
  ANYBODY,
  areasIn,
  findArea,
  projectNames,
  shower,
  typeOfArea,
  type AreaDeps,
  type StoredArea,
} from './area-store.ts';
import { drawingsOf } from './drawings.ts';
import { pointsOf } from './points.ts';
import { readingsOf, realDataOf } from './real-data.ts';
import { requireChild } from './permitted.ts';
import { areaText, refuseField } from './text/index.ts';

interface Asked {
  area_id?: string;
  project_id?: string;
  device_number?: string;
}

/** Handlers of the values of one area type (console specification, section 7.3). */
export function areaRealDataHandlers(area: AreaType, deps: AreaDeps): Handler[] {
  const { db } = deps;
  const own = areaCallsOf(area);
  const handlers: Handler[] = [];
  const rowsFor = async (access: RowAccess, asked: Asked, open = false): Promise<AreaRealData[]> => {
    const areas = await areasAsked(db, access, area, asked);
    return realDataOf(db, open ? areas.filter(({ published_flag }) => published_flag) : areas, asked.device_number);
  };
  if (own.realPage)
    handlers.push(
      handle(own.realPage, async ({ query: { page, page_size, ...asked } }, context) => {
        const rows = await rowsFor(accessOf(context), asked);
        const list = rows.slice((page - 1) * page_size, page * page_size);
        return { list, total: rows.length, total_capped: false, page, page_size };
      }),
    );
  if (own.realList)
    handlers.push(handle(own.realList, async ({ query }, context) => rowsFor(accessOf(context), query)));
  if (own.realExport)
    handlers.push(
      handle(own.realExport, async ({ query }, context) =>
        workbookOf(area, await rowsFor(accessOf(context), query), context, deps.timeZone),
      ),
    );
  if (own.realOpen) handlers.push(handlePublic(own.realOpen, async ({ body }) => rowsFor(ANYBODY, body, true)));
  return handlers;
}

/** Handlers of values and drawings of all area types. */
export function monitorHandlers(deps: AreaDeps): Handler[] {
  const { db } = deps;
  return [
    handle(calls.area.realDataList, async ({ query }, context) => {
      if (query.area_id === undefined && query.project_id === undefined)
        throw refuseField(context, 'area_id', 'askOneArea');
      const access = accessOf(context);
      const areas = query.area_id
        ? [await findArea(db, access, undefined, query.area_id)]
        : (await areasIn(db).list(access, { ...WHOLE_LIST, project_id: query.project_id, area_type: query.area_type }))
            .list;
      if (query.area_id) requireChild(areas[0]!, 'detail', context);
      return realDataOf(
        db,
        areas.filter((one) => mayLook(one, context)),
        query.device_number,
      );
    }),
    handle(calls.area.areaMonitor, async ({ body }, context) => {
      const row = await findArea(db, accessOf(context), undefined, body.area_id);
      requireChild(row, 'detail', context);
      const show = await shower(deps, context.caller, context.now);
      const points = await pointsOf(db, [row.id]);
      const further = await drawingsOf(deps, row.id, context);
      const main = points
        .filter(({ drawing_id }) => drawing_id === null)
        .map(({ device_id, name, xaxis, yaxis }) => ({ device_id, point_name: name, xaxis, yaxis }));
      const ids = new Set(points.flatMap(({ device_id }) => (device_id === '' ? [] : [device_id])));
      return {
        id: row.id,
        area_type: row.area_type,
        area_name: row.area_name,
        project_id: row.project_id,
        project_name: (await projectNames(db, [row.project_id])).get(row.project_id) ?? '',
        monitor_status: row.monitor_status ?? 1,
        drawings: [
          {
            id: null,
            name: areaText[context.lang].mainDrawing,
            width: row.width,
            height: row.height,
            url: addressIn(show(row).drawing),
            list: main,
          },
          ...further,
        ],
        devices: await readingsOf(db, [...ids]),
      };
    }),
  ];
}

function mayLook(row: StoredArea, { caller }: CallerContext): boolean {
  return caller.permissions.has(`${typeOfArea(row).path}|detail`);
}

/** Returns one area, the areas of a project, or all areas that the access permits. */
async function areasAsked(
  db: Db,
  access: RowAccess,
  area: AreaType,
  { area_id, project_id }: Asked,
): Promise<StoredArea[]> {
  if (area_id !== undefined) return [await findArea(db, access, area, area_id)];
  return (await areasIn(db).list(access, { ...WHOLE_LIST, project_id, area_type: area.code })).list;
}

/** Writes values as a workbook: one row per point, one column per quantity of the type. */
async function workbookOf(
  area: AreaType,
  rows: readonly AreaRealData[],
  { lang, now }: CallerContext,
  timeZone: string,
): Promise<BlobAnswer> {
  const text = areaText[lang];
  const quantities = findDeviceType(area.code)?.quantities ?? [];
  const columns: OutColumn[] = [
    ...[text.area, text.point, text.deviceNumber, text.deviceName, text.online, text.level].map(
      (header): OutColumn => ({ header, format: 'text', width: 16 }),
    ),
    { header: text.at, format: 'datetime', width: 20 },
    ...quantities.map(({ label, unit }): OutColumn => {
      const header = unit ? `${label[lang]} (${unit})` : label[lang];
      return { header, format: 'general', width: Math.max(10, header.length * 2) };
    }),
  ];
  const lines = rows.map((row) => [
    row.area_name,
    row.point_name,
    row.device_number,
    row.device_name,
    row.online ? text.onlineYes : text.onlineNo,
    levelWord(row.level, lang),
    row.at ? dateTime(row.at, timeZone) : null,
    ...quantities.map((quantity) => written(quantity, row.values[quantity.key], lang)),
  ]);
  const name = text.sheetName.replace('{label}', area.label[lang]);
  const bytes = await writeWorkbook([{ name, columns, rows: lines }]);
  return { bytes, type: XLSX_TYPE, name: `${name}_${civilDay(now, timeZone)}.xlsx` };
}

/** Returns a state as its label, and a number rounded as on the screens. */
function written({ states, decimals }: Quantity, value: number | undefined, lang: Lang): string | number | null {
  if (value === undefined) return null;
  return states?.[value]?.[lang] ?? Number(value.toFixed(decimals));
}

const WORDS = ['level0', 'level1', 'level2', 'level3'] as const;
function levelWord(level: number, lang: Lang): string {
  return areaText[lang][WORDS[level as 0 | 1 | 2 | 3]];
}

import { calls } from '@gongdi/api';
import { writeWorkbook, XLSX_TYPE, type OutColumn } from '@gongdi/sheets';
import { handle } from '../../../handler/index.ts';
import { defineRoom } from '../../../room.ts';
import { madeUntil } from '../../../telemetry/index.ts';
import { statisticText } from './text/index.ts';
import { wornDays } from './worn-days.ts';

export default defineRoom({
  handlers: (ground) => [
    handle(calls.helmetboard.statistics, async ({ query }, context) => ({
      rows: await wornDays(ground, query, context),
      until: await madeUntil(ground.db, 'minute'),
    })),
    handle(calls.helmetboard.statisticsSheet, async ({ query }, context) => {
      const text = statisticText[context.lang];
      const column = (header: string, format: OutColumn['format'] = 'text', width = 14) => ({ header, format, width });
      const bytes = await writeWorkbook([
        {
          name: text.file,
          columns: [
            column(text.day, 'date'),
            column(text.person),
            column(text.team, 'text', 20),
            column(text.helmet, 'text', 20),
            column(text.hours, 'number', 18),
            column(text.distance, 'number'),
            column(text.alarms, 'number'),
          ],
          rows: (await wornDays(ground, query, context)).map((one) => [
            one.day,
            one.name,
            one.team_name,
            one.device_name,
            Math.round(one.worn / 6) / 10,
            one.distance,
            one.alarms,
          ]),
        },
      ]);
      return { bytes, type: XLSX_TYPE, name: `${text.file}_${query.from}_${query.to}.xlsx` };
    }),
  ],
});

import {
  dateTime,
  earliestAfter,
  GongdiError,
  hoursLate,
  overlaps,
  POST,
  STATION,
  STATION_RECORD,
  stationrecord,
  type RowOf,
  type stationapply,
} from '@gongdi/domain';
import { checkPost, keepProof, type Proving } from '../../../quality/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import type { Db } from '../../../store/index.ts';
import { refusal, stationLabel } from './text/index.ts';

type Request = RowOf<typeof stationapply>;
type Row = RowOf<typeof stationrecord>;

/** Posts that stand by. */
const ATTENDING = [POST.attendant, POST.supervisor, POST.chief];

/** Keeps the notice of a request, and that it is confirmed by somebody with a post. @throws GongdiError */
export async function keepRequest(trx: Db, setting: ReadSetting, row: Request, context: WriteContext): Promise<void> {
  const before = context.before as Request | undefined;
  if (!before || before.station_status === row.station_status) return;
  if (row.station_status === STATION.confirmed) await checkPost(trx, row, ATTENDING, stationLabel('confirm'), context);
  if (row.station_status !== STATION.notified) return;
  const hours = setting('station_notice_hours');
  const earliest = earliestAfter(context.now, hours);
  if (Date.parse(row.planned_begin) < earliest)
    throw refusal(context, 'planned_begin', 'early', { hours, at: dateTime(earliest, context.timeZone) });
}

/**
 * Keeps the times of a record whenever one is written, and who signs it when.
 * @throws GongdiError that says what is wrong
 */
export async function keepRecord(trx: Db, proving: Proving, row: Row, context: WriteContext): Promise<void> {
  const before = context.before as Row | undefined;
  if (Date.parse(row.end_at) > context.now) throw refusal(context, 'end_at', 'future');
  const request = row.request_id ? await requestOf(trx, row.request_id) : undefined;
  if (request) {
    if (request.station_status !== STATION.confirmed && request.station_status !== STATION.recorded)
      throw refusal(context, 'request_id', 'notConfirmed');
    if (request.notified_at && Date.parse(row.begin_at) < Date.parse(request.notified_at))
      throw refusal(context, 'begin_at', 'beforeNotice', { at: dateTime(request.notified_at, context.timeZone) });
  }
  if (!before || before.record_status === row.record_status || row.record_status !== STATION_RECORD.signed) return;
  await sign(trx, proving, row, context);
  if (request)
    await trx
      .updateTable('station_request')
      .set({ station_status: STATION.recorded })
      .where('id', '=', request.id)
      .execute();
}

/** Signed by the one who stood by, soon enough, with pictures of the place. */
async function sign(trx: Db, proving: Proving, row: Row, context: WriteContext): Promise<void> {
  const { setting } = proving;
  await checkPost(trx, row, ATTENDING, stationLabel('sign'), context);
  // The moment of arrival counts: a phone may say anything.
  const late = hoursLate(Date.parse(row.end_at), context.now);
  const most = setting('station_closed_hours');
  if (late > most) throw new GongdiError('conflict', { label: stationLabel('closed', { hours: late, most }) });
  // The lock makes two signatures of one person wait for each other.
  await trx.selectFrom('account').select('id').where('id', '=', context.account_id).forUpdate().execute();
  const others = await trx
    .selectFrom('station_record')
    .select(['record_title', 'begin_at', 'end_at'])
    .where('signed_by', '=', context.account_id)
    .where('id', '!=', row.id)
    .where('begin_at', '<', row.end_at)
    .where('end_at', '>', row.begin_at)
    .execute();
  const span = (one: { begin_at: string; end_at: string }): [number, number] => [
    Date.parse(one.begin_at),
    Date.parse(one.end_at),
  ];
  const other = others.find((one) => overlaps(span(one), span(row)));
  if (other) throw refusal(context, 'photos', 'overlap', { name: other.record_title });
  const proof = {
    resource: stationrecord.name,
    record_id: row.id,
    project_id: row.project_id,
    pictures: row.photos,
    between: [row.begin_at, row.end_at],
    place: row.photo_place,
  } as const;
  const photo_proof = JSON.stringify(await keepProof(trx, proof, 'photos', context, proving));
  const late_hours = late > setting('station_late_hours') ? late : null;
  await trx.updateTable('station_record').set({ photo_proof, late_hours }).where('id', '=', row.id).execute();
}

const requestOf = (trx: Db, id: string) =>
  trx
    .selectFrom('station_request')
    .select(['id', 'station_status', 'notified_at'])
    .where('id', '=', id)
    .executeTakeFirst();

import { calls, resourceCalls } from '@gongdi/api';
import { fill, labourprojectmanage, participating, permission, projectmanage } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { PageLoading } from '../../../ground/status/page-loading.tsx';
import { useConsole, usePermissions } from '../../../ground/context/console-context.tsx';
import { useRecordName } from '../../../ground/page/use-open-pages.ts';
import { useRecord } from '../../../generic/use-record.ts';
import css from './labour.css?inline';
import { useLabourText } from './text/index.ts';

/** Values of the dictionary `unit_kind`, and that of `participation_status` for units on site. */
const KINDS = { owner: 1, contractor: 4, specialist: 5, labour: 6, supervisor: 7 } as const;
const ON_SITE = '2';
/** Units of one project. */
const ALL = 200;

/** The notice with the rights of workers that a project has to put up; the page is made for printing. */
export function NoticePage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id === null ? <Navigate to="/404" replace /> : <Notice key={id} id={id} />;
}

type Row = Readonly<Record<string, unknown>>;

function Notice({ id }: { id: string }) {
  useSheet(css);
  const text = useLabourText();
  const may = usePermissions();
  const face = useRecord(labourprojectmanage, id);
  const around = useAround(face.data);
  useRecordName(face.data?.['project_name'] as string | undefined);
  const failed = face.error ?? around.error;
  if (failed) return <FailurePanel error={failed} retry={() => void (face.error ? face : around).refetch()} />;
  if (!face.data || around.isPending) return <PageLoading />;
  const lines = linesOf(face.data, around.data, text);
  const missing = lines.filter(([, value]) => value === '').length;
  const name = labourprojectmanage.name;
  return (
    <div className="gd-labour-notice">
      <div className="gd-labour-notice-tools">
        <Link to={`/${name}/detail?id=${id}`}>{text.back}</Link>
        <Button type="primary" onClick={() => window.print()}>
          {text.print}
        </Button>
      </div>
      {missing > 0 && (
        <Alert
          className="gd-labour-notice-tools"
          type="warning"
          showIcon
          title={fill(text.missingCount, { count: missing })}
          action={may(permission(name, 'edit')) && <Link to={`/${name}/edit?id=${id}`}>{text.edit}</Link>}
        />
      )}
      <article>
        <h1>{text.title}</h1>
        <p className="gd-labour-notice-basis">{text.basis}</p>
        <table>
          <tbody>
            {lines.map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value === '' ? <em>{text.missing}</em> : value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{text.promise}</p>
      </article>
    </div>
  );
}

interface Around {
  project: Row | undefined;
  /** Names of the units on site by their role. */
  units: ReadonlyMap<number, string[]>;
  officer: string;
  /** Whole where the reader may see it: the notice is for everybody on site. */
  phone: string;
}

/** Loads what stands beside the labour face: the project, its units, and the name of the labour officer. */
function useAround(face: Row | undefined) {
  const { client } = useConsole();
  const may = usePermissions();
  const seesPhone = may(permission(labourprojectmanage.name, 'personal'));
  const [seesProject, seesUnits] = [
    may(permission('projectmanage', 'detail')),
    may(permission('participating', 'list')),
  ];
  return useQuery({
    queryKey: ['record', labourprojectmanage.name, face?.['id'], 'notice'],
    enabled: face !== undefined,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Around> => {
      const project_id = String(face!['project_id']);
      const quiet = { signal, quiet: true };
      const titles = async (resource: string, ids: readonly string[]) =>
        ids.length === 0
          ? new Map<string, string>()
          : new Map(
              (
                await client.call(calls.base.references, { params: { resource }, query: { ids: ids.join(',') } }, quiet)
              ).map((one) => [one.id, one.title]),
            );
      const detail = resourceCalls(projectmanage).detail!;
      const project = seesProject
        ? ((await client.call(detail, { params: { id: project_id } }, quiet)) as Row)
        : undefined;
      const query = { project_id, status: ON_SITE, page_size: ALL };
      const stays = seesUnits ? (await client.call(resourceCalls(participating).list!, { query }, quiet)).list : [];
      const names = await titles('enterprisebank', [...new Set(stays.map(({ unit_id }) => unit_id))]);
      const units = new Map<number, string[]>();
      for (const { role, unit_id } of stays)
        units.set(role, [...(units.get(role) ?? []), names.get(unit_id) ?? ''].filter(Boolean));
      const officer = face!['labour_officer_id'];
      const named = typeof officer === 'string' ? await titles('staff', [officer]) : new Map<string, string>();
      const { personal } = resourceCalls(labourprojectmanage);
      const masked = words(face!['officer_phone']);
      const whole = seesPhone && personal && masked !== '';
      const body = { id: String(face!['id']), fields: ['officer_phone'] };
      const phone = whole ? words((await client.call(personal, { body }, quiet))['officer_phone']) : masked;
      return { project, units, officer: [...named.values()][0] ?? '', phone };
    },
  });
}

const words = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** Returns the lines of the notice in the order of article 34; an empty value is missing. */
function linesOf(face: Row, around: Around | undefined, text: ReturnType<typeof useLabourText>): [string, string][] {
  const of = (...kinds: number[]) => kinds.flatMap((kind) => around?.units.get(kind) ?? []).join('、');
  const [day, wage] = [words(face['pay_day']), words(face['minimum_wage'])];
  const officer = [around?.officer, around?.phone].filter(Boolean).join('　');
  return [
    [text.project, words(face['project_name'])],
    [text.owner, of(KINDS.owner) || words(around?.project?.['owner_company'])],
    [text.contractor, of(KINDS.contractor)],
    [text.subcontractors, of(KINDS.specialist, KINDS.labour)],
    [text.supervisor, of(KINDS.supervisor) || words(around?.project?.['supervisor_company'])],
    [text.authority, words(face['authority'])],
    [text.authorityPhone, words(face['authority_phone'])],
    [text.officer, around?.officer ? officer : ''],
    [text.payDay, day && fill(text.payDayText, { day })],
    [text.minimumWage, wage && fill(text.minimumWageText, { sum: wage })],
    [text.inspection, words(face['inspection_phone'])],
    [text.arbitration, words(face['arbitration'])],
    [text.legalAid, words(face['legal_aid'])],
  ];
}

import type { ProcessInstanceDetail } from '@gongdi/api';
import { businessFormPaths, permission, type AnyResource } from '@gongdi/domain';
import { Skeleton } from 'antd';
import { Link } from 'react-router';
import { WithDefinition } from '../../../../../kit/definition/index.ts';
import { RecordDetail } from '../../../../../kit/detail/record-detail.tsx';
import { usePermissions } from '../../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../../ground/page/way-back.ts';
import { useBusinessText } from './text/index.ts';

/**
 * The record that a process is about, as it was submitted, with a link to its present state for users with the
 * permission.
 */
export function BusinessRecord({ instance }: { instance: ProcessInstanceDetail }) {
  return (
    <WithDefinition name={instance.business_resource ?? ''} waiting={<Skeleton active />}>
      {(resource) => resource && <Sent instance={instance} resource={resource} />}
    </WithDefinition>
  );
}

function Sent({ instance, resource }: { instance: ProcessInstanceDetail; resource: AnyResource }) {
  const text = useBusinessText();
  const may = usePermissions();
  const { view } = businessFormPaths(resource);
  return (
    <>
      <p className="gd-console-hint">
        {text.snapshot}{' '}
        {instance.business_key !== null && may(permission(resource.name, 'list')) && (
          <Link to={`${view}?id=${encodeURIComponent(instance.business_key)}`} state={COMES_BACK}>
            {text.open}
          </Link>
        )}
      </p>
      <RecordDetail resource={resource} record={instance.form_variables} />
    </>
  );
}

import type { ProcessInstanceDetail } from '@gongdi/api';
import { businessFormPaths, findResource, permission } from '@gongdi/domain';
import { Link } from 'react-router';
import { RecordDetail } from '../../../../../kit/detail/record-detail.tsx';
import { usePermissions } from '../../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../../ground/page/way-back.ts';
import { useBusinessText } from './text/index.ts';

/** The record that a process is about, as it was sent in, with the way to it as it is now for those who may go there. */
export function BusinessRecord({ instance }: { instance: ProcessInstanceDetail }) {
  const text = useBusinessText();
  const may = usePermissions();
  const resource = findResource(instance.business_resource ?? '');
  if (!resource) return null;
  const { view } = businessFormPaths(resource);
  return (
    <>
      <p className="gd-hint">
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

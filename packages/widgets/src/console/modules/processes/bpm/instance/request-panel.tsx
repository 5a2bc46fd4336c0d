import type { ProcessInstanceDetail } from '@gongdi/api';
import type { ProcessForm } from '@gongdi/domain';
import { ProcessFormView } from '../../../../../kit/process-form/index.ts';
import { useApprovalText } from '../approval/text/index.ts';
import { BusinessRecord } from '../business/business-record.tsx';

interface RequestPanelProps {
  instance: ProcessInstanceDetail;
  schema: ProcessForm | undefined;
}

/** What the instance is about: a record, or the form that its starter has filled in. */
export function RequestPanel({ instance, schema }: RequestPanelProps) {
  const text = useApprovalText();
  return (
    <section className="gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{text.request}</h2>
      </div>
      {instance.business_resource !== null ? (
        <BusinessRecord instance={instance} />
      ) : schema ? (
        <ProcessFormView form={schema} values={instance.form_variables} />
      ) : (
        <p>{text.noForm}</p>
      )}
    </section>
  );
}

import { calls, type ProcessDefinition } from '@gongdi/api';
import { fill, formFromWire } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Empty, Modal, Skeleton, Tabs } from 'antd';
import { useMemo, useState } from 'react';
import { ProcessForm } from '../../../../../kit/process-form/index.ts';
import { highlight } from '../../../../../process-designer/dialog/highlight.ts';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { WidgetSlot } from '../../../../generic/widget-slot.tsx';
import { BusinessFormPreview } from '../business/business-preview.tsx';
import { WithBusinessForm } from '../business/with-business-form.tsx';
import { useFormOpener } from '../form/use-opener.ts';
import { useBpmText } from '../text/index.ts';
import { CompareVersions } from './compare-versions.tsx';

const loadViewer = () => import('../../../../../instance-viewer/index.ts');

/** One version of a process: its diagram, its XML, its form at deployment, and the differences from other versions. */
export function DefinitionDialog({ definition, onClose }: { definition: ProcessDefinition; onClose: () => void }) {
  const { client } = useConsole();
  const text = useBpmText();
  const [open, setOpen] = useState(true);
  const xml = useQuery({
    queryKey: ['bpm-definition', definition.id, 'xml'],
    queryFn: ({ signal }) =>
      client.call(calls.workflow.definitionXml, { query: { id: definition.id } }, { signal, quiet: true }),
    staleTime: Infinity,
  });
  const props = useMemo(() => ({ xml: xml.data ?? null, noTimeline: true }), [xml.data]);
  return (
    <Modal
      open={open}
      title={`${definition.name} v${definition.version}`}
      // Same width as the previews of models (designer specification, section 2).
      width={{ xs: '96%', md: '80%' }}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      footer={<Button onClick={() => setOpen(false)}>{text.close}</Button>}
    >
      {xml.isPending && <Skeleton active />}
      {xml.isError && <Alert type="error" showIcon title={xml.error.message} />}
      {xml.data !== undefined && (
        <Tabs
          destroyOnHidden
          items={[
            {
              key: 'diagram',
              label: text.definitionDiagram,
              children: <WidgetSlot load={loadViewer} props={props} className="gd-console-viewer-slot" />,
            },
            { key: 'xml', label: text.definitionXml, children: <XmlView xml={xml.data} /> },
            { key: 'form', label: text.definitionForm, children: <DeployedForm definition={definition} /> },
            {
              key: 'compare',
              label: text.definitionCompare,
              children: <CompareVersions definition={definition} />,
            },
          ]}
        />
      )}
    </Modal>
  );
}

/** XML with syntax colouring, to read and copy. */
function XmlView({ xml }: { xml: string }) {
  const text = useBpmText();
  const { message } = App.useApp();
  const parts = useMemo(() => highlight(xml, 'xml'), [xml]);
  const copy = async () => {
    try {
      // `navigator.clipboard` is undefined on pages without HTTPS.
      await navigator.clipboard.writeText(xml);
      void message.success(text.definitionCopied);
    } catch {
      void message.warning(text.definitionCopyFailed);
    }
  };
  return (
    <div className="gd-console-xml">
      <Button size="small" onClick={() => void copy()}>
        {text.definitionCopy}
      </Button>
      <pre tabIndex={0} aria-label={text.definitionXml}>
        {parts.map(({ at, kind, text: piece }) =>
          kind ? (
            <span key={at} data-part={kind}>
              {piece}
            </span>
          ) : (
            piece
          ),
        )}
      </pre>
    </div>
  );
}

/** The form as it was when the version was deployed. */
function DeployedForm({ definition }: { definition: ProcessDefinition }) {
  const { client } = useConsole();
  const text = useBpmText();
  const opener = useFormOpener();
  const detail = useQuery({
    queryKey: ['bpm-definition', definition.id],
    queryFn: ({ signal }) =>
      client.call(calls.workflow.definitionGet, { query: { id: definition.id } }, { signal, quiet: true }),
    staleTime: Infinity,
  });
  const form = useMemo(() => {
    const found = detail.data;
    return found?.form_conf ? formFromWire({ conf: found.form_conf, fields: found.form_fields }) : null;
  }, [detail.data]);
  if (detail.isPending) return <Skeleton active />;
  if (detail.isError) return <Alert type="error" showIcon title={detail.error.message} />;
  if (form) return <ProcessForm form={form} opener={opener} />;
  const { form_custom_create_path: create, form_custom_view_path: view } = definition;
  if (!create) return <Empty description={text.noForm} />;
  return (
    <WithBusinessForm create={create} waiting={<Skeleton active />}>
      {(resource) =>
        resource ? (
          <BusinessFormPreview resource={resource} />
        ) : (
          <p>{fill(text.businessForm, { create, view: view ?? '' })}</p>
        )
      }
    </WithBusinessForm>
  );
}

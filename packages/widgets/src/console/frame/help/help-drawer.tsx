import { fieldsOf, fill, LIST_SEPARATOR, type AnyResource, type MenuItem } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Drawer, Skeleton, Space, Tag } from 'antd';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useDictionaries } from '../../../kit/data/dictionaries.tsx';
import { useSheet } from '../../../kit/shadow/index.ts';
import { useLang, useSession, useText } from '../../ground/context/console-context.tsx';
import { addressOf, trailOf } from '../../ground/menus/menus.ts';
import { PAGE_PLACES } from './key-table.ts';
import css from './help.css?inline';
import { KeyList } from './key-list.tsx';
import { lifecycleHelp } from './lifecycle-help.ts';
import { pageFacts } from './page-facts.ts';
import { placesHere } from './places-here.ts';
import { useHelpText } from './text/index.ts';

interface HelpDrawerProps {
  phone: boolean;
  /** Where the page is. */
  root: ParentNode;
  onKeys: () => void;
  onClose: () => void;
}

/** What the page on view is for, and how one works with it: from what its module declares. */
export function HelpDrawer({ phone, root, onKeys, onClose }: HelpDrawerProps) {
  useSheet(css);
  const { pathname } = useLocation();
  const { menus } = useSession();
  const lang = useLang();
  const words = useText();
  const text = useHelpText();
  const [open, setOpen] = useState(true);
  const [places] = useState(() => placesHere(root).filter((place) => PAGE_PLACES.includes(place)));
  const leaf = trailOf(menus ?? [], pathname).at(-1);
  const page = useQuery({
    queryKey: ['help', pathname, leaf?.index],
    queryFn: () => pageFacts(pathname, leaf?.index),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const title = leaf ? fill(text.helpOf, { title: leaf.title }) : text.help;
  return (
    <Drawer
      open={open}
      size={phone ? '100%' : 460}
      title={title}
      onClose={() => setOpen(false)}
      afterOpenChange={(shown) => !shown && onClose()}
    >
      {page.isPending && <Skeleton active aria-label={text.loading} />}
      {page.isError && (
        <Alert
          type="error"
          showIcon
          title={words.failedHint}
          action={
            <Button size="small" onClick={() => void page.refetch()}>
              {words.retry}
            </Button>
          }
        />
      )}
      {page.data && (
        <div className="gd-help">
          <p className="gd-help-about">{page.data.about?.[lang] ?? text.noAbout}</p>
          {page.data.resource && leaf && <RecordHelp resource={page.data.resource} leaf={leaf} />}
          {!phone && (
            <>
              {places.length > 0 && <h3>{text.keysHere}</h3>}
              <div className="gd-help-keys">
                {places.map((place) => (
                  <KeyList key={place} place={place} />
                ))}
              </div>
              <Button className="gd-help-more" onClick={onKeys}>
                {text.allKeys}
              </Button>
            </>
          )}
        </div>
      )}
    </Drawer>
  );
}

/** Help for the pages of records: list, form and detail. */
function RecordHelp({ resource, leaf }: { resource: AnyResource; leaf: MenuItem }) {
  const lang = useLang();
  const text = useHelpText();
  const { of: dictionaryOf } = useDictionaries();
  const operations = leaf.operation_list;
  const mine = new Set(operations.filter(({ checked }) => checked).map((one) => one.operation_code));
  const denied = operations.filter(({ checked }) => !checked).map(({ title }) => title);
  const life = lifecycleHelp(resource, { lang, text, dictionaryOf });
  const whole = addressOf(leaf) === `/${resource.name}`;
  const rules = resource.rules ?? [];
  return (
    <>
      {whole && (
        <>
          <h3>{text.can}</h3>
          <Space size={4} wrap>
            {operations
              .filter(({ checked }) => checked)
              .map((one) => (
                <Tag key={one.operation_code}>{one.title}</Tag>
              ))}
          </Space>
          {denied.length > 0 && (
            <small className="gd-help-hint">{fill(text.cannot, { list: denied.join(LIST_SEPARATOR[lang]) })}</small>
          )}
        </>
      )}
      {life && (
        <>
          <h3>{text.steps}</h3>
          {life.begins && <p>{life.begins}</p>}
          {life.steps.map((step) => (
            <div key={step.name} className="gd-help-step">
              <strong>{step.label}</strong>
              <span>{step.way}</span>
              {whole && !mine.has(step.name) && <Tag>{text.denied}</Tag>}
              {step.facts.map((fact) => (
                <small key={fact}>{fact}</small>
              ))}
            </div>
          ))}
          <Lines title={text.overdue} lines={life.overdue} />
        </>
      )}
      <Lines title={text.rules} lines={rules.map((rule) => rule[lang])} />
      <Lines title={text.sheets} lines={sheetLines(resource, text)} />
      <OtherFacts resource={resource} />
    </>
  );
}

function sheetLines({ endpoints, imports }: AnyResource, text: ReturnType<typeof useHelpText>): string[] {
  return [
    ...(endpoints.import ? [text.import, ...(imports === 'append' ? [text.importAppend] : [])] : []),
    ...(endpoints.export ? [text.export] : []),
    ...(endpoints.word ? [text.word] : []),
  ];
}

function OtherFacts({ resource }: { resource: AnyResource }): ReactNode {
  const text = useHelpText();
  const offline = resource.offline ?? Object.values(resource.actions ?? {}).some(({ step }) => step?.offline);
  const personal = fieldsOf(resource).some((field) => field.personal !== undefined);
  if (!offline && !personal) return null;
  return (
    <>
      {offline && <p>{text.offline}</p>}
      {personal && <p>{text.personal}</p>}
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

import { Button } from 'antd';
import { useState } from 'react';
import { isType, listOf, type ModdleElement } from '../../../diagram/model.ts';
import type { Editor } from '../edit/editor.ts';
import { eventLabel } from '../listeners/labels.ts';
import { ListenerDrawer } from '../listeners/listener-drawer.tsx';
import { readListener } from '../listeners/read-listener.ts';
import { LISTENER_ABILITIES, type ListenerKind, type ListenerValues, NEW_LISTENER } from '../listeners/values.ts';
import { listenerProperties } from '../listeners/write-listener.ts';
import { EntryTable } from '../lists/entry-table.tsx';
import type { SectionProps } from '../edit/section-props.ts';

export const ExecutionListeners = (props: SectionProps) => <Listeners {...props} kind="ExecutionListener" />;
export const TaskListeners = (props: SectionProps) => <Listeners {...props} kind="TaskListener" />;

/** Returns the events of a listener. Engines call no start or end event on flows: their only event is `take`. */
function eventsOf({ object, engine }: Editor, kind: ListenerKind): readonly string[] {
  if (kind === 'TaskListener') return LISTENER_ABILITIES[engine].taskEvents;
  return isType(object, 'bpmn:SequenceFlow') ? ['take'] : ['start', 'end'];
}

function Listeners({ kind, editor, texts, lang }: SectionProps & { kind: ListenerKind }) {
  const [open, setOpen] = useState<{ listener?: ModdleElement } | null>(null);
  const listeners = editor.extensions(kind);
  const events = eventsOf(editor, kind);
  const remove = (listener: ModdleElement) =>
    editor.apply(
      editor.withExtensions(
        kind,
        listeners.filter((other) => other !== listener),
      ),
    );
  const save = (values: ListenerValues, listener: ModdleElement | undefined) => {
    const timer = listener ? listOf(listener, 'eventDefinitions')[0] : undefined;
    const properties = listenerProperties(editor, kind, values, timer);
    if (listener) editor.apply({ target: listener, set: properties });
    else {
      const created = editor.create(editor.name(kind), withoutEmpty(properties));
      editor.apply(editor.withExtensions(kind, [...listeners, created]));
    }
    setOpen(null);
  };
  return (
    <section className="gd-panel-list" data-list={kind}>
      <EntryTable
        texts={texts}
        columns={[
          { label: texts.index, of: (_, at) => at + 1 },
          { label: texts.event, of: (listener) => eventLabel(readListener(listener).event, texts) },
          { label: texts.listenerType, of: (listener) => texts[readListener(listener).listenerType] },
        ]}
        rows={listeners}
        removeQuestion={texts.removeListener}
        onEdit={(listener) => setOpen({ listener })}
        onRemove={remove}
      />
      <Button size="small" type="primary" ghost block className="gd-panel-add" onClick={() => setOpen({})}>
        {texts.addListener}
      </Button>
      {open && (
        <ListenerDrawer
          kind={kind}
          engine={editor.engine}
          texts={texts}
          lang={lang}
          events={events}
          values={open.listener ? readListener(open.listener) : { ...NEW_LISTENER, event: events[0] ?? '' }}
          taken={listeners.flatMap((other) => (other === open.listener ? [] : readListener(other).id || []))}
          onClose={() => setOpen(null)}
          onSave={(values) => save(values, open.listener)}
        />
      )}
    </section>
  );
}

/** Removes empty properties from a new element. */
const withoutEmpty = (properties: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );

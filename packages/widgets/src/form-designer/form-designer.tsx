import type { FormFieldType, FormOpener, ProcessForm } from '@gongdi/domain';
import { Button, Drawer, Form, Space } from 'antd';
import {
  Suspense,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { lazyPart } from '../kit/lazy/index.ts';
import { useData } from '../kit/data/index.ts';
import { saveBlob } from '../kit/file/save-blob.ts';
import { useNarrow } from '../kit/layout/use-narrow.ts';
import { useFormSheet } from '../kit/process-form/index.ts';
import { useSheet } from '../kit/shadow/index.ts';
import { undoKeyOf } from '../kit/undo-key.ts';
import { Canvas } from './canvas/canvas.tsx';
import css from './form-designer.css?inline';
import { ProblemButton } from './problem-button.tsx';
import { ToolButtons } from './tool-buttons.tsx';
import { Palette } from './palette/palette.tsx';
import { FieldPanel } from './panel/field-panel.tsx';
import { FormPanel, type KnownTask } from './panel/form-panel.tsx';
import { fieldAt, samePlace, type Place } from './state/edit.ts';
import { problemsOf, useDesign } from './state/history.ts';
import { useFormDesignerText } from './text/index.ts';

const PreviewDialog = lazyPart(async () => ({ default: (await import('./dialogs/preview-dialog.tsx')).PreviewDialog }));
const ImportDialog = lazyPart(async () => ({ default: (await import('./dialogs/import-dialog.tsx')).ImportDialog }));

export interface FormDesignerHandle {
  form(): ProcessForm;
  isDirty(): boolean;
  /** Returns the problems that prevent saving; when there are some, the first one is selected. */
  check(): readonly string[];
  /** Replaces the form; undo restores the previous one. */
  replace(form: ProcessForm): void;
  /** Marks the present form as saved. */
  markSaved(): void;
}

interface FormDesignerProps {
  initial: ProcessForm;
  /** Prefix of an exported file's name. */
  name?: string;
  /** User tasks of the models that use the form. */
  tasks?: readonly KnownTask[];
  opener?: Partial<FormOpener>;
  /** Buttons of the page, at the end of the toolbar. */
  actions?: ReactNode;
  ref?: Ref<FormDesignerHandle>;
}

const NO_TASKS: readonly KnownTask[] = [];
/** Below this width, px, the properties panel opens over the form instead of beside it. */
const NARROW = 960;

/** Designer of a process form: palette, the form itself, properties; for mouse, touch and keyboard. */
export function FormDesigner({ initial, name, tasks = NO_TASKS, opener, actions, ref }: FormDesignerProps) {
  useFormSheet();
  useSheet(css);
  const { lang } = useData();
  const text = useFormDesignerText();
  const box = useRef<HTMLDivElement>(null);
  const narrow = useNarrow(box, NARROW);
  const design = useDesign(initial, text);
  const { form, selected } = design;
  const [open, setOpen] = useState<'preview' | 'import' | 'form' | null>(null);
  const [focusWanted, setFocusWanted] = useState(0);
  const [panelOpen, setPanelOpen] = useState(false);
  const problems = useMemo(() => problemsOf(form, lang), [form, lang]);
  const field = fieldAt(form, selected);
  const wrong = (place: Place) => problems.some((one) => samePlace(one.place, place));
  const goTo = (place: Place | null) => {
    design.select(place);
    if (place) setFocusWanted((count) => count + 1);
  };
  useImperativeHandle(ref, () => ({
    form: () => form,
    isDirty: () => design.dirty,
    check() {
      if (problems[0]) goTo(problems[0].place);
      return problems.map((one) => one.message);
    },
    replace: design.replace,
    markSaved: design.markSaved,
  }));
  const add = (type: FormFieldType) => {
    if (design.add(type)) setFocusWanted((count) => count + 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = isEditable(event) ? null : undoKeyOf(event);
    if (!step) return;
    design[step]();
    event.preventDefault();
  };
  const panel = field ? (
    <FieldPanel
      key={`${selected!.at}.${selected!.column ?? ''}`}
      design={design}
      field={field}
      problemOf={(property) =>
        problems.find((one) => samePlace(one.place, selected) && one.property === property)?.message
      }
    />
  ) : (
    <FormPanel design={design} tasks={tasks} />
  );
  const title = field ? `${text.properties} · ${text.types[field.type]}` : text.formProperties;
  return (
    <div ref={box} className={`gd-fd${narrow ? ' gd-fd-narrow' : ''}`} onKeyDown={onKeyDown}>
      <div className="gd-fd-bar" role="toolbar" aria-label={text.canvas}>
        <ToolButtons
          design={design}
          onExport={() => saveForm(form, name?.trim() || text.exportName)}
          onOpen={setOpen}
          onFormProperties={() => {
            design.select(null);
            setPanelOpen(true);
          }}
        />
        <ProblemButton problems={problems} onGo={goTo} />
        <Space className="gd-fd-actions">{actions}</Space>
      </div>
      <div className="gd-fd-body">
        <Palette onAdd={add} />
        <Form component={false} layout="vertical">
          <Canvas
            design={{
              ...design,
              select: (place) => {
                design.select(place);
                if (narrow) setPanelOpen(false);
              },
            }}
            wrong={wrong}
            focusWanted={focusWanted}
            narrow={narrow}
          />
        </Form>
        <PropertiesPane
          title={title}
          narrow={narrow}
          offered={field !== undefined}
          open={panelOpen}
          onOpen={setPanelOpen}
        >
          {panel}
        </PropertiesPane>
      </div>
      <Suspense fallback={null}>
        {open === 'preview' && <PreviewDialog form={form} opener={opener} onClose={() => setOpen(null)} />}
        {open === 'import' && <ImportDialog onImport={design.replace} onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  );
}

function saveForm(form: ProcessForm, name: string): void {
  saveBlob(new Blob([JSON.stringify(form, null, 2)], { type: 'application/json' }), `${name}.json`);
}

interface PropertiesPaneProps {
  title: string;
  narrow: boolean;
  /** Whether a narrow screen offers to open the pane. */
  offered: boolean;
  open: boolean;
  onOpen(open: boolean): void;
  children: ReactNode;
}

/** Properties beside the form, or on a narrow screen in a drawer over it. */
function PropertiesPane({ title, narrow, offered, open, onOpen, children }: PropertiesPaneProps) {
  if (!narrow)
    return (
      <aside className="gd-fd-panel" aria-label={title}>
        <h3>{title}</h3>
        {children}
      </aside>
    );
  return (
    <>
      {offered && !open && (
        <div className="gd-fd-open-panel">
          <Button type="primary" onClick={() => onOpen(true)}>
            {title}
          </Button>
        </div>
      )}
      <Drawer open={open} placement="bottom" size="70%" title={title} onClose={() => onOpen(false)}>
        {children}
      </Drawer>
    </>
  );
}

/** Returns whether the event's target is a text input, which has its own undo. */
function isEditable({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches('input,textarea,[contenteditable="true"]');
}

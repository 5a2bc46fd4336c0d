import { useState } from 'react';
import { type ModdleElement, textOf } from '../../../diagram/model.ts';
import type { Edit } from '../../engine/compound-command.ts';
import type { Editor } from '../edit/editor.ts';
import { AttributeRow, FlagsRow } from '../fields/attribute-row.tsx';
import { SelectRow } from '../fields/select-row.tsx';
import type { SectionProps } from '../edit/section-props.ts';
import type { PanelTexts } from '../text/index.ts';
import { ConnectorRows } from './connector-rows.tsx';
import { DecisionRows } from './decision-rows.tsx';
import { ErrorMappings } from './error-mappings.tsx';
import { FieldRows, hasFields } from './field-rows.tsx';
import { type TaskKindTexts, taskKindTexts } from './text/index.ts';
import { builtIn, type Setting, settingsOf, type Way, waysOf } from './ways.ts';
import { WorkerRows } from './worker-rows.tsx';

/** Returns the implementation that the model contains. An unknown built-in kind of an engine is kept. */
function wayOf(editor: Editor, holder: ModdleElement): Way | '' {
  const type = textOf(holder, editor.name('type'));
  if (type) return type === 'external' && editor.engine === 'flowable' ? 'type:external-worker' : `type:${type}`;
  // an attribute that the engine does not read here is not an implementation; `DeadParts` reports it
  const ways = waysOf(editor.engine, holder.$type);
  const written = (['decisionRef', 'class', 'expression', 'delegateExpression'] as const).find(
    (name) => ways.includes(name) && textOf(holder, editor.name(name)) !== '',
  );
  if (written) return written;
  return editor.extensions('Connector', holder).length > 0 ? 'connector' : '';
}

function label(way: Way, texts: PanelTexts, words: TaskKindTexts): string {
  const labels: Record<string, string> = {
    class: texts.javaClass,
    expression: texts.expression,
    delegateExpression: texts.delegateExpression,
    decisionRef: words.decision,
    connector: words.connector,
    http: words.http,
    mail: words.mail,
    shell: words.shell,
    dmn: words.decision,
    camel: words.camel,
    mule: words.mule,
    external: words.worker,
    'external-worker': words.worker,
  };
  const kind = builtIn(way) ?? way;
  return labels[kind] ?? kind;
}

/** The implementation of a service, send or rule task or of a thrown message, with its settings. */
export default function ServiceLike(props: SectionProps & { target?: ModdleElement }) {
  const { editor, texts, lang, target } = props;
  const words = taskKindTexts(lang);
  const holder = target ?? editor.object;
  const written = wayOf(editor, holder);
  // an implementation that was chosen but has no value yet is not in the model
  const [chosen, setChosen] = useState<Way | ''>('');
  const way = written || chosen;
  const choose = (next: Way | '') => {
    setChosen(next);
    const edits = switchEdits(editor, holder, next, written === 'connector');
    if (edits.length > 0) editor.apply(...edits);
  };
  const row = { ...props, words, holder };
  const has = (setting: Setting) => settingsOf(way).includes(setting);
  return (
    <>
      <WaySelect {...row} way={way} onChange={choose} />
      {way !== '' && has('code') && (
        <AttributeRow key={way} editor={editor} target={target} name={way} label={label(way, texts, words)} />
      )}
      {has('decision') && <DecisionRows {...row} />}
      {has('connector') && <ConnectorRows {...row} />}
      {has('worker') && <WorkerRows {...row} />}
      {(has('result') || hasResult(editor, holder)) && (
        <AttributeRow editor={editor} target={target} name={resultName(editor, holder)} label={texts.resultVariable} />
      )}
      {has('code') && (
        <FlagsRow
          editor={editor}
          target={target}
          label={words.options}
          flags={[
            ['triggerable', words.triggerable],
            ...(has('result') ? OF_RESULT.map(([name, word]) => [name, words[word]] as const) : []),
          ]}
        />
      )}
      {(has('fields') || hasFields(editor, holder)) && <FieldRows {...row} kind={builtIn(way)} />}
      {way === 'type:external' && editor.engine === 'camunda' && <ErrorMappings {...row} />}
      {editor.element.type === 'bpmn:ServiceTask' && (
        <AttributeRow editor={editor} target={target} name="skipExpression" label={words.skipExpression} />
      )}
    </>
  );
}

interface WaySelectProps {
  editor: Editor;
  texts: PanelTexts;
  words: TaskKindTexts;
  holder: ModdleElement;
  way: Way | '';
  onChange(way: Way | ''): void;
}

/** Selects the implementation. One that the engine does not know is also listed if the model contains it. */
function WaySelect({ editor, texts, words, holder, way, onChange }: WaySelectProps) {
  const ways = waysOf(editor.engine, holder.$type);
  return (
    <SelectRow
      label={texts.implementation}
      value={way}
      choices={[
        { value: '', label: texts.none },
        ...[...new Set(way && !ways.includes(way) ? [...ways, way] : ways)].map((value) => ({
          value,
          label: label(value, texts, words),
        })),
      ]}
      hint={way === '' ? words.noWay : undefined}
      onChange={(next) => onChange(next as Way | '')}
    />
  );
}

/** Flowable's options for the result of an expression. */
const OF_RESULT = [
  ['useLocalScopeForResultVariable', 'useLocalScope'],
  ['storeResultVariableAsTransient', 'storeTransient'],
] as const;

/** Returns the attribute of the result variable in Flowable and Activiti. The one that the file uses is kept. */
function resultName(editor: Editor, holder: ModdleElement): string {
  return textOf(holder, editor.name('resultVariableName')) ? 'resultVariableName' : 'resultVariable';
}

const hasResult = (editor: Editor, holder: ModdleElement): boolean =>
  textOf(holder, editor.name(resultName(editor, holder))) !== '';

/**
 * Returns the edits for a change of the implementation. The other implementations are removed at once; a built-in kind
 * or connector is written at once.
 */
function switchEdits(editor: Editor, holder: ModdleElement, next: Way | '', hadConnector: boolean): Edit[] {
  const type = builtIn(next);
  const gone = ['class', 'expression', 'delegateExpression', 'decisionRef', 'type']
    .filter((name) => editor.knows(name, holder) && textOf(holder, editor.name(name)) !== '')
    .map((name) => [editor.name(name), undefined] as const);
  const set = { ...Object.fromEntries(gone), ...(type ? { [editor.name('type')]: type } : {}) };
  const edits: Edit[] = Object.keys(set).length > 0 ? [{ target: holder, set }] : [];
  if (hadConnector && next !== 'connector') edits.push(editor.withExtensions('Connector', [], holder));
  if (next === 'connector' && !hadConnector) {
    edits.push(editor.withExtensions('Connector', [editor.create(editor.name('Connector'), {})], holder));
  }
  return edits;
}

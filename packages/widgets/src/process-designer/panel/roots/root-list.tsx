import { Button, Empty } from 'antd';
import { useState } from 'react';
import { nameOf } from '../../../diagram/describe.ts';
import { type DiagramElement, type ModdleElement, textOf } from '../../../diagram/model.ts';
import { addRoot, referrers, removeRoot, ROOT_KINDS, type RootKind, roots, usersOf } from '../edit/roots.ts';
import type { Editor } from '../edit/editor.ts';
import { useConfirm } from '../fields/use-confirm.ts';
import type { SectionProps } from '../edit/section-props.ts';
import { format } from '../text/index.ts';
import { RootDialog, rootProperties, type RootValues } from './root-dialog.tsx';
import { rootWords } from './root-words.ts';
import { rootTexts } from './text/index.ts';

/** Lists the document's messages, signals, errors or escalations, with the elements that refer to each. */
export function RootList({ kind, editor, texts, lang }: SectionProps & { kind: RootKind }) {
  const [open, setOpen] = useState<{ root?: ModdleElement } | null>(null);
  const confirm = useConfirm(texts);
  const words = rootWords(kind, lang);
  const own = rootTexts(lang);
  const { type, code } = ROOT_KINDS[kind];
  const list = roots(editor, kind);
  const remove = (root: ModdleElement) => {
    const count = referrers(editor, root).length;
    confirm(
      words.remove,
      () => editor.apply(...removeRoot(editor, root)),
      count > 0 ? format(texts.inUse, { count }) : undefined,
    );
  };
  const save = (values: RootValues, root: ModdleElement | undefined) => {
    const set = rootProperties(kind, values);
    if (root) editor.apply({ target: root, set });
    else editor.apply(addRoot(editor, editor.create(type, { id: values.id, ...set }, editor.definitions)));
    setOpen(null);
  };
  return (
    <section className="gd-panel-list" data-list={kind}>
      <header>
        <h4>{words.list}</h4>
        <Button size="small" type="primary" ghost onClick={() => setOpen({})}>
          {words.create}
        </Button>
      </header>
      {list.length === 0 ? (
        <Empty description={texts.empty} image={Empty.PRESENTED_IMAGE_SIMPLE} />
      ) : (
        <table>
          <thead>
            <tr>
              <th>ID</th>
              <th>{code ? `${texts.name} / ${own.code}` : texts.name}</th>
              <th>{own.usedBy}</th>
              <th>{texts.operations}</th>
            </tr>
          </thead>
          <tbody>
            {list.map((root) => (
              <tr key={root.id}>
                <td>{root.id}</td>
                <td>{[root.name, code && textOf(root, code)].filter(Boolean).join(' / ')}</td>
                <td>
                  <Users editor={editor} lang={lang} root={root} />
                </td>
                <td>
                  <Button size="small" type="link" onClick={() => setOpen({ root })}>
                    {texts.edit}
                  </Button>
                  <Button size="small" type="link" danger onClick={() => remove(root)}>
                    {texts.remove}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {open && (
        <RootDialog
          kind={kind}
          editor={editor}
          lang={lang}
          root={open.root}
          onClose={() => setOpen(null)}
          onSave={(values) => save(values, open.root)}
        />
      )}
    </section>
  );
}

/** Lists the elements that refer to a root element; a click goes to the element. */
function Users({ editor, lang, root }: Pick<SectionProps, 'editor' | 'lang'> & { root: ModdleElement }) {
  const own = rootTexts(lang);
  const users = usersOf(editor, root);
  if (users.length === 0) return <span className="gd-panel-row-hint">{own.unused}</span>;
  return users.map((element) => {
    const name = nameOf(element, lang);
    return (
      <Button
        key={element.id}
        size="small"
        type="link"
        className="gd-panel-user"
        aria-label={format(own.goTo, { name })}
        onClick={() => goTo(editor, element)}
      >
        {name}
      </Button>
    );
  });
}

/** Selects an element on the plane where it is drawn. */
function goTo({ stage }: Editor, element: DiagramElement): void {
  const canvas = stage.service('canvas');
  const root = canvas.findRoot(element);
  if (root) canvas.setRootElement(root);
  stage.service('selection').select(element);
  canvas.scrollToElement(element, 100);
}

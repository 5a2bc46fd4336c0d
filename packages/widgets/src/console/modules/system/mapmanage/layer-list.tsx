import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { isOverlay, type MapConfig, type MapLayer, type WholeMaps } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { Alert, App, Button, Dropdown, Empty, Tag, type ButtonProps } from 'antd';
import { useState, type ReactNode } from 'react';
import { useLang } from '../../../ground/context/console-context.tsx';
import { LayerDialog } from './layer-dialog.tsx';
import { detailOf, LAYER_KINDS, nameOf, type LayerKind } from './layer-fields.ts';
import { useMapsText } from './text/index.ts';

interface LayerListProps {
  config: MapConfig;
  stored: WholeMaps;
  disabled: boolean;
  onChange: (layers: readonly MapLayer[]) => void;
}

/** The layers in their order, with what can be done to each. */
export function LayerList({ config, stored, disabled, onChange }: LayerListProps) {
  const text = useMapsText();
  const lang = useLang();
  const { modal } = App.useApp();
  const [open, setOpen] = useState<{ kind: LayerKind; at?: number }>();
  const { layers = [] } = config;
  const first = layers.findIndex((layer) => !isOverlay(layer));
  const remove = (at: number, name: string) =>
    void modal.confirm({
      title: fill(text.removeTitle, { name }),
      content: text.removeHint,
      okText: text.remove,
      cancelText: text.cancel,
      okButtonProps: { danger: true },
      onOk: () => onChange(layers.filter((_, i) => i !== at)),
    });
  const move = (at: number, by: -1 | 1) => {
    const next = [...layers];
    next.splice(at + by, 0, ...next.splice(at, 1));
    onChange(next);
  };
  return (
    <>
      <p className="gd-maps-hint">{text.layersHint}</p>
      {stored.folder !== null && <p className="gd-maps-hint">{fill(text.folder, { folder: stored.folder })}</p>}
      {stored.problems.map(({ path, message }) => {
        const layer = stored.config.layers?.[Number(/\d+/.exec(path)?.[0])];
        const name = layer ? nameOf(layer, text, lang) : '';
        return <Alert key={path} type="warning" showIcon title={fill(text.problem, { name, message })} />;
      })}
      {layers.length === 0 && <Empty description={text.none} />}
      <ol className="gd-maps-layers" aria-label={text.layers}>
        {layers.map((layer, at) => {
          const name = nameOf(layer, text, lang);
          return (
            <LayerRow
              key={`${layer.kind} ${at}`}
              layer={layer}
              name={name}
              isBase={at === first}
              tools={
                !disabled && {
                  at,
                  last: layers.length - 1,
                  move,
                  remove,
                  edit: () => setOpen({ kind: layer.kind, at }),
                }
              }
            />
          );
        })}
      </ol>
      {!disabled && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: LAYER_KINDS.map((kind) => ({ key: kind, label: text[`kind_${kind}`] })),
            onClick: ({ key }) => setOpen({ kind: key as LayerKind }),
          }}
        >
          <Button icon={<PlusOutlined aria-hidden />}>{text.add}</Button>
        </Dropdown>
      )}
      {open && (
        <LayerDialog
          kind={open.kind}
          layer={open.at === undefined ? undefined : layers[open.at]}
          files={stored.files}
          at={{ center: config.center, system: config.system }}
          onDone={(layer) =>
            onChange(open.at === undefined ? [...layers, layer] : layers.map((one, i) => (i === open.at ? layer : one)))
          }
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

interface RowTools {
  at: number;
  last: number;
  move: (at: number, by: -1 | 1) => void;
  remove: (at: number, name: string) => void;
  edit: () => void;
}

interface LayerRowProps {
  layer: MapLayer;
  name: string;
  /** Shown first on all maps. */
  isBase: boolean;
  tools: RowTools | false;
}

function LayerRow({ layer, name, isBase, tools }: LayerRowProps) {
  const text = useMapsText();
  const tool = (words: string, icon: ReactNode, more: ButtonProps) => (
    <Button type="text" icon={icon} aria-label={fill(text.ofLayer, { action: words, name })} title={words} {...more} />
  );
  const kind = text[`kind_${layer.kind}`];
  return (
    <li className="gd-maps-layer">
      <div className="gd-maps-layer-words">
        <strong>{name}</strong>
        {name !== kind && <Tag>{kind}</Tag>}
        {isBase && <Tag color="processing">{text.base}</Tag>}
        {isOverlay(layer) && <Tag>{text.overlay}</Tag>}
        {layer.relay === true && <Tag color="success">{text.relayed}</Tag>}
        <span className="gd-maps-layer-detail">{detailOf(layer)}</span>
      </div>
      {tools && (
        <div className="gd-maps-layer-tools">
          {tool(text.up, <ArrowUpOutlined aria-hidden />, {
            disabled: tools.at === 0,
            onClick: () => tools.move(tools.at, -1),
          })}
          {tool(text.down, <ArrowDownOutlined aria-hidden />, {
            disabled: tools.at === tools.last,
            onClick: () => tools.move(tools.at, 1),
          })}
          {tool(text.edit, <EditOutlined aria-hidden />, { onClick: tools.edit })}
          {tool(text.remove, <DeleteOutlined aria-hidden />, {
            danger: true,
            onClick: () => tools.remove(tools.at, name),
          })}
        </div>
      )}
    </li>
  );
}

import { ArrowDownOutlined, ArrowUpOutlined, StarFilled } from '@ant-design/icons';
import { fill, type MenuItem } from '@gongdi/domain';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useConsole } from '../../ground/context/console-context.tsx';
import { useMenuText } from './text/index.ts';

interface FavouritesDialogProps {
  items: readonly MenuItem[];
  onClose: () => void;
}

/** The favourites with buttons that move and remove them: the way for fingers and for screen readers. */
export function FavouritesDialog({ items, onClose }: FavouritesDialogProps) {
  const { ownMenu } = useConsole();
  const text = useMenuText();
  const [announcement, setSaid] = useState('');
  const move = (item: MenuItem, place: number) => {
    ownMenu.move(item.index, items[place]!.index);
    setSaid(fill(text.moved, { name: item.title, place: place + 1, count: items.length }));
  };
  return (
    <Modal
      open
      width={420}
      title={text.order}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {text.done}
        </Button>
      }
    >
      <p className="gd-side-menu-hint">{text.orderHint}</p>
      <ol className="gd-side-menu-order">
        {items.map((item, place) => (
          <li key={item.index}>
            <span>{item.title}</span>
            <Button
              type="text"
              icon={<ArrowUpOutlined aria-hidden />}
              aria-label={fill(text.up, { name: item.title })}
              disabled={place === 0}
              onClick={() => move(item, place - 1)}
            />
            <Button
              type="text"
              icon={<ArrowDownOutlined aria-hidden />}
              aria-label={fill(text.down, { name: item.title })}
              disabled={place === items.length - 1}
              onClick={() => move(item, place + 1)}
            />
            <Button
              type="text"
              icon={<StarFilled aria-hidden />}
              aria-label={fill(text.unstar, { name: item.title })}
              title={fill(text.unstar, { name: item.title })}
              onClick={() => ownMenu.star(item.index, false)}
            />
          </li>
        ))}
      </ol>
      <p className="gd-side-menu-said" role="status">
        {announcement}
      </p>
    </Modal>
  );
}

import { EllipsisOutlined } from '@ant-design/icons';
import { fill, titleOf, type AnyResource } from '@gongdi/domain';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useText } from '../../../ground/context/console-context.tsx';
import type { ScreenRow } from '../screen/screen.ts';

interface CardMenuProps {
  resource: AnyResource;
  row: ScreenRow;
  menu: MenuProps;
}

/** What may be done with the record of a card; nothing when nothing may. */
export function CardMenu({ resource, row, menu }: CardMenuProps) {
  const text = useText();
  if ((menu.items?.length ?? 0) === 0) return null;
  return (
    <Dropdown trigger={['click']} menu={menu} placement="bottomRight">
      <Button
        type="text"
        size="small"
        className="gd-card-more"
        icon={<EllipsisOutlined aria-hidden />}
        aria-label={fill(text.moreOf, { name: titleOf(resource, row) })}
      />
    </Dropdown>
  );
}

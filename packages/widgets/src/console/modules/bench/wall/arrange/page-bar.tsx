import { ArrowLeftOutlined, ArrowRightOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { fill, WALL_LIMITS, WALL_SECONDS, type WallPage } from '@gongdi/domain';
import { App, Button, Input, InputNumber } from 'antd';
import { Segmented } from '../../../../../kit/radios/index.ts';
import { useText } from '../../../../ground/context/console-context.tsx';
import { useWallText } from '../text/index.ts';

interface PageBarProps {
  pages: readonly WallPage[];
  at: number;
  onShow: (at: number) => void;
  onChange: (pages: readonly WallPage[]) => void;
}

/** The pages of a wall: their order, titles, and how long each is shown. */
export function PageBar({ pages, at, onShow, onChange }: PageBarProps) {
  const text = useWallText();
  const { cancel } = useText();
  const { modal } = App.useApp();
  const page = pages[at]!;
  const nameOf = (one: WallPage, index: number) => one.title || fill(text.untitled, { page: index + 1 });
  const put = (part: Partial<WallPage>) =>
    onChange(pages.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const move = (by: number) => {
    const next = pages.filter((one) => one !== page);
    onChange([...next.slice(0, at + by), page, ...next.slice(at + by)]);
    onShow(at + by);
  };
  const remove = () => {
    onChange(pages.filter((one) => one !== page));
    onShow(Math.max(0, at - 1));
  };
  const ask = () =>
    page.tiles.length === 0
      ? remove()
      : void modal.confirm({
          title: text.removePage,
          content: fill(text.removePageText, { name: nameOf(page, at), count: page.tiles.length }),
          okText: text.removePage,
          okButtonProps: { danger: true },
          cancelText: cancel,
          onOk: remove,
        });
  return (
    <div className="gd-arrange-pages">
      <Segmented<number>
        aria-label={text.pages}
        value={at}
        options={pages.map((one, index) => ({ value: index, label: nameOf(one, index) }))}
        onChange={onShow}
      />
      <Button
        icon={<PlusOutlined aria-hidden />}
        disabled={pages.length >= WALL_LIMITS.pages}
        onClick={() => {
          onChange([...pages, { title: '', seconds: WALL_SECONDS.usual, tiles: [] }]);
          onShow(pages.length);
        }}
      >
        {text.addPage}
      </Button>
      <label>
        {text.pageTitle}
        <Input
          value={page.title}
          maxLength={WALL_LIMITS.title}
          placeholder={fill(text.untitled, { page: at + 1 })}
          onChange={(event) => put({ title: event.target.value })}
        />
      </label>
      <label>
        {text.seconds}
        <InputNumber
          value={page.seconds}
          min={WALL_SECONDS.least}
          max={WALL_SECONDS.most}
          precision={0}
          onChange={(seconds) => seconds !== null && put({ seconds })}
        />
      </label>
      <Button
        icon={<ArrowLeftOutlined aria-hidden />}
        aria-label={text.pageLeft}
        title={text.pageLeft}
        disabled={at === 0}
        onClick={() => move(-1)}
      />
      <Button
        icon={<ArrowRightOutlined aria-hidden />}
        aria-label={text.pageRight}
        title={text.pageRight}
        disabled={at === pages.length - 1}
        onClick={() => move(1)}
      />
      <Button danger icon={<DeleteOutlined aria-hidden />} disabled={pages.length === 1} onClick={ask}>
        {text.removePage}
      </Button>
    </div>
  );
}

import { PictureOutlined } from '@ant-design/icons';
import { resourceCalls } from '@gongdi/api';
import { filesIn, fill, viewsOf, type FileItem } from '@gongdi/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNames } from '../../../use-names.ts';
import { useSeen } from '../../../../../kit/layout/use-seen.ts';
import { Pager } from '../../../../../kit/pager/pager.tsx';
import { usePreview } from '../../../../../kit/preview/file-cards.tsx';
import { useContent } from '../../../../../kit/preview/content/use-content.ts';
import { useSheet } from '../../../../../kit/shadow/index.ts';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { CardMenu } from '../../card/card-menu.tsx';
import { RecordCard } from '../../card/record-card.tsx';
import { useViewText } from '../text/index.ts';
import { useRecordMenu } from '../use-record-menu.ts';
import { useStepsHere } from '../use-steps-here.tsx';
import type { Row, ViewProps } from '../view-props.ts';
import { ViewState } from '../view-state.tsx';
import css from './gallery.css?inline';

/** The list as pictures: the first picture of each record large, all of them in the preview. */
export default function GalleryView({ resource, filters, grid, setGrid }: ViewProps) {
  useSheet(css);
  const { client } = useConsole();
  const field = viewsOf(resource).gallery!;
  const [begin, dialog] = useStepsHere(resource);
  const menuOf = useRecordMenu(resource, begin);
  const list = useQuery({
    queryKey: ['list', resource.name, grid, filters],
    queryFn: ({ signal }) =>
      client.call(resourceCalls(resource).list!, { query: { ...filters, ...grid } }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  const { data } = list;
  const nameOf = useNames(resource, data?.list ?? []);
  return (
    <ViewState query={list} empty={data?.list.length === 0}>
      <ul className="gd-gallery" aria-busy={list.isFetching}>
        {data?.list.map((found) => {
          const row = found as Row;
          return (
            <li key={row.id} className="gd-views-card">
              <Picture files={filesIn(row[field.name])} name={nameOf(row)} />
              <RecordCard
                resource={resource}
                row={row}
                without={[field.name]}
                menu={<CardMenu resource={resource} row={row} menu={menuOf(row)} />}
              />
            </li>
          );
        })}
      </ul>
      {data && (
        <Pager
          page={grid.page}
          page_size={grid.page_size}
          total={data.total}
          capped={data.total_capped}
          onChange={(page) => setGrid({ ...grid, ...page })}
        />
      )}
      {dialog}
    </ViewState>
  );
}

/** The first picture of a record, small; loads when it comes into sight. */
function Picture({ files, name }: { files: readonly FileItem[]; name: string }) {
  const text = useViewText();
  const [box, seen] = useSeen<HTMLDivElement>();
  const [open, dialog] = usePreview(files);
  const [first] = files;
  const content = useContent(seen ? first : undefined, { small: true });
  return (
    <div ref={box} className="gd-gallery-picture">
      {first ? (
        <button
          type="button"
          aria-label={fill(text.picture, { name, count: files.length })}
          onClick={() => open(first)}
        >
          {content.state === 'ready' ? <img src={content.src} alt="" /> : <PictureOutlined aria-hidden />}
          {files.length > 1 && <span className="gd-gallery-count">{files.length}</span>}
        </button>
      ) : (
        <span className="gd-gallery-none">
          <PictureOutlined aria-hidden /> {text.noPicture}
        </span>
      )}
      {dialog}
    </div>
  );
}

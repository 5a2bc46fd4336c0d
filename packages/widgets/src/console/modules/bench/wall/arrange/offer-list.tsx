import { PlusOutlined } from '@ant-design/icons';
import type { calls } from '@gongdi/api';
import { Button, Empty, Input, Tag } from 'antd';
import { useState } from 'react';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { useWallText } from '../text/index.ts';

type Offer = calls.wall.WallOffer;

interface OfferListProps {
  offers: readonly Offer[];
  onAdd: (offer: Offer) => void;
}

/** What modules declare and can be put on the page, by module. */
export function OfferList({ offers, onAdd }: OfferListProps) {
  const text = useWallText();
  const lang = useLang();
  const [wanted, setWanted] = useState('');
  const words = (offer: Offer) =>
    `${offer.module?.[lang] ?? text.others} ${offer.label[lang]} ${text[`kind_${offer.kind}`]}`;
  const found = offers.filter((offer) => words(offer).toLowerCase().includes(wanted.trim().toLowerCase()));
  const groups = new Map<string, Offer[]>();
  for (const offer of found) {
    const name = offer.module?.[lang] ?? text.others;
    groups.set(name, [...(groups.get(name) ?? []), offer]);
  }
  return (
    <section className="gd-data-panel gd-arrange-offers" aria-label={text.offers}>
      <h2>{text.offers}</h2>
      <p>{text.offersHelp}</p>
      <Input.Search
        allowClear
        placeholder={text.search}
        aria-label={text.search}
        onChange={(event) => setWanted(event.target.value)}
      />
      {found.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.noOffers} />}
      {[...groups].map(([name, list]) => (
        <div key={name}>
          <h3>{name}</h3>
          <ul>
            {list.map((offer) => (
              <li key={`${offer.kind} ${offer.of}`}>
                <Button type="text" block icon={<PlusOutlined aria-hidden />} onClick={() => onAdd(offer)}>
                  <span>{offer.label[lang]}</span>
                  <small>{text[`kind_${offer.kind}`]}</small>
                  {offer.open && <Tag title={text.openHelp}>{text.isOpen}</Tag>}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

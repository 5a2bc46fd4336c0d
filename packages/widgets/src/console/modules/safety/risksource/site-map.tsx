import type { MapConfig } from '@gongdi/api';
import { boxOf } from '@gongdi/geo';
import { useEffect } from 'react';
import { MapStage } from '../../../../map/index.ts';
import { usePointsMap } from '../../../generic/points-map/use-points-map.ts';
import { LOOKS, mapPointsOf, type MarkedRisk } from './marked-risks.ts';

interface SiteMapProps {
  config: MapConfig | null;
  risks: readonly MarkedRisk[];
  selected: string | null;
  onSelect: (id: string | null) => void;
}

const NEAREST = 18;

function keepNames(names: Map<string, string>, risks: readonly MarkedRisk[]): void {
  names.clear();
  for (const { id, risk_name } of risks) names.set(id, risk_name);
}

/** Risks on the map of the site, in the four colours. */
export function SiteMap({ config, risks, selected, onSelect }: SiteMapProps) {
  const { names, view, layer, mode, lang } = usePointsMap({ config, looks: LOOKS, selected, onSelect });
  useEffect(() => {
    keepNames(names, risks);
    const points = mapPointsOf(risks);
    layer.show(points);
    if (points.length > 0) view.fit(boxOf(points.map(({ place }) => place)), 'WGS-84', NEAREST);
  }, [names, view, layer, risks]);
  return <MapStage view={view} lang={lang} mode={mode} />;
}

// The map of the console with its layer of moving points, in a shadow root.
import { adoptMapCss, MapView, PointsLayer } from '@gongdi/widgets/map';

globalThis.openPoints = async (points, zoom) => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  adoptMapCss(root);
  const place = root.appendChild(document.createElement('div'));
  place.className = 'gd-map';
  place.style.cssText = 'position: relative; width: 1400px; height: 860px';
  const view = new MapView({ lang: 'zh-CN' });
  view.attach(place);
  view.goTo(points[0].place, 'WGS-84', zoom);
  const layer = new PointsLayer(
    view,
    [
      { colour: '#0b5cd5', shape: 'dot' },
      { colour: '#c71f2d', shape: 'alarm', stands: true },
    ],
    (id) => id,
  );
  layer.show(points);
  await view.shown;
  const canvases = root.querySelectorAll('canvas');
  return {
    move: (moved) => layer.move(moved),
    /** Whether anything is painted on the topmost canvas. */
    drawn: () => {
      const canvas = canvases[canvases.length - 1];
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      return data.some((value, index) => index % 4 === 3 && value > 0);
    },
  };
};

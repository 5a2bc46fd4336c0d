import type { calls } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { useWallText } from '../../text/index.ts';

/** The weather now and of today. */
export function WeatherTile({ weather: found }: { weather: calls.wall.WallData['weather'] }) {
  const text = useWallText();
  if (!found) return <p className="gd-wall-none">{text.noWeather}</p>;
  const { weather, temperature, temperature_min: min, temperature_max: max, humidity, precipitation, wind } = found;
  const facts = [
    wind,
    humidity === null ? null : fill(text.humidity, { value: humidity }),
    precipitation ? fill(text.rain, { value: precipitation }) : null,
  ].filter((one) => one !== null);
  return (
    <>
      <h2>
        {weather}
        {min !== null && max !== null && ` ${fill(text.range, { min: Math.round(min), max: Math.round(max) })}`}
      </h2>
      {temperature !== null && <strong className="gd-wall-number">{Math.round(temperature)}℃</strong>}
      {facts.length > 0 && <small>{facts.join(' · ')}</small>}
    </>
  );
}

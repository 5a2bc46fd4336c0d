import { calls, type MapConfig, type MapLayer, type MapSearch } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useMapsText } from './text/index.ts';

/** What to test, and where the map begins. */
export interface TestInput extends Pick<MapConfig, 'center' | 'system'> {
  layer?: MapLayer;
  search?: MapSearch;
}

interface TestButtonProps {
  /** Returns what to test; null: it is not complete, and its form says so. */
  input: () => Promise<TestInput | null>;
  /** Name for screen readers, where there are several buttons. */
  label?: string;
}

/** Button that lets the server try a layer or the place search, and shows what it received. */
export function TestButton({ input, label }: TestButtonProps) {
  const { client } = useConsole();
  const text = useMapsText();
  const test = useMutation({
    mutationFn: async () => {
      const body = await input();
      return body && client.call(calls.map.test, { body }, { quiet: true });
    },
  });
  const { data, error, isPending } = test;
  return (
    <div className="gd-maps-test">
      <Button loading={isPending && BUSY} aria-label={label} onClick={() => test.mutate()}>
        {isPending ? text.testing : text.test}
      </Button>
      <div role="status">
        {!isPending && (data || error) && (
          <Alert
            showIcon
            type={data?.ok ? 'success' : 'error'}
            title={
              data?.ok
                ? fill(text.passed, { took: data.took, message: data.message })
                : fill(text.failed, { message: error?.message ?? data?.message ?? '' })
            }
            description={data?.picture && <img className="gd-maps-tile" src={data.picture} alt={text.picture} />}
          />
        )}
      </div>
    </div>
  );
}

import { useLocation } from 'react-router';
import { DetailPage } from '../../../generic/resource/pages.tsx';

/** `/appraiseresult/detail/:targetType`: the page of a result, below whichever of its modules the address names. */
export function ResultPage() {
  const module = useLocation().pathname.split('/').find(Boolean) ?? '';
  return <DetailPage key={module} resource={module} />;
}

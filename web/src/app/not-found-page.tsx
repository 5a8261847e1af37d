import { useLocation } from 'react-router-dom';
import { PageHead } from '../shared/head/page-head.tsx';
import { DeadEnd } from './dead-end.tsx';
import { useWords } from '../shared/words/words.ts';

export const NotFoundPage = () => {
  const t = useWords('deadEnds');
  const { pathname } = useLocation();
  return (
    <>
      <PageHead
        title={t('deadEnds.notFound')}
        description={t('deadEnds.notFoundText')}
        canonical={pathname}
        status={404}
      />
      <DeadEnd heading={t('deadEnds.notFound')}>{t('deadEnds.notFoundText')}</DeadEnd>
    </>
  );
};

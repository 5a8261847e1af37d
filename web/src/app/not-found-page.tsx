import { useLocation } from 'react-router-dom';
import { PageHead } from '../shared/head/page-head.tsx';
import { DeadEnd } from './dead-end.tsx';
import { useWords } from '../shared/words/words.ts';

export const NotFoundPage = () => {
  const t = useWords();
  const { pathname } = useLocation();
  return (
    <>
      <PageHead title={t('site.notFound')} description={t('site.notFoundText')} canonical={pathname} status={404} />
      <DeadEnd heading={t('site.notFound')}>{t('site.notFoundText')}</DeadEnd>
    </>
  );
};

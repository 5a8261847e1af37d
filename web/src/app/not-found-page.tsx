import { useLocation } from 'react-router-dom';
import { PageHead } from '../shared/head/page-head.tsx';
import { DeadEnd } from './dead-end.tsx';

export const NotFoundPage = () => {
  const { pathname } = useLocation();
  return (
    <>
      <PageHead
        title="404 Page Not Found"
        description="There is no page at this address."
        canonical={pathname}
        status={404}
      />
      <DeadEnd heading="404 Page Not Found">There is no page at this address.</DeadEnd>
    </>
  );
};

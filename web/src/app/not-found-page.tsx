import { Link, useLocation, useNavigate } from 'react-router-dom';
import { homeHref } from '../features/locations/address-state.ts';
import { SearchBox } from '../features/locations/search-box.tsx';
import { PageHead } from '../shared/head/page-head.tsx';
import { quietButton } from '../shared/ui/button-look.ts';

export const NotFoundPage = () => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <div className="relative isolate">
      <PageHead
        title="404 Page Not Found"
        description="There is no page at this address."
        canonical={pathname}
        status={404}
      />
      <div aria-hidden="true" className="contours absolute inset-0 -z-10 opacity-15" />
      <div className="page-width flex min-h-[70dvh] max-w-2xl flex-col items-center justify-center py-16 text-center">
        <h1 className="text-3xl md:text-4xl">404 Page Not Found</h1>
        <p className="mt-3 text-lg text-ink-soft">
          There is no page at this address. Perhaps the place you look for is here:
        </p>
        <div className="mt-8 w-full text-left">
          <SearchBox onSearch={(text) => void navigate(homeHref({ search: text || null }))} />
        </div>
        <Link to="/" className={`${quietButton} mt-6`}>
          Back to Home
        </Link>
      </div>
    </div>
  );
};

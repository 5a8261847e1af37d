import { useEffect, useRef } from 'react';

/** After turning a page the reader stands at the top of the results; Back and the first visit move nothing. */
export const useFocusAfterPaging = (page: number) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(page);
  useEffect(() => {
    const turned = before.current !== page && document.activeElement?.closest('nav[aria-label="Pages"]');
    before.current = page;
    if (!turned) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  return heading;
};

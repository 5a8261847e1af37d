import { useEffect, useRef } from 'react';

/** After turning a page the reader stands at the top of the results; Back and the first visit move nothing. */
export const useFocusAfterPaging = (page: number) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const turned = useRef(false);
  useEffect(() => {
    if (!turned.current) return;
    turned.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  const onTurn = () => {
    turned.current = true;
  };
  return { heading, onTurn };
};

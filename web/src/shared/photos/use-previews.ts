import { useEffect, useRef } from 'react';

/** Makes addresses at which the browser shows files before they are sent; all are given back when the form goes. */
export const usePreviews = (): ((file: File) => string) => {
  const made = useRef(new Set<string>());
  useEffect(() => {
    const { current } = made;
    return () => current.forEach((url) => URL.revokeObjectURL(url));
  }, []);
  return (file) => {
    const url = URL.createObjectURL(file);
    made.current.add(url);
    return url;
  };
};

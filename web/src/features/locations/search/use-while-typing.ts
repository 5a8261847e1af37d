import { useApolloClient } from '@apollo/client/react';
import type { TypedDocumentNode } from '@apollo/client';
import { startTransition, useEffect, useState } from 'react';

/** A reader types a letter every 100 to 200 ms; requests between the letters do not help. */
const PAUSE_MS = 140;
const AT_LEAST = 2;

/**
 * What a query answers to a text that is being typed: from two letters on, and when the typing pauses. Until then, what it answered
 * before; null: nothing yet, or it is not enabled. Where the query fails the answer is `empty`.
 */
export const useWhileTyping = <Data>(
  document: TypedDocumentNode<Data, { readonly q: string }>,
  text: string,
  isEnabled: boolean,
  empty: Data,
): Data | null => {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<Data | null>(null);
  const q = text.trim();
  const isReady = isEnabled && q.length >= AT_LEAST;
  useEffect(() => {
    if (!isReady) return;
    let current = true;
    // The next letter is more urgent than the answer to the last ones.
    const show = (data: Data): void => startTransition(() => (current ? setAnswer(() => data) : undefined));
    const timer = setTimeout(() => {
      client.query({ query: document, variables: { q } }).then(
        ({ data }) => show(data ?? empty),
        () => show(empty),
      );
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [client, document, q, isReady, empty]);
  return isReady ? answer : null;
};

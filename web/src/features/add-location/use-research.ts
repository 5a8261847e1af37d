import { RESEARCH_UNABLE } from '@wellspring/rest-contract/research-limits';
import { useEffect, useRef, useState } from 'react';
import { askApi, failureMessage, isUnauthorized } from '../../shared/api/call-api.ts';
import { draftOf, dropDraft, keepDraft } from '../../shared/drafts/draft-store.ts';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useMessageText, useWords } from '../../shared/words/words.ts';
import { findingIn, parseFinding, serializeFinding, type Finding } from './finding.ts';

/** Milliseconds from an answer to the form that it filled. */
const SWITCH_DELAY = 500;

type Props = {
  readonly memberId: string;
  /** the form is filled at once, and shown a moment later */
  readonly onFound: (finding: Finding) => void;
  readonly onShow: () => void;
};

/** Asks what is known of a place. Leaving the screen gives the question up, on the server as well. */
export const useResearch = ({ memberId, onFound, onShow }: Props) => {
  const t = useWords('addLocation');
  const messageText = useMessageText();
  const draft = { owner: memberId, form: 'research', subject: '' };
  const toast = useToast();
  const signedOut = useSignedOut();
  const [finding, setFinding] = useState(() => parseFinding(draftOf(draft)?.fields ?? null));
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const underWay = useRef(new AbortController());
  useEffect(() => () => underWay.current.abort(), []);

  const failed = (error: unknown): void => {
    if (isUnauthorized(error)) return signedOut(t('addLocation.researchNeedsLogin'));
    const description = failureMessage(t, error, messageText(RESEARCH_UNABLE));
    setFailure(description);
    toast({ title: t('addLocation.researchFailed'), description, isFailure: true });
  };
  const found = (answer: Finding, signal: AbortSignal): void => {
    setFinding(answer);
    keepDraft(draft, { fields: serializeFinding(answer), base: {}, photos: [], idempotencyKey: '' });
    onFound(answer);
    setTimeout(() => {
      if (signal.aborted) return;
      onShow();
      toast({ title: t('addLocation.researchComplete'), description: t('addLocation.lookItOver') });
    }, SWITCH_DELAY);
  };
  const ask = async (query: string): Promise<void> => {
    underWay.current.abort();
    const asking = new AbortController();
    underWay.current = asking;
    const { signal } = asking;
    setBusy(true);
    setFailure(null);
    try {
      const schema = async () => (await import('@wellspring/rest-contract/research')).ResearchedLocation;
      const answer = await askApi('POST', '/api/locations/research', schema, { body: { query }, signal });
      if (!signal.aborted) found(findingIn(answer), signal);
    } catch (error) {
      if (!signal.aborted) failed(error);
    } finally {
      if (underWay.current === asking) setBusy(false);
    }
  };
  const cancel = (): void => {
    underWay.current.abort();
    setBusy(false);
  };
  return {
    finding,
    /** why the last query has no result; null: it has one, or there was none */
    failure,
    isBusy,
    ask,
    cancel,
    forget: (): void => {
      cancel();
      setFailure(null);
      setFinding(null);
      dropDraft(draft);
    },
  };
};

import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewer } from '../shared/session/session.tsx';
import { hasGrantedWish } from '../shared/session/wish.ts';
import { island } from '../shared/ui/island.tsx';
import { useHydrated } from '../shared/use-hydrated.ts';

const OnboardingDialog = island(
  () => import('../features/onboarding/onboarding-dialog.tsx').then((it) => it.OnboardingDialog),
  null,
  null,
);

/** The introduction for members who have not seen it. Where they came back to do something, it waits for the next page. */
export const Onboarding = () => {
  const viewer = useViewer();
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  const [isShown, setShown] = useState(false);
  const [wishedAt, setWishedAt] = useState<string | null>(null);
  const isNew = viewer !== null && !viewer.hasCompletedOnboarding;
  if (isNew && wishedAt === null && hasGrantedWish(pathname)) setWishedAt(pathname);
  // Once shown, only its own buttons close it, also when the account changes meanwhile.
  else if (isNew && pathname !== wishedAt && !isShown) setShown(true);
  return isHydrated && isShown ? <OnboardingDialog /> : null;
};

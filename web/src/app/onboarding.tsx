import { useState } from 'react';
import { useViewer } from '../shared/session/session.tsx';
import { island } from '../shared/ui/island.tsx';
import { useHydrated } from '../shared/use-hydrated.ts';

const OnboardingDialog = island(
  () => import('../features/onboarding/onboarding-dialog.tsx').then((it) => it.OnboardingDialog),
  null,
  null,
);

/** The introduction for members who have not seen it. */
export const Onboarding = () => {
  const viewer = useViewer();
  const isHydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  // Once it stands it goes by its own buttons alone, whatever the account says meanwhile.
  if (viewer && !viewer.hasCompletedOnboarding && !isShown) setShown(true);
  return isHydrated && isShown ? <OnboardingDialog /> : null;
};

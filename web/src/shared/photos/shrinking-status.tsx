/** Says that photos are made smaller, while they are; it stands there empty, so that it is read out when it begins. */
export const ShrinkingStatus = ({ status }: { readonly status: string }) => (
  <p role="status" className="text-sm text-ink-soft not-empty:mt-2">
    {status}
  </p>
);

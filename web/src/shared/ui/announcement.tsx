/** Says to a screen reader what changed on the screen; nothing is seen. */
export const Announcement = ({ text }: { readonly text: string }) => (
  <p role="status" aria-live="polite" className="sr-only">
    {text}
  </p>
);

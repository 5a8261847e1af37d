type Call = {
  /** where the call came from, for limits */
  readonly address?: string;
  /** the call was made by a route of /api, which has checked it; absent: by anybody's own operation */
  readonly overRest?: true;
};

/** Who asks. The gateway knows it; the service that owns the data decides what it may. */
export type Actor = Call &
  (
    | { readonly kind: 'visitor' }
    | { readonly kind: 'member'; readonly id: string; readonly isAdmin: boolean; readonly isOwner: boolean }
  );

export const VISITOR: Actor = { kind: 'visitor' };

/** Who asks. The gateway knows it; the service that owns the data decides what it may. */
export type Actor =
  | { readonly kind: 'visitor'; readonly address?: string }
  | {
      readonly kind: 'member';
      readonly id: string;
      readonly isAdmin: boolean;
      readonly isOwner: boolean;
      readonly address?: string;
    };

export const VISITOR: Actor = { kind: 'visitor' };

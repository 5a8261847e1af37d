import { deletionNote, type DeletionNotes } from '../domain/deletion-note.ts';
import { deleteLocation as lastState } from '../domain/lifecycle.ts';
import { locationNotFound, type Viewer } from '../domain/publication.ts';
import { checkUnchanged, type ReadRevision } from '../domain/read-revision.ts';
import { locationDeleted } from '../facts.ts';
import type { DeletedSources, LocationStore } from '../ports.ts';
import { rewriteLocation, type RewriteDeps } from './rewrite-location.ts';

type Deps = RewriteDeps & {
  readonly deletedSources: Pick<DeletedSources, 'mark'>;
  readonly deletionNotes: Pick<DeletionNotes, 'keep'>;
};

/**
 * Deletes a Location; what hangs on it goes through events. Its source is marked first, so that no import brings it
 * back: a mark without a deletion does no harm, a deletion without a mark would. So is the note for its submitter.
 * `by`: the admin; `message`: their words to the submitter; `readRevision`: what they read, null where they did not say.
 * @throws AppError NOT_FOUND, VALIDATION; CONFLICT in words that name what has changed since that revision
 */
export const deleteLocation =
  (deps: Deps) =>
  async (
    id: string,
    by: string | null = null,
    message: string | null = null,
    readRevision: ReadRevision = null,
  ): Promise<string> => {
    const location = await deps.locations.find(id);
    if (!location) throw locationNotFound();
    checkUnchanged(location, readRevision);
    const note = deletionNote(location, message, deps.now());
    const { source, sourceId } = location.provenance ?? {};
    if (source != null && sourceId != null) await deps.deletedSources.mark({ source, sourceId });
    if (note) await deps.deletionNotes.keep(note);
    await rewriteLocation(
      deps,
      id,
      (found) => lastState(found, readRevision, deps.now()),
      (last, before) => locationDeleted(last, by === null ? null : { by, before }),
      'remove',
    );
    return id;
  };

type Reading = {
  readonly locations: Pick<LocationStore, 'find'>;
  readonly deletionNotes: Pick<DeletionNotes, 'find'>;
};

/** The note on a deleted place, for its submitter and for admins; null for others, and while the place exists. */
export const deletedLocation =
  ({ locations, deletionNotes }: Reading) =>
  async (id: string, viewer: NonNullable<Viewer>) => {
    const note = await deletionNotes.find(id);
    if (!note || !(viewer.isAdmin || viewer.id === note.submittedBy)) return null;
    return (await locations.find(id)) ? null : note;
  };

import type { HeroImageUpload } from '@wellspring/rest-contract/hero-image';
import { reachable } from '../../../shared/api/call-api.ts';
import { upload } from '../../../shared/api/upload.ts';

/** Sends files to become hero images, and tells how much has left, from 0 to 1. @throws ApiError in the words of the server */
export const sendHeroImages = async (
  files: readonly File[],
  onProgress: (share: number) => void,
  idempotencyKey: string,
): Promise<HeroImageUpload> => {
  const form = new FormData();
  for (const file of files) form.append('heroImages', file);
  const { signal } = new AbortController();
  const answer = await upload('/api/admin/hero-images', form, { onProgress, signal, idempotencyKey });
  const { HeroImageUpload: schema } = await reachable(import('@wellspring/rest-contract/hero-image'));
  return schema.parse(answer);
};

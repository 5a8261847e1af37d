import { LocationPhoto } from '@wellspring/rest-contract/location';
import { z } from 'zod';

/** What sending photos is answered with. */
export const LocationPhotos = z.array(LocationPhoto);

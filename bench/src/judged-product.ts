import { z } from 'zod';
import { askJson } from './ask.ts';
import { searchable } from './import.ts';
import { importPlaces, readDemoPlaces, readImportedPlaces } from './judged-places.ts';
import { startProduct, withFolder, type Product } from './product.ts';

/** The product that answers: its address, or the folders to start one with. */
export type JudgedSource = {
  readonly url?: string | undefined;
  /** the files of the data */
  readonly places?: string | undefined;
  /** the data folder; a temporary one where it is missing */
  readonly data?: string | undefined;
};

const Total = z.object({ total: z.number() });

const runOn = async <T>(data: string, places: string, work: (product: Product) => Promise<T>): Promise<T> => {
  const product = await startProduct(data);
  try {
    const count = (await readDemoPlaces()).length + (await readImportedPlaces(places)).length;
    // What an earlier run has imported into this folder is not imported again.
    const { total } = Total.parse(await askJson(`${product.url}/api/locations?limit=1`));
    if (total < count) await importPlaces(data, places);
    await searchable(product.url, count);
    return await work(product);
  } finally {
    await product.stop();
  }
};

/** A running product, or the embedded one with the demo and all imported places for as long as the work takes. */
export const withJudgedProduct = async <T>(
  { url, places, data }: JudgedSource,
  work: (product: Pick<Product, 'url'> & Partial<Pick<Product, 'adminUrl'>>) => Promise<T>,
): Promise<T> => {
  if (url) return work({ url: url.replace(/\/+$/, '') });
  if (!places) throw new Error('Which product? --url ADDRESS, or --places FOLDER with the files to import');
  return data ? runOn(data, places, work) : withFolder((folder) => runOn(folder, places, work));
};

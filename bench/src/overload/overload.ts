import { join } from 'node:path';
import { figure, milliseconds, type Figure } from '../figure.ts';
import { percentile } from '../middle.ts';
import { writePlaces } from '../places.ts';
import { importFile, startProduct, withFolder } from '../product.ts';
import { makeMix } from './questions.ts';
import { bestGoodput, freshFrom, goodput, openLoop, type Round, type Tally } from './rounds.ts';

const PLACES = 10_000;
const TIMES = 5;
const LEAST = 0.9;
/** Prepared requests: more than are sent. */
const QUESTIONS = 150_000;
const P99 = 0.99;

const tookAtP99 = ({ took }: Tally): string => milliseconds(percentile(took, P99));
const shareOf = ({ good, refused, unclear, late, failed }: Tally): string => {
  const all = good + refused + unclear + late + failed;
  return `${Math.round((good / all) * 100)} % of ${all.toLocaleString('en')}`;
};

const figuresOf = (round: Round, best: number, aSecond: number, seconds: number): readonly Figure[] => {
  const { lights, heavies } = round;
  const reached = goodput(round);
  const about = `${Math.round(aSecond)}/s for ${seconds} s, half of them light; deadline 5 s; one process sends, on the same cores`;
  const refused = lights.refused + heavies.refused;
  const bad = lights.unclear + heavies.unclear + lights.failed + heavies.failed + lights.late + heavies.late;
  return [
    figure(`Goodput at ${TIMES} × the load that can be served`, {
      target: `≥ ${LEAST} ×`,
      measured: `${(reached / best).toFixed(2)} × (${Math.round(reached)}/s, of them ${Math.round(heavies.good / round.took)}/s heavy)`,
      comparedTo: `its best (${Math.round(best)}/s); ${about}`,
      isMet: reached >= LEAST * best,
    }),
    figure(`Light answers at ${TIMES} × the load that can be served, p99`, {
      target: 'all, before the heavy ones',
      measured: `${tookAtP99(lights)}, ${shareOf(lights)} good`,
      comparedTo: `heavy ones: ${tookAtP99(heavies)}, ${shareOf(heavies)} good; ${about}`,
      isMet:
        lights.good > 0 &&
        lights.refused + lights.late === 0 &&
        percentile(lights.took, P99) < percentile(heavies.took, P99),
    }),
    figure(`Refusals at ${TIMES} × the load that can be served`, {
      target: '429 or 503 with words and Retry-After, nothing else',
      measured: `${refused.toLocaleString('en')} clear, p99 ${milliseconds(percentile([...lights.refusedAfter, ...heavies.refusedAfter], P99))}; ${bad.toLocaleString('en')} others`,
      comparedTo: `what was not answered well: late ${lights.late + heavies.late}, failed ${lights.failed + heavies.failed}, another status ${lights.unclear + heavies.unclear}`,
      isMet: refused > 0 && bad === 0,
    }),
  ];
};

/** The answers under far too many requests: rising steps find the best rate, then requests arrive at five times that rate, independent of the answers. */
export const measureOverload = ({ seconds }: { readonly seconds: number }) =>
  withFolder(async (folder): Promise<readonly Figure[]> => {
    const [data, file] = [join(folder, 'data'), join(folder, 'places.ndjson')];
    const places = await writePlaces(file, PLACES);
    const product = await startProduct(data, { DEMO_DATA: 'off', TRUST_PROXY: '1' });
    try {
      await importFile(data, file);
      const { url } = product;
      const fresh = freshFrom(await makeMix(url, places, QUESTIONS));
      const ask = (aSecond: number, during: number) => openLoop(folder, url, fresh(aSecond * during), aSecond, during);
      const best = await bestGoodput(ask);
      const aSecond = Math.round(TIMES * best);
      return figuresOf(await ask(aSecond, seconds), best, aSecond, seconds);
    } finally {
      await product.stop();
    }
  });

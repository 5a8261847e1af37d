import { languageOf } from '@wellspring/platform/subgraph/actor';
import { viewerOf } from '@wellspring/platform/subgraph/define-subgraph';
import { textIn } from '@wellspring/words/error-text';
import type { CompleteResolvers } from '../generated/graphql.ts';
import type { ModerationUseCases } from '../use-cases.ts';
import type { ModerationContext } from './context.ts';

type Resolvers = CompleteResolvers<ModerationContext>;

const urlOf = ({ key }: { readonly key: string }): string => `/media/${key}-1920.webp`;

/** The resolvers of hero images. */
export const heroImageResolvers = (useCases: ModerationUseCases) =>
  ({
    Query: {
      heroImages: () => useCases.readActiveHeroImages(),
      adminHeroImages: () => useCases.readHeroImages(),
    },
    Mutation: {
      addHeroImages: async (_, { files, idempotencyKey }, { actor }) => {
        const { uploaded, refused } = await useCases.addHeroImages(files, viewerOf(actor).id, idempotencyKey ?? null);
        const language = languageOf(actor);
        return {
          uploaded,
          refused: refused.map(({ words, ...file }) => ({ ...file, message: textIn(language, words) })),
        };
      },
      orderHeroImages: (_, { ids }, { actor }) => useCases.orderHeroImages(ids, viewerOf(actor).id),
      setHeroImageActive: (_, { id, isActive }, { actor }) =>
        useCases.setHeroImageActive(id, isActive, viewerOf(actor).id),
      deleteHeroImage: async (_, { id }, { actor }) => {
        await useCases.deleteHeroImage(id, viewerOf(actor).id);
        return id;
      },
    },
    HeroImage: { url: urlOf },
    AdminHeroImage: { url: urlOf, filename: (image) => urlOf(image).replace(/^.*\//, '') },
  }) satisfies {
    Query: Pick<Resolvers['Query'], 'heroImages' | 'adminHeroImages'>;
    Mutation: Partial<Resolvers['Mutation']>;
    HeroImage: Resolvers['HeroImage'];
    AdminHeroImage: Resolvers['AdminHeroImage'];
  };

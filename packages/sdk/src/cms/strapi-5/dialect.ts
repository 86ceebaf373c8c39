import type { Strapi, StrapiDialect } from '../strapi.ts'
import { strapi4Answer } from './answer.ts'
import { strapi5Document } from './document.ts'

/** Translates documents and answers for Strapi 5. */
export const dialect5: StrapiDialect = { version: 5, document: strapi5Document, answer: strapi4Answer }

/** The option `strapi` of a client whose CMS is Strapi 5. */
export const strapi5: Strapi = () => () => Promise.resolve({ data: dialect5 })

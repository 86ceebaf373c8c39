import type { Strapi, StrapiDialect } from '../strapi.ts'
import { strapi4Answer } from './answer.ts'
import { strapi5Document } from './document.ts'

/** How Strapi 5 is spoken to. */
export const dialect5: StrapiDialect = { version: 5, document: strapi5Document, answer: strapi4Answer }

/** For `strapi` of a client whose CMS is Strapi 5. */
export const strapi5: Strapi = () => () => Promise.resolve({ data: dialect5 })

// Support for Strapi 5, separate from the clients: an application with Strapi 4 bundles none of it.
export type { Strapi, StrapiDialect } from '../strapi.ts'
export { strapi4Answer } from './answer.ts'
export { detectStrapi } from './detect.ts'
export { strapi5 } from './dialect.ts'
export { strapi5Document } from './document.ts'
export { strapiVersion } from './version.ts'

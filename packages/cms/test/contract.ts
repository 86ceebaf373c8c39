import { readFile } from 'node:fs/promises'
import { contentModelOf } from '@hospital/codegen/strapi'

/** The contract's SDL. */
export const sdl = await readFile(new URL('../../../schemas/cms.graphql', import.meta.url), 'utf8')

/** What editors and visitors write. */
export const { contentTypes } = contentModelOf(sdl)

/** What the site reads. */
export const readable = contentTypes.filter((type) => type.readable)

/** What visitors send, and only editors read. */
export const sent = contentTypes.filter((type) => !type.readable)

/** `slider-berandas` in the words of GraphQL: `sliderBerandas`. */
export const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())

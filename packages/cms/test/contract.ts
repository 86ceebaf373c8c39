import { readFile } from 'node:fs/promises'
import { contentModelOf } from '@hospital/codegen/strapi'

/** The contract's SDL. */
export const sdl = await readFile(new URL('../../../schemas/cms.graphql', import.meta.url), 'utf8')

/** The content types that editors and visitors write. */
export const { contentTypes } = contentModelOf(sdl)

/** The content types that the site reads. */
export const readable = contentTypes.filter((type) => type.readable)

/** The content types that visitors send, and that only editors read. */
export const sent = contentTypes.filter((type) => !type.readable)

/** A name as GraphQL writes it: `slider-berandas` becomes `sliderBerandas`. */
export const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())

import { normalize } from '../cms/normalize.ts'
import type { Normalized } from '../cms/normalized.ts'

/** Removes Strapi's wrappers from an answer; relative media addresses become absolute on `origin`. */
export const unwrap = <Data>(data: Data, origin: string): Normalized<Data> =>
  normalize(data, { media: origin, doctorPhotos: `${origin}/uploads/dokter/` }) as Normalized<Data>

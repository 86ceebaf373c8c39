import { normalize } from '../cms/normalize.ts'
import type { Normalized } from '../cms/normalized.ts'

/** Takes Strapi's wrappers off an answer; relative addresses of media become absolute on `origin`. */
export const unwrap = <Data>(data: Data, origin: string): Normalized<Data> =>
  normalize(data, { media: origin, doctorPhotos: `${origin}/uploads/dokter/` }) as Normalized<Data>

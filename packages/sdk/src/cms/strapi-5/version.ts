import { createCaller } from '../../client/caller.ts'
import type { Result } from '../../client/errors.ts'
import { createTransport } from '../../client/transport.ts'
import type { CmsOptions } from '../access.ts'
import type { StrapiDialect } from '../strapi.ts'
import { detectStrapi } from './detect.ts'

/** Asks a CMS for its Strapi version and ignores the option `strapi`. For code that checks a configuration. */
export const strapiVersion = async (options: CmsOptions): Promise<Result<StrapiDialect['version']>> => {
  const found = await detectStrapi(createCaller(options), createTransport({ ...options, validate: undefined }))()
  return found.error ? found : { data: found.data.version }
}

import type { CallOptions } from '../../client/contract.ts'
import type { Result } from '../../client/errors.ts'
import type { CmsAccess } from '../access.ts'
import type { HomeSlide } from '../entities.ts'
import { cmsRest } from '../rest.ts'
import { completeSlide } from './complete.ts'
import { list } from './select.ts'

/** The slides that are stored apart from the home page. Contract: operation `listHomeSliders`. */
export const listHomeSliders = async (cms: CmsAccess, options?: CallOptions): Promise<Result<readonly HomeSlide[]>> =>
  list(await cmsRest(cms).listHomeSliders({ query: { populate: 'gambar' } }, options), ({ data }) =>
    cms.normalize(data).map(completeSlide),
  )

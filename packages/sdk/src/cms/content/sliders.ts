import type { CallOptions } from '../../client/contract.ts'
import type { CmsClient } from '../client.ts'
import { cmsRest } from '../rest.ts'
import { list } from './select.ts'

/** The slides that are stored apart from the home page. Contract: operation `listHomeSliders`. */
export const listHomeSliders = async (cms: CmsClient, options?: CallOptions) =>
  list(await cmsRest(cms).listHomeSliders({ query: { populate: 'gambar' } }, options), ({ data }) =>
    cms.normalize(data),
  )

import type { Cms } from '../cms/cms.ts'
import type { CmsResolvers } from '../generated/cms.ts'
import { refusing } from './cms-errors.ts'

/** Strapi's own REST lists. The casts are safe, because the handler checks every answer against the contract. */
export const createListResolvers = ({
  rest,
}: Cms): Pick<CmsResolvers, 'listHomeSliders' | 'listPopups' | 'listEmergencyContacts'> => ({
  listHomeSliders: ({ query: { populate } }) => {
    const body = rest.list('SliderBeranda', { populate })
    return { status: 200, body }
  },
  listPopups: ({ query }) =>
    refusing(() => {
      const limit = query['pagination[limit]']
      const filters = { expired: { gt: query['filters[expired][$gt]'] } }
      const body = rest.list('Popup', { filters, populate: query.populate, pagination: { limit } })
      return { status: 200, body }
    }),
  listEmergencyContacts: ({ query }) => {
    const filters = { rumah_sakit: { slug: { eq: query['filters[rumah_sakit][slug][$eq]'] } } }
    const body = rest.list('KontakDarurat', {
      filters,
      populate: query.populate,
      pagination: { limit: query['pagination[limit]'] },
    })
    return { status: 200, body }
  },
})

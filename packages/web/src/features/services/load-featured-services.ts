import { listFeaturedServices } from '@hospital/sdk/cms'
import type { ArticleCardProps } from '@hospital/ui'
import { fromResult } from '../../shared/loading/loaded.ts'
import type { PageLoader } from '../../shared/loading/loaded.ts'
import { featuredServiceCard } from './service-cards.ts'

/** The featured services of the group. */
export interface FeaturedServicesData {
  readonly services: readonly ArticleCardProps[]
}

/** Loads the list of featured services. Contract: document `FeaturedServices`. */
export const loadFeaturedServices: PageLoader<FeaturedServicesData> = async ({ cms, locale, message }) =>
  fromResult(await listFeaturedServices(cms), (list) => ({
    kind: 'page',
    data: { services: list.flatMap((service) => featuredServiceCard(service, locale)) },
    meta: { title: message('web.services.title'), description: message('web.services.intro') },
  }))

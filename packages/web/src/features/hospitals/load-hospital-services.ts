import type { ArticleCardProps, SpecialtyCardProps } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import type { PageLoader } from '../../shared/loading/loaded.ts'
import { featuredServiceCard, hospitalServiceCard } from '../services/service-cards.ts'
import { atHospital } from './hospital-entry.ts'

/** The services of a hospital. */
export interface HospitalServicesData {
  readonly hospital: string
  readonly featured: readonly ArticleCardProps[]
  readonly specialists: readonly SpecialtyCardProps[]
}

/** Loads the list of a hospital's services. Contract: documents `HospitalBySlug`, `HospitalById`. */
export const loadHospitalServices: PageLoader<HospitalServicesData> = (context) => {
  const {
    locale,
    message,
    parameters: { id = '' },
  } = context
  return atHospital(
    id,
    context,
    (slug) => href(locale, 'hospitalServices', { id: slug }),
    (_slug, fromHospital) =>
      fromHospital(({ nama, slug, layanan_unggulans: featured, layanan_spesialis: specialists }) => ({
        kind: 'page',
        data: {
          hospital: nama,
          featured: (featured ?? []).flatMap((service) => featuredServiceCard(service, locale)),
          specialists: (specialists ?? []).flatMap((service) => hospitalServiceCard(service, slug, locale)),
        },
        meta: {
          title: message('web.hospitalServices.title', { hospital: nama }),
          description: message('web.hospitalServices.intro', { hospital: nama }),
          above: [
            { label: message('web.hospitals.title'), href: href(locale, 'hospitals') },
            { label: nama, href: href(locale, 'hospital', { slug }) },
          ],
        },
      })),
  )
}

import { localize } from '@hospital/sdk'
import type { HospitalService, FeaturedServiceCard } from '@hospital/sdk/cms'
import type { ArticleCardProps, Locale, SpecialtyCardProps } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import { toImage } from '../../shared/loading/image.ts'

/** A featured service's card. */
export const featuredServiceCard = (service: FeaturedServiceCard, locale: Locale): ArticleCardProps[] => {
  const title = localize(service, 'nama', locale)
  if (title.text === '' || !service.slug) return []
  return [{ title, href: href(locale, 'featuredService', { slug: service.slug }), image: toImage(service.gambar) }]
}

/** The card of a specialist service at a hospital (its slug). */
export const hospitalServiceCard = (
  service: HospitalService,
  hospital: string,
  locale: Locale,
): SpecialtyCardProps[] => {
  const name = localize(service, 'nama', locale)
  if (name.text === '' || !service.slug) return []
  return [
    {
      name,
      href: href(locale, 'hospitalService', { id: hospital, slug: service.slug }),
      image: toImage(service.gambar),
    },
  ]
}

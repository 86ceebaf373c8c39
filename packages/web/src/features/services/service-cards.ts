import { localize } from '@hospital/sdk'
import type { CmsMedia } from '@hospital/sdk/cms'
import type { ArticleCardProps, Locale, SpecialtyCardProps } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import { toImage } from '../../shared/loading/image.ts'

interface Service {
  readonly nama: string | null
  readonly nama_en: string | null
  readonly slug: string | null
  readonly gambar: CmsMedia | null
}

/** A featured service's card. */
export const featuredServiceCard = (service: Service, locale: Locale): ArticleCardProps[] => {
  const title = localize(service, 'nama', locale)
  if (title.text === '' || !service.slug) return []
  return [{ title, href: href(locale, 'featuredService', { slug: service.slug }), image: toImage(service.gambar) }]
}

/** The card of a specialist service at a hospital (its slug). */
export const hospitalServiceCard = (service: Service, hospital: string, locale: Locale): SpecialtyCardProps[] => {
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

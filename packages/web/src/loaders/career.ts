import { jakartaDate, localize } from '@hospital/sdk'
import { findCareer } from '@hospital/sdk/cms'
import type { ImageSource, LinkItem, Localizable, RichTextNode } from '@hospital/ui'
import { dateOf } from './day.ts'
import { hospitalLink } from './hospital-link.ts'
import { toImage } from './image.ts'
import { fromResult } from './loaded.ts'
import type { PageLoader } from './loaded.ts'
import { indonesianRichText } from './localized-rich-text.ts'

/** One vacancy. */
export interface CareerData {
  readonly title: Localizable
  readonly place: LinkItem | undefined
  /** The last day for applications, `YYYY-MM-DD`; undefined while it is open without one. */
  readonly deadline: string | undefined
  readonly closed: boolean
  readonly image: ImageSource | undefined
  readonly body: readonly RichTextNode[]
}

/** Loads a vacancy. One that is closed is still shown, and says so. Contract: document `CareerBySlug`. */
export const loadCareer: PageLoader<CareerData> = async (context) => {
  const { cms, locale, now, parameters: { slug = '' } } = context
  return fromResult(await findCareer(cms, slug), (career) => {
    const title = localize(career, 'judul', locale)
    if (title.text === '') return { kind: 'missing' }
    const deadline = dateOf(career.tgl_tutup)
    const closed = deadline !== undefined && deadline < jakartaDate(now)
    const image = toImage(career.gambar, career.gambar?.alternativeText ?? '')
    const data = { title, place: hospitalLink(career.rumah_sakit, locale), deadline, closed, image, body: indonesianRichText(career.deskripsi, context) }
    return { kind: 'page', data, meta: { title, description: career.deskripsi ?? undefined, image, indexed: !closed } }
  })
}

import { jakartaDate, localize } from '@hospital/sdk'
import { findCareer, listOpenCareerSlugs } from '@hospital/sdk/cms'
import type { ImageSource, LinkItem, Localizable, RichTextNode } from '@hospital/ui'
import { hospitalLink } from '../../shared/hospital-link.ts'
import { dateOf } from '../../shared/loading/day.ts'
import { toImage } from '../../shared/loading/image.ts'
import { fromResult } from '../../shared/loading/loaded.ts'
import type { PageLoader } from '../../shared/loading/loaded.ts'
import { toPart } from '../../shared/loading/part.ts'
import type { Part } from '../../shared/loading/part.ts'
import { indonesianRichText } from '../../shared/rich-text/localized-rich-text.ts'
import { openVacancies } from './open-vacancies.ts'
import type { Vacancy } from './open-vacancies.ts'

/** One vacancy. */
export interface CareerData {
  readonly title: Localizable
  readonly place: LinkItem | undefined
  /** The last day for applications, `YYYY-MM-DD`; undefined for an open vacancy without a deadline. */
  readonly deadline: string | undefined
  readonly closed: boolean
  readonly image: ImageSource | undefined
  readonly body: readonly RichTextNode[]
  /** The e-mail address in the description. */
  readonly email: string | undefined
  /** All other open vacancies. */
  readonly others: Part<readonly Vacancy[]>
}

/** The first e-mail address that a text links to. */
const emailIn = (nodes: readonly RichTextNode[]): string | undefined => {
  for (const node of nodes) {
    if (node.type === 'text') continue
    const found = /^mailto:([^?\s]+)/i.exec(node.attributes?.href ?? '')?.[1] ?? emailIn(node.children ?? [])
    if (found !== undefined) return found
  }
  return undefined
}

/** Loads a vacancy. A closed one is still shown, and says so. Contract: documents `CareerBySlug`, `OpenCareerSlugs`. */
export const loadCareer: PageLoader<CareerData> = async (context) => {
  const {
    cms,
    locale,
    now,
    parameters: { slug = '' },
  } = context
  const today = jakartaDate(now)
  const asked = context.inTime(listOpenCareerSlugs(cms, today))
  return fromResult(await findCareer(cms, slug), async (career) => {
    const { text, lang } = localize(career, 'judul', locale)
    const title = { text: text.toWellFormed(), lang }
    if (title.text === '') return { kind: 'missing' }
    const deadline = dateOf(career.tgl_tutup)
    const closed = deadline !== undefined && deadline < today
    const image = toImage(career.gambar, career.gambar?.alternativeText ?? '')
    const body = indonesianRichText(career.deskripsi, context)
    const data = {
      title,
      place: hospitalLink(career.rumah_sakit, locale),
      deadline,
      closed,
      image,
      body,
      email: emailIn(body),
      others: toPart(await asked, (list) =>
        openVacancies(
          list.filter((other) => other.slug !== slug),
          locale,
        ),
      ),
    }
    return { kind: 'page', data, meta: { title, description: career.deskripsi || undefined, image, indexed: !closed } }
  })
}

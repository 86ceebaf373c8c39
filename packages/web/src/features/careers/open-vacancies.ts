import { localize } from '@hospital/sdk'
import type { OpenCareer } from '@hospital/sdk/cms'
import type { Localizable, Locale } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import { dateOf } from '../../shared/loading/day.ts'

/** A vacancy in a list. */
export interface Vacancy {
  readonly title: Localizable
  readonly href: string
  readonly hospital: string | undefined
  /** The last day for applications, `YYYY-MM-DD`; undefined for an open vacancy without a deadline. */
  readonly deadline: string | undefined
}

/** The open vacancies: first those with a deadline, the earliest first, then the others by name. */
export const openVacancies = (careers: readonly OpenCareer[], locale: Locale): readonly Vacancy[] =>
  careers
    .flatMap((career): Vacancy[] => {
      const title = localize(career, 'judul', locale)
      if (!career.slug || title.text === '') return []
      return [
        {
          title,
          href: href(locale, 'career', { slug: career.slug }),
          hospital: career.rumah_sakit?.nama ?? undefined,
          deadline: dateOf(career.tgl_tutup),
        },
      ]
    })
    .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))

const keyOf = ({ deadline = '9999', title }: Vacancy): string =>
  `${deadline} ${typeof title === 'string' ? title : title.text}`

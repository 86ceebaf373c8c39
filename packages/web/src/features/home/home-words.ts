import { localize } from '@hospital/sdk'
import type { HomePage } from '@hospital/sdk/cms'
import type { Localizable, SectionProps } from '@hospital/ui'
import type { MessageId } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'

interface Section {
  /** The CMS's field with the heading of the section. */
  readonly field:
    | 'lokasi_dokter'
    | 'jadwal_dokter'
    | 'spesialis'
    | 'artikel'
    | 'paket'
    | 'testimoni'
    | 'instagram'
    | 'video'
  /** The heading if the CMS has none; also the name of a carousel. */
  readonly own: MessageId
  /** Replaces an empty list. */
  readonly empty: MessageId
  /** The page with the whole list. */
  readonly all?: readonly [label: MessageId, page: 'doctorSchedules' | 'packages' | 'articles']
}

/** The sections of the home page. */
const sections = {
  locations: { field: 'lokasi_dokter', own: 'web.home.locations', empty: 'web.home.locations.empty' },
  schedules: {
    field: 'jadwal_dokter',
    own: 'web.home.schedules',
    empty: 'web.home.schedules.empty',
    all: ['web.all.schedules', 'doctorSchedules'],
  },
  specialists: { field: 'spesialis', own: 'web.home.specialists', empty: 'web.home.specialists.empty' },
  articles: {
    field: 'artikel',
    own: 'web.home.articles',
    empty: 'web.home.articles.empty',
    all: ['web.all.articles', 'articles'],
  },
  packages: {
    field: 'paket',
    own: 'web.home.packages',
    empty: 'web.home.packages.empty',
    all: ['web.all.packages', 'packages'],
  },
  testimonials: { field: 'testimoni', own: 'web.home.testimonials', empty: 'web.home.testimonials.empty' },
  instagram: { field: 'instagram', own: 'web.home.instagram', empty: 'web.home.instagram.empty' },
  videos: { field: 'video', own: 'web.home.videos', empty: 'web.home.videos.empty' },
} as const satisfies Readonly<Record<string, Section>>

/** The name of a section. */
export type HomeSection = keyof typeof sections

/** The words of a section. */
export interface SectionWords {
  readonly heading: Localizable
  readonly subtitle: Localizable | undefined
  readonly label: string
  readonly empty: string
  readonly action: SectionProps['action']
}

/** The words of each section. */
export type HomeWords = Readonly<Record<HomeSection, SectionWords>>

const wordsOf = (
  page: HomePage | undefined,
  { field, own, empty, all }: Section,
  { locale, message }: LoaderContext,
): SectionWords => {
  const section = page?.[field]
  const words = (part: 'judul' | 'subjudul') => {
    const found = section ? localize(section, part, locale) : undefined
    return found?.text ? found : undefined
  }
  return {
    heading: words('judul') ?? message(own),
    subtitle: words('subjudul'),
    label: message(own),
    empty: message(empty),
    action: all && { label: message(all[0]), href: href(locale, all[1]) },
  }
}

/** The words of all sections: from the CMS, or else the site's own. The loader makes them, so that browsers need no table of them. */
export const homeWords = (page: HomePage | undefined, context: LoaderContext): HomeWords => {
  const words = (name: HomeSection) => wordsOf(page, sections[name], context)
  return {
    locations: words('locations'),
    schedules: words('schedules'),
    specialists: words('specialists'),
    articles: words('articles'),
    packages: words('packages'),
    testimonials: words('testimonials'),
    instagram: words('instagram'),
    videos: words('videos'),
  }
}

import { isPopupCurrent, jakartaDate, localize, metaDescription } from '@hospital/sdk'
import {
  findPopup,
  getHomePage,
  listArticles,
  listDoctorSchedules,
  listHospitals,
  listPackages,
  listSpecialistServices,
  listTestimonials,
  listVideos,
} from '@hospital/sdk/cms'
import type { HospitalCard, DoctorSchedule, HomePage } from '@hospital/sdk/cms'
import type {
  ArticleCardProps,
  DoctorCardProps,
  HeroSlide,
  HospitalCardProps,
  InstagramCardProps,
  Localizable,
  PackageCardProps,
  SelectOption,
  SpecialtyCardProps,
  TestimonialCardProps,
  VideoCardProps,
} from '@hospital/ui'
import {
  articleCard,
  hospitalCard,
  packageCard,
  specialtyCard,
  testimonialCard,
  videoCard,
} from '../../shared/cards.ts'
import { linkAddress } from '../../shared/link-address.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { toImage } from '../../shared/loading/image.ts'
import type { PageLoader } from '../../shared/loading/loaded.ts'
import { toPart } from '../../shared/loading/part.ts'
import type { Part } from '../../shared/loading/part.ts'
import { pictureOf } from '../../shared/loading/structured-data.ts'
import type { PromotionOffer } from '../../shell/promotion-rule.ts'
import { dayOptions } from '../doctors/day-choice.ts'
import { doctorCard } from '../doctors/doctor-cards.ts'
import { chatAbout } from '../doctors/doctor-practice.ts'
import { jakartaWeekday } from '../doctors/practice-dates.ts'
import { hospitalByCode, hospitalOptions, specialtyOptions } from '../doctors/specialties.ts'
import { todayOf } from '../doctors/today.ts'
import { instagramCard } from './instagram.ts'

/** The home page's sections with a heading of their own, as the CMS names them. */
const sections = {
  locations: 'lokasi_dokter',
  schedules: 'jadwal_dokter',
  specialists: 'spesialis',
  articles: 'artikel',
  packages: 'paket',
  testimonials: 'testimoni',
  instagram: 'instagram',
  videos: 'video',
} as const satisfies Readonly<Record<string, keyof HomePage>>

/** The name of a section. */
export type HomeSection = keyof typeof sections

/** A section's words out of the CMS; without them the page has its own. */
export interface SectionWords {
  readonly heading: Localizable | undefined
  readonly subtitle: Localizable | undefined
}

/** What the home page shows. Every part may fail by itself. */
export interface HomeData {
  readonly words: Readonly<Record<HomeSection, SectionWords>>
  readonly slides: Part<readonly HeroSlide[]>
  readonly finder: {
    readonly hospitals: readonly SelectOption[]
    readonly specialties: readonly SelectOption[]
    readonly days: readonly SelectOption[]
  }
  readonly locations: Part<readonly HospitalCardProps[]>
  readonly schedules: Part<readonly DoctorCardProps[]>
  readonly specialists: Part<readonly SpecialtyCardProps[]>
  readonly articles: Part<readonly ArticleCardProps[]>
  readonly packages: Part<readonly PackageCardProps[]>
  readonly testimonials: Part<readonly TestimonialCardProps[]>
  readonly instagram: Part<readonly InstagramCardProps[]>
  readonly videos: Part<readonly VideoCardProps[]>
  readonly popup: PromotionOffer | undefined
}

const wordsOf = (page: HomePage | undefined, name: HomeSection, locale: LoaderContext['locale']): SectionWords => {
  const section = page?.[sections[name]]
  const words = (field: 'judul' | 'subjudul') => {
    const found = section ? localize(section, field, locale) : undefined
    return found?.text ? found : undefined
  }
  return { heading: words('judul'), subtitle: words('subjudul') }
}

/** Characters of a slide's text, which is on its picture. */
const longestSlideText = 300

const slidesOf = (page: HomePage, context: LoaderContext): HeroSlide[] =>
  (page.slider ?? []).flatMap(({ judul, keterangan, link, gambar }) => {
    if (!judul) return []
    const words = metaDescription(keterangan ?? '', longestSlideText)
    const text = words ? { text: words, lang: 'id' as const } : undefined
    return [{ title: { text: judul, lang: 'id' }, text, href: linkAddress(link, context), image: toImage(gambar) }]
  })

/** How many entries a row of the home page shows at most. */
const shown = { schedules: 8, articles: 4, packages: 8, instagram: 8, videos: 4 }

/** Enough for some of them to have practice today. */
const askedSchedules = 2 * shown.schedules

/** Doctors of a day of the week, those first who come in this week of the month: the service names the others as well. */
const doctorsOfDay = (
  rows: readonly DoctorSchedule[],
  hospitals: readonly HospitalCard[],
  context: LoaderContext,
): readonly DoctorCardProps[] => {
  const absent = new Set(rows.filter((row) => todayOf(row, context.now) === 'absent'))
  return [...rows.filter((row) => !absent.has(row)), ...absent].slice(0, shown.schedules).flatMap((row) =>
    doctorCard(row, context).map((card) => ({
      ...card,
      chat: chatAbout(card.name, hospitalByCode(hospitals, row.rumah_sakit?.kode_mapping_rs), context.message),
    })),
  )
}

/** The same instant for all requests within a minute, so that the answer can be cached. */
const startOfMinute = (now: Date) => new Date(Math.floor(now.getTime() / 60_000) * 60_000)

/** Every list at once, each a part that may fail alone. Contract: documents and operations as named. */
const loadSections = async (context: LoaderContext): Promise<HomeData> => {
  const { cms, socialFeed, locale, now } = context
  const [home, hospitals, specialties, schedules, articles, packages, testimonials, videos, popup, posts] =
    await Promise.all([
      getHomePage(cms),
      listHospitals(cms),
      listSpecialistServices(cms),
      listDoctorSchedules(cms, { day: jakartaWeekday(now), pageSize: askedSchedules }),
      listArticles(cms, { pageSize: shown.articles }),
      listPackages(cms, jakartaDate(now), { pageSize: shown.packages }),
      listTestimonials(cms),
      listVideos(cms),
      findPopup(cms, startOfMinute(now)),
      socialFeed.listInstagramPosts(),
    ])
  const words = (name: HomeSection) => wordsOf(home.data, name, locale)
  // The question was rounded to the minute; the answer is judged by the moment.
  const offer = popup.data && isPopupCurrent(popup.data, now) ? popup.data : undefined
  return {
    words: {
      locations: words('locations'),
      schedules: words('schedules'),
      specialists: words('specialists'),
      articles: words('articles'),
      packages: words('packages'),
      testimonials: words('testimonials'),
      instagram: words('instagram'),
      videos: words('videos'),
    },
    slides: toPart(home, (page) => slidesOf(page, context)),
    finder: {
      hospitals: hospitalOptions(hospitals.data ?? []),
      specialties: specialtyOptions(specialties.data ?? [], locale),
      days: dayOptions(locale, context.message),
    },
    locations: toPart(hospitals, (list) => list.flatMap((hospital) => hospitalCard(hospital, locale))),
    schedules: toPart(schedules, ({ items }) => doctorsOfDay(items, hospitals.data ?? [], context)),
    specialists: toPart(specialties, (list) => list.flatMap((specialty) => specialtyCard(specialty, locale))),
    articles: toPart(articles, ({ items }) => items.flatMap((article) => articleCard(article, locale))),
    packages: toPart(packages, ({ items }) => items.flatMap((entry) => packageCard(entry, locale))),
    testimonials: toPart(testimonials, (list) => list.flatMap(testimonialCard)),
    instagram: toPart(posts, ({ data }) => data.slice(0, shown.instagram).flatMap(instagramCard)),
    videos: toPart(videos, (list) => list.slice(0, shown.videos).flatMap(videoCard)),
    popup: offer
      ? { title: offer.judul ?? '', image: toImage(offer.gambar), href: linkAddress(offer.url_page, context) }
      : undefined,
  }
}

/** Loads the home page. */
export const loadHome: PageLoader<HomeData> = async (context) => {
  const { message, config, origin } = context
  const data = await loadSections(context)
  const image = data.slides.ok ? data.slides.value[0]?.image : undefined
  const about = [
    {
      '@type': 'Hospital',
      name: config.siteName,
      url: origin,
      description: message('web.home.description'),
      ...pictureOf(image),
    },
  ]
  return {
    kind: 'page',
    data,
    meta: { title: message('web.home.title'), description: message('web.home.description'), image, about },
  }
}

import { isPopupCurrent, jakartaDate, metaDescription } from '@hospital/sdk'
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
import { toPart, toPartOf } from '../../shared/loading/part.ts'
import type { Part } from '../../shared/loading/part.ts'
import { pictureOf } from '../../shared/loading/structured-data.ts'
import type { PromotionOffer } from '../../shell/promotion-rule.ts'
import { dayOptions } from '../doctors/day-choice.ts'
import { doctorCard } from '../doctors/doctor-cards.ts'
import { chatAbout } from '../doctors/doctor-practice.ts'
import { nextBooking } from '../doctors/next-booking.ts'
import { jakartaWeekday } from '../doctors/practice-dates.ts'
import { hospitalByCode, hospitalOptions, specialtyOptions } from '../doctors/specialties.ts'
import { todayOf } from '../doctors/today.ts'
import { homeWords } from './home-words.ts'
import type { HomeWords } from './home-words.ts'
import { instagramCard } from './instagram.ts'

/** The data of the home page. Every part may fail by itself. */
export interface HomeData {
  readonly words: HomeWords
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

/** The most characters of a slide's text, which stands on its picture. */
const longestSlideText = 300

const slidesOf = (page: HomePage, context: LoaderContext): HeroSlide[] =>
  (page.slider ?? []).flatMap(({ judul, keterangan, link, gambar }) => {
    if (!judul) return []
    const words = metaDescription(keterangan ?? '', longestSlideText)
    const text = words ? { text: words, lang: 'id' as const } : undefined
    return [{ title: { text: judul, lang: 'id' }, text, href: linkAddress(link, context), image: toImage(gambar) }]
  })

/** The most entries in each row of the home page. */
const shown = { schedules: 8, articles: 4, packages: 8, instagram: 8, videos: 4 }

/** Enough schedules that some of the doctors practise today. */
const askedSchedules = 2 * shown.schedules

/**
 * Doctors of a day of the week, each with the next bookable time. Doctors who come in this week of the month are first: the service lists
 * the others as well.
 */
const doctorsOfDay = async (
  rows: readonly DoctorSchedule[],
  hospitals: readonly HospitalCard[],
  context: LoaderContext,
): Promise<readonly DoctorCardProps[]> => {
  const absent = new Set(rows.filter((row) => todayOf(row, context.now) === 'absent'))
  const first = [...rows.filter((row) => !absent.has(row)), ...absent].slice(0, shown.schedules)
  const cards = first.map(async (row) => {
    const booking = await nextBooking(row, context)
    const hospital = hospitalByCode(hospitals, row.rumah_sakit?.kode_mapping_rs)
    return doctorCard(row, context).map((card) => ({
      ...card,
      ...booking,
      chat: chatAbout(card.name, hospital, context.message),
    }))
  })
  return (await Promise.all(cards)).flat()
}

/** The same instant for all requests within a minute, so that the answer can be cached. */
const startOfMinute = (now: Date) => new Date(Math.floor(now.getTime() / 60_000) * 60_000)

/** Reads every list at once. Each is a part that may fail alone. Contract: documents and operations as named. */
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
  // The request used the start of the minute; the answer is judged by the exact time.
  const offer = popup.data && isPopupCurrent(popup.data, now) ? popup.data : undefined
  return {
    words: homeWords(home.data, context),
    slides: toPart(home, (page) => slidesOf(page, context)),
    finder: {
      hospitals: hospitalOptions(hospitals.data ?? []),
      specialties: specialtyOptions(specialties.data ?? [], locale),
      days: dayOptions(locale, context.message),
    },
    locations: toPart(hospitals, (list) => list.flatMap((hospital) => hospitalCard(hospital, locale))),
    schedules: await toPartOf(schedules, ({ items }) => doctorsOfDay(items, hospitals.data ?? [], context)),
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

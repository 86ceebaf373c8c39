import { localize, metaDescription, snippet } from '@hospital/sdk'
import type {
  Video,
  Testimonial,
  HospitalCard,
  SpecialistServiceCard,
  PackageCard,
  ArticleCard,
} from '@hospital/sdk/cms'
import type {
  ArticleCardProps,
  HospitalCardProps,
  Locale,
  PackageCardProps,
  SpecialtyCardProps,
  TestimonialCardProps,
  VideoCardProps,
} from '@hospital/ui'
import { dayBefore } from '../forms/day.ts'
import { href } from '../routes/href.ts'
import { cacheByAnswer } from './loading/cache-by-answer.ts'
import { dayOf } from './loading/day.ts'
import { toImage } from './loading/image.ts'

// Cards of the CMS's entities, with the fields that a card needs, in the page's language. Entries that cannot be shown (no title, no
// address) have no card.

/** Endings of snippets by language; the Indonesian one is the specification's. */
const snippetEndings: Readonly<Record<Locale, string>> = { id: '... Baca Selengkapnya', en: '... Read more' }

const localizedSnippet = <Entity extends object>(
  entity: Entity,
  field: Parameters<typeof localize<Entity>>[1],
  locale: Locale,
) => {
  const { text, lang } = localize(entity, field, locale)
  const words = snippet(text, snippetEndings[lang])
  return words === '' ? undefined : { text: words, lang }
}

/** An article's card. Its address needs a category. Cached by answer, since the snippet is cut out of the whole text. */
export const articleCard = cacheByAnswer((article: ArticleCard, locale: Locale): readonly ArticleCardProps[] => {
  const { slug, createdAt, gambar, kategori_artikel: category } = article
  const title = localize(article, 'judul', locale)
  if (title.text === '' || !slug || !category?.slug) return []
  return [
    {
      title,
      href: href(locale, 'article', { category: category.slug, slug }),
      category: localize(category, 'kategori', locale),
      published: dayOf(createdAt),
      snippet: localizedSnippet(article, 'artikel', locale),
      image: toImage(gambar),
    },
  ]
})

/** A package's card, also cached by answer. */
export const packageCard = cacheByAnswer((offer: PackageCard, locale: Locale): readonly PackageCardProps[] => {
  const { slug, harga, tgl_berakhir: ends, gambar, kategori_paket: category } = offer
  const name = localize(offer, 'nama', locale)
  if (name.text === '' || !slug) return []
  return [
    {
      name,
      href: href(locale, 'package', { slug }),
      price: harga ?? undefined,
      validUntil: ends ? dayBefore(ends) : undefined,
      category: category ? localize(category, 'kategori', locale) : undefined,
      snippet: localizedSnippet(offer, 'keterangan', locale),
      image: toImage(gambar),
    },
  ]
})

/** A specialty's card. */
export const specialtyCard = (specialty: SpecialistServiceCard, locale: Locale): SpecialtyCardProps[] => {
  const name = localize(specialty, 'nama', locale)
  const code = specialty.mapping?.find(({ kode_spesialis }) => kode_spesialis !== null)?.kode_spesialis
  if (name.text === '' || !code) return []
  return [
    { name, href: href(locale, 'doctorSchedules', undefined, { spesialis: code }), image: toImage(specialty.gambar) },
  ]
}

/** A hospital's card. */
export const hospitalCard = (hospital: HospitalCard, locale: Locale): HospitalCardProps[] => {
  const { nama, slug, alamat, nomor_telepon: phone, nomor_whatsapp: whatsapp, gambar_profil: picture } = hospital
  if (!nama || !slug) return []
  return [
    {
      name: nama,
      href: href(locale, 'hospital', { slug }),
      image: toImage(picture),
      address: alamat ?? undefined,
      phone: phone ?? undefined,
      whatsapp: whatsapp ?? undefined,
    },
  ]
}

/** Characters of a testimonial: some ten sentences. */
const longestQuote = 1000

/** A testimonial's card. Testimonials are in the language of their authors: Indonesian. */
export const testimonialCard = (testimonial: Testimonial): TestimonialCardProps[] => {
  const quote = metaDescription(testimonial.testimoni ?? '', longestQuote)
  if (quote === '' || !testimonial.user) return []
  return [
    {
      quote: { text: quote, lang: 'id' },
      author: testimonial.user,
      rating: testimonial.rating ?? undefined,
      hospital: testimonial.rumah_sakit?.nama ?? undefined,
    },
  ]
}

/** A video's card; YouTube's ids are eleven letters, digits, hyphens and underscores. */
export const videoCard = (video: Video): VideoCardProps[] => {
  const { judul, video_id: videoId, tgl_rilis: published, thumbnail } = video
  if (!judul || !videoId || !/^[\w-]{11}$/.test(videoId)) return []
  return [
    { title: { text: judul, lang: 'id' }, videoId, thumbnail: toImage(thumbnail), published: published ?? undefined },
  ]
}

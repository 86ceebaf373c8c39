import { localize, metaDescription, snippet } from '@hospital/sdk'
import type { CmsMedia } from '@hospital/sdk/cms'
import type {
  ArticleCardProps,
  HospitalCardProps,
  Locale,
  PackageCardProps,
  SpecialtyCardProps,
  TestimonialCardProps,
  VideoCardProps,
} from '@hospital/ui'
import { href } from '../routes/href.ts'
import { cacheByAnswer } from './loading/cache-by-answer.ts'
import { dayOf } from './loading/day.ts'
import { toImage } from './loading/image.ts'

// What the CMS has of each entity, chosen and localised for its card. Entries that cannot be shown (no title, no
// address) give no card.

interface Article {
  readonly judul: string | null
  readonly judul_en: string | null
  readonly slug: string | null
  readonly createdAt: string | null
  readonly artikel: string | null
  readonly artikel_en: string | null
  readonly gambar: CmsMedia | null
  readonly kategori_artikel: {
    readonly kategori: string | null
    readonly kategori_en: string | null
    readonly slug: string | null
  } | null
}

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

/** An article's card; its address needs a category. Made once of an answer, since a snippet is cut out of all of the text. */
export const articleCard = cacheByAnswer((article: Article, locale: Locale): readonly ArticleCardProps[] => {
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

/** An article as REST has it, where a field may be left out. */
interface RestArticle {
  readonly judul?: string | null | undefined
  readonly judul_en?: string | null | undefined
  readonly slug?: string | null | undefined
  readonly createdAt?: string | null | undefined
  readonly artikel?: string | null | undefined
  readonly artikel_en?: string | null | undefined
  /** A picture that the SDK knew as one; REST may leave out what makes it one. */
  readonly gambar?: unknown
  readonly kategori_artikel?:
    | {
        readonly kategori?: string | null | undefined
        readonly kategori_en?: string | null | undefined
        readonly slug?: string | null | undefined
      }
    | null
    | undefined
}

const isMedia = (value: unknown): value is CmsMedia =>
  typeof value === 'object' && value !== null && 'formats' in value && Array.isArray(value.formats)

/** The card of an article that came over REST. */
export const restArticleCard = (article: RestArticle, locale: Locale): readonly ArticleCardProps[] => {
  const {
    judul = null,
    judul_en = null,
    slug = null,
    createdAt = null,
    artikel = null,
    artikel_en = null,
    gambar: picture,
    kategori_artikel: category,
  } = article
  const { kategori = null, kategori_en = null, slug: categorySlug = null } = category ?? {}
  const gambar = isMedia(picture) ? picture : null
  return articleCard(
    {
      judul,
      judul_en,
      slug,
      createdAt,
      artikel,
      artikel_en,
      gambar,
      kategori_artikel: { kategori, kategori_en, slug: categorySlug },
    },
    locale,
  )
}

interface Package {
  readonly nama: string | null
  readonly nama_en: string | null
  readonly keterangan: string | null
  readonly keterangan_en: string | null
  readonly harga: number | null
  readonly slug: string | null
  readonly tgl_berakhir: string | null
  readonly gambar: CmsMedia | null
  readonly kategori_paket: { readonly kategori: string | null; readonly kategori_en: string | null } | null
}

/** A package's card, made once of an answer as well. */
export const packageCard = cacheByAnswer((offer: Package, locale: Locale): readonly PackageCardProps[] => {
  const { slug, harga, tgl_berakhir: ends, gambar, kategori_paket: category } = offer
  const name = localize(offer, 'nama', locale)
  if (name.text === '' || !slug) return []
  return [
    {
      name,
      href: href(locale, 'package', { slug }),
      price: harga ?? undefined,
      validUntil: ends ?? undefined,
      category: category ? localize(category, 'kategori', locale) : undefined,
      snippet: localizedSnippet(offer, 'keterangan', locale),
      image: toImage(gambar),
    },
  ]
})

/** A specialty's card. */
export const specialtyCard = (
  specialty: {
    readonly nama: string | null
    readonly nama_en: string | null
    readonly gambar: CmsMedia | null
    readonly mapping: readonly { readonly kode_spesialis: string | null }[] | null
  },
  locale: Locale,
): SpecialtyCardProps[] => {
  const name = localize(specialty, 'nama', locale)
  const code = specialty.mapping?.find(({ kode_spesialis }) => kode_spesialis !== null)?.kode_spesialis
  if (name.text === '' || !code) return []
  return [
    { name, href: href(locale, 'doctorSchedules', undefined, { spesialis: code }), image: toImage(specialty.gambar) },
  ]
}

/** A hospital's card. */
export const hospitalCard = (
  hospital: {
    readonly nama: string | null
    readonly slug: string | null
    readonly alamat: string | null
    readonly nomor_telepon: string | null
    readonly nomor_whatsapp: string | null
    readonly gambar_profil: CmsMedia | null
  },
  locale: Locale,
): HospitalCardProps[] => {
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
export const testimonialCard = (testimonial: {
  readonly testimoni: string | null
  readonly user: string | null
  readonly rating: number | null
  readonly rumah_sakit: { readonly nama: string | null } | null
}): TestimonialCardProps[] => {
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
export const videoCard = (video: {
  readonly judul: string | null
  readonly video_id: string | null
  readonly tgl_rilis: string | null
  readonly thumbnail: CmsMedia | null
}): VideoCardProps[] => {
  const { judul, video_id: videoId, tgl_rilis: published, thumbnail } = video
  if (!judul || !videoId || !/^[\w-]{11}$/.test(videoId)) return []
  return [
    { title: { text: judul, lang: 'id' }, videoId, thumbnail: toImage(thumbnail), published: published ?? undefined },
  ]
}

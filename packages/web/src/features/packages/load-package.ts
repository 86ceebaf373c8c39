import { isPackageOffered, jakartaDate, localize } from '@hospital/sdk'
import { findPackage, listHospitals, listRelatedPackages } from '@hospital/sdk/cms'
import type { HospitalCard } from '@hospital/sdk/cms'
import type { ImageSource, Localizable, PackageCardProps, RichTextNode, SelectOption } from '@hospital/ui'
import { dayBefore } from '../../forms/day.ts'
import type { Submission } from '../../forms/submission.ts'
import { href } from '../../routes/href.ts'
import { packageCard } from '../../shared/cards.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { toImage } from '../../shared/loading/image.ts'
import { fromResult, wordsOf } from '../../shared/loading/loaded.ts'
import type { PageLoader } from '../../shared/loading/loaded.ts'
import { toPart } from '../../shared/loading/part.ts'
import type { Part } from '../../shared/loading/part.ts'
import { printedAddress } from '../../shared/loading/qr-code.ts'
import { packageOffer } from '../../shared/loading/structured-data.ts'
import { localizedRichText } from '../../shared/rich-text/localized-rich-text.ts'
import type { PrintedAddress } from '../../shell/print-head.tsx'
import { packageListOf } from './load-packages.ts'
import { canBeReserved } from './reservation-days.ts'
import type { ReservationDays } from './reservation-days.ts'

/** One health package. */
export interface PackageData {
  readonly slug: string
  readonly name: Localizable
  readonly category: Localizable | undefined
  /** Whole rupiah. */
  readonly price: number | undefined
  /** `YYYY-MM-DD`. */
  readonly validUntil: string | undefined
  readonly image: ImageSource | undefined
  readonly contents: readonly RichTextNode[]
  readonly related: Part<readonly PackageCardProps[]>
  /** The data of the reservation form: first and last day, hospitals, and the outcome. Undefined if no day is left. */
  readonly reservation:
    | (ReservationDays & { readonly hospitals: readonly SelectOption[]; readonly first: Submission | undefined })
    | undefined
  /** The first words of a WhatsApp conversation about it. */
  readonly question: string
  readonly printed: PrintedAddress
}

const hospitalOptions = (hospitals: readonly HospitalCard[]): readonly SelectOption[] =>
  hospitals.flatMap(({ id, nama }) => (nama ? [{ value: id, label: nama }] : []))

const metaOf = (data: PackageData, description: string, { locale, message, origin, route }: LoaderContext) => {
  const { slug, name, category, image } = data
  return {
    title: name,
    description,
    image,
    canonical: href('id', 'package', { slug }),
    above: [{ label: message('web.packages.title'), href: href(locale, packageListOf(route)) }],
    about: [
      packageOffer({
        ...data,
        name: wordsOf(name),
        category: category && wordsOf(category),
        description,
        url: `${origin}${href(locale, 'package', { slug })}`,
      }),
    ],
  }
}

/**
 * Loads a package's page. A package that is no longer on offer has no page. Contract: documents `PackageBySlug`, `RelatedPackages`,
 * `Hospitals`.
 */
export const loadPackage: PageLoader<PackageData> = async (context) => {
  const {
    cms,
    locale,
    message,
    now,
    origin,
    parameters: { slug = '' },
    submission,
  } = context
  const today = jakartaDate(now)
  const asked = listHospitals(cms)
  return fromResult(await findPackage(cms, slug, today), async (offer) => {
    const name = localize(offer, 'nama', locale)
    if (name.text === '' || !isPackageOffered(offer, today)) return { kind: 'missing' }
    const { harga, tgl_berakhir: ends, gambar, kategori_paket: category } = offer
    const [related, hospitals] = await Promise.all([
      context.inTime(listRelatedPackages(cms, { slug, category: category?.slug ?? undefined }, today)),
      asked,
    ])
    const days = { today, ends: ends ?? undefined }
    const description = localize(offer, 'keterangan', locale).text
    const data: PackageData = {
      slug,
      name,
      category: category ? localize(category, 'kategori', locale) : undefined,
      price: harga ?? undefined,
      validUntil: ends ? dayBefore(ends) : undefined,
      image: toImage(gambar),
      contents: localizedRichText(offer, 'keterangan', context),
      related: toPart(related, (list) => list.flatMap((entry) => packageCard(entry, locale))),
      reservation: canBeReserved(days)
        ? { ...days, hospitals: hospitalOptions(hospitals.data ?? []), first: submission }
        : undefined,
      question: message('web.package.ask', { name: name.text }),
      printed: printedAddress(`${origin}${href(locale, 'package', { slug })}`),
    }
    return { kind: 'page', data, meta: metaOf(data, description, context) }
  })
}

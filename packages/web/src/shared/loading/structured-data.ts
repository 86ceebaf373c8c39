import { metaDescription } from '@hospital/sdk'
import type { ImageSource } from '@hospital/ui'

/** A thing in the words of schema.org, as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly '@type': string | readonly string[] }

/** A picture's address, if there is a picture. */
export const pictureOf = (image: ImageSource | undefined): { readonly image?: string } =>
  image ? { image: image.src } : {}

/** The way from the home page to a page. Addresses are absolute. */
export const breadcrumbList = (steps: readonly { readonly name: string; readonly url: string }[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
})

/** A package that can be bought. Without a price, search engines do not accept it as an offer. */
export const packageOffer = (offer: {
  readonly name: string
  readonly category: string | undefined
  /** HTML. */
  readonly description: string
  readonly price: number | undefined
  readonly validUntil: string | undefined
  readonly image: ImageSource | undefined
  readonly url: string
}): StructuredData => ({
  '@type': 'Product',
  name: offer.name,
  description: metaDescription(offer.description),
  ...pictureOf(offer.image),
  ...(offer.category && { category: offer.category }),
  url: offer.url,
  ...(offer.price !== undefined && {
    offers: {
      '@type': 'Offer',
      price: offer.price,
      priceCurrency: 'IDR',
      availability: 'https://schema.org/InStock',
      url: offer.url,
      ...(offer.validUntil && { priceValidUntil: offer.validUntil }),
    },
  }),
})

/** A doctor, with the hospitals at which they practise. Addresses are absolute. */
export const physician = (doctor: {
  readonly name: string
  readonly photo: ImageSource | undefined
  readonly specialty: string | undefined
  readonly url: string
  readonly hospitals: readonly { readonly name: string; readonly url: string; readonly phone: string | undefined }[]
}): StructuredData => ({
  '@type': 'Physician',
  name: doctor.name,
  url: doctor.url,
  ...pictureOf(doctor.photo),
  ...(doctor.specialty && { medicalSpecialty: doctor.specialty }),
  hospitalAffiliation: doctor.hospitals.map(({ name, url, phone }) => ({
    '@type': 'Hospital',
    name,
    url,
    ...(phone && { telephone: phone }),
  })),
})

/** A hospital of the group. */
export const hospitalThing = (hospital: {
  readonly name: string
  readonly url: string
  readonly address: string | undefined
  readonly phone: string | undefined
  readonly fax: string | undefined
  readonly email: string | undefined
  readonly image: ImageSource | undefined
  readonly specialties: readonly string[]
}): StructuredData => ({
  '@type': 'Hospital',
  name: hospital.name,
  url: hospital.url,
  ...pictureOf(hospital.image),
  ...(hospital.address && {
    address: { '@type': 'PostalAddress', streetAddress: hospital.address, addressCountry: 'ID' },
  }),
  ...(hospital.phone && { telephone: hospital.phone }),
  ...(hospital.fax && { faxNumber: hospital.fax }),
  ...(hospital.email && { email: hospital.email }),
  ...(hospital.specialties.length > 0 && { medicalSpecialty: hospital.specialties }),
})

/** An article on health. */
export const medicalArticle = (article: {
  readonly headline: string
  readonly description: string
  readonly lang: string
  readonly url: string
  readonly image: ImageSource | undefined
  readonly published: string | undefined
  readonly updated: string | undefined
  /** The author. Default: the publisher. */
  readonly author: string | undefined
  readonly reviewer: string | undefined
  /** The day of the review. */
  readonly reviewed: string | undefined
  readonly publisher: { readonly name: string; readonly url: string }
}): StructuredData => {
  const { headline, description, lang, url, image, published, updated, author, reviewer, reviewed, publisher } = article
  const organization = { '@type': 'MedicalOrganization', ...publisher }
  return {
    '@type': ['MedicalWebPage', 'Article'],
    headline,
    description: metaDescription(description),
    inLanguage: lang,
    url,
    mainEntityOfPage: url,
    ...pictureOf(image),
    ...(published && { datePublished: published, dateModified: updated ?? published }),
    author: author ? { '@type': 'Person', name: author } : organization,
    ...(reviewer && { reviewedBy: { '@type': 'Person', name: reviewer } }),
    ...(reviewer && reviewed && { lastReviewed: reviewed }),
    publisher: organization,
  }
}

/** An event that people can come to. */
export const eventThing = (event: {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly image: ImageSource | undefined
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly place: string
  readonly organizer: { readonly name: string; readonly url: string }
}): StructuredData => ({
  '@type': 'Event',
  name: event.name,
  description: metaDescription(event.description),
  url: event.url,
  ...pictureOf(event.image),
  startDate: event.date,
  eventStatus: 'https://schema.org/EventScheduled',
  location: {
    '@type': 'Place',
    name: event.place,
    address: { '@type': 'PostalAddress', name: event.place, addressCountry: 'ID' },
  },
  organizer: { '@type': 'MedicalOrganization', ...event.organizer },
})

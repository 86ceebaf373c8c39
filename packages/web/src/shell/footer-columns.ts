import { formatPhone, telHref, whatsappHref } from '@hospital/ui'
import type { FooterContact, LinkItem, SocialLink, SocialNetwork } from '@hospital/ui'
import { cacheByAnswer } from '../shared/loading/cache-by-answer.ts'
import { flatLinks } from './menu.ts'
import type { MenuColumn } from './menu.ts'

/** The footer's seven columns. */
export interface FooterColumns {
  readonly features: readonly LinkItem[]
  readonly services: readonly LinkItem[]
  readonly facilities: readonly LinkItem[]
  readonly download: readonly LinkItem[]
  readonly social: readonly SocialLink[]
  readonly mapHref: string | undefined
  readonly contact: FooterContact
}

const networks: Readonly<Record<string, SocialNetwork>> = {
  'instagram.com': 'instagram',
  'facebook.com': 'facebook',
  'youtube.com': 'youtube',
  'tiktok.com': 'tiktok',
  'x.com': 'x',
  'twitter.com': 'x',
  'linkedin.com': 'linkedin',
}

const hostOf = (href: string) => (URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : '')

const words = ({ label }: LinkItem) => (typeof label === 'string' ? label : label.text)

const isSocial = ({ href }: LinkItem) => networks[hostOf(href)] !== undefined
const isContact = ({ href }: LinkItem) => /^(?:tel|mailto):/.test(href) || hostOf(href) === 'wa.me'
const isDownload = ({ href }: LinkItem) =>
  ['play.google.com', 'apps.apple.com'].includes(hostOf(href)) || /\/informasi\/forms\/|\.(?:pdf|apk)$/i.test(href)
const isMap = ({ href }: LinkItem) =>
  hostOf(href).startsWith('maps.') || /google\.[a-z.]+\/maps|\/rumah-sakit$/.test(href)

type Kind = 'services' | 'facilities' | 'social' | 'contact' | 'download' | 'map' | 'features'

/** A column without groups: the footer has one level. */
interface FlatColumn {
  readonly type: string | null
  readonly items: readonly LinkItem[]
}

/** The kind of a column: services and facilities have a type, and the others are recognised by the addresses of their links. */
const kindOf = ({ type, items }: FlatColumn): Kind => {
  if (type === 'layanan-unggulan') return 'services'
  if (type === 'rumah-sakit') return 'facilities'
  if (items.length === 0) return 'features'
  if (items.every(isSocial)) return 'social'
  if (items.every(isContact)) return 'contact'
  if (items.every(isDownload)) return 'download'
  return items.every(isMap) ? 'map' : 'features'
}

const toSocial = (item: LinkItem): SocialLink[] => {
  const network = networks[hostOf(item.href)]
  return network ? [{ network, href: item.href, label: words(item) }] : []
}

/** The number of a contact in its written form, if its link calls the same number. "Call Center 24 Jam" is not a number. */
const numberOf = (item: LinkItem, hrefOf: (phone: string) => string | undefined): string => {
  const number = item.href.replace(/^tel:|^https:\/\/wa\.me\/|[?;].*$/g, '')
  return hrefOf(words(item)) === hrefOf(number) ? words(item) : formatPhone(number)
}

const toContact = (items: readonly LinkItem[]): FooterContact => {
  const find = (matches: (href: string) => boolean) => items.find(({ href }) => matches(href))
  const phone = find((href) => href.startsWith('tel:'))
  const whatsapp = find((href) => hostOf(href) === 'wa.me')
  const email = find((href) => href.startsWith('mailto:'))
  return {
    ...(phone && { phone: numberOf(phone, telHref) }),
    ...(whatsapp && { whatsapp: numberOf(whatsapp, whatsappHref) }),
    ...(email && { email: email.href.replace(/^mailto:|\?.*$/g, '') }),
  }
}

/** Sorts the navigation service's columns into the footer's. */
export const footerColumns = cacheByAnswer((columns: readonly MenuColumn[]): FooterColumns => {
  const flat = columns.map(({ type, items }): FlatColumn => ({ type, items: flatLinks(items) }))
  const of = (kind: Kind) => flat.filter((column) => kindOf(column) === kind).flatMap(({ items }) => items)
  return {
    features: of('features'),
    services: of('services'),
    facilities: of('facilities'),
    download: of('download'),
    social: of('social').flatMap(toSocial),
    mapHref: of('map')[0]?.href,
    contact: toContact(of('contact')),
  }
})

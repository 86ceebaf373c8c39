import type { ReactNode } from 'react'
import type { ImageSource, LinkItem, Localizable } from '../lib/content.ts'

/** Networks with an icon in the set. */
export type SocialNetwork = 'instagram' | 'facebook' | 'youtube' | 'tiktok' | 'x' | 'linkedin'

/** A social media account of the hospital group. */
export interface SocialLink {
  network: SocialNetwork
  href: string
  /** The account's name, such as "@rsharapan". */
  label: string
}

/** Contact details; numbers in any notation. */
export interface FooterContact {
  address?: string | undefined
  phone?: string | undefined
  whatsapp?: string | undefined
  email?: string | undefined
  /** The service hours, as text. */
  hours?: Localizable | undefined
}

/** Props of {@link Footer}. */
export interface FooterProps {
  features?: readonly LinkItem[] | undefined
  services?: readonly LinkItem[] | undefined
  facilities?: readonly LinkItem[] | undefined
  /** App stores and documents. */
  download?: readonly LinkItem[] | undefined
  social?: readonly SocialLink[] | undefined
  /** A link to a map, with a picture of it if any. */
  map?: { href: string; image?: ImageSource | undefined } | undefined
  contact?: FooterContact | undefined
  copyright: Localizable
  /** Above the columns: the invitation to the community, the newsletter, or a link to one of them. */
  children?: ReactNode
}

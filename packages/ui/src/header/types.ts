import type { ReactNode } from 'react'
import type { EmergencyContact } from '../dialog/emergency-call-dialog.tsx'
import type { AvatarProps } from '../avatar/avatar.tsx'
import type { IconName } from '../icon/paths.ts'
import type { ImageSource, LinkItem, Localizable } from '../lib/content.ts'
import type { Locale } from '../lib/locale.ts'

/** The name of the house and where it leads. */
export interface Brand {
  name: string
  href: string
  /** Stands in for the kawung mark and the name; its `alt` should be empty. */
  logo?: ImageSource | undefined
}

/** An entry of the line above the header: it leads somewhere, or opens the emergency numbers. */
export type TopBarEntry =
  | { kind: 'link'; label: Localizable; href: string; icon?: IconName | undefined; isNew?: boolean | undefined; membersOnly?: boolean | undefined }
  | { kind: 'emergency'; label: Localizable; contacts: readonly EmergencyContact[] }

/** A link of a menu. With `items` it heads a group, and may lead nowhere itself. */
export interface MenuLink {
  label: Localizable
  href?: string | undefined
  /** Marked as new. */
  isNew?: boolean | undefined
  /** Shown to patients who are logged in, and to nobody else. */
  membersOnly?: boolean | undefined
  items?: readonly MenuLink[] | undefined
}

/** An entry of the main menu. With `items` it opens them; its own `href` then comes first among them. */
export interface MenuEntry {
  label: Localizable
  href?: string | undefined
  items?: readonly MenuLink[] | undefined
  /** The part of the site that the page belongs to. */
  current?: boolean | undefined
}

/** The same page in a language. */
export interface LanguageOption {
  locale: Locale
  href: string
}

/** Where the two kinds of customers log in. */
export interface LoginTargets {
  patientHref: string
  corporateHref: string
}

/** Where the site's search is sent, and what follows typing once script runs. */
export interface SearchTarget {
  action: string
  /** The parameter of the words. */
  name: string
  /** Told what is typed. Wait a moment before asking anybody. */
  onQuery?: ((text: string) => void) | undefined
  /** What was found for it so far: SearchResults. */
  results?: ReactNode
  /** What was searched before, the last first; offered until there are results. */
  history?: readonly string[] | undefined
}

/** Something a person may do with their account: a page, or an action such as to log out. */
export type AccountItem = LinkItem | { label: Localizable; onSelect: () => void }

/** Who is logged in, in place of the login button. */
export interface Account extends Pick<AvatarProps, 'photo' | 'gender'> {
  /** Empty while it is not known: the early script's name is shown then, and all of it under the visitor attribute only. */
  name: string
  items: readonly AccountItem[]
}

/** Props of {@link Header}. */
export interface HeaderProps {
  brand: Brand
  topBar?: readonly TopBarEntry[] | undefined
  menu: readonly MenuEntry[]
  /** Left out where a visitor is logged in already. */
  login?: LoginTargets | undefined
  /** Who is logged in. */
  account?: Account | undefined
  languages: readonly LanguageOption[]
  search?: SearchTarget | undefined
}

import type { ReactNode } from 'react'
import type { AvatarProps } from '../avatar/avatar.tsx'
import type { EmergencyContact } from '../dialog/emergency-call-dialog.tsx'
import type { ImageSource, LinkItem, Localizable } from '../lib/content.ts'
import type { Locale } from '../lib/locale.ts'

/** The name of the hospital group and its link. */
export interface Brand {
  name: string
  href: string
  /** Replaces the kawung mark and the name; its `alt` should be empty. */
  logo?: ImageSource | undefined
}

/** An entry of the line above the header: a link, or a button for the emergency numbers. */
export type TopBarEntry =
  | {
      kind: 'link'
      label: Localizable
      href: string
      isNew?: boolean | undefined
      membersOnly?: boolean | undefined
    }
  | {
      kind: 'emergency'
      label: Localizable
      /** The first is the number for the whole country. */
      contacts: readonly EmergencyContact[]
      /** The page with all emergency units and ambulances. */
      href?: string | undefined
    }

/** A link of a menu. With `items` it is the heading of a group, and `href` is optional. */
export interface MenuLink {
  label: Localizable
  href?: string | undefined
  /** Marked as new. */
  isNew?: boolean | undefined
  /** Shown only to patients who are logged in. */
  membersOnly?: boolean | undefined
  items?: readonly MenuLink[] | undefined
}

/** An entry of the main menu. With `items` it opens them; its own `href` then comes first among them. */
export interface MenuEntry {
  label: Localizable
  href?: string | undefined
  items?: readonly MenuLink[] | undefined
  /** Shown only to patients who are logged in. */
  membersOnly?: boolean | undefined
}

/** The same page in a language. */
export interface LanguageOption {
  locale: Locale
  href: string
}

/** The login pages of patients and companies. */
export interface LoginTargets {
  patientHref: string
  corporateHref: string
}

/** The target of the site's search, and its live results once script runs. */
export interface SearchTarget {
  action: string
  /** The query parameter of the search text. */
  name: string
  /** Called with the typed text. Debounce requests. */
  onQuery?: ((text: string) => void) | undefined
  /** The results so far: SearchResults. */
  results?: ReactNode
  /** Recent searches, the last first; shown until there are results. */
  history?: readonly string[] | undefined
}

/** An entry of the account menu: a page, or an action such as to log out. */
export type AccountItem = LinkItem | { label: Localizable; onSelect: () => void }

/** The logged-in person, shown instead of the login button. */
export interface Account extends Pick<AvatarProps, 'photo' | 'gender'> {
  /** Empty while the name is not known. Then the name from the early script is shown, and only under the visitor attribute. */
  name: string
  items: readonly AccountItem[]
}

/** Props of {@link Header}. */
export interface HeaderProps {
  brand: Brand
  topBar?: readonly TopBarEntry[] | undefined
  menu: readonly MenuEntry[]
  /** Omit it if the visitor is logged in. */
  login?: LoginTargets | undefined
  /** The logged-in person. */
  account?: Account | undefined
  languages: readonly LanguageOption[]
  search?: SearchTarget | undefined
}

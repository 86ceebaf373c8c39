import type { Validate } from '@hospital/sdk'
import { validateCms } from '@hospital/sdk/validation'
import { createContentClients } from '../back-ends/clients.ts'
import type { ClientOptions } from '../back-ends/clients.ts'
import type { SiteConfig } from '../config.ts'
import { judgeLinks } from '../sitemap/broken-links.ts'
import type { BrokenLinks } from '../sitemap/broken-links.ts'
import { entryAt } from './entry-at.ts'
import { contentReads } from './reads.ts'

/** A part of an answer that the site leaves out, or does not know yet. Never the value. */
export interface Omission {
  /** What was being read, as editors call it. */
  readonly content: string
  /** The operation or document of the contract. */
  readonly operation: string
  /** The place in the answer, such as `body.data[3].submenu`. */
  readonly place: string
  /** The id of the entry that contains the part; null if no entry does. */
  readonly entry: string | null
  /** The field of the entry; null if all of the entry is left out. */
  readonly field: string | null
}

/** The things about their content that only the site can tell editors. */
export interface ContentReport {
  readonly omissions: readonly Omission[]
  /** Null while the CMS cannot tell which pages there are. */
  readonly brokenLinks: BrokenLinks | null
  /** The contents that could not be read now, so the report says nothing about them. */
  readonly unread: readonly string[]
}

/** The dependencies of a report. */
export interface ReportContext {
  readonly config: SiteConfig
  readonly clientOptions: Pick<ClientOptions, 'fetch' | 'watch'>
  readonly now: Date
}

/** The editors' name for links. The check of links reads all addresses. */
const linksName = 'tautan'

const noEntry = { entry: null, field: null }

/** The check of all content answers. It also notes the entries and fields that it leaves out. */
const notingCheck =
  (note: (omission: Omission) => void, contentNow: () => string): Validate =>
  (operation, status, body) => {
    const checked = validateCms(operation, status, body)
    const places = checked.where === undefined ? checked.omitted : [checked.where]
    for (const place of places) note({ content: contentNow(), operation, place, ...(entryAt(body, place) ?? noEntry) })
    return checked
  }

/** Two answers may leave out the same part of an entry. Editors have to correct it once, so it is reported once. */
const partOf = ({ operation, place, entry, field }: Omission): string =>
  entry === null ? `${operation} ${place}` : `${entry} ${field}`

/**
 * Reads everything that pages are made of, past every cache and one read after the other. Reports the parts left out and the links that
 * lead nowhere.
 */
export const makeReport = async (
  { config, clientOptions, now }: ReportContext,
  links: readonly string[],
): Promise<ContentReport> => {
  const omissions = new Map<string, Omission>()
  let content = linksName
  const checkCms = notingCheck(
    (omission) => omissions.set(partOf(omission), omission),
    () => content,
  )
  const { cms } = createContentClients(config, { ...clientOptions, checkCms })()
  const unread: string[] = []
  for (const { name, read } of contentReads) {
    content = name
    const { error } = await read(cms, now)
    if (error && error.kind !== 'not-found') unread.push(name)
  }
  content = linksName
  const brokenLinks = await judgeLinks({ cms, config, now }, config.siteUrl, links)
  return { omissions: [...omissions.values()], brokenLinks: brokenLinks ?? null, unread }
}

import { localize, safeAddress } from '@hospital/sdk'
import { findForm } from '@hospital/sdk/cms'
import type { CmsMedia } from '@hospital/sdk/cms'
import type { Localizable, RichTextNode } from '@hospital/ui'
import { fromResult } from '../../shared/loading/loaded.ts'
import type { PageLoader } from '../../shared/loading/loaded.ts'
import { localizedRichText } from '../../shared/rich-text/localized-rich-text.ts'

/** A file to download. */
export interface FormFile {
  readonly name: string
  readonly href: string
  /** Such as `PDF`; empty if the address does not tell the type. */
  readonly type: string
}

/** A page with forms to download. */
export interface FormData {
  readonly title: Localizable
  readonly body: readonly RichTextNode[]
  readonly files: readonly FormFile[]
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Abbreviations that are common in health care. */
const abbreviations = /\b(?:bpjs|fktp|icu|igd|jkn|kis|kk|ktp|mcu|nicu|nik|npwp|picu|rs|rsia|rsud|sktm|ugd|usg)\b/gi

/** The name of an upload in words. Strapi adds ten characters to each name. */
const nameInWords = (stem: string): string => {
  const words = decoded(stem)
    .replace(/_[\da-f]{10}$/i, '')
    .replace(/[_-]+/g, ' ')
    .replace(abbreviations, (name) => name.toUpperCase())
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A file as a download; none if its address is no web address. */
export const formFile = ({ url, alternativeText }: Pick<CmsMedia, 'url' | 'alternativeText'>): FormFile[] => {
  const safe = safeAddress(url)
  if (!safe || !/^https?:/i.test(safe)) return []
  const [, stem = '', type = ''] = /([^/]*?)(?:\.(\w{2,5}))?$/.exec(new URL(safe).pathname) ?? []
  const name = alternativeText?.trim() || nameInWords(stem)
  return name === '' ? [] : [{ name, href: safe, type: type.toUpperCase() }]
}

/** Loads a page with forms. Contract: document `FormBySlug`. */
export const loadForm: PageLoader<FormData> = async (context) => {
  const {
    cms,
    locale,
    parameters: { slug = '' },
  } = context
  return fromResult(await findForm(cms, slug), (form) => {
    const title = localize(form, 'judul', locale)
    if (title.text === '') return { kind: 'missing' }
    const data = { title, body: localizedRichText(form, 'isi', context), files: (form.berkas ?? []).flatMap(formFile) }
    return { kind: 'page', data, meta: { title, description: localize(form, 'isi', locale).text || undefined } }
  })
}

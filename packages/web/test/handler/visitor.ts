import type { Site } from '../../src/server/app.ts'
import { compileMessages, siteOrigin } from '../../src/testing/test-site.ts'
import { readMarkup } from './markup.ts'
import type { Part } from './markup.ts'

/** A document that a visitor without script has been shown. */
export interface Shown {
  /** The path and the query, after redirects. */
  readonly address: string
  readonly status: number
  readonly headers: Headers
  readonly html: string
  readonly document: Part
  readonly main: Part
  /** Follows a link: the only one with a name, or an element of the page. */
  readonly follow: (link: string | Part) => Promise<Shown>
  /** Sends a form with values by the labels of its fields; a choice is named by its words. */
  readonly send: (form: Part, filled?: Readonly<Record<string, string>>) => Promise<Shown>
}

/** A visitor whose browser runs no script. It stores cookies, follows redirects and sends forms. */
export interface Visitor {
  readonly open: (path: string) => Promise<Shown>
}

const isUnsent = (field: Part): boolean =>
  ['radio', 'checkbox'].includes(field.attribute('type') ?? '') && field.attribute('checked') === undefined

/** The value of a field in the document. */
const heldIn = (field: Part): string => {
  if (field.tag === 'textarea') return field.text
  if (field.tag === 'input') return field.attribute('value') ?? ''
  const options = field.all('option')
  const chosen = options.find((option) => option.attribute('selected') !== undefined) ?? options[0]
  return chosen ? (chosen.attribute('value') ?? chosen.text) : ''
}

/** The value that is sent for a filled field. */
const filledIn = (field: Part, words: string): string => {
  if (field.tag === 'select') return field.one('option', { text: words }).attribute('value') ?? words
  return ['radio', 'checkbox'].includes(field.attribute('type') ?? '') ? (field.attribute('value') ?? 'on') : words
}

const entriesOf = (form: Part, filled: Readonly<Record<string, string>>): URLSearchParams => {
  const fields = form.all('input select textarea')
  const entries = new URLSearchParams()
  for (const field of fields) {
    const name = field.attribute('name')
    const words = filled[field.name]
    // A chosen radio button replaces the one that was checked.
    const isReplaced = fields.some((other) => other.attribute('name') === name && filled[other.name] !== undefined)
    if (name === undefined || name === '') continue
    if (words !== undefined) entries.append(name, filledIn(field, words))
    else if (!isUnsent(field) && !(field.attribute('type') === 'radio' && isReplaced))
      entries.append(name, heldIn(field))
  }
  const unknown = Object.keys(filled).filter((label) => !fields.some(({ name }) => name === label))
  if (unknown.length > 0) throw new Error(`no field is called ${unknown.join()}`)
  return entries
}

/** The form of a page with a field. On a phone, a filter is in a closed element. Fails if there is none. */
export const filterOf = ({ main }: Shown, field: string): Part => {
  const form = main.folded('form').find((each) => each.has('input select', { named: field }))
  if (!form) throw new Error(`no form has the field ${field}`)
  return form
}

/** A visitor of a site. `cookies`: by name, with their encoded values. */
export const visitorOf = (site: Site, cookies: Readonly<Record<string, string>> = {}): Visitor => {
  compileMessages()
  const jar = new Map(Object.entries(cookies))
  const ask = async (address: URL, body?: URLSearchParams): Promise<Shown> => {
    const headers = {
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body && { 'content-type': 'application/x-www-form-urlencoded', origin: siteOrigin }),
    }
    const init = body ? { method: 'POST', headers, body: body.toString() } : { headers }
    const response = await site.fetch(new Request(address, init))
    for (const [, name = '', value = ''] of response.headers
      .getSetCookie()
      .map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie) ?? []))
      jar.set(name, value)
    const moved = response.headers.get('location')
    if (moved !== null) return ask(new URL(moved, address))
    const html = await response.text()
    const document = readMarkup(html)
    return {
      address: `${address.pathname}${address.search}${address.hash}`,
      status: response.status,
      headers: response.headers,
      html,
      document,
      get main() {
        return document.one('main')
      },
      follow: (link) => {
        const { attribute } = typeof link === 'string' ? document.one('a', { named: link }) : link
        return ask(new URL(attribute('href') ?? '', address))
      },
      send: (form, filled = {}) => {
        const to = new URL(form.attribute('action') ?? address.pathname, address)
        const entries = entriesOf(form, filled)
        if (form.attribute('method')?.toLowerCase() === 'post') return ask(to, entries)
        to.search = entries.toString()
        return ask(to)
      },
    }
  }
  return { open: (path) => ask(new URL(path, siteOrigin)) }
}

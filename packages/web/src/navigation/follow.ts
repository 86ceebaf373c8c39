import { hasPage } from '../routes/match.ts'

/** The clicked link, if the click means to follow it in this tab. */
const followed = (event: MouseEvent): HTMLAnchorElement | undefined => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link && (link.target === '' || link.target === '_self') && !link.hasAttribute('download') ? link : undefined
}

/** The address of a link within the site, if it leads to another page. */
const pageOf = ({ href }: HTMLAnchorElement): string | undefined => {
  const { origin, pathname, search, hash } = new URL(href, window.location.href)
  const leadsToPart = hash !== '' && pathname === window.location.pathname && search === window.location.search
  if (origin !== window.location.origin || leadsToPart || !hasPage(pathname)) return undefined
  return `${pathname}${search}${hash}`
}

/**
 * The start of the language switch's addresses. The same page in another language replaces the page in the history, and opens at the same
 * section.
 */
const languageSwitch = '/_locale/'

/**
 * Follows the site's own links without leaving the document. One listener serves all links, since a page has hundreds. The browser handles
 * every other click. Returns a function that ends it.
 */
export const followLinks = (navigate: (to: string) => void): (() => void) => {
  const follow = (event: MouseEvent) => {
    const link = followed(event)
    if (!link?.hasAttribute('href')) return
    const to = pageOf(link)
    if (to === undefined && !link.pathname.startsWith(languageSwitch)) return
    event.preventDefault()
    if (to === undefined) window.location.replace(`${link.href}${window.location.hash}`)
    else navigate(to)
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}

/** The address that a GET form leads to, without its empty fields. */
const addressOf = (form: HTMLFormElement, submitter: HTMLElement | null): string | undefined => {
  const { origin, pathname } = new URL(form.action)
  if (origin !== window.location.origin || !hasPage(pathname)) return undefined
  const filled = [...new FormData(form, submitter)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  )
  const query = new URLSearchParams(filled).toString()
  return query === '' ? pathname : `${pathname}?${query}`
}

/**
 * Lets GET forms (the doctor finder, filters of lists, the search) navigate as links do, without leaving the document. Without script the
 * browser loads the same page. Returns a function that ends it.
 */
export const followForms = (navigate: (to: string) => void): (() => void) => {
  const follow = (event: SubmitEvent) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return
    const to = addressOf(form, event.submitter)
    if (to === undefined) return
    event.preventDefault()
    navigate(to)
  }
  document.addEventListener('submit', follow)
  return () => document.removeEventListener('submit', follow)
}

import { hasPage } from '../routes/match.ts'

/** The link that was pressed, if the press means just to follow it, here and now. */
const followed = (event: MouseEvent): HTMLAnchorElement | undefined => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link && (link.target === '' || link.target === '_self') && !link.hasAttribute('download') ? link : undefined
}

/** The address within the site of a link to another page of it. */
const pageOf = ({ href }: HTMLAnchorElement): string | undefined => {
  const { origin, pathname, search, hash } = new URL(href, window.location.href)
  const leadsToPart = hash !== '' && pathname === window.location.pathname && search === window.location.search
  if (origin !== window.location.origin || leadsToPart || !hasPage(pathname)) return undefined
  return `${pathname}${search}${hash}`
}

/** What addresses of the language switch begin with. The same page in another language takes its place in the history, at the same part. */
const languageSwitch = '/_locale/'

/**
 * Follows the site's own links without leaving the document: one listener for all, since a page has hundreds. Every
 * other press is left to the browser. Gives what ends it.
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

/** Where a form that asks for a page leads. Fields that were left empty are left out. */
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
 * Lets forms that ask for a page of the site (the doctor finder, filters of lists, the search) navigate as links do,
 * without leaving the document. Without script the browser asks for the same page. Gives what ends it.
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

import { hasPage } from '../routes/match.ts'

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

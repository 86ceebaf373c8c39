import { splitLocale } from '../routes/href.ts'

/** The name of a form's draft, from the form's action: the same in both languages. */
export const draftName = (action: string): string => {
  const { pathname, search } = new URL(action, window.location.href)
  return `${splitLocale(pathname).path}${search}`
}

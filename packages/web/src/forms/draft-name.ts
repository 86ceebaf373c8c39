import { splitLocale } from '../routes/href.ts'

/** The name of a form's draft, by the address that the form is sent to: the same in both languages. */
export const draftName = (action: string): string => {
  const { pathname, search } = new URL(action, window.location.href)
  return `${splitLocale(pathname).path}${search}`
}

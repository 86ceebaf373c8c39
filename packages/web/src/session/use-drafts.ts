import { useEffect } from 'react'
import { draftsKey } from '../forms/drafts-key.ts'
import { tabText } from '../storage/browser-store.ts'

const hasDrafts = (): boolean => tabText(draftsKey).read() !== null

const keep = (location: string) => {
  import('./own-drafts.ts').then(
    ({ keepOwnDrafts }) => keepOwnDrafts(location),
    () => undefined,
  )
}

/** Whether the page itself shows a form, and not only the footer. The contact page hides its form without a connection. */
const hasForm = () => document.querySelector('main form[method=post]')?.checkVisibility() === true

/**
 * Stores drafts of the forms on the page at a location. If the page has a form, the code for it is fetched with the page, since the code
 * may no longer exist after a release. For the footer's form, which every page has, it is fetched with the first key press.
 */
export const useDrafts = (location: string): void =>
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      if (target instanceof Element && target.closest('form[method=post]')) start()
    }
    const start = () => {
      document.removeEventListener('input', onInput)
      keep(location)
    }
    document.addEventListener('input', onInput)
    // Reading storage delays a cheap phone.
    const asking = setTimeout(() => (hasForm() || hasDrafts()) && start())
    return () => {
      clearTimeout(asking)
      document.removeEventListener('input', onInput)
    }
  }, [location])

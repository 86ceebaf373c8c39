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

/** Whether the page itself shows a form, and not only the footer. The contact page hides its own without a connection. */
const hasForm = () => document.querySelector('main form[method=post]')?.checkVisibility() === true

/**
 * Stores drafts of the forms of the page at a location. The code for it is fetched with the page where it has a form, since it may be
 * gone after a release; for the footer's form, which every page has, with the first key.
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
    // Asking for storage makes a cheap phone wait.
    const asking = setTimeout(() => (hasForm() || hasDrafts()) && start())
    return () => {
      clearTimeout(asking)
      document.removeEventListener('input', onInput)
    }
  }, [location])

import { useEffect } from 'react'
import { draftsKey } from '../forms/drafts-key.ts'

const hasDrafts = (): boolean => {
  try {
    return draftsKey in sessionStorage
  } catch {
    return false
  }
}

const keep = (location: string) => {
  import('./own-drafts.ts').then(
    ({ keepOwnDrafts }) => keepOwnDrafts(location),
    () => undefined,
  )
}

/** Keeps drafts of the forms of the page at a location. Their code is fetched with the first key in a form, or where there is a draft: most visitors fill in none. */
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
    const asking = setTimeout(() => hasDrafts() && start())
    return () => {
      clearTimeout(asking)
      document.removeEventListener('input', onInput)
    }
  }, [location])

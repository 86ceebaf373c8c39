import { useEffect } from 'react'
import { draftsKey } from '../forms/drafts-key.ts'

const hasDrafts = (): boolean => {
  try {
    return draftsKey in sessionStorage
  } catch {
    return false
  }
}

const keep = () => {
  import('../forms/drafts.ts').then(({ keepDrafts }) => keepDrafts(), () => undefined)
}

/** Most visitors fill in no form: what stores drafts is fetched with the first key in one, or where there is a draft. */
export const useDrafts = (page: unknown): void =>
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      if (target instanceof Element && target.closest('form[method=post]')) start()
    }
    const start = () => {
      document.removeEventListener('input', onInput)
      keep()
    }
    document.addEventListener('input', onInput)
    // Asking for storage makes a cheap phone wait.
    const asking = setTimeout(() => hasDrafts() && start())
    return () => {
      clearTimeout(asking)
      document.removeEventListener('input', onInput)
    }
  }, [page])

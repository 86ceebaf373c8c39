import type { FormEvent } from 'react'
import { useLocation } from 'wouter'

/** The address to which a form that asks for a page leads. Fields that were left empty are left out. */
const addressOf = (form: HTMLFormElement): string => {
  const filled = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : []))
  const query = new URLSearchParams(filled).toString()
  const { pathname } = new URL(form.action)
  return query === '' ? pathname : `${pathname}?${query}`
}

/** For forms that narrow a list: they navigate as a link does, without loading the document anew. Without script the browser asks for the same page. */
export const useListFilter = (): ((event: FormEvent<HTMLFormElement>) => void) => {
  const [, navigate] = useLocation()
  return (event) => {
    event.preventDefault()
    navigate(addressOf(event.currentTarget))
  }
}

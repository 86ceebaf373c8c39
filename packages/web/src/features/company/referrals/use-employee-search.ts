import { useEffect, useRef, useState } from 'react'
import { typedText } from '../../../forms/form-values.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { searchEmployees } from './employee-search.ts'
import type { FoundEmployee } from './found-employee.ts'

/** Letters from which employees are searched. */
export const leastLetters = 2

/** Milliseconds in which typing is waited for. */
const pause = 250

/** What a search has found so far. */
export interface EmployeeSearch {
  readonly state: 'idle' | 'loading' | 'ready' | 'failed'
  readonly employees: readonly FoundEmployee[]
  readonly total: number
  readonly hasMore: boolean
  readonly ask: (text: string) => void
  /** Adds the next page, or tries again what failed. */
  readonly goOn: () => void
}

type Found = Omit<EmployeeSearch, 'ask' | 'goOn'>

const nothing: Found = { state: 'idle', employees: [], total: 0, hasMore: false }

/** Searches employees while one types, page by page. Only the last answer counts. */
export const useEmployeeSearch = (personal: PersonalData): EmployeeSearch => {
  const [found, setFound] = useState(nothing)
  const current = useRef<AbortController>(undefined)
  const asked = useRef({ text: '', page: 0 })
  useEffect(() => () => current.current?.abort(), [])

  const read = async (page: number, before: readonly FoundEmployee[], wait: number) => {
    current.current?.abort()
    const control = new AbortController()
    current.current = control
    setFound((known) => ({ ...known, state: 'loading', employees: before }))
    await new Promise((resolve) => setTimeout(resolve, wait))
    if (control.signal.aborted) return
    try {
      const { employees, total, hasMore } = await searchEmployees(personal, asked.current.text, page, control.signal)
      if (control.signal.aborted) return
      asked.current.page = page
      setFound({ state: 'ready', employees: [...before, ...employees], total, hasMore })
    } catch {
      if (!control.signal.aborted) setFound({ state: 'failed', employees: before, total: 0, hasMore: false })
    }
  }

  return {
    ...found,
    ask: (typed) => {
      const text = typedText(typed)
      asked.current = { text, page: 0 }
      if (text.length >= leastLetters) return void read(1, [], pause)
      current.current?.abort()
      return setFound(nothing)
    },
    goOn: () => void read(asked.current.page + 1, found.employees, 0),
  }
}

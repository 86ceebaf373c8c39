import { limits } from '@hospital/sdk'
import { useLocale } from '@hospital/ui'
import type { SearchGroup } from '@hospital/ui'
import { useEffect, useState } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { fetchFound } from './fetch-found.ts'
import { groupWords } from './group-words.ts'
import type { SearchData } from './search-results.ts'

interface Answer {
  readonly text: string
  /** Undefined where the server could not say. */
  readonly data: SearchData | undefined
}

/**
 * What the site has for what is typed, in one request for each text; that of an earlier text is cancelled, and its answer never shown for
 * this one.
 */
export const useFound = (typed: string): Pick<SearchData, 'best' | 'groups' | 'instead'> => {
  const locale = useLocale()
  const message = useMessage()
  const [answer, setAnswer] = useState<Answer>()
  // One more than is searched for tells that it was cut.
  const text = typed
    .trim()
    .slice(0, limits.searchText + 1)
    .toWellFormed()
  useEffect(() => {
    const asking = new AbortController()
    const take = (data: SearchData | undefined) => {
      if (!asking.signal.aborted) setAnswer({ text, data })
    }
    fetchFound(text, locale, asking.signal).then(take, () => take(undefined))
    return () => asking.abort()
  }, [text, locale])
  const isAnswered = answer?.text === text
  if (isAnswered && answer.data) return answer.data
  const groups = groupWords.map(({ name, label, none }): SearchGroup => ({
    name,
    label: message(label),
    none: message(none),
    state: isAnswered ? 'failed' : 'loading',
    hits: [],
  }))
  return { best: [], groups, instead: undefined }
}

import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'

/**
 * The report, and a function to load it again. `state` is `loading`, `failed` or `loaded`; the last report stays while a newer one is
 * loading, so that the page does not jump. `at` is the time when the report came.
 */
export const useReport = () => {
  const { get } = useFetchClient()
  const [asked, setAsked] = useState(1)
  const [answer, setAnswer] = useState({ asked: 0 })
  useEffect(() => {
    // An older answer may arrive after a newer one.
    let isCurrent = true
    const show = (next) => isCurrent && setAnswer({ ...next, asked })
    get('/content-report').then(
      ({ data }) => show({ state: 'loaded', report: data, at: new Date() }),
      () => show({ state: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [get, asked])
  const load = useCallback(() => setAsked((times) => times + 1), [])
  return { ...answer, ...(answer.asked !== asked && { state: 'loading' }), load }
}

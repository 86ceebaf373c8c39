import { firstViewAttribute } from '@hospital/ui'
import { atom, useSetAtom } from 'jotai'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { splitLocale } from '../routes/href.ts'
import { unreachedAtom } from '../shared/unreached-atom.ts'
import { useAddress } from '../shared/use-address.ts'
import { loadPage } from './fetch-page.ts'
import type { LoadedPage } from './fetch-page.ts'
import { followForms, followLinks } from './follow.ts'
import type { Head } from './page-state.ts'
import { arrive, saveScroll, withoutFragment } from './scroll.ts'

const setContent = (selector: string, value: string) =>
  document.head.querySelector(selector)?.setAttribute('content', value)

/** Writes a page's head over the last one's, after a navigation in the browser. */
const applyHead = ({ title, description, url, image, type, indexed }: Head): void => {
  document.title = title
  setContent('meta[name="description"]', description)
  setContent('meta[property="og:title"]', title)
  setContent('meta[property="og:description"]', description)
  setContent('meta[property="og:url"]', url)
  setContent('meta[property="og:type"]', type)
  setContent('meta[property="og:image"]', image)
  setContent('meta[name="robots"]', indexed ? 'index, follow' : 'noindex')
  document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', url)
}

/**
 * Asks once more for a partial page, after hydration. The server has been fetching the missing parts since, and waits for
 * them now. `show` gets the whole page; if it cannot be loaded, the page stays as it is.
 */
const useMissingParts = (page: LoadedPage, show: (whole: LoadedPage) => void): void =>
  useEffect(() => {
    if (!page.state.isPartial) return undefined
    const controller = new AbortController()
    const ask = async () => {
      const next = await loadPage(page.location, page, controller.signal)
      if (controller.signal.aborted || !next || next === 'unreachable') return
      if (next.state.content.kind !== page.state.content.kind) return
      // It is asked for once: what is missing then has failed.
      startTransition(() => show({ ...next, state: { ...next.state, isPartial: false } }))
    }
    void ask()
    return () => controller.abort()
  }, [page, show])

/** Whether another page is on its way, and has been for long enough to be worth showing. */
export const navigatingAtom = atom(false)

/** Milliseconds before a navigation shows that it is under way. */
const loadingDelay = 200

type Navigate = (to: string, options?: { readonly replace?: boolean }) => void

/** The current page and how to navigate. */
export interface Pages {
  readonly page: LoadedPage
  /** For wouter's `aroundNav`: fetches the page first and changes the address when it is here. */
  readonly aroundNavigation: (navigate: Navigate, to: string, options?: { readonly replace?: boolean }) => void
}

/** Whether a page has personal data: what was read or typed there stays where no other page can be fetched. */
const isInArea = ({ state }: LoadedPage) => /^(?:member|company)\//.test(state.content.kind)
const isAreaPath = (location: string) => /^(?:\/en)?\/(?:member|company)-area\//.test(location)

/** Leaves the page to the browser: another language, another site's page, or one that could not be fetched. */
const leave = (to: string) => window.location.assign(to)

/**
 * Keeps the shown page and the address together. wouter's location is not a transition, so code and data are
 * fetched first; the old page stays until the new one can be shown whole.
 */
export const usePages = (first: LoadedPage): Pages => {
  const [page, setPage] = useState(first)
  const setNavigating = useSetAtom(navigatingAtom)
  const setUnreached = useSetAtom(unreachedAtom)
  const [, navigate] = useLocation()
  const address = useAddress()
  const pending = useRef<AbortController>(undefined)
  const current = useRef(first)
  const arriving = useRef<{ location: string; returning: boolean }>(undefined)

  const stop = useCallback(() => {
    pending.current?.abort()
    setNavigating(false)
  }, [setNavigating])

  const show = useCallback(
    async (location: string, returning: boolean): Promise<boolean> => {
      pending.current?.abort()
      const controller = new AbortController()
      pending.current = controller
      const timer = setTimeout(setNavigating, loadingDelay, true)
      controller.signal.addEventListener('abort', () => clearTimeout(timer))
      const next = await loadPage(location, current.current, controller.signal)
      clearTimeout(timer)
      if (controller.signal.aborted) return false
      setNavigating(false)
      if (next === 'unreachable' && isInArea(current.current) && isAreaPath(location)) {
        // Back and forward have changed the address already.
        if (returning) window.history.replaceState(window.history.state, '', current.current.location)
        setUnreached({ location })
        return false
      }
      if (!next || next === 'unreachable') {
        leave(location)
        return false
      }
      setUnreached(undefined)
      saveScroll(current.current.location)
      document.documentElement.removeAttribute(firstViewAttribute)
      current.current = next
      arriving.current = { location, returning }
      startTransition(() => setPage(next))
      return true
    },
    [setNavigating, setUnreached],
  )

  const aroundNavigation = useCallback<Pages['aroundNavigation']>(
    (navigate, to, options) => {
      const here = splitLocale(window.location.pathname).locale
      // As the browser will write it: an apostrophe of a query as %27.
      const { pathname, search, hash } = new URL(to, window.location.href)
      if (splitLocale(pathname).locale !== here) leave(to)
      else void show(`${pathname}${search}${hash}`, false).then((arrived) => arrived && navigate(to, options))
    },
    [show],
  )

  const complete = useCallback((whole: LoadedPage) => {
    // Another page has been loaded meanwhile and is about to be shown.
    if (whole.location !== current.current.location) return
    current.current = whole
    setPage(whole)
  }, [])
  useMissingParts(page, complete)
  useEffect(() => {
    const follow = (to: string) => aroundNavigation(navigate, to)
    const endings = [followLinks(follow), followForms(follow)]
    return () => endings.forEach((end) => end())
  }, [aroundNavigation, navigate])

  // Back and forward change the address first. Who comes back before the other page is there waits for it no longer.
  useEffect(() => {
    if (address !== withoutFragment(current.current.location)) void show(address, true)
    else stop()
  }, [address, show, stop])

  useEffect(() => {
    if (!arriving.current) return
    applyHead(page.state.head)
    arrive(arriving.current.location, arriving.current.returning)
    arriving.current = undefined
  }, [page])

  return { page, aroundNavigation }
}

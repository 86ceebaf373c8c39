import { firstViewAttribute } from '@hospital/ui'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useLocation } from 'wouter'
import { loadPageComponent } from '../features/pages.ts'
import { splitLocale } from '../routes/href.ts'
import { pagesAheadAtom } from '../shared/pages-ahead-atom.ts'
import { unreachedAtom } from '../shared/unreached-atom.ts'
import { useAddress } from '../shared/use-address.ts'
import { loadPage } from './fetch-page.ts'
import type { LoadedPage } from './fetch-page.ts'
import { followForms, followLinks } from './follow.ts'
import type { Head } from './page-state.ts'
import { arrive, saveScroll, withoutFragment } from './scroll.ts'

/** Writes a page's head over the last one's, after a navigation in the browser. */
const applyHead = ({ title, description, url, image, type, indexed }: Head): void => {
  document.title = title
  const contents = {
    description,
    robots: indexed ? 'index, follow' : 'noindex',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:type': type,
    'og:image': image,
  }
  for (const [name, content] of Object.entries(contents))
    document.head.querySelector(`[name="${name}"],[property="${name}"]`)?.setAttribute('content', content)
  document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', url)
}

/**
 * Asks once more for a partial page, after hydration. The server has been fetching the missing parts since, and now waits for them. `show`
 * gets the whole page. If that cannot be loaded, the page stays as it is.
 */
const useMissingParts = (page: LoadedPage, show: (whole: LoadedPage) => void): void =>
  useEffect(() => {
    if (!page.state.isPartial) return undefined
    const controller = new AbortController()
    const ask = async () => {
      const next = await loadPage(page.location, page, controller.signal)
      if (controller.signal.aborted || !next || next === 'unreachable') return
      if (next.state.content.kind !== page.state.content.kind) return
      // The rest of a page is loaded once: a part that is missing afterwards has failed.
      startTransition(() => show({ ...next, state: { ...next.state, isPartial: false } }))
    }
    void ask()
    return () => controller.abort()
  }, [page, show])

/** Fetches the code of the pages that are likely to come next, one after the other. Code that fails here is fetched again with its page. */
const useCodeAhead = (): void => {
  const pages = useAtomValue(pagesAheadAtom)
  useEffect(() => {
    const fetchAll = async () => {
      for (const page of pages) await loadPageComponent(page).catch(() => undefined)
    }
    void fetchAll()
  }, [pages])
}

/** Whether another page is being fetched, for long enough to show it. */
export const navigatingAtom = atom(false)

/** Milliseconds before a navigation shows that it is under way. */
const loadingDelay = 200

type Navigate = (to: string, options?: { readonly replace?: boolean }) => void

/** The current page and how to navigate. */
export interface Pages {
  readonly page: LoadedPage
  /** For wouter's `aroundNav`: fetches the page first, and changes the address when the page has arrived. */
  readonly aroundNavigation: (navigate: Navigate, to: string, options?: { readonly replace?: boolean }) => void
}

/** Whether a page has personal data. If no other page can be fetched, such a page stays, with everything read or typed there. */
const isInArea = ({ state }: LoadedPage) => /^(?:member|company)\//.test(state.content.kind)
const isAreaPath = (location: string) => /^(?:\/en)?\/(?:member|company)-area\//.test(location)

/** Lets the browser load an address: another language, another site's page, or a page that could not be fetched. */
const leave = (to: string) => window.location.assign(to)

/** Fetches one page at a time: a request aborts the one before. A slow fetch is shown as loading. */
const usePageFetch = () => {
  const setNavigating = useSetAtom(navigatingAtom)
  const pending = useRef<AbortController>(undefined)
  const stop = useCallback(() => {
    pending.current?.abort()
    setNavigating(false)
  }, [setNavigating])
  const fetchPage = useCallback(
    async (location: string, from: LoadedPage) => {
      pending.current?.abort()
      const controller = new AbortController()
      pending.current = controller
      const timer = setTimeout(setNavigating, loadingDelay, true)
      controller.signal.addEventListener('abort', () => clearTimeout(timer))
      const next = await loadPage(location, from, controller.signal)
      clearTimeout(timer)
      if (controller.signal.aborted) return 'aborted'
      setNavigating(false)
      return next
    },
    [setNavigating],
  )
  return { fetchPage, stop }
}

/** A location whose page is about to be shown. `returning`: by Back or Forward. */
interface Arrival {
  readonly location: string
  readonly returning: boolean
}

/** Ends an arrival once its page is shown: sets its head and its scroll position. */
const useArrival = (page: LoadedPage, arrivingRef: RefObject<Arrival | undefined>): void =>
  useEffect(() => {
    if (!arrivingRef.current) return
    applyHead(page.state.head)
    arrive(arrivingRef.current.location, arrivingRef.current.returning)
    arrivingRef.current = undefined
  }, [page, arrivingRef])

/** Fetches and shows the page of a location. `returning`: by Back or Forward. Resolves to whether the page is shown. */
type Show = (location: string, returning: boolean) => Promise<boolean>

/** Follows the site's own links and forms. */
const useFollowing = (aroundNavigation: Pages['aroundNavigation']): void => {
  const [, navigate] = useLocation()
  useEffect(() => {
    const follow = (to: string) => aroundNavigation(navigate, to)
    const endings = [followLinks(follow), followForms(follow)]
    return () => endings.forEach((end) => end())
  }, [aroundNavigation, navigate])
}

/**
 * Navigates in two ways. Links and calls fetch the page first, and change the address when it has arrived. Back and Forward change the
 * address first. A visitor who comes back before the other page has arrived no longer waits for it.
 */
const useNavigation = (shown: RefObject<LoadedPage>, show: Show, stop: () => void): Pages['aroundNavigation'] => {
  const address = useAddress()
  // A change of the address by the site itself ends no fetch: the visitor may click the next link before the effect runs.
  const writtenRef = useRef<string>(undefined)
  useEffect(() => {
    const isWritten = writtenRef.current === address
    writtenRef.current = undefined
    if (address !== withoutFragment(shown.current.location)) void show(address, true)
    else if (!isWritten) stop()
  }, [address, shown, show, stop])

  return useCallback(
    (navigate, to, options) => {
      const here = splitLocale(window.location.pathname).locale
      // The browser's spelling of the address: for example, it writes an apostrophe in a query as %27.
      const { pathname, search, hash } = new URL(to, window.location.href)
      const go = async () => {
        if (!(await show(`${pathname}${search}${hash}`, false))) return
        writtenRef.current = `${pathname}${search}`
        navigate(to, options)
      }
      if (splitLocale(pathname).locale === here) void go()
      else leave(to)
    },
    [show],
  )
}

/** The shown page. `current` is the page that is about to be shown, as soon as it is loaded. */
const useShownPage = (first: LoadedPage) => {
  const [page, setPage] = useState(first)
  const current = useRef(first)
  const turnTo = useCallback((next: LoadedPage) => {
    saveScroll(current.current.location)
    document.documentElement.removeAttribute(firstViewAttribute)
    current.current = next
    startTransition(() => setPage(next))
  }, [])
  const complete = useCallback((whole: LoadedPage) => {
    // Another page has been loaded meanwhile and is about to be shown.
    if (whole.location !== current.current.location) return
    current.current = whole
    setPage(whole)
  }, [])
  useMissingParts(page, complete)
  return { page, current, turnTo }
}

/**
 * Keeps the shown page and the address together. wouter's location is not a transition, so code and data are fetched first. The old page
 * stays until the new one can be shown whole.
 */
export const usePages = (first: LoadedPage): Pages => {
  const { page, current, turnTo } = useShownPage(first)
  const setUnreached = useSetAtom(unreachedAtom)
  const arrivingRef = useRef<Arrival>(undefined)
  const { fetchPage, stop } = usePageFetch()

  const show = useCallback<Show>(
    async (location, returning) => {
      const next = await fetchPage(location, current.current)
      if (next === 'aborted') return false
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
      arrivingRef.current = { location, returning }
      turnTo(next)
      return true
    },
    [current, fetchPage, setUnreached, turnTo],
  )

  const aroundNavigation = useNavigation(current, show, stop)
  useFollowing(aroundNavigation)
  useArrival(page, arrivingRef)
  useCodeAhead()

  return { page, aroundNavigation }
}

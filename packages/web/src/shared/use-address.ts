import { useRouter } from 'wouter'
import { usePathname, useSearch } from 'wouter/use-browser-location'

/**
 * Path and query of the page's address as the browser has them. The hooks of wouter's main entry decode theirs, which makes another
 * address of one with `%27` or `%2541`.
 */
export const useAddress = (): string => {
  const router = useRouter()
  const path = usePathname(router)
  const search = useSearch(router).replace(/^\?/, '')
  return search === '' ? path : `${path}?${search}`
}

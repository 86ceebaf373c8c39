import { useRouter } from 'wouter'
import { usePathname, useSearch } from 'wouter/use-browser-location'

/**
 * Path and query of the page's address in the browser's spelling. The hooks of wouter's main entry decode theirs, which changes an address
 * with `%27` or `%2541`.
 */
export const useAddress = (): string => {
  const router = useRouter()
  const path = usePathname(router)
  const search = useSearch(router).replace(/^\?/, '')
  return search === '' ? path : `${path}?${search}`
}

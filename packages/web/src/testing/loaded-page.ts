import type { Loaded } from '../shared/loading/loaded.ts'

/** A loader's result, which has to be a page; otherwise the test fails. */
export const loadedPage = <Data>(loaded: Loaded<Data>): Extract<Loaded<Data>, { readonly kind: 'page' }> => {
  if (loaded.kind !== 'page') throw new Error(`It is ${loaded.kind}`)
  return loaded
}

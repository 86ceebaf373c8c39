import type { Loaded } from '../shared/loading/loaded.ts'

/** What a loader gave, where that is a page; a test that gets anything else in its place fails. */
export const loadedPage = <Data>(loaded: Loaded<Data>): Extract<Loaded<Data>, { readonly kind: 'page' }> => {
  if (loaded.kind !== 'page') throw new Error(`It is ${loaded.kind}`)
  return loaded
}

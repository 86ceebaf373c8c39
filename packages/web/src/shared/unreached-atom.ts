import { atom } from 'jotai'

/** The page of an area that could not be fetched without a connection, while the page before it stays; each attempt makes another object. */
export const unreachedAtom = atom<{ readonly location: string }>()

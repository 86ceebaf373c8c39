import { atom } from 'jotai'

/** Whether another page is on its way, and has been for long enough to be worth showing. */
export const navigatingAtom = atom(false)

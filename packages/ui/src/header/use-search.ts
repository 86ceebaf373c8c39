import { useRef } from 'react'
import type { RefObject } from 'react'
import { useDialog } from '../dialog/use-dialog.ts'
import type { DialogControl } from '../dialog/use-dialog.ts'
import type { SearchTarget } from './types.ts'

/** The search of a header: one dialog, opened by a button or by typing into a field. */
export interface SearchControl extends Pick<DialogControl, 'trigger' | 'dialog'> {
  /** Around the field of the header. */
  bar: RefObject<HTMLDivElement | null>
  /** Told what is typed into the field of the header. */
  onBarQuery: (text: string) => void
  /** Told what is typed into the field of the dialog. */
  onDialogQuery: (text: string) => void
}

const fieldIn = (parent: Element | null) => parent?.querySelector('input')

/**
 * With the first letter in the header's field the dialog opens over the page, and its own field takes over what is
 * typed; emptying that closes the dialog, which gives the focus back.
 */
export function useSearch(onQuery: SearchTarget['onQuery']): SearchControl {
  const { open, close, ...control } = useDialog()
  const bar = useRef<HTMLDivElement>(null)
  return {
    ...control,
    bar,
    onBarQuery: (text) => {
      onQuery?.(text)
      if (!text.trim()) return
      open()
      const field = fieldIn(document.getElementById(control.dialog.id))
      if (!field) return
      field.value = text
      field.focus()
    },
    onDialogQuery: (text) => {
      onQuery?.(text)
      const field = fieldIn(bar.current)
      // Where the search was begun by its button, the last searches are shown in place of results.
      if (!field?.value) return
      field.value = text
      if (!text) close()
    },
  }
}

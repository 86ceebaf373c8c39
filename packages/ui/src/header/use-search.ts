import { useRef } from 'react'
import type { RefObject } from 'react'
import { useDialog } from '../dialog/use-dialog.ts'
import type { DialogControl } from '../dialog/use-dialog.ts'
import type { SearchTarget } from './types.ts'

/** The search of a header: one dialog, opened by a button or by typing into a field. */
export interface SearchControl extends Pick<DialogControl, 'trigger' | 'dialog'> {
  /** The element around the field of the header. */
  bar: RefObject<HTMLDivElement | null>
  /** Called with the text typed into the field of the header. */
  onBarQuery: (text: string) => void
  /** Called with the text typed into the field of the dialog. */
  onDialogQuery: (text: string) => void
}

const fieldIn = (parent: Element | null) => parent?.querySelector('input')

/**
 * The first letter typed in the header's field opens the dialog, whose own field takes over the
 * text; emptying it closes the dialog, which restores focus.
 */
export const useSearch = (onQuery: SearchTarget['onQuery']): SearchControl => {
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
      // If the search was opened by its button, recent searches are shown instead of results.
      if (!field?.value) return
      field.value = text
      if (!text) close()
    },
  }
}

import { useRef } from 'react'
import type { RefObject } from 'react'
import { useDialog } from '../dialog/use-dialog.ts'
import type { DialogControl } from '../dialog/use-dialog.ts'
import type { SearchTarget } from './types.ts'

/** The search of a header: one dialog, opened by a button or by typing into a field. */
export interface SearchControl {
  trigger: DialogControl['trigger']
  dialog: DialogControl['dialog']
  /** Around the field of the header. */
  bar: RefObject<HTMLDivElement | null>
  /** Told what is typed into the field of the header. */
  onBarQuery: (text: string) => void
  /** Told what is typed into the field of the dialog. */
  onDialogQuery: (text: string) => void
}

const fieldIn = (parent: Element | null) => parent?.querySelector<HTMLInputElement>('input[type=search]')

/** Puts what was typed into a field, and goes on at its end. */
function hand(text: string, field: HTMLInputElement | null | undefined): void {
  if (!field) return
  field.value = text
  field.focus()
  field.setSelectionRange(text.length, text.length)
}

/**
 * With the first letter in the header's field the dialog opens over the page, and its own field takes over what is
 * typed; emptying that closes the dialog, which gives the focus back.
 */
export function useSearch(onQuery: SearchTarget['onQuery']): SearchControl {
  const { trigger, dialog, open, close } = useDialog()
  const bar = useRef<HTMLDivElement>(null)
  return {
    trigger,
    dialog,
    bar,
    onBarQuery: (text) => {
      onQuery?.(text)
      if (text.trim() === '') return
      open()
      hand(text, fieldIn(document.getElementById(dialog.id)))
    },
    onDialogQuery: (text) => {
      onQuery?.(text)
      const field = fieldIn(bar.current)
      // Where the search was begun by its button, the last searches are shown in place of results.
      if (!field || field.value === '') return
      field.value = text
      if (text === '') close()
    },
  }
}

/** The words that a form shows for what was typed or chosen, by the names of fields; nothing for what is empty. */
export type ShownWords = Readonly<Record<string, string>>

const wordsOf = (control: Element): string => {
  if (control instanceof HTMLSelectElement) return control.value === '' ? '' : (control.selectedOptions[0]?.text ?? '')
  if (!(control instanceof HTMLInputElement)) return control instanceof HTMLTextAreaElement ? control.value.trim() : ''
  if (control.type === 'file') return [...(control.files ?? [])].map(({ name }) => name).join(', ')
  if (control.type !== 'radio' && control.type !== 'checkbox') return control.value.trim()
  if (!control.checked) return ''
  const label = document.getElementById(control.getAttribute('aria-labelledby') ?? '')
  return label?.textContent ?? ''
}

/**
 * Reads from a form what its controls show: a choice has the words that were read when it was made, not its code, which means nothing to a
 * patient.
 */
export const shownWords = (form: HTMLFormElement): ShownWords =>
  Object.fromEntries(
    [...form.elements].flatMap((control) => {
      const name = control.getAttribute('name')
      const words = wordsOf(control)
      return name && words !== '' ? [[name, words]] : []
    }),
  )

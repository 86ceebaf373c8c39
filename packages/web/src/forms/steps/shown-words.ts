/** The words that a form shows for its typed and chosen values, by field name; empty values are left out. */
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
 * Reads the words that a form's controls show. For a choice these are the words of the option, not its code, which means nothing to a
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

import { honeypotName } from './honeypot.ts'
import type { FormValues } from './submission.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Whether a control holds a password or a one-time code. A visible password has the type `text`, so the `autocomplete` attribute counts
 * too.
 */
export const isSecret = (element: Element): boolean =>
  element instanceof HTMLInputElement &&
  (element.type === 'password' || /password|one-time-code/.test(element.autocomplete))

/** Whether a control is a consent. Each person must give it: a restored tick might be the consent of another person. */
const isConsent = ({ name, type }: Control): boolean => type === 'checkbox' && name.startsWith('persetujuan')

/** Inputs without a value that a visitor types. */
const untyped = ['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image']

const isControl = (element: Element): element is Control =>
  (element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement) &&
  element.name !== '' &&
  element.name !== honeypotName &&
  !isSecret(element) &&
  !isConsent(element) &&
  !untyped.includes(element.type)

const controlsOf = (form: HTMLFormElement): readonly Control[] => [...form.elements].filter(isControl)

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox'

/** The typed and chosen values of a form, by field name: without passwords, one-time codes, consents and files. */
export const filledValues = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    controlsOf(form)
      .filter((control) => (isChoice(control) ? control.checked : control.value !== ''))
      .map(({ name, value }) => [name, value]),
  )

const isUntouched = (control: Control): boolean =>
  'defaultValue' in control ? control.value === control.defaultValue : control.selectedIndex <= 0

/** Sets a value as typing does. React replaces the element's own property, so this uses the original one. */
const type = (control: Control, value: string): void => {
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Whether a choice is unchanged since the page came: nothing is chosen, or only the page's proposal. */
const isProposed = (form: HTMLFormElement, { name }: Control): boolean =>
  controlsOf(form)
    .filter(isChoice)
    .every((other) => other.name !== name || other.checked === other.defaultChecked)

const fill = (form: HTMLFormElement, values: FormValues): void => {
  for (const control of controlsOf(form)) {
    const value = values[control.name]
    if (value === undefined || value === '') continue
    if (!isChoice(control)) {
      if (isUntouched(control) && control.value !== value) type(control, value)
    } else if (control.value === value && !control.checked && isProposed(form, control)) control.click()
  }
}

/**
 * Restores earlier values in fields without a newly typed one. A choice may bring further fields: they are filled in the next animation
 * frame.
 */
export const restoreValues = (form: HTMLFormElement, values: FormValues): void => {
  fill(form, values)
  requestAnimationFrame(() => requestAnimationFrame(() => fill(form, values)))
}

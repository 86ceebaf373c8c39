import { cleanText } from '@hospital/sdk'
import type { FormValues } from './submission.ts'

/** The typed text of one field in the form for every rule and every request: see `cleanText`, and without blanks at its ends. */
export const typedText = (value: unknown): string => (typeof value === 'string' ? cleanText(value).trim() : '')

/** Fields whose text is not cleaned, since a password may begin with a blank. No page contains these texts. */
export const isPassword = (name: string): boolean => name.startsWith('password')

/** The texts of a form, without its files. Each is cleaned once, before any rule reads it. */
export const formValues = (fields: Iterable<readonly [name: string, value: FormDataEntryValue]>): FormValues =>
  Object.fromEntries(
    [...fields].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, isPassword(name) ? value : typedText(value)]] : [],
    ),
  )

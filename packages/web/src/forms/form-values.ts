import { cleanText } from '@hospital/sdk'
import type { FormValues } from './submission.ts'

/** What was typed into one field, as every rule and every request has it: see `cleanText`, and without the blanks around it. */
export const typedText = (value: unknown): string => (typeof value === 'string' ? cleanText(value).trim() : '')

/** Fields whose text stays as it was typed, since a password may begin with a blank, and is written into no page. */
export const isPassword = (name: string): boolean => name.startsWith('password')

/** The texts of a form, without its files, each cleaned once before any rule reads it. */
export const formValues = (fields: Iterable<readonly [name: string, value: FormDataEntryValue]>): FormValues =>
  Object.fromEntries(
    [...fields].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, isPassword(name) ? value : typedText(value)]] : [],
    ),
  )

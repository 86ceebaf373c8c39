import { isEmail, normalizePhone } from '@hospital/sdk'
import { createContactMessageConstraints } from '@hospital/sdk/constraints'
import { checkConstraints } from '../../forms/check-constraints.ts'
import { problemsOf } from '../../forms/submission.ts'
import type { FormProblems, FormValues } from '../../forms/submission.ts'

const { nama, subjek, pesan } = createContactMessageConstraints

/** Characters that the message may hold. */
export const messageLimit = pesan.maxLength

const limits = { nama, subjek, pesan }

const words = {
  nama: { missing: 'web.form.name.missing' },
  pesan: { missing: 'web.form.message.missing' },
} as const

/** What is wrong with a message of the contact form. Name, e-mail address and message are needed. */
export const checkContact = (values: FormValues): FormProblems => {
  const { email = '', no_telp = '' } = values
  const { nama: ofName, ...ofTexts } = checkConstraints(values, limits, words)
  return problemsOf({
    nama: ofName,
    email: email === '' ? 'web.form.email.missing' : !isEmail(email) && 'web.form.email.wrong',
    no_telp: no_telp !== '' && !normalizePhone(no_telp) && 'web.form.phone.wrong',
    ...ofTexts,
  })
}

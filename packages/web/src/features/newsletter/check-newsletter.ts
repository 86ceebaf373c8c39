import { isEmail, normalizePhone } from '@hospital/sdk'
import { problemsOf } from '../../forms/submission.ts'
import type { FormProblems, FormValues } from '../../forms/submission.ts'
import { genders } from './genders.ts'

/** The problems of the form that joins the community and its newsletter. All three fields are needed. */
export const checkNewsletter = ({ email = '', jenis_kelamin = '', whatsapp = '' }: FormValues): FormProblems =>
  problemsOf({
    email: email === '' ? 'web.form.email.missing' : !isEmail(email) && 'web.form.email.wrong',
    jenis_kelamin: !genders.some((gender) => gender === jenis_kelamin) && 'web.form.gender.missing',
    whatsapp: whatsapp === '' ? 'web.form.whatsapp.missing' : !normalizePhone(whatsapp) && 'web.form.phone.wrong',
  })

/** Whether one of the three fields is empty. The specification has its own sentence for that. */
export const isIncomplete = ({ email = '', jenis_kelamin = '', whatsapp = '' }: FormValues): boolean =>
  email === '' || jenis_kelamin === '' || whatsapp === ''

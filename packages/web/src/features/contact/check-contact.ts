import { normalizePhone } from '@hospital/ui'
import { isEmail, problemsOf } from '../../forms/submission.ts'
import type { FormProblems, FormValues } from '../../forms/submission.ts'

/** Characters that the fields of the contact form hold at most; those of the contract. */
export const contactLimits = { nama: 100, subjek: 150, pesan: 5000 } as const

/** What is wrong with a message of the contact form. Name, e-mail address and message are needed. */
export const checkContact = ({
  nama = '',
  email = '',
  no_telp = '',
  subjek = '',
  pesan = '',
}: FormValues): FormProblems =>
  problemsOf({
    nama: nama === '' ? 'web.form.name.missing' : nama.length > contactLimits.nama && 'web.form.tooLong',
    email: email === '' ? 'web.form.email.missing' : !isEmail(email) && 'web.form.email.wrong',
    no_telp: no_telp !== '' && !normalizePhone(no_telp) && 'web.form.phone.wrong',
    subjek: subjek.length > contactLimits.subjek && 'web.form.tooLong',
    pesan: pesan === '' ? 'web.form.message.missing' : pesan.length > contactLimits.pesan && 'web.form.tooLong',
  })

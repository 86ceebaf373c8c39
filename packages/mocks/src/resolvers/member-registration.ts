import { jakartaStamp } from '@hospital/sdk'
import type { MemberResolvers } from '../generated/member.ts'
import { findExistingPatient } from '../hospital-care/legacy.ts'
import { fieldErrors, hasErrors } from '../hospital/field-errors.ts'
import type { FieldErrors } from '../hospital/field-errors.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { maskPhone } from '../hospital/mask.ts'
import type { IssuedCode } from '../hospital/one-time-codes.ts'
import { detailErrors, identityErrors } from '../patients/identity-rules.ts'
import type { Person } from '../patients/person.ts'
import { isSameName } from '../patients/person.ts'
import { profileFromForm } from '../patients/profile-from-form.ts'
import type { Registration, RegistrationForm } from '../patients/registrations.ts'
import { sessionReply } from './member-session.ts'
import { invalid, loaded, notFound, refused, tooMany } from './replies.ts'

const emailTaken = 'Email sudah terdaftar. Silakan login atau gunakan menu lupa password.'

const formErrors = ({ patients }: Hospital, form: RegistrationForm): FieldErrors => {
  const today = patients.clock.today()
  const holder = form.nik === undefined ? undefined : patients.people.byIdentity(form.nik)
  const hasAccount = holder !== undefined && patients.accounts.allOf(holder.profile.id).length > 0
  return {
    ...identityErrors(form, today),
    ...detailErrors(form, today),
    ...fieldErrors([
      [patients.accounts.byEmail(form.email) !== undefined, 'email', emailTaken],
      [hasAccount, 'nik', 'NIK sudah terdaftar. Silakan login dengan akun Anda.'],
    ]),
  }
}

/** The existing patient with the given number, if name and birth date match. */
const existingPatient = ({ patients }: Hospital, form: RegistrationForm): Person | undefined => {
  const { no_pasien: nopasien, tgl_lahir, nik } = form
  const person =
    nopasien === undefined ? undefined : findExistingPatient(patients.people, { nopasien, tgl_lahir, nik }, false)
  return person && isSameName(person.profile.nama_lengkap, form.nama) ? person : undefined
}

const challenge = ({ code, form }: Registration, issued: IssuedCode) => ({
  kode_registrasi: code,
  no_hp_tersamar: maskPhone(form.no_hp),
  kedaluwarsa_pada: jakartaStamp(issued.expiresAt),
  kirim_ulang_pada: jakartaStamp(issued.resendAt),
})

const sendCode = (hospital: Hospital, registration: Registration, detail: string) => {
  const issued = hospital.patients.codes.issue(registration.code)
  if ('retryAfter' in issued) return tooMany(issued.retryAfter)
  const text = `Kode pendaftaran RS Kawung Anda ${issued.code}. Berlaku 5 menit. Jangan berikan kode ini kepada siapa pun.`
  hospital.deliver({ channel: 'sms', to: registration.form.no_hp, text })
  return loaded(challenge(registration, issued), detail)
}

const openAccount = ({ patients }: Hospital, { form, existing }: Registration): number => {
  const contact = { email: form.email, no_telp: form.no_hp, status_family: 'diri_sendiri' } as const
  const known = existing === null ? undefined : patients.people.change(existing, contact)
  const person =
    known ?? patients.people.add(profileFromForm({ ...form, email: form.email, no_hp: form.no_hp }, 'diri_sendiri'))
  const owner = person.profile.id
  patients.accounts.add({
    owner,
    email: form.email,
    password: form.password,
    active: true,
    familyId: null,
    ties: [{ person: owner, relation: 'diri_sendiri', since: patients.clock.today() }],
  })
  return owner
}

/** Registration of a new account with a code by SMS. */
export const memberRegistration = (
  hospital: Hospital,
): Pick<MemberResolvers, 'registerMobile' | 'verifyRegistrationCode' | 'resendRegistrationCode'> => {
  const { accounts, codes, registrations } = hospital.patients
  return {
    registerMobile: ({ body }) => {
      const errors = formErrors(hospital, body)
      if (hasErrors(errors)) return invalid(errors)
      const existing = existingPatient(hospital, body)
      if (body.no_pasien !== undefined && !existing) {
        return refused('Data pasien lama tidak cocok. Periksa kembali nomor rekam medis, nama, dan tanggal lahir.')
      }
      if (existing && accounts.allOf(existing.profile.id).length > 0)
        return refused('Rekam medis ini sudah terhubung dengan akun lain.')
      const registration = registrations.start(body, existing?.profile.id ?? null)
      return sendCode(hospital, registration, 'Kode verifikasi telah dikirim melalui SMS.')
    },
    verifyRegistrationCode: ({ body: { kode_registrasi, token } }) => {
      const registration = registrations.byCode(kode_registrasi)
      if (!registration) return notFound()
      if (registration.verified) return refused('Pendaftaran ini sudah diverifikasi. Silakan login.')
      if (!codes.redeem(kode_registrasi, token)) return refused('Kode verifikasi salah atau sudah kedaluwarsa.')
      if (accounts.byEmail(registration.form.email)) return refused(emailTaken)
      registrations.verify(kode_registrasi)
      const account = accounts.byOwner(openAccount(hospital, registration))
      return account ? sessionReply(hospital, account, 'Pendaftaran berhasil.') : notFound()
    },
    resendRegistrationCode: ({ body: { kode_registrasi } }) => {
      const registration = registrations.byCode(kode_registrasi)
      if (!registration) return notFound()
      if (registration.verified) return refused('Pendaftaran ini sudah diverifikasi. Silakan login.')
      return sendCode(hospital, registration, 'Kode verifikasi baru telah dikirim.')
    },
  }
}

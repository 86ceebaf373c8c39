import { isAdult, jakartaStamp } from '@hospital/sdk'
import type { MemberResolvers } from '../generated/member.ts'
import { findExistingPatient } from '../hospital-care/legacy.ts'
import { fieldErrors, hasErrors } from '../hospital/field-errors.ts'
import type { FieldErrors } from '../hospital/field-errors.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { maskPhone } from '../hospital/mask.ts'
import type { IssuedCode } from '../hospital/one-time-codes.ts'
import { detailErrors, identityErrors } from '../patients/identity-rules.ts'
import { ownContact } from '../patients/own-contact.ts'
import type { OwnContact } from '../patients/own-contact.ts'
import type { Person } from '../patients/person.ts'
import { isSameName } from '../patients/person.ts'
import { profileFromForm } from '../patients/profile-from-form.ts'
import type { Registration, RegistrationForm } from '../patients/registrations.ts'
import { sessionReply } from './member-session.ts'
import { invalid, loaded, notFound, refused, tooMany } from './replies.ts'

const emailTaken = 'Email sudah terdaftar. Silakan login atau gunakan menu lupa password.'

const nikTaken = 'NIK sudah terdaftar. Silakan login dengan akun Anda.'
const nikOfAnother = 'NIK sudah terdaftar dengan nama atau tanggal lahir lain. Periksa kembali data Anda.'
const nikInFamily = 'NIK sudah terdaftar dalam keluarga sebuah akun. Anak didaftarkan oleh orang tua atau walinya.'
const noContact =
  'Rekam medis Anda tidak memiliki nomor telepon atau email milik Anda. Silakan datang ke loket pendaftaran dengan membawa kartu identitas.'
const recordTaken = 'Rekam medis ini sudah terhubung dengan akun lain.'

const hasOwnAccount = ({ patients }: Hospital, { profile }: Person): boolean =>
  patients.accounts.byOwner(profile.id) !== undefined

/** Whether a person is a child in another account's family, without an account of their own yet. */
const isOthersChild = ({ patients }: Hospital, { profile }: Person): boolean =>
  !isAdult(profile.tgl_lahir, patients.clock.today()) && patients.accounts.allOf(profile.id).length > 0

const isFilledBy = ({ profile }: Person, form: RegistrationForm): boolean =>
  profile.tgl_lahir === form.tgl_lahir && isSameName(profile.nama_lengkap, form.nama)

const holderOf = ({ patients }: Hospital, form: RegistrationForm): Person | undefined => {
  const number = form.nik ?? form.no_paspor
  return number === undefined ? undefined : patients.people.byIdentity(number)
}

const formErrors = (hospital: Hospital, form: RegistrationForm, holder: Person | undefined): FieldErrors => {
  const { patients } = hospital
  const today = patients.clock.today()
  const field = form.nik === undefined ? 'no_paspor' : 'nik'
  const taken = holder !== undefined && hasOwnAccount(hospital, holder)
  const differs = holder !== undefined && !isFilledBy(holder, form)
  return {
    ...identityErrors(form, today),
    ...detailErrors(form, today),
    ...fieldErrors([
      [patients.accounts.byEmail(form.email) !== undefined, 'email', emailTaken],
      [taken, field, nikTaken],
      [!taken && differs, field, nikOfAnother],
      [!taken && !differs && holder !== undefined && isOthersChild(hospital, holder), field, nikInFamily],
    ]),
  }
}

/** The existing patient with the given number, if name and birth date match. */
const existingPatient = ({ patients }: Hospital, form: RegistrationForm): Person | undefined => {
  const { no_pasien: nopasien, tgl_lahir, nik } = form
  const person =
    nopasien === undefined ? undefined : findExistingPatient(patients.people, { nopasien, tgl_lahir, nik }, false)
  return person && isFilledBy(person, form) ? person : undefined
}

/** The contact that receives a registration's code: the contact in the person's record, not that of anybody who knows the person's data. */
const contactOf = ({ form, known }: Registration): OwnContact =>
  known?.contact ?? { channel: 'sms', to: form.no_hp, masked: maskPhone(form.no_hp) }

const challenge = (registration: Registration, issued: IssuedCode) => ({
  kode_registrasi: registration.code,
  kode_dikirim_ke: contactOf(registration).masked,
  dari_rekam_medis: registration.known !== null,
  kedaluwarsa_pada: jakartaStamp(issued.expiresAt),
  kirim_ulang_pada: jakartaStamp(issued.resendAt),
})

const sendCode = (hospital: Hospital, registration: Registration, detail: string) => {
  const issued = hospital.patients.codes.issue(registration.code)
  if ('retryAfter' in issued) return tooMany(issued.retryAfter)
  const { channel, to } = contactOf(registration)
  const text = `Kode pendaftaran RS Kawung Anda ${issued.code}. Berlaku 5 menit. Jangan berikan kode ini kepada siapa pun.`
  hospital.deliver({ channel, to, text })
  return loaded(challenge(registration, issued), detail)
}

const openAccount = ({ patients }: Hospital, { form, known }: Registration): number => {
  const contact = { email: form.email, no_telp: form.no_hp, status_family: 'diri_sendiri' } as const
  const person =
    (known && patients.people.change(known.person, contact)) ??
    patients.people.add(profileFromForm({ ...form, email: form.email, no_hp: form.no_hp }, 'diri_sendiri'))
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

/** Registration of an account with a code. */
export const memberRegistration = (
  hospital: Hospital,
): Pick<MemberResolvers, 'registerMobile' | 'verifyRegistrationCode' | 'resendRegistrationCode'> => {
  const { accounts, codes, registrations } = hospital.patients
  return {
    registerMobile: ({ body }) => {
      const holder = holderOf(hospital, body)
      const errors = formErrors(hospital, body, holder)
      if (hasErrors(errors)) return invalid(errors)
      const person = body.no_pasien === undefined ? holder : existingPatient(hospital, body)
      if (body.no_pasien !== undefined && !person) {
        return refused('Data pasien lama tidak cocok. Periksa kembali nomor rekam medis, nama, dan tanggal lahir.')
      }
      if (person && (hasOwnAccount(hospital, person) || isOthersChild(hospital, person))) return refused(recordTaken)
      const contact = person && ownContact(hospital.patients, person)
      if (person && !contact) return refused(noContact)
      const known = person && contact ? { person: person.profile.id, contact } : null
      return sendCode(hospital, registrations.start(body, known), 'Kode verifikasi telah dikirim.')
    },
    verifyRegistrationCode: ({ headers, body: { kode_registrasi, token } }) => {
      const registration = registrations.byCode(kode_registrasi)
      if (!registration) return notFound()
      if (registration.verified) return refused('Pendaftaran ini sudah diverifikasi. Silakan login.')
      if (!codes.redeem(kode_registrasi, token)) return refused('Kode verifikasi salah atau sudah kedaluwarsa.')
      if (accounts.byEmail(registration.form.email)) return refused(emailTaken)
      if (registration.known && accounts.byOwner(registration.known.person)) return refused(recordTaken)
      registrations.verify(kode_registrasi)
      const account = accounts.byOwner(openAccount(hospital, registration))
      return account ? sessionReply(hospital, account, 'Pendaftaran berhasil.', headers) : notFound()
    },
    resendRegistrationCode: ({ body: { kode_registrasi } }) => {
      const registration = registrations.byCode(kode_registrasi)
      if (!registration) return notFound()
      if (registration.verified) return refused('Pendaftaran ini sudah diverifikasi. Silakan login.')
      return sendCode(hospital, registration, 'Kode verifikasi baru telah dikirim.')
    },
  }
}

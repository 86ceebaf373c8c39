import { isAdult, jakartaStamp } from '@hospital/sdk'
import type { MemberResolvers } from '../generated/member.ts'
import { findExistingPatient } from '../hospital-care/legacy.ts'
import { fieldErrors, hasErrors } from '../hospital/field-errors.ts'
import type { FieldErrors } from '../hospital/field-errors.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { maskEmail, maskPhone } from '../hospital/mask.ts'
import type { Account } from '../patients/accounts.ts'
import { detailErrors, identityErrors } from '../patients/identity-rules.ts'
import type { FamilyRelation, Person } from '../patients/person.ts'
import { userOf } from '../patients/person.ts'
import { profileFromForm } from '../patients/profile-from-form.ts'
import { callerOf } from './member-access.ts'
import { forbidden, invalid, loaded, refused, tooMany, unauthorized } from './replies.ts'

const relationErrors = (relation: FamilyRelation): FieldErrors =>
  fieldErrors([[relation === 'diri_sendiri', 'status_family', 'Pilih hubungan keluarga selain diri sendiri.']])

/** The caller's own account, if `owner` is its main user. */
const ownAccount = (
  hospital: Hospital,
  bearer: string | undefined,
  owner: number,
): Account | 'forbidden' | undefined => {
  const account = callerOf(hospital, bearer)
  return account && account.owner !== owner ? 'forbidden' : account
}

const joinFamily = ({ patients }: Hospital, owner: number, person: number, relation: FamilyRelation) => {
  const familyId = patients.accounts.join(owner, person)
  patients.people.change(owner, { family_id: familyId })
  return patients.people.change(person, { family_id: familyId, status_family: relation })
}

const joined = (person: ReturnType<typeof joinFamily>, detail: string) =>
  person ? loaded(userOf(person), detail) : refused('Data keluarga belum tersedia.')

/** Where the record says that its patient is reached. */
const contactOf = ({ profile: { no_telp, email } }: Person) => {
  if (no_telp !== null) return { channel: 'sms', to: no_telp, masked: maskPhone(no_telp) } as const
  return email === null ? undefined : ({ channel: 'email', to: email, masked: maskEmail(email) } as const)
}

/**
 * An adult joins with their own word: the code that was sent to the contact of their record. Undefined if the right one was given, or
 * the patient is a child; otherwise the answer of the call.
 */
const ownWord = (hospital: Hospital, owner: number, person: Person, typed: string | undefined) => {
  const { clock, codes } = hospital.patients
  const { id, tgl_lahir: birth } = person.profile
  if (!isAdult(birth, clock.today())) return undefined
  const key = `keluarga ${owner} ${id}`
  if (typed !== undefined)
    return codes.redeem(key, typed) ? undefined : invalid({ kode: ['Kode salah atau sudah kedaluwarsa.'] })
  const contact = contactOf(person)
  if (!contact)
    return refused('Rekam medis ini tidak memiliki nomor telepon atau email. Pasien perlu datang ke loket pendaftaran.')
  const issued = codes.issue(key)
  if ('retryAfter' in issued) return tooMany(issued.retryAfter)
  const text = `Kode RS Kawung Anda ${issued.code}. Berikan hanya kepada keluarga yang boleh melihat data kesehatan Anda.`
  hospital.deliver({ channel: contact.channel, to: contact.to, text })
  const sent = { kode_dikirim_ke: contact.masked, kedaluwarsa_pada: jakartaStamp(issued.expiresAt) }
  return loaded(sent, 'Kode telah dikirim kepada pasien.')
}

const notTheSame = 'Data pasien tidak ditemukan. Periksa kembali nomor rekam medis, tanggal lahir, dan NIK.'

/** Adding persons to the family. */
export const memberFamily = (
  hospital: Hospital,
): Pick<MemberResolvers, 'addNewFamilyMember' | 'activateExistingFamilyMember'> => {
  const { people, accounts, clock } = hospital.patients
  return {
    addNewFamilyMember: ({ bearer, body }) => {
      const account = ownAccount(hospital, bearer, body.user_id)
      if (!account) return unauthorized()
      if (account === 'forbidden') return forbidden()
      const today = clock.today()
      const errors = {
        ...relationErrors(body.status_family),
        ...identityErrors(body, today),
        ...detailErrors(body, today),
      }
      if (hasErrors(errors)) return invalid(errors)
      if (body.nik !== undefined && people.byIdentity(body.nik))
        return refused('NIK sudah terdaftar. Gunakan menu tambah pasien lama.')
      const telephone = body.no_hp ?? people.byId(account.owner)?.profile.no_telp ?? undefined
      const person = people.add(profileFromForm({ ...body, no_hp: telephone }, body.status_family))
      return joined(
        joinFamily(hospital, account.owner, person.profile.id, body.status_family),
        'Anggota keluarga berhasil ditambahkan.',
      )
    },
    activateExistingFamilyMember: ({ bearer, body }) => {
      const account = ownAccount(hospital, bearer, body.user_id)
      if (!account) return unauthorized()
      if (account === 'forbidden') return forbidden()
      const errors = relationErrors(body.status_family)
      if (hasErrors(errors)) return invalid(errors)
      const person = findExistingPatient(people, body, true)
      if (!person) return refused(notTheSame)
      if (account.persons.includes(person.profile.id)) return refused('Pasien ini sudah menjadi anggota keluarga Anda.')
      if (accounts.byPerson(person.profile.id))
        return refused('Pasien ini sudah terhubung dengan akun lain. Silakan hubungi layanan pelanggan.')
      const answer = ownWord(hospital, account.owner, person, body.kode)
      if (answer) return answer
      return joined(
        joinFamily(hospital, account.owner, person.profile.id, body.status_family),
        'Pasien berhasil ditambahkan ke keluarga.',
      )
    },
  }
}

import { adulthood, isAdult, jakartaStamp } from '@hospital/sdk'
import type { MemberResolvers } from '../generated/member.ts'
import { findExistingPatient } from '../hospital-care/legacy.ts'
import { fieldErrors, hasErrors } from '../hospital/field-errors.ts'
import type { FieldErrors } from '../hospital/field-errors.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { asSeenBy, tieTo } from '../patients/accounts.ts'
import type { Account } from '../patients/accounts.ts'
import { detailErrors, identityErrors } from '../patients/identity-rules.ts'
import { ownContact } from '../patients/own-contact.ts'
import type { FamilyRelation, Person } from '../patients/person.ts'
import { userOf } from '../patients/person.ts'
import { profileFromForm } from '../patients/profile-from-form.ts'
import { ownAccount, relativeById } from './member-access.ts'
import { invalid, loaded, refused, tooMany } from './replies.ts'

const relationErrors = (relation: FamilyRelation): FieldErrors =>
  fieldErrors([[relation === 'diri_sendiri', 'status_family', 'Pilih hubungan keluarga selain diri sendiri.']])

const joinFamily = ({ patients }: Hospital, account: Account, person: Person, relation: FamilyRelation) => {
  const tie = { person: person.profile.id, relation, since: patients.clock.today() }
  patients.accounts.join(account.owner, tie)
  return userOf(asSeenBy(account, tie, person))
}

const adultsAgree = `Orang berusia ${adulthood} tahun ke atas bergabung dengan persetujuannya sendiri.`

const isChild = ({ profile }: Person, today: string): boolean => !isAdult(profile.tgl_lahir, today)

/**
 * An adult joins only with their own consent: the code that was sent to the contact in their record. Undefined if the code is right, or if
 * the patient is a child; otherwise the answer of the call.
 */
const ownWord = (hospital: Hospital, owner: number, person: Person, typed: string | undefined) => {
  const { clock, codes } = hospital.patients
  if (isChild(person, clock.today())) return undefined
  const key = `keluarga ${owner} ${person.profile.id}`
  if (typed !== undefined)
    return codes.redeem(key, typed) ? undefined : invalid({ kode: ['Kode salah atau sudah kedaluwarsa.'] })
  const contact = ownContact(hospital.patients, person, owner)
  if (!contact)
    return refused(
      'Rekam medis ini tidak memiliki nomor telepon atau email milik pasien. Pasien perlu datang ke loket pendaftaran.',
    )
  const issued = codes.issue(key)
  if ('retryAfter' in issued) return tooMany(issued.retryAfter)
  const text = `Kode RS Kawung Anda ${issued.code}. Berikan hanya kepada keluarga yang boleh melihat data kesehatan Anda.`
  hospital.deliver({ channel: contact.channel, to: contact.to, text })
  const sent = { kode_dikirim_ke: contact.masked, kedaluwarsa_pada: jakartaStamp(issued.expiresAt) }
  return loaded(sent, 'Kode telah dikirim kepada pasien.')
}

const notTheSame = 'Data pasien tidak ditemukan. Periksa kembali nomor rekam medis, tanggal lahir, dan NIK.'

/** Adding persons to the family, and their consent once they are adults. */
export const memberFamily = (
  hospital: Hospital,
): Pick<MemberResolvers, 'addNewFamilyMember' | 'activateExistingFamilyMember' | 'renewFamilyConsent'> => {
  const { people, accounts, clock } = hospital.patients
  return {
    addNewFamilyMember: ({ bearer, body }) => {
      const account = ownAccount(hospital, bearer, body.user_id)
      if ('denial' in account) return account.denial
      const today = clock.today()
      if (isAdult(body.tgl_lahir, today)) return invalid({ tgl_lahir: [adultsAgree] })
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
      return loaded(joinFamily(hospital, account, person, body.status_family), 'Anggota keluarga berhasil ditambahkan.')
    },
    activateExistingFamilyMember: ({ bearer, body }) => {
      const account = ownAccount(hospital, bearer, body.user_id)
      if ('denial' in account) return account.denial
      const errors = relationErrors(body.status_family)
      if (hasErrors(errors)) return invalid(errors)
      const person = findExistingPatient(people, body, true)
      if (!person) return refused(notTheSame)
      if (tieTo(account, person.profile.id)) return refused('Pasien ini sudah menjadi anggota keluarga Anda.')
      if (isChild(person, clock.today()) && accounts.allOf(person.profile.id).length > 0)
        return refused('Pasien ini sudah terhubung dengan akun lain. Silakan hubungi layanan pelanggan.')
      const answer = ownWord(hospital, account.owner, person, body.kode)
      if (answer) return answer
      return loaded(
        joinFamily(hospital, account, person, body.status_family),
        'Pasien berhasil ditambahkan ke keluarga.',
      )
    },
    renewFamilyConsent: ({ bearer, body: { user_id, id_pasien, kode } }) => {
      const account = ownAccount(hospital, bearer, user_id)
      if ('denial' in account) return account.denial
      const relative = relativeById(hospital, bearer, id_pasien)
      if ('denial' in relative) return relative.denial
      if (!relative.isWaiting) return refused('Persetujuan orang ini tidak perlu diminta.')
      const answer = ownWord(hospital, user_id, relative.person, kode)
      if (answer) return answer
      accounts.agree(user_id, id_pasien, clock.today())
      return loaded(userOf(relative.person), 'Persetujuan pasien telah dicatat.')
    },
  }
}

import { isAdult } from '@hospital/sdk'
import type { MemberResolvers } from '../generated/member.ts'
import { hasErrors } from '../hospital/field-errors.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { detailErrors } from '../patients/identity-rules.ts'
import { bareNumber } from '../patients/own-contact.ts'
import type { Person, Profile } from '../patients/person.ts'
import { regionFields } from '../patients/profile-from-form.ts'
import { paddedBloodType } from '../patients/references.ts'
import { personById } from './member-access.ts'
import type { Access } from './member-access.ts'
import { familyOf } from './member-session.ts'
import { forbidden, invalid, loaded, notFound, refused } from './replies.ts'

type UpdateRequest = Parameters<MemberResolvers['updateProfile']>[0]['body']

/** The profile with the changes of a request; omitted fields keep their value. */
const changesOf = (
  { profile }: Person,
  { id: _id, kel, kec, kokab, prov, golongan_darah, ...plain }: UpdateRequest,
): Partial<Profile> => {
  const movesRegion = [kel, kec, kokab, prov].some((code) => code !== undefined)
  return {
    ...profile,
    ...plain,
    nama_lengkap: plain.nama_lengkap.trim(),
    tempat_lahir: plain.tempat_lahir.trim(),
    ...(movesRegion ? regionFields({ kel, kec, kokab, prov }) : {}),
    ...(golongan_darah === undefined ? {} : { golongan_darah: paddedBloodType(golongan_darah) }),
  }
}

/** Whether a telephone number belongs to another account's main user. */
const isOthersNumber = ({ patients }: Hospital, owner: number, number: string | undefined): boolean =>
  number !== undefined &&
  patients.accounts
    .all()
    .some(
      (account) =>
        account.owner !== owner &&
        bareNumber(patients.people.byId(account.owner)?.profile.no_telp) === bareNumber(number),
    )

const adultsNumber =
  'Nomor telepon pasien dewasa hanya dapat diubah oleh pasien sendiri, lewat akunnya atau di loket pendaftaran.'

/**
 * Whether a request changes the telephone of another adult. This is not allowed, because codes that prove the person's identity go to this
 * number.
 */
const changesAdultsNumber = (
  { patients }: Hospital,
  { account, person }: Access,
  number: string | undefined,
): boolean =>
  number !== undefined &&
  account.owner !== person.profile.id &&
  isAdult(person.profile.tgl_lahir, patients.clock.today()) &&
  bareNumber(number) !== bareNumber(person.profile.no_telp)

/** Profile and family, to read and to change. */
export const memberProfile = (
  hospital: Hospital,
): Pick<MemberResolvers, 'getProfile' | 'updateProfile' | 'storeBpjsNumber' | 'getFamily'> => ({
  getProfile: ({ bearer, query: { id } }) => {
    const access = personById(hospital, bearer, id)
    return 'denial' in access ? access.denial : loaded(access.person.profile)
  },
  updateProfile: ({ bearer, body }) => {
    const access = personById(hospital, bearer, body.id)
    if ('denial' in access) return access.denial
    const errors = detailErrors({ ...body, gol_darah: body.golongan_darah }, hospital.clock.today(), 'golongan_darah')
    if (hasErrors(errors)) return invalid(errors)
    if (changesAdultsNumber(hospital, access, body.no_telp)) return invalid({ no_telp: [adultsNumber] })
    if (isOthersNumber(hospital, access.account.owner, body.no_telp))
      return refused('Nomor telepon sudah dipakai akun lain.')
    const changed = hospital.patients.people.change(body.id, changesOf(access.person, body))
    return changed ? loaded(changed.profile, 'Profil berhasil diperbarui.') : notFound()
  },
  storeBpjsNumber: ({ bearer, body: { id_pasien, nomor_bpjs } }) => {
    const access = personById(hospital, bearer, id_pasien)
    if ('denial' in access) return access.denial
    const kept = { nomor_bpjs: nomor_bpjs || null }
    hospital.patients.people.change(id_pasien, kept)
    const detail = nomor_bpjs === '' ? 'Nomor BPJS telah dihapus.' : 'Nomor BPJS telah disimpan.'
    return loaded({ ...access.person.profile, ...kept }, detail)
  },
  getFamily: ({ bearer, query: { user_id } }) => {
    const access = personById(hospital, bearer, user_id)
    if ('denial' in access) return access.denial
    return access.account.owner === user_id ? loaded(familyOf(hospital, access.account)) : forbidden()
  },
})

import type { MemberResolvers } from '../generated/member.ts'
import { inTime } from '../hospital/clock.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { awaitsConsent, tieTo } from '../patients/accounts.ts'
import type { Account } from '../patients/accounts.ts'
import { shortName } from '../patients/person.ts'
import type { Person } from '../patients/person.ts'
import { ownAccount, relativeById } from './member-access.ts'
import { acknowledged, listed, notFound, refused } from './replies.ts'

/** Another account that has the caller in its family, in the API's format. */
const accessOf =
  ({ patients }: Hospital, id: number) =>
  (account: Account) => {
    const tie = tieTo(account, id)
    const main = patients.people.byId(account.owner)
    const person = patients.people.byId(id)
    if (!tie || !main || !person || account.familyId === null || account.owner === id) return []
    if (awaitsConsent(tie, person, patients.clock.today())) return []
    const { relation, since } = tie
    return [
      { id_akses: account.familyId, nama: shortName(main.profile.nama_lengkap), status_family: relation, sejak: since },
    ]
  }

/** Whether only the account that has just removed a person knew this person. */
const isForgotten = ({ patients }: Hospital, { profile, registeredAt }: Person): boolean =>
  profile.nopasien === null && registeredAt.length === 0 && patients.accounts.allOf(profile.id).length === 0

/** Whether a removed person without a medical record would leave appointments that no account can cancel. */
const leavesAppointments = ({ patients }: Hospital, { profile }: Person): boolean =>
  profile.nopasien === null &&
  patients.accounts.allOf(profile.id).length === 1 &&
  patients.appointments.of(profile.id).some(({ status }) => status !== 'closed')

/** The accounts that see a member's data. Either side can end this access. */
export const memberFamilyAccess = (
  hospital: Hospital,
): Pick<MemberResolvers, 'listFamilyAccess' | 'endFamilyAccess' | 'removeFamilyMember'> => {
  const { people, accounts } = hospital.patients
  return {
    listFamilyAccess: ({ bearer, query: { user_id } }) => {
      const account = ownAccount(hospital, bearer, user_id)
      if ('denial' in account) return account.denial
      const found = accounts.allOf(user_id).flatMap(accessOf(hospital, user_id))
      return listed(
        found.toSorted((one, other) => inTime(other.sejak, one.sejak)),
        'Tidak ada akun lain yang dapat melihat data Anda.',
      )
    },
    endFamilyAccess: ({ bearer, body: { user_id, id_akses } }) => {
      const account = ownAccount(hospital, bearer, user_id)
      if ('denial' in account) return account.denial
      const other = accounts.byFamily(id_akses)
      if (!other || other.owner === user_id || !tieTo(other, user_id)) return notFound()
      accounts.leave(other.owner, user_id)
      return acknowledged('Akses telah dihentikan.')
    },
    removeFamilyMember: ({ bearer, body: { user_id, id_pasien } }) => {
      const account = ownAccount(hospital, bearer, user_id)
      if ('denial' in account) return account.denial
      if (id_pasien === user_id) return refused('Pemilik akun tidak dapat dikeluarkan dari keluarganya.')
      const access = relativeById(hospital, bearer, id_pasien)
      if ('denial' in access) return access.denial
      if (leavesAppointments(hospital, access.person)) return refused('Batalkan dahulu janji temu orang ini.')
      accounts.leave(user_id, id_pasien)
      if (isForgotten(hospital, access.person)) people.remove(id_pasien)
      return acknowledged('Orang ini tidak lagi ada dalam keluarga Anda.')
    },
  }
}

import type { MemberResolvers } from '../generated/member.ts'
import type { Hospital } from '../hospital/hospital.ts'
import type { ChoiceKind } from '../patients/account-settings.ts'
import { ownAccount } from './member-access.ts'
import { memberAccountContact, passwordDenial } from './member-account-contact.ts'
import { acknowledged, invalid, loaded, notFound, refused } from './replies.ts'

const consents: readonly ChoiceKind[] = ['pelayanan', 'pemasaran']
const reminders: readonly ChoiceKind[] = ['email', 'sms', 'whatsapp']

type ListRequest = Parameters<MemberResolvers['listConsents']>[0]
type ChangeRequest = Parameters<MemberResolvers['changeConsent']>[0]

const listOf =
  (hospital: Hospital, kinds: readonly ChoiceKind[]) =>
  ({ bearer, query: { user_id } }: ListRequest) => {
    const account = ownAccount(hospital, bearer, user_id)
    return 'denial' in account ? account.denial : loaded([...hospital.patients.settings.choices(user_id, kinds)])
  }

const changeOf =
  (hospital: Hospital, kinds: readonly ChoiceKind[], detail: string) =>
  ({ bearer, body: { user_id, jenis, aktif } }: ChangeRequest) => {
    const account = ownAccount(hospital, bearer, user_id)
    if ('denial' in account) return account.denial
    if (!kinds.includes(jenis)) return invalid({ jenis: ['Pilihan ini tidak tersedia di sini.'] })
    const { settings } = hospital.patients
    settings.choose(user_id, jenis, aktif)
    return loaded([...settings.choices(user_id, kinds)], detail)
  }

/** Consents, reminders and the deletion of an account. */
const memberAccountSettings = (
  hospital: Hospital,
): Pick<
  MemberResolvers,
  | 'listConsents'
  | 'changeConsent'
  | 'listReminders'
  | 'changeReminder'
  | 'getDeletion'
  | 'requestDeletion'
  | 'withdrawDeletion'
> => {
  const { settings } = hospital.patients
  return {
    listConsents: listOf(hospital, consents),
    changeConsent: changeOf(hospital, consents, 'Persetujuan telah dicatat.'),
    listReminders: listOf(hospital, reminders),
    changeReminder: changeOf(hospital, reminders, 'Pengaturan pengingat telah disimpan.'),
    getDeletion: ({ bearer, query: { user_id } }) => {
      const account = ownAccount(hospital, bearer, user_id)
      return 'denial' in account ? account.denial : loaded(settings.deletion(user_id))
    },
    requestDeletion: ({ bearer, body: { user_id, password } }) => {
      const account = ownAccount(hospital, bearer, user_id)
      if ('denial' in account) return account.denial
      const denial = passwordDenial(hospital, account, password)
      if (denial) return denial
      settings.askForDeletion(user_id)
      return loaded(settings.deletion(user_id), 'Permintaan penghapusan akun telah dicatat.')
    },
    withdrawDeletion: ({ bearer, body: { user_id } }) => {
      const account = ownAccount(hospital, bearer, user_id)
      if ('denial' in account) return account.denial
      settings.withdrawDeletion(user_id)
      return loaded(settings.deletion(user_id), 'Permintaan penghapusan dibatalkan. Akun Anda tetap aktif.')
    },
  }
}

/** The password and the devices of an account. */
const memberAccountAccess = (
  hospital: Hospital,
): Pick<MemberResolvers, 'changeOwnPassword' | 'listDevices' | 'logOutDevices'> => {
  const { accounts, devices } = hospital.patients
  return {
    changeOwnPassword: ({ bearer, body: { user_id, password, password_baru } }) => {
      const account = ownAccount(hospital, bearer, user_id)
      if ('denial' in account) return account.denial
      const denial = passwordDenial(hospital, account, password)
      if (denial) return denial
      if (password_baru === password) return invalid({ password_baru: ['Password baru sama dengan yang lama.'] })
      accounts.setPassword(user_id, password_baru)
      for (const device of devices.of(user_id)) if (device.token !== bearer) devices.end(device)
      return acknowledged('Password berhasil diubah. Perangkat lain telah dikeluarkan.')
    },
    listDevices: ({ bearer = '', headers, query: { user_id } }) => {
      const account = ownAccount(hospital, bearer, user_id)
      if ('denial' in account) return account.denial
      devices.use(user_id, bearer, headers.get('user-agent'))
      const found = devices.of(user_id)
      const ordered = [
        ...found.filter(({ token }) => token === bearer),
        ...found.filter(({ token }) => token !== bearer),
      ]
      return loaded(
        ordered.map(({ id, name, since, usedAt, token }) => ({
          id_perangkat: id,
          nama: name,
          masuk_pada: since,
          aktif_pada: usedAt,
          perangkat_ini: token === bearer,
        })),
      )
    },
    logOutDevices: ({ bearer, body: { user_id, id_perangkat } }) => {
      const account = ownAccount(hospital, bearer, user_id)
      if ('denial' in account) return account.denial
      const named = devices.of(user_id).filter(({ id }) => id_perangkat === undefined || id === id_perangkat)
      if (id_perangkat !== undefined && named.length === 0) return notFound()
      const others = named.filter(({ token }) => token !== bearer)
      if (id_perangkat !== undefined && others.length === 0) return refused('Gunakan menu Keluar untuk perangkat ini.')
      for (const device of others) devices.end(device)
      return acknowledged('Perangkat telah dikeluarkan.')
    },
  }
}

/** The operations on a member's own account while logged in. */
export const memberAccount = (hospital: Hospital) => ({
  ...memberAccountContact(hospital),
  ...memberAccountAccess(hospital),
  ...memberAccountSettings(hospital),
})

import { jakartaStamp } from '@hospital/sdk'
import type { MemberResolvers } from '../generated/member.ts'
import type { FieldErrors } from '../hospital/field-errors.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { maskEmail, maskPhone } from '../hospital/mask.ts'
import type { OutgoingMessage } from '../hospital/outbox.ts'
import type { Account } from '../patients/accounts.ts'
import { bareNumber } from '../patients/own-contact.ts'
import { ownAccount } from './member-access.ts'
import { invalid, loaded, refused, tooMany } from './replies.ts'

/** The contacts of an account, in the API's format. */
const contactOf = ({ patients }: Hospital, owner: number) => ({
  email: patients.accounts.byOwner(owner)?.email ?? '',
  no_telp: patients.people.byId(owner)?.profile.no_telp ?? null,
})

/** A refusal if the password is not the account's. Five wrong passwords lock the account, as at the log-in. */
export const passwordDenial = ({ patients }: Hospital, { email, password }: Account, typed: string) => {
  const login = email.toLowerCase()
  if (patients.attempts.isLocked(login)) return refused('Terlalu banyak percobaan. Silakan coba lagi dalam 15 menit.')
  if (typed !== password) {
    patients.attempts.failed(login)
    return invalid({ password: ['Password salah.'] })
  }
  patients.attempts.succeeded(login)
  return undefined
}

/** A new address or number of an account, and the contact that receives its code. */
interface NewContact extends Pick<OutgoingMessage, 'channel' | 'to'> {
  readonly masked: string
  /** The errors of the new contact; undefined if there are none. */
  readonly errors: FieldErrors | undefined
}

/** Sends the code to the new contact, or checks it. Undefined if the code is right. */
const ownWord = (hospital: Hospital, owner: number, { channel, to, masked }: NewContact, typed: string | undefined) => {
  const { codes } = hospital.patients
  const key = `akun ${owner} ${to}`
  if (typed !== undefined)
    return codes.redeem(key, typed) ? undefined : invalid({ kode: ['Kode salah atau sudah kedaluwarsa.'] })
  const issued = codes.issue(key)
  if ('retryAfter' in issued) return tooMany(issued.retryAfter)
  const text = `Kode RS Kawung Anda ${issued.code}. Berlaku 5 menit. Jangan berikan kode ini kepada siapa pun.`
  hospital.deliver({ channel, to, text })
  return loaded(
    { kode_dikirim_ke: masked, kedaluwarsa_pada: jakartaStamp(issued.expiresAt) },
    channel === 'email' ? 'Kode telah dikirim ke alamat email baru.' : 'Kode telah dikirim ke nomor baru.',
  )
}

interface ContactRequest {
  readonly bearer: string | undefined
  readonly body: { readonly user_id: number; readonly password: string; readonly kode?: string | undefined }
}

const change = (
  hospital: Hospital,
  { bearer, body: { user_id, password, kode } }: ContactRequest,
  wanted: (account: Account) => NewContact,
  set: (account: Account) => void,
) => {
  const account = ownAccount(hospital, bearer, user_id)
  if ('denial' in account) return account.denial
  const denial = passwordDenial(hospital, account, password)
  if (denial) return denial
  const contact = wanted(account)
  if (contact.errors) return invalid(contact.errors)
  const answer = ownWord(hospital, user_id, contact, kode)
  if (answer) return answer
  set(account)
  return loaded(
    contactOf(hospital, user_id),
    contact.channel === 'email' ? 'Alamat email berhasil diubah.' : 'Nomor telepon berhasil diubah.',
  )
}

/** Changes of an account's contacts while logged in. */
export const memberAccountContact = (hospital: Hospital): Pick<MemberResolvers, 'changeEmail' | 'changePhone'> => {
  const { accounts, people } = hospital.patients
  return {
    changeEmail: ({ bearer, body }) =>
      change(
        hospital,
        { bearer, body },
        () => ({
          channel: 'email',
          to: body.email,
          masked: maskEmail(body.email),
          errors: accounts.byEmail(body.email) && { email: ['Email sudah terdaftar.'] },
        }),
        ({ owner, email }) => {
          accounts.setEmail(owner, body.email)
          people.change(owner, { email: body.email })
          hospital.deliver({ channel: 'email', to: email, text: 'Alamat email akun RS Kawung Anda telah diubah.' })
        },
      ),
    changePhone: ({ bearer, body }) =>
      change(
        hospital,
        { bearer, body },
        () => ({
          channel: 'sms',
          to: body.no_telp,
          masked: maskPhone(body.no_telp),
          errors: accounts
            .all()
            .some(({ owner }) => bareNumber(people.byId(owner)?.profile.no_telp) === bareNumber(body.no_telp))
            ? { no_telp: ['Nomor telepon sudah dipakai sebuah akun.'] }
            : undefined,
        }),
        ({ owner }) => void people.change(owner, { no_telp: body.no_telp }),
      ),
  }
}

import type { MemberComponents } from '@hospital/sdk/member'
import type { Clock } from '../hospital/clock.ts'
import { addDays } from '../hospital/clock.ts'

/** A choice that is on or off for an account. */
export type AccountChoice = MemberComponents['schemas']['AccountChoice']

/** A kind of choice that can be changed. */
export type ChoiceKind = MemberComponents['schemas']['ChangeAccountChoiceRequest']['jenis']

/** A request for the deletion of an account. */
export type Deletion = MemberComponents['schemas']['AccountDeletion']

/** The settings that members choose for their accounts. */
export interface AccountSettings {
  /** The choices of these kinds, in their order. */
  readonly choices: (owner: number, kinds: readonly ChoiceKind[]) => readonly AccountChoice[]
  readonly choose: (owner: number, kind: ChoiceKind, isOn: boolean) => void
  readonly deletion: (owner: number) => Deletion
  readonly askForDeletion: (owner: number) => void
  readonly withdrawDeletion: (owner: number) => void
}

/** Days from the request for an account's deletion to the deletion. */
const daysUntilDeletion = 30

/** Days since the demo's accounts were opened with these choices. */
const daysWithAccount = 621

const atFirst: readonly ChoiceKind[] = ['pelayanan', 'email', 'whatsapp']

const none: Deletion = { diminta_pada: null, dihapus_pada: null }

/** Creates the settings of the demo's accounts, which are all the same. */
export const createAccountSettings = (clock: Clock): AccountSettings => {
  const chosen = new Map<string, AccountChoice>()
  const deletions = new Map<number, Deletion>()
  const opened = addDays(clock.today(), -daysWithAccount)
  return {
    choices: (owner, kinds) =>
      kinds.map(
        (jenis) =>
          chosen.get(`${owner} ${jenis}`) ?? {
            jenis,
            aktif: atFirst.includes(jenis),
            sejak: jenis === 'sms' ? null : opened,
          },
      ),
    choose: (owner, jenis, aktif) => void chosen.set(`${owner} ${jenis}`, { jenis, aktif, sejak: clock.today() }),
    deletion: (owner) => deletions.get(owner) ?? none,
    askForDeletion: (owner) =>
      void deletions.set(owner, {
        diminta_pada: clock.stamp(),
        dihapus_pada: addDays(clock.today(), daysUntilDeletion),
      }),
    withdrawDeletion: (owner) => void deletions.delete(owner),
  }
}

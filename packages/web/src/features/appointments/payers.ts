import type { PaymentMethod } from '@hospital/sdk/cms'
import type { MemberComponents } from '@hospital/sdk/member'
import type { Choice, SelectOption } from '@hospital/ui'
import type { FormValues } from '../../forms/submission.ts'
import type { Message, MessageId } from '../../i18n/use-message.ts'
import type { KnownPayer } from './booking-handover.ts'

/** The way to pay of one company. A visitor chooses it by naming the company. */
export interface OwnWay {
  /** The code of the way. */
  readonly value: string
  /** The code of the company, as a guarantor. */
  readonly guarantor: string
  /** What to bring for this way to pay. */
  readonly hint: string
}

/** A way to pay, with what to bring for it. */
export interface PaymentChoice extends Choice {
  /** The guarantors to choose from, if one has to be named; undefined otherwise. Empty if they could not be loaded: this way to pay cannot be chosen now. */
  readonly guarantors: readonly SelectOption[] | undefined
  /** The documents that the way asks for, from the CMS. Default: none. */
  readonly asked?: string | undefined
  /** Whether BPJS pays: then the form asks for the patient's number. Default: false. */
  readonly isBpjs?: boolean | undefined
  /** The ways to pay of single companies among these guarantors. Default: none. */
  readonly own?: readonly OwnWay[] | undefined
}

type Guarantor = MemberComponents['schemas']['Guarantor']

/** What to bring, by the CMS's text about the documents that a way to pay asks for. */
const papers: Readonly<Record<string, MessageId>> = {
  rujukan: 'web.appointment.bring.referral',
  kartu: 'web.appointment.bring.insurance',
  'surat-jaminan': 'web.appointment.bring.letter',
  'kartu-karyawan': 'web.appointment.bring.employee',
}

/** The usual ways to pay come first. Kinds that are not in this list come last. */
const byHabit = ['bpjs', 'umum', 'asuransi', 'perusahaan']

const rankOf = ({ tag }: PaymentMethod): number => {
  const rank = byHabit.indexOf(tag ?? '')
  return rank < 0 ? byHabit.length : rank
}

/** Whether a guarantor has to be chosen, because the way to pay does not imply one. */
const isOpen = ({ jenis_data: asked, kodept }: PaymentMethod): boolean => asked !== null && kodept === null

/** Whether the way belongs to a single company, and is only for its people. */
const isOwn = ({ tag, kodept }: PaymentMethod): boolean => tag === 'perusahaan' && kodept !== null

/** The guarantors of a kind of payment. None if their list could not be loaded: a list with few companies would look complete. */
const guarantorsOf = (
  tag: string | null,
  guarantors: readonly Guarantor[],
  own: readonly PaymentMethod[],
): readonly SelectOption[] => {
  const listed = guarantors.filter(({ jenis }) => jenis === tag).map(({ kode, nama }) => ({ value: kode, label: nama }))
  const further = own.flatMap(({ tag: ownTag, kodept, nama }) =>
    ownTag === tag && kodept && nama && !listed.some(({ value }) => value === kodept)
      ? [{ value: kodept, label: nama }]
      : [],
  )
  return listed.length === 0 ? [] : [...listed, ...further]
}

/**
 * The ways to pay, the usual ones first. A way that belongs to one company is not a choice of its own: patients choose "company" and then
 * name it. It is a choice of its own only if the CMS has no general way for companies.
 */
export const paymentChoices = (
  methods: readonly PaymentMethod[],
  guarantors: readonly Guarantor[],
  message: Message,
): readonly PaymentChoice[] => {
  const hintOf = ({ jenis_data: asked }: PaymentMethod) =>
    message(papers[asked ?? ''] ?? 'web.appointment.bring.identity')
  const hasGeneral = methods.some((method) => method.tag === 'perusahaan' && isOpen(method))
  const own = hasGeneral ? methods.filter(isOwn) : []
  const ownWays = own.flatMap((method): OwnWay[] =>
    method.kode && method.kodept ? [{ value: method.kode, guarantor: method.kodept, hint: hintOf(method) }] : [],
  )
  return methods
    .filter((method) => !own.includes(method))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .flatMap((method): PaymentChoice[] => {
      const { nama, kode, tag } = method
      if (!nama || !kode) return []
      const choices = isOpen(method) ? guarantorsOf(tag, guarantors, own) : undefined
      return [
        {
          value: kode,
          label: nama,
          hint: hintOf(method),
          guarantors: choices,
          ...(method.jenis_data !== null && { asked: method.jenis_data }),
          ...(tag === 'bpjs' && { isBpjs: true }),
          ...(choices && tag === 'perusahaan' && ownWays.length > 0 && { own: ownWays }),
        },
      ]
    })
}

/** The chosen way to pay, if it is offered: found by its own code, or by the code of a company's way that belongs to it. */
export const paymentIn = (payments: readonly PaymentChoice[], values: FormValues): PaymentChoice | undefined => {
  const code = values['jenis_pembayaran']
  return payments.find(({ value, own = [] }) => value === code || own.some((way) => way.value === code))
}

/** The code of the way to pay in the request. If the named company has its own way, the code of that way. */
export const wayIn = (
  payments: readonly PaymentChoice[],
  values: FormValues,
): Pick<PaymentChoice, 'value' | 'hint'> | undefined => {
  const payment = paymentIn(payments, values)
  return payment?.own?.find(({ guarantor }) => guarantor === values['kodept']) ?? payment
}

/** How a person paid, as values of the form; undefined if that way is no longer offered. */
export const payerInForm = (
  payments: readonly PaymentChoice[],
  { payment: code, guarantor }: KnownPayer,
): KnownPayer | undefined => {
  const payment = paymentIn(payments, { jenis_pembayaran: code ?? '' })
  if (!payment) return undefined
  const own = payment.own?.find(({ value }) => value === code)
  const named = own?.guarantor ?? guarantor
  return {
    payment: payment.value,
    guarantor: payment.guarantors?.some(({ value }) => value === named) ? named : undefined,
  }
}

/** The fields of an appointment that tell who paid. */
type Paid = Pick<MemberComponents['schemas']['Appointment'], 'jenis_pembayaran' | 'penjamin' | 'created_at'>

/** How a person paid for the last appointment; undefined before their first one. */
export const lastPayer = (appointments: readonly Paid[]): KnownPayer | undefined => {
  const last = appointments.reduce<Paid | undefined>(
    (latest, one) => (latest && Date.parse(latest.created_at) >= Date.parse(one.created_at) ? latest : one),
    undefined,
  )
  return last && { payment: last.jenis_pembayaran.kode, guarantor: last.penjamin?.kode }
}

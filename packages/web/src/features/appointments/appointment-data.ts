import type { DoctorSchedule } from '@hospital/sdk/cms'
import type { Choice, ContactButtonsProps, Step } from '@hospital/ui'
import type { Submission } from '../../forms/submission.ts'
import type { Part } from '../../shared/loading/part.ts'
import type { AppointmentOption, AppointmentQuery, NearestTimes } from './appointment-choices.ts'
import type { PaymentChoice } from './payers.ts'

/** The steps to an appointment, in their order. */
export const stepNames = ['hospital', 'specialty', 'doctor', 'day', 'slot', 'details'] as const

/** One step to an appointment. */
export type AppointmentStep = (typeof stepNames)[number]

/** The request for an appointment, without the answers of the last step. */
export interface AppointmentWish {
  readonly kode_mapping_rs: string
  readonly kodedokter: string
  readonly kdspesial: string
  readonly tanggal: string
  readonly jam: string
}

/** The last step: the payer, and the kind of visit. */
export interface AppointmentDetails {
  readonly wish: AppointmentWish
  readonly payments: readonly PaymentChoice[]
  readonly types: readonly Choice[]
  /** The code of the kind of visit that is selected at first. */
  readonly usualType: string | undefined
  /** The address that the form is sent to without script. It is this step's own address, so that no typed value gets into an address. */
  readonly action: string
  /** A form that was sent without script and could not be accepted. */
  readonly unsent: Submission | undefined
}

/** The way to an appointment: the choices so far, and the next choice. */
export interface AppointmentData {
  readonly steps: readonly Step[]
  readonly step: AppointmentStep
  /** The choices so far in words, each with the link back to its step. */
  readonly chosen: readonly { readonly term: string; readonly words: string; readonly href: string }[]
  readonly options: Part<readonly AppointmentOption[]>
  /** Why there is nothing to choose from, if the reason is known. */
  readonly none: string | undefined
  /** The next free times, if the step asks for a day, or if the chosen day has none. */
  readonly nearest: NearestTimes | undefined
  /** Other doctors to see, if this one has no free slot left. */
  readonly others: { readonly label: string; readonly href: string } | undefined
  /** Why the visitor has to choose again: the doctor takes no appointments any more, or the time has been booked. */
  readonly warning: string | undefined
  /** Set if the list has the dates of one day of the week only: that day, and the address of all dates. */
  readonly onlyOn: { readonly day: string; readonly allHref: string } | undefined
  readonly details: Part<AppointmentDetails> | undefined
  /** The street address of the chosen hospital. */
  readonly address: string | undefined
  /** The contact to ask instead. */
  readonly contact: ContactButtonsProps | undefined
}

/** The step that an address leads to. */
export interface Arrival {
  /** Whether the doctor whom the address names takes no appointments any more. */
  readonly isGone?: boolean
  /** The time in the address, if it can no longer be booked. */
  readonly taken?: string | undefined
  readonly nearest?: NearestTimes | undefined
  readonly step: AppointmentStep
  readonly query: AppointmentQuery
  readonly options?: Part<readonly AppointmentOption[]>
  readonly none?: string | undefined
  readonly row?: DoctorSchedule | undefined
  readonly details?: Part<AppointmentDetails>
}

/** Loaded options. */
export const ready = (value: readonly AppointmentOption[]): Part<readonly AppointmentOption[]> => ({ ok: true, value })

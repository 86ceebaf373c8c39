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

/** What is sent for an appointment, but for what the last step asks. */
export interface AppointmentWish {
  readonly kode_mapping_rs: string
  readonly kodedokter: string
  readonly kdspesial: string
  readonly tanggal: string
  readonly jam: string
}

/** The last step: who pays, what kind of visit it is. */
export interface AppointmentDetails {
  readonly wish: AppointmentWish
  readonly payments: readonly PaymentChoice[]
  readonly types: readonly Choice[]
  /** The code of the kind of visit that is chosen at first. */
  readonly usualType: string | undefined
  /** Where the form is sent without script: this step's own address, so that nothing typed gets into one. */
  readonly action: string
  /** A form that came without script, which could not be taken. */
  readonly unsent: Submission | undefined
}

/** The way to an appointment: what has been chosen, and what is to be chosen next. */
export interface AppointmentData {
  readonly steps: readonly Step[]
  readonly step: AppointmentStep
  /** What has been chosen, in words, each with the way back to its step. */
  readonly chosen: readonly { readonly term: string; readonly words: string; readonly href: string }[]
  readonly options: Part<readonly AppointmentOption[]>
  /** Why there is nothing to choose from, where more is known than that. */
  readonly none: string | undefined
  /** The next times with a place left, where a day is asked for or the chosen one has none. */
  readonly nearest: NearestTimes | undefined
  /** Other doctors to see, if this one has no free slot left. */
  readonly others: { readonly label: string; readonly href: string } | undefined
  /** Why a choice has to be made again: the doctor takes no appointments any more, or the time has been booked. */
  readonly warning: string | undefined
  /** Where a list holds the dates of one day of the week only: that day, and the address of all dates. */
  readonly onlyOn: { readonly day: string; readonly allHref: string } | undefined
  readonly details: Part<AppointmentDetails> | undefined
  /** The address of the hospital that was chosen. */
  readonly address: string | undefined
  /** The contact to ask instead. */
  readonly contact: ContactButtonsProps | undefined
}

/** Where an address has come to. */
export interface Arrival {
  /** Whether the doctor whom the address names takes no appointments any more. */
  readonly isGone?: boolean
  /** The time that the address names, where it cannot be booked any more. */
  readonly taken?: string | undefined
  readonly nearest?: NearestTimes | undefined
  readonly step: AppointmentStep
  readonly query: AppointmentQuery
  readonly options?: Part<readonly AppointmentOption[]>
  readonly none?: string | undefined
  readonly row?: DoctorSchedule | undefined
  readonly details?: Part<AppointmentDetails>
}

/** Answers that are there. */
export const ready = (value: readonly AppointmentOption[]): Part<readonly AppointmentOption[]> => ({ ok: true, value })

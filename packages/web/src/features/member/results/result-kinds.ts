import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import type { MessageId } from '../../../i18n/use-message.ts'

/** The kinds of results, as the contract and the address name them. */
export type ResultKind = HospitalCareComponents['schemas']['ResultKind']

/** What each kind is called. */
export const kindWords: Readonly<Record<ResultKind, MessageId>> = {
  laboratorium: 'web.results.kind.laboratory',
  radiologi: 'web.results.kind.radiology',
  mcu: 'web.results.kind.checkup',
}

/** A result among those of all hospitals: its number is unique within a hospital only. */
export interface ResultKey {
  readonly kind: ResultKind
  /** `kode_mapping_rs`. */
  readonly hospital: string
  readonly number: string
}

/** One text for a key. */
export const keyText = ({ kind, hospital, number }: ResultKey): string => `${kind}-${hospital}-${number}`

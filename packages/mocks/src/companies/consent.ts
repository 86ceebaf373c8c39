import type { CompanyComponents } from '@hospital/sdk/company'
import { addDays, stampAt } from '../hospital/clock.ts'
import { draw, drawOf } from './draw.ts'

type Schemas = CompanyComponents['schemas']

/** The consent of an employee and its state. The employer sees only a part of it: see `toldConsent`. */
export interface Consent {
  readonly status: 'diberikan' | 'tidak_diberikan' | 'dicabut'
  readonly cakupan: readonly Schemas['ConsentScope'][]
  readonly diberikan_pada: string | null
  readonly berlaku_sampai: string | null
}

const scopes: readonly [Consent['cakupan'], ...Consent['cakupan'][]] = [
  ['pengukuran', 'laboratorium', 'penunjang', 'saran', 'medis_kecelakaan'],
  ['pengukuran', 'laboratorium', 'penunjang', 'saran'],
  ['pengukuran', 'laboratorium', 'saran'],
  ['pengukuran', 'saran'],
]

const none = (status: 'tidak_diberikan' | 'dicabut', since: string | null): Consent => ({
  status,
  cakupan: [],
  diberikan_pada: since,
  berlaku_sampai: null,
})

/** The consent of an employee who has not been asked yet. */
export const noConsent: Consent = none('tidak_diberikan', null)

/** The consent of a fictitious employee: most give it fully or partly; some refused it, revoked it, or let it expire. */
export const consentOf = (employee: number, today: string): Consent => {
  const kind = draw(`persetujuan ${employee}`, 10)
  const given = stampAt(addDays(today, -60 - draw(`tanggal ${employee}`, 9)), '07:40')
  if (kind >= 8) return none('tidak_diberikan', null)
  if (kind === 7) return none('dicabut', given)
  const cakupan = kind < 3 ? scopes[0] : drawOf(`cakupan ${employee}`, scopes)
  const ended = kind === 6
  return { status: 'diberikan', cakupan, diberikan_pada: given, berlaku_sampai: addDays(today, ended ? -3 : 300) }
}

const isValid = ({ status, berlaku_sampai }: Consent, today: string): boolean =>
  status === 'diberikan' && (berlaku_sampai === null || berlaku_sampai >= today)

/** The consent as the employer sees it: a consent that is not valid today looks like one that was never requested. */
export const toldConsent = (consent: Consent, today: string): Schemas['Consent'] =>
  isValid(consent, today)
    ? { ...consent, status: 'diberikan', cakupan: [...consent.cakupan] }
    : { status: 'tidak_diberikan', cakupan: [], diberikan_pada: null, berlaku_sampai: null }

/** Whether the consent covers a detail today: it must be given, valid, and have the scope. */
export const opens = (consent: Consent, scope: Schemas['ConsentScope'], today: string): boolean =>
  isValid(consent, today) && consent.cakupan.includes(scope)

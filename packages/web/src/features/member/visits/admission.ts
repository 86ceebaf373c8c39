import type { MemberComponents } from '@hospital/sdk/member'

type Stay = Pick<MemberComponents['schemas']['Visit'], 'jenis_kunjungan' | 'tanggal' | 'tanggal_keluar'>

/** Milliseconds (90 days). After that time a stay without a day of discharge counts as one whose end was never recorded. */
const longestStay = 90 * 24 * 60 * 60 * 1000

/** Whether an inpatient is still in the hospital on `today`, a day in Jakarta. */
export const isAdmitted = (
  { jenis_kunjungan: kind, tanggal: day, tanggal_keluar: left }: Stay,
  today: string,
): boolean =>
  kind === 'rawat_inap' && left === null && day <= today && Date.parse(today) - Date.parse(day) <= longestStay

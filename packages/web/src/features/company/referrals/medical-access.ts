import type { MessageId } from '../../../i18n/use-message.ts'
import { isGiven } from '../area/consent.ts'
import type { ReferralDetail } from './referral.ts'

/**
 * Why the medical details of an accident are not shown; undefined if they are. `today` is the day in Jakarta. The server decides, and this
 * function names the reason: there are no findings yet, or the employee has given no consent.
 */
export const whyHidden = (
  { detail_medis, status, persetujuan }: Pick<ReferralDetail, 'detail_medis' | 'status' | 'persetujuan'>,
  today: string,
): MessageId | undefined => {
  if (detail_medis !== null) return undefined
  if (status !== 'ditangani' && status !== 'selesai') return 'web.company.referral.medical.early'
  return isGiven(persetujuan, today) && persetujuan.cakupan.includes('medis_kecelakaan')
    ? 'web.company.referral.medical.none'
    : 'web.company.referral.medical.notGiven'
}

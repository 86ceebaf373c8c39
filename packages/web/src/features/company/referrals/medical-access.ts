import type { MessageId } from '../../../i18n/use-message.ts'
import type { ReferralDetail } from './referral.ts'

/**
 * Why the medical details of an accident are not shown; undefined where they are. `today` is the day in Jakarta. The server decides, and
 * this says why: nothing was found yet, or the employee has not agreed, agreed to less, or does so no longer.
 */
export const whyHidden = (
  { detail_medis, status, persetujuan }: Pick<ReferralDetail, 'detail_medis' | 'status' | 'persetujuan'>,
  today: string,
): MessageId | undefined => {
  if (detail_medis !== null) return undefined
  if (status !== 'ditangani' && status !== 'selesai') return 'web.company.referral.medical.early'
  const { status: consent, cakupan, berlaku_sampai: until } = persetujuan
  if (consent === 'dicabut') return 'web.company.referral.medical.withdrawn'
  if (consent === 'tidak_diberikan') return 'web.company.referral.medical.notGiven'
  if (until !== null && until < today) return 'web.company.referral.medical.ended'
  return cakupan.includes('medis_kecelakaan')
    ? 'web.company.referral.medical.none'
    : 'web.company.referral.medical.notGiven'
}

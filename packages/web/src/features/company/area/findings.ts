import type { CompanyComponents } from '@hospital/sdk/company'
import type { MessageId } from '../../../i18n/use-message.ts'

type RiskFactor = CompanyComponents['schemas']['RiskFactor']

/** What each risk factor is called, in the order in which they are offered. */
export const findingWords: Readonly<Record<RiskFactor, MessageId>> = {
  hipertensi: 'web.company.finding.bloodPressure',
  obesitas: 'web.company.finding.obesity',
  dislipidemia: 'web.company.finding.bloodFats',
  hiperglikemia: 'web.company.finding.bloodSugar',
  hiperurisemia: 'web.company.finding.uricAcid',
  merokok: 'web.company.finding.smoking',
  kurang_aktivitas_fisik: 'web.company.finding.exercise',
  gangguan_pendengaran: 'web.company.finding.hearing',
  gangguan_penglihatan: 'web.company.finding.sight',
  gangguan_fungsi_paru: 'web.company.finding.lungs',
}

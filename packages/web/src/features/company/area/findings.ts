import type { CompanyComponents } from '@hospital/sdk/company'
import type { MessageId } from '../../../i18n/use-message.ts'

type RiskFactor = CompanyComponents['schemas']['RiskFactor']

/** The name of each risk factor, in the order of the choices. */
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

import { Card, DescriptionList, formatDate, Heading, InlineAlert, Text, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { useToday } from '../../../shared/use-server-now.ts'
import { whyHidden } from './medical-access.ts'
import { workWords } from './referral-words.ts'
import type { ReferralDetail } from './referral.ts'

interface MedicalPartProps {
  readonly referral: ReferralDetail
}

/** The restrictions for work, and the diagnosis if the employee has consented; otherwise the reason why it is withheld. */
export const MedicalPart = ({ referral }: MedicalPartProps): ReactElement => {
  const message = useMessage()
  const today = useToday()
  const why = whyHidden(referral, today)
  const { detail_medis: found } = referral
  return (
    <>
      <Work referral={referral} />
      <Card>
        <Heading level={2} size={4}>
          {message('web.company.referral.medical')}
        </Heading>
        {why && <InlineAlert>{message(why)}</InlineAlert>}
        {found && (
          <DescriptionList
            items={[
              { term: message('web.company.referral.diagnosis'), details: <Listed texts={found.diagnosa} /> },
              { term: message('web.company.referral.treatment'), details: <Listed texts={found.tindakan} /> },
            ]}
          />
        )}
      </Card>
    </>
  )
}

const Listed = ({ texts }: { readonly texts: readonly string[] }): ReactElement =>
  texts.length === 0 ? <>–</> : <span lang="id">{texts.join('; ')}</span>

const Work = ({ referral: { hasil_kerja: outcome } }: MedicalPartProps): ReactElement | null => {
  const message = useMessage()
  const locale = useLocale()
  if (!outcome) return null
  const { status_kerja, istirahat_hari: days, tanggal_kembali: back, pembatasan_kerja: limits } = outcome
  return (
    <Card>
      <Heading level={2} size={4}>
        {message('web.company.referral.work')}
      </Heading>
      <Text as="strong">{message(workWords[status_kerja])}</Text>
      <DescriptionList
        items={[
          { term: message('web.company.referral.work.days'), details: String(days) },
          {
            term: message('web.company.referral.work.return'),
            details: back === null ? message('web.company.referral.work.unknown') : formatDate(back, locale),
          },
          { term: message('web.company.referral.work.limits'), details: <Listed texts={limits} /> },
        ]}
      />
    </Card>
  )
}

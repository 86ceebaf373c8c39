import { Button, Card, Heading, Inline, InlineAlert, Stack, Text, Timeline } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { EndNotice } from '../../../personal-data/end-notice.tsx'
import type { End } from '../../../personal-data/end-notice.tsx'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { CancelReferral } from './cancel-referral.tsx'
import { filedReferral } from './filed-referral.ts'
import { LetterPart } from './letter-part.tsx'
import { MedicalPart } from './medical-part.tsx'
import { PrintedReferral } from './printed-referral.tsx'
import { ReferralFacts } from './referral-facts.tsx'
import { statusMeanings, statusWords } from './referral-words.ts'
import type { ReferralDetail } from './referral.ts'

interface ReferralViewProps {
  readonly personal: PersonalData
  readonly referral: ReferralDetail
}

/** The states in which a letter of referral is useful at the hospital. */
const printable: readonly ReferralDetail['status'][] = ['diajukan', 'diterima', 'ditangani', 'selesai']

/** A referral: its status and what to do, the accident, and the consequences for work. On paper, only its letter. */
export const ReferralView = ({ personal, referral }: ReferralViewProps): ReactElement => {
  const [filed] = useState(() => filedReferral(personal, referral.id))
  const [isCancelling, setCancelling] = useState(false)
  const [ended, setEnded] = useState<End | undefined>(filed && { tone: 'good', text: 'web.company.referral.filed' })
  const isPrintable = printable.includes(referral.status)
  return (
    <>
      <div data-print={isPrintable ? 'hide' : undefined}>
        <Stack gap="xl">
          <EndNotice end={ended} />
          <ReferralHead referral={referral} isPrintable={isPrintable} onCancel={() => setCancelling(true)} />
          <MedicalPart referral={referral} />
          <LetterPart personal={personal} referral={referral} filed={filed?.letter} />
          <ReferralFacts referral={referral} />
          <History referral={referral} />
        </Stack>
      </div>
      {isPrintable && <PrintedReferral referral={referral} />}
      {isCancelling && (
        <CancelReferral
          personal={personal}
          referral={referral}
          onEnd={(end) => {
            setCancelling(false)
            if (end) setEnded(end)
          }}
        />
      )}
    </>
  )
}

interface ReferralHeadProps extends Pick<ReferralViewProps, 'referral'> {
  readonly isPrintable: boolean
  readonly onCancel: () => void
}

/** The employee, the status of the referral, and its actions. */
const ReferralHead = ({ referral, isPrintable, onCancel }: ReferralHeadProps): ReactElement => {
  const message = useMessage()
  const { status, karyawan, dapat_dibatalkan: isCancellable } = referral
  const [meaning, tone] = statusMeanings[status]
  return (
    <Stack>
      <Heading level={2} size={3}>
        {karyawan.nama_lengkap}
      </Heading>
      <InlineAlert tone={tone} title={message(statusWords[status])}>
        {message(meaning)}
      </InlineAlert>
      <div data-print="hide">
        <Inline>
          {isPrintable && (
            <Button icon="file" onClick={() => window.print()}>
              {message('web.company.referral.print')}
            </Button>
          )}
          {isCancellable && (
            <Button tone="secondary" icon="close" onClick={onCancel}>
              {message('web.company.referral.cancel')}
            </Button>
          )}
        </Inline>
      </div>
    </Stack>
  )
}

const History = ({ referral: { riwayat_status: steps } }: Pick<ReferralViewProps, 'referral'>): ReactElement => {
  const message = useMessage()
  return (
    <Card>
      <Heading level={2} size={4}>
        {message('web.company.referral.history')}
      </Heading>
      <Timeline
        events={steps.toReversed().map(({ status, waktu, catatan }) => ({
          id: `${status} ${waktu}`,
          at: waktu,
          // A sent referral is a finished step in the history, so it is called "sent" and not by its status.
          title: message(status === 'diajukan' ? 'web.company.referral.status.sentStep' : statusWords[status]),
          text: catatan === null ? undefined : { text: catatan, lang: 'id' },
          icon: status === 'ditolak' || status === 'dibatalkan' ? 'close' : 'check',
        }))}
      />
      <Text size="caption" tone="muted">
        {message('web.company.referral.wib')}
      </Text>
    </Card>
  )
}

import { ConfirmDialog, InlineAlert, Stack, TextField } from '@hospital/ui'
import { useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { typedText } from '../../../forms/form-values.ts'
import { problemText } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { NoticeWords } from '../../../personal-data/notice-words.tsx'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useWriteAction } from '../../../personal-data/use-write-action.ts'
import { writeProblems } from '../../../personal-data/write-words.ts'
import type { WriteProblems } from '../../../personal-data/write-words.ts'
import { checkCancel } from './check-cancel.ts'
import type { ReferralNotice } from './referral-notice.ts'
import { referralReads } from './referral.ts'
import type { ReferralDetail } from './referral.ts'

interface CancelReferralProps {
  readonly personal: PersonalData
  readonly referral: ReferralDetail
  /** Called when the dialog has been left, with what is to be said of it. */
  readonly onEnd: (notice?: ReferralNotice) => void
}

const reasonId = 'batal-alasan'

/** What is wrong is said beside the field, and read out with it. */
const focusReason = () => document.getElementById(reasonId)?.focus()

/** Asks why a referral is cancelled, says what follows, and cancels it. Contract: operation `cancelAccidentReferral`. */
export const CancelReferral = ({ personal, referral, onEnd }: CancelReferralProps): ReactElement => {
  const message = useMessage()
  const reason = useRef('')
  const [problem, setProblem] = useState<WriteProblems>()
  const { id, karyawan, rumah_sakit } = referral
  const cancelling = useWriteAction({
    personal,
    stale: referralReads,
    onOutcome: (outcome) => {
      if (outcome.kind === 'done') return onEnd({ tone: 'good', text: 'web.company.referral.cancelled' })
      // Whether it is cancelled is on its page, which is read again.
      if (outcome.kind === 'unknown') return onEnd({ tone: 'warning', text: 'web.company.referral.cancel.unknown' })
      const found = writeProblems(outcome, ['alasan'], { unknown: 'web.company.referral.cancel.unknown' })
      setProblem(found)
      return found.problems['alasan'] && focusReason()
    },
  })
  const answer = (yes: boolean) => {
    if (!yes) {
      cancelling.forget()
      return onEnd()
    }
    const alasan = typedText(reason.current)
    const problems = checkCancel({ alasan })
    if (problems['alasan']) {
      setProblem({ problems, notice: undefined })
      return focusReason()
    }
    setProblem(undefined)
    return cancelling.send(() => personal.company.cancelAccidentReferral({ body: { id, alasan } }))
  }
  const field = problem?.problems['alasan']
  const notice = problem?.notice
  return (
    <ConfirmDialog
      open
      title={message('web.company.referral.cancel.title')}
      yes={message('web.company.referral.cancel.yes')}
      no={message('web.company.referral.cancel.no')}
      busy={cancelling.busy}
      onAnswer={answer}
    >
      <Stack>
        <span>
          {message('web.company.referral.cancel.text', {
            name: karyawan.nama_lengkap,
            hospital: rumah_sakit.nama,
          })}
        </span>
        <span>{message('web.company.referral.cancel.follows')}</span>
        <TextField
          id={reasonId}
          name="alasan"
          label={message('web.company.referral.cancel.reason')}
          hint={message('web.company.referral.cancel.reasonHint')}
          error={field && problemText(field, message)}
          onChange={(text) => (reason.current = text)}
        />
        {notice && (
          <InlineAlert tone="warning" live>
            <NoticeWords notice={notice} />
          </InlineAlert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}

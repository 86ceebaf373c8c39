import { cancelAccidentReferralConstraints } from '@hospital/sdk/constraints'
import { ConfirmDialog, InlineAlert, Stack, TextField } from '@hospital/ui'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import { checkConstraints } from '../../../forms/check-constraints.ts'
import { typedText } from '../../../forms/form-values.ts'
import type { FieldProblem, FormProblems, FormValues } from '../../../forms/submission.ts'
import { problemText } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { End } from '../../../personal-data/end-notice.tsx'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useWrite } from '../../../personal-data/use-write.ts'
import { NoticeWords } from '../../../personal-data/write-notice.tsx'
import { referralReads } from './referral.ts'
import type { ReferralDetail } from './referral.ts'

interface CancelReferralProps {
  readonly personal: PersonalData
  readonly referral: ReferralDetail
  readonly onEnd: (end?: End) => void
}

const reasonId = 'batal-alasan'

const { alasan: reasonRule } = cancelAccidentReferralConstraints

const missing = 'web.company.referral.cancel.reasonMissing'

/** The problems of the reason for cancelling a referral. */
export const checkCancel = (values: FormValues): FormProblems =>
  checkConstraints(values, { alasan: reasonRule }, { alasan: { missing, tooShort: missing, wrong: missing } })

/** Cancels a referral. Contract: operation `cancelAccidentReferral`. */
const useCancel = ({ personal, referral: { id }, onEnd }: CancelReferralProps) =>
  useWrite({
    personal,
    fields: ['alasan'],
    read: (alasan: string) => ({ values: {}, problems: checkCancel({ alasan }) }),
    call: (alasan) => personal.company.cancelAccidentReferral({ body: { id, alasan } }),
    stale: referralReads,
    unknown: 'web.company.referral.cancel.unknown',
    onDone: () => onEnd({ tone: 'good', text: 'web.company.referral.cancelled' }),
    // The referral's page is read again, and shows whether the referral is cancelled.
    onUndone: ({ kind }) =>
      kind === 'unknown' && onEnd({ tone: 'warning', text: 'web.company.referral.cancel.unknown' }),
  })

/** Asks for the reason to cancel a referral, names the consequences, and cancels it. */
export const CancelReferral = (props: CancelReferralProps): ReactElement => {
  const message = useMessage()
  const reason = useRef('')
  const { karyawan, rumah_sakit } = props.referral
  const { send, forget, busy, problems, notice } = useCancel(props)
  const answer = (yes: boolean) => {
    if (yes) return send(typedText(reason.current))
    forget()
    return props.onEnd()
  }
  return (
    <ConfirmDialog
      open
      title={message('web.company.referral.cancel.title')}
      yes={message('web.company.referral.cancel.yes')}
      no={message('web.company.referral.cancel.no')}
      busy={busy}
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
        <ReasonField problem={problems['alasan']} onChange={(text) => (reason.current = text)} />
        {notice && (
          <InlineAlert tone="warning" live>
            <NoticeWords notice={notice} />
          </InlineAlert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}

interface ReasonFieldProps {
  readonly problem: FieldProblem | undefined
  readonly onChange: (reason: string) => void
}

/** The field for the reason. Its problem is shown beside it, and read out with it. */
const ReasonField = ({ problem, onChange }: ReasonFieldProps): ReactElement => {
  const message = useMessage()
  useEffect(() => {
    if (problem) document.getElementById(reasonId)?.focus()
  }, [problem])
  return (
    <TextField
      id={reasonId}
      name="alasan"
      label={message('web.company.referral.cancel.reason')}
      hint={message('web.company.referral.cancel.reasonHint')}
      error={problem && problemText(problem, message)}
      onChange={onChange}
    />
  )
}

import { InlineAlert } from '@hospital/ui'
import { HandIn } from '@hospital/ui/records'
import { useEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { shrinkPicture } from '../../../forms/upload/shrink-picture.ts'
import { problemText } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { NoticeWords } from '../../../personal-data/notice-words.tsx'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useWriteAction } from '../../../personal-data/use-write-action.ts'
import { writeProblems } from '../../../personal-data/write-words.ts'
import type { WriteProblems } from '../../../personal-data/write-words.ts'
import { appointmentReads } from '../appointments/member-appointment.ts'
import { documentKind, documentKinds } from './document-words.ts'
import { sendDocument } from './send-document.ts'

/** What a file may be; the server checks it again. */
const rules = { types: ['image/jpeg', 'image/png', 'application/pdf'], limit: 5_242_880 }

/** A refused document that is handed in again. Each new object asks for the file at once. */
export interface HandInAgain {
  readonly id: number
  readonly kind: string
}

interface HandInDocumentProps {
  readonly personal: PersonalData
  readonly patient: number
  /** The code of the appointment that the document is for. */
  readonly appointment?: string | undefined
  readonly again?: HandInAgain | undefined
  /** Called when a document has arrived, with what `again` was when it was sent. */
  readonly onArrived?: (again: HandInAgain | undefined) => void
  /** Called when a document begins to be sent, and when its outcome is there. */
  readonly onSending?: (isSending: boolean) => void
}

/** What became of the last document: it arrived, was stopped, or was not taken. */
type Outcome = { readonly arrived: string } | { readonly stopped: true } | WriteProblems

interface Sent {
  readonly name: string
  readonly again: HandInAgain | undefined
  readonly control: AbortController
}

/** Hands in a document: once; what is being sent can be stopped, and whether it arrived is said. */
export const HandInDocument = (props: HandInDocumentProps): ReactElement => {
  const { personal, patient, appointment, again, onArrived, onSending } = props
  const message = useMessage()
  const [outcome, setOutcome] = useState<Outcome>()
  const [progress, setProgress] = useState<number>()
  const [round, setRound] = useState(0)
  const sent = useRef<Sent>(undefined)
  const sending = useWriteAction({
    personal,
    stale: ['listGuarantorDocuments', ...appointmentReads],
    onOutcome: (result) => {
      onSending?.(false)
      if (result.kind === 'done') {
        setOutcome({ arrived: sent.current?.name ?? '' })
        onArrived?.(sent.current?.again)
        return setRound((count) => count + 1)
      }
      if (sent.current?.control.signal.aborted) return setOutcome({ stopped: true })
      return setOutcome(writeProblems(result, ['file', 'jenis_dokumen'], { unknown: 'web.member.documents.unknown' }))
    },
  })
  useEffect(() => {
    if (again) document.getElementById('dokumen-file')?.focus()
  }, [again])
  const problems = outcome && 'problems' in outcome ? outcome.problems : {}
  const refused = outcome && 'problems' in outcome && !outcome.notice ? outcome.problems : undefined
  useEffect(() => {
    // What is wrong with one of the two fields is said beside it, and nothing above them.
    if (refused) document.getElementById(refused['jenis_dokumen'] ? 'dokumen-kind' : 'dokumen-file')?.focus()
  }, [refused])
  const textOf = (name: string) => problems[name] && problemText(problems[name], message)
  return (
    <HandIn
      // An empty form once a document has arrived, and for another one that is handed in again.
      key={`${round} ${again?.id}`}
      {...rules}
      id="dokumen"
      kinds={documentKinds(message)}
      kind={again?.kind}
      prepare={shrinkPicture}
      problems={{ kind: textOf('jenis_dokumen'), file: textOf('file') }}
      sending={sending.busy ? { value: progress } : undefined}
      onCancel={() => sent.current?.control.abort()}
      onHandIn={(kind, file) => {
        setOutcome(undefined)
        setProgress(undefined)
        sending.send(() => {
          onSending?.(true)
          // One for each time: a log-in may lie between them.
          const control = new AbortController()
          sent.current = { name: file.name, again, control }
          return sendDocument(
            personal,
            { patient, appointment, kind: documentKind(kind), file },
            { signal: control.signal, onProgress: setProgress },
          )
        })
      }}
    >
      {/* Not there while there is nothing to say: a dialog that opens gives the focus to the first thing that can have it. */}
      {outcome && !refused && (
        <FormNotice outcome={outcome}>
          <OutcomeNotice outcome={outcome} />
        </FormNotice>
      )}
    </HandIn>
  )
}

const OutcomeNotice = ({ outcome }: { readonly outcome: Outcome }): ReactElement | null => {
  const message = useMessage()
  if ('arrived' in outcome)
    return <InlineAlert tone="good">{message('web.member.documents.arrived', { name: outcome.arrived })}</InlineAlert>
  if ('stopped' in outcome) return <InlineAlert tone="warning">{message('web.member.documents.stopped')}</InlineAlert>
  const { notice } = outcome
  if (!notice) return null
  return (
    <InlineAlert tone="warning">
      <NoticeWords notice={notice} />
    </InlineAlert>
  )
}

import { InlineAlert } from '@hospital/ui'
import { HandIn } from '@hospital/ui/records'
import { useEffect, useState } from 'react'
import type { ComponentProps, ReactElement } from 'react'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { shrinkPicture } from '../../../forms/upload/shrink-picture.ts'
import { problemText } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useUpload } from '../../../personal-data/use-upload.ts'
import { NoticeWords } from '../../../personal-data/write-notice.tsx'
import { documentKind, documentKinds, documentReads } from './document.ts'
import type { DocumentKind } from './document.ts'

/** What a file may be; the server checks it again. */
const rules = { types: ['image/jpeg', 'image/png', 'application/pdf'], limit: 5_242_880 }

/** A document that is known to be wanted: a refused one, or one that is missing. Each new object asks for the file at once. */
export interface HandInAgain {
  readonly id: string
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

/** A document to send: its kind, its file, and the refused one that it replaces. */
interface Chosen {
  readonly kind: DocumentKind
  readonly file: File
  readonly again: HandInAgain | undefined
}

const unknown = 'web.member.documents.unknown'
const stopped = 'web.member.documents.stopped'

/** Hands in a document: once; what is being sent can be stopped, and whether it arrived is said. */
export const HandInDocument = (props: HandInDocumentProps): ReactElement => {
  const { personal, patient, appointment, again, onArrived, onSending } = props
  const message = useMessage()
  const [round, setRound] = useState(0)
  const { send, stop, busy, progress, outcome, input, problems, notice } = useUpload({
    personal,
    fields: ['file', 'jenis_dokumen'],
    call: ({ kind, file }: Chosen, { member }, options) => {
      onSending?.(true)
      const body = {
        file,
        id_pasien: patient,
        jenis_dokumen: kind,
        ...(appointment && { kode_appointment: appointment }),
      }
      return member.storeGuarantorDocument({ body }, options)
    },
    stale: documentReads,
    lost: { cut: unknown, stopped, stoppedLate: stopped, unknown },
    onDone: (_document, sent) => {
      onSending?.(false)
      onArrived?.(sent.again)
      setRound((count) => count + 1)
    },
    onUndone: () => onSending?.(false),
  })
  useEffect(() => {
    if (again) document.getElementById('dokumen-file')?.focus()
  }, [again])
  const refused = notice === undefined && outcome && outcome.kind !== 'done' ? outcome : undefined
  const wrong = problems['jenis_dokumen'] ? 'dokumen-kind' : 'dokumen-file'
  useEffect(() => {
    // What is wrong with one of the two fields is said beside it, and nothing above them.
    if (refused) document.getElementById(wrong)?.focus()
  }, [refused, wrong])
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
      sending={busy ? { value: progress } : undefined}
      onCancel={stop}
      onHandIn={(kind, file) => send({ kind: documentKind(kind), file, again })}
    >
      {/* Not there while there is nothing to say: a dialog that opens gives the focus to the first thing that can have it. */}
      {outcome && !refused && <Outcome outcome={outcome} notice={notice} file={input?.file} />}
    </HandIn>
  )
}

interface OutcomeProps {
  readonly outcome: object
  readonly notice: ComponentProps<typeof NoticeWords>['notice'] | undefined
  readonly file: File | undefined
}

const Outcome = ({ outcome, notice, file }: OutcomeProps): ReactElement => {
  const message = useMessage()
  return (
    <FormNotice outcome={outcome}>
      {notice ? (
        <InlineAlert tone="warning">
          <NoticeWords notice={notice} />
        </InlineAlert>
      ) : (
        <InlineAlert tone="good">{message('web.member.documents.arrived', { name: file?.name ?? '' })}</InlineAlert>
      )}
    </FormNotice>
  )
}

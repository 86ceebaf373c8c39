import { InlineAlert } from '@hospital/ui'
import { HandIn } from '@hospital/ui/records'
import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { shrinkPicture } from '../../../forms/upload/shrink-picture.ts'
import { problemText } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { NoticeWords } from '../../../personal-data/write-notice.tsx'
import { documentKinds } from './document.ts'
import type { HandInAgain, HandInEnd } from './hand-in-turns.ts'
import { useHandIn } from './use-hand-in.ts'

/** The allowed types and size of a file. The server checks them again. */
const rules = { types: ['image/jpeg', 'image/png', 'application/pdf'], limit: 5_242_880 }

interface HandInDocumentProps {
  readonly personal: PersonalData
  readonly patient: number
  /** The code of the appointment that the documents are for. */
  readonly appointment?: string | undefined
  readonly again?: HandInAgain | undefined
  /** Called when all files have arrived, with the value that `again` had when they were sent. */
  readonly onArrived?: (again: HandInAgain | undefined) => void
  /** Called with true when a file begins to be sent, and with false after the last outcome. */
  readonly onSending?: (isSending: boolean) => void
}

/** The id of the field for files. */
const fileId = 'dokumen-file'

/** Focuses the field for files whenever the patient chooses another document. It clears the files, unless some are being sent. */
const useWantedFile = (
  again: HandInAgain | undefined,
  { isSending, clear }: Pick<ReturnType<typeof useHandIn>, 'isSending' | 'clear'>,
): void => {
  const [wanted, setWanted] = useState(again?.id)
  if (again?.id !== wanted) {
    setWanted(again?.id)
    if (again && !isSending) clear()
  }
  useEffect(() => {
    if (again) document.getElementById(fileId)?.focus()
  }, [again])
}

/** Shows a problem of one of the two fields beside that field, not above the form, and focuses the field. */
const useRefusal = (end: HandInEnd | undefined) => {
  const kindProblem = end?.said?.problems['jenis_dokumen']
  const refused = end?.said && !end.said.notice ? end : undefined
  const field = kindProblem ? 'dokumen-kind' : fileId
  useEffect(() => {
    if (refused) document.getElementById(field)?.focus()
  }, [refused, field])
  return { kindProblem, isRefused: refused !== undefined }
}

/** Hands in documents, each once. The patient can stop a file that is being sent, and the form says whether each one arrived. */
export const HandInDocument = (props: HandInDocumentProps): ReactElement => {
  const { personal, patient, appointment, again, onArrived, onSending } = props
  const message = useMessage()
  const [round, setRound] = useState(0)
  const handIn = useHandIn({
    personal,
    onSending,
    onEnd: ({ target, count, arrived }) => {
      if (arrived.length < count) return
      onArrived?.(target.again)
      setRound((rounds) => rounds + 1)
    },
  })
  const { end } = handIn
  useWantedFile(again, handIn)
  const { kindProblem, isRefused } = useRefusal(end)
  return (
    <HandIn
      // The key resets the chosen kind: to none after all files arrived, or to the kind of the document to hand in again.
      key={`${round} ${again?.id}`}
      {...rules}
      id="dokumen"
      kinds={documentKinds(message)}
      kind={again?.kind}
      files={handIn.files}
      prepare={shrinkPicture}
      kindProblem={kindProblem && problemText(kindProblem, message)}
      isSending={handIn.isSending}
      onAdd={handIn.add}
      onKind={handIn.setKind}
      onRemove={handIn.remove}
      onCancel={handIn.stop}
      onHandIn={(kind) => handIn.send(kind, { patient, appointment, again })}
    >
      {/* Absent while it has nothing to say: an opening dialog focuses its first focusable element. */}
      {end && !isRefused && <Outcome end={end} />}
    </HandIn>
  )
}

const Outcome = ({ end }: { readonly end: HandInEnd }): ReactElement => {
  const { count, arrived, said } = end
  const message = useMessage()
  const areAllThere = arrived.length === count
  return (
    <FormNotice outcome={end}>
      <InlineAlert tone={areAllThere ? 'good' : 'warning'}>
        {said?.notice ? (
          <NoticeWords notice={said.notice} />
        ) : areAllThere ? (
          message('web.member.documents.arrived', { count, name: arrived.join(', ') })
        ) : (
          message('web.member.documents.arrivedInPart', { count, arrived: arrived.length })
        )}
      </InlineAlert>
    </FormNotice>
  )
}

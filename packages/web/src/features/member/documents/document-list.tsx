import { Button, EmptyState, Stack } from '@hospital/ui'
import { GuarantorDocuments } from '@hospital/ui/records'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { Message } from '../../../i18n/use-message.ts'
import { ConfirmWrite } from '../../../personal-data/confirm-write.tsx'
import { EndNotice } from '../../../personal-data/end-notice.tsx'
import type { End } from '../../../personal-data/end-notice.tsx'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import { useAsked } from '../../../personal-data/use-asked.ts'
import type { ReadState } from '../../../personal-data/use-read.ts'
import { documentItem, documentReads } from './document.ts'
import type { GuarantorDocument } from './document.ts'
import { isForEveryVisit } from './kept-cards.ts'
import type { VisitWords } from './visit-words.ts'

interface DocumentListProps {
  readonly personal: PersonalData
  readonly state: ReadState<readonly GuarantorDocument[]>
  readonly wordsOf: VisitWords
  readonly onAgain: (document: GuarantorDocument) => void
}

/** The visits that a document is for, in words; undefined if it names none. */
const aboutOf = (document: GuarantorDocument, wordsOf: VisitWords, message: Message): string | undefined => {
  if (document.kode_appointment !== null)
    return message('web.member.documents.for', { visit: wordsOf(document.kode_appointment) })
  return isForEveryVisit(document) ? message('web.member.documents.everyVisit') : undefined
}

/** The documents of a patient. A refused one can be handed in again, and one that is not accepted yet can be withdrawn. */
export const DocumentList = ({ personal, state, wordsOf, onAgain }: DocumentListProps): ReactElement => {
  const { asked, ended, ask, leave } = useAsked<GuarantorDocument>()
  return (
    <Stack>
      {ended && <EndNotice end={ended} />}
      <PersonalPart state={state} failed="web.member.documents.failed" refreshing="web.member.refreshing">
        {(documents) => <Documents documents={documents} wordsOf={wordsOf} onAgain={onAgain} onWithdraw={ask} />}
      </PersonalPart>
      {asked && <WithdrawDocument personal={personal} document={asked} wordsOf={wordsOf} onEnd={leave} />}
    </Stack>
  )
}

interface DocumentsProps extends Pick<DocumentListProps, 'wordsOf' | 'onAgain'> {
  readonly documents: readonly GuarantorDocument[]
  readonly onWithdraw: (document: GuarantorDocument) => void
}

/** The documents, each with its appointment and its actions. Without documents: the text that there are none. */
const Documents = ({ documents, wordsOf, onAgain, onWithdraw }: DocumentsProps): ReactElement => {
  const message = useMessage()
  if (documents.length === 0)
    return (
      <EmptyState title={message('web.member.documents.none')} message={message('web.member.documents.noneText')} />
    )
  return (
    <GuarantorDocuments
      level={3}
      documents={documents.map((document) => ({
        ...documentItem(document, message, window.location.protocol),
        about: aboutOf(document, wordsOf, message),
        action: document.status !== 'diterima' && (
          <DocumentActions document={document} onAgain={onAgain} onWithdraw={onWithdraw} />
        ),
      }))}
    />
  )
}

interface DocumentActionsProps extends Pick<DocumentsProps, 'onAgain' | 'onWithdraw'> {
  readonly document: GuarantorDocument
}

const DocumentActions = ({ document, onAgain, onWithdraw }: DocumentActionsProps): ReactElement => {
  const message = useMessage()
  const name = document.nama_file
  return (
    <>
      {document.status === 'ditolak' && (
        <Button
          tone="secondary"
          aria-label={message('web.member.documents.againName', { name })}
          onClick={() => onAgain(document)}
        >
          {message('web.member.documents.again')}
        </Button>
      )}
      <Button
        tone="secondary"
        aria-label={message('web.member.documents.withdrawName', { name })}
        aria-haspopup="dialog"
        onClick={() => onWithdraw(document)}
      >
        {message('web.member.documents.withdraw')}
      </Button>
    </>
  )
}

interface WithdrawDocumentProps extends Pick<DocumentListProps, 'personal' | 'wordsOf'> {
  readonly document: GuarantorDocument
  /** Called when the dialog is closed. Without an `end` the document was not withdrawn. */
  readonly onEnd: (end?: End) => void
}

/** Asks before a document is withdrawn. Contract: operation `withdrawGuarantorDocument`. */
const WithdrawDocument = ({
  personal,
  document: { id, id_pasien, nama_file: name, kode_appointment: code },
  wordsOf,
  onEnd,
}: WithdrawDocumentProps): ReactElement => {
  const message = useMessage()
  return (
    <ConfirmWrite
      personal={personal}
      title={message('web.member.documents.withdraw.title')}
      yes={message('web.member.documents.withdraw')}
      no={message('web.member.documents.withdraw.no')}
      stale={documentReads}
      write={() => personal.member.withdrawGuarantorDocument({ body: { id_pasien, id } })}
      done="web.member.documents.withdrawn"
      unknown="web.member.documents.withdrawUnknown"
      values={{ name }}
      onEnd={onEnd}
    >
      <span>{message('web.member.documents.withdraw.text', { name })}</span>
      {code !== null && <span>{message('web.member.documents.withdraw.appointment', { visit: wordsOf(code) })}</span>}
    </ConfirmWrite>
  )
}

import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { ConfirmWrite } from '../../../personal-data/confirm-write.tsx'
import type { End } from '../../../personal-data/end-notice.tsx'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { documentReads } from './document.ts'
import type { GuarantorDocument } from './document.ts'
import type { VisitWords } from './visit-words.ts'

interface WithdrawDocumentProps {
  readonly personal: PersonalData
  readonly document: GuarantorDocument
  readonly wordsOf: VisitWords
  /** Called when the dialog has been left; without an end the document stays. */
  readonly onEnd: (end?: End) => void
}

/** Asks before a document is withdrawn. Contract: operation `withdrawGuarantorDocument`. */
export const WithdrawDocument = ({
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

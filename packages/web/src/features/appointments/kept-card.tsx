import { InlineAlert } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import type { PersonalData } from '../../personal-data/personal-data.ts'
import { usePersonalData } from '../../personal-data/use-personal-data.ts'
import { useRead } from '../../personal-data/use-read.ts'
import { documentWord, readDocuments } from '../member/documents/document.ts'
import { keptCards } from '../member/documents/kept-cards.ts'

interface KeptCardProps {
  readonly patient: number
  /** The documents that the way to pay asks for, from the CMS. */
  readonly asked: string
}

/** Says that an accepted card is used again. If the documents cannot be read, it says nothing: their own page shows what is missing. */
export const KeptCard = (props: KeptCardProps): ReactElement | null => {
  const personal = usePersonalData('member')
  return personal ? <Cards personal={personal} {...props} /> : null
}

const Cards = ({
  personal,
  patient,
  asked,
}: KeptCardProps & { readonly personal: PersonalData }): ReactElement | null => {
  const message = useMessage()
  const documents = useRead(personal, readDocuments(patient))
  const [kind] = documents.status === 'ready' ? keptCards(documents.data, asked) : []
  return kind === undefined ? null : (
    <InlineAlert>{message('web.booking.card', { card: message(documentWord(kind)) })}</InlineAlert>
  )
}

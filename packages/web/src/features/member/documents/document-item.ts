import type { GuarantorDocumentItem } from '@hospital/ui/records'
import type { MessageId } from '../../../i18n/use-message.ts'
import { fileLink } from '../../../shared/file-link.ts'
import { documentWord } from './document-words.ts'
import type { MemberDocument } from './member-document.ts'

/** A document as the kit shows it. `pageProtocol` is that of the page, such as `https:`. */
export const documentItem = (
  { id, kind, state, remark, fileName, size, at, url }: MemberDocument,
  message: (id: MessageId) => string,
  pageProtocol: string,
): GuarantorDocumentItem => ({
  id: String(id),
  kind: message(documentWord(kind)),
  state,
  remark: remark === undefined ? undefined : { text: remark, lang: 'id' },
  fileName,
  size,
  at,
  href: fileLink(url, pageProtocol),
})

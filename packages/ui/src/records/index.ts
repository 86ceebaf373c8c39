// The components of a patient's records, in a separate entry point: only the pages of the patient area need them.
export { ActionMenu } from '../action-menu/action-menu.tsx'
export type { ActionMenuProps, MenuAction } from '../action-menu/action-menu.tsx'
export { AppointmentCard } from '../appointment-card/appointment-card.tsx'
export type { AppointmentCardProps, AppointmentCardState } from '../appointment-card/appointment-card.tsx'
export { BringList } from '../bring-list/bring-list.tsx'
export type { BringListProps } from '../bring-list/bring-list.tsx'
export { GuarantorDocuments } from '../guarantor-documents/guarantor-documents.tsx'
export type {
  GuarantorDocumentItem,
  GuarantorDocumentsProps,
  GuarantorDocumentState,
} from '../guarantor-documents/guarantor-documents.tsx'
export { HandIn } from '../guarantor-documents/hand-in.tsx'
export type { FileState, FileToHandIn } from '../guarantor-documents/files-to-hand-in.tsx'
export type { HandInProps } from '../guarantor-documents/hand-in.tsx'
export type { VisitCardProps, VisitDiagnosis, VisitMedicine } from '../visit-history/visit-card.tsx'
export type { VisitLetter } from '../visit-history/visit-letters.tsx'
export { VisitHistory } from '../visit-history/visit-history.tsx'
export type { VisitHistoryProps } from '../visit-history/visit-history.tsx'

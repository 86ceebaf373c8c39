import { Button, Heading, Stack, Text, useLocale } from '@hospital/ui'
import { useState } from 'react'
import type { Dispatch, ReactElement, SetStateAction } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { listsToCome, readAppointments } from '../../../personal-data/appointments.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useRead, useReads } from '../../../personal-data/use-read.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { PatientArea } from '../family/patient-area.tsx'
import { DocumentList } from './document-list.tsx'
import { readDocuments } from './document.ts'
import type { GuarantorDocument } from './document.ts'
import { HandInDocument } from './hand-in-document.tsx'
import type { HandInAgain } from './hand-in-turns.ts'
import type { loadDocuments } from './load-documents.ts'
import { missingByPayer } from './missing-documents.ts'
import { MissingDocuments } from './missing-part.tsx'
import type { PapersByPayment } from './papers.ts'
import { visitWords } from './visit-words.ts'
import type { VisitWords } from './visit-words.ts'

/** The guarantor documents of a person of the family, and handing one in. */
export const DocumentsPage = ({ data }: PageProps<typeof loadDocuments>): ReactElement => {
  const message = useMessage()
  return (
    <PatientArea
      data={data}
      route="familyMemberDocuments"
      part="family"
      title={message('web.member.family.documents.title')}
      intro={message('web.member.documents.intro')}
    >
      {({ personal, patient }) => <DocumentParts personal={personal} patient={patient.id} papers={data.papers} />}
    </PatientArea>
  )
}

/** A document to hand in again, or a missing one, with its appointment. */
interface AgainFor extends HandInAgain {
  readonly appointment: string | undefined
}

interface DocumentPartsProps {
  readonly personal: PersonalData
  readonly patient: number
  readonly papers: PapersByPayment
}

/** The documents of a patient and their appointments. The page shows them together, so that nothing moves. */
const useDocuments = ({ personal, patient, papers }: DocumentPartsProps) => {
  const documents = useRead(personal, readDocuments(patient))
  const lists = useReads(
    personal,
    listsToCome.map((list) => readAppointments(list, patient)),
  )
  const isWaiting = lists.some(({ status }) => status === 'loading')
  const state: typeof documents = isWaiting ? { status: 'loading' } : documents
  // If one list failed, the page still tells what the other lists show as missing, since it is about documents.
  const appointments = lists.flatMap((list) => (list.status === 'ready' ? list.data : []))
  const needs = state.status === 'ready' ? missingByPayer(appointments, state.data, papers) : []
  return { state, needs, wordsOf: visitWords(appointments, useLocale(), useMessage()) }
}

const DocumentParts = ({ papers, ...props }: DocumentPartsProps): ReactElement => {
  const message = useMessage()
  const [again, setAgain] = useState<AgainFor>()
  const { state, needs, wordsOf } = useDocuments({ papers, ...props })
  // The page shows only the loading state until everything is read: missing documents stand above the list, and the form below it.
  const [isShown, setShown] = useState(false)
  if (state.status !== 'loading' && !isShown) setShown(true)
  const onAgain = ({ id, jenis_dokumen: kind, kode_appointment: appointment }: GuarantorDocument) =>
    setAgain({ id: String(id), kind, appointment: appointment ?? undefined })
  const list = { personal: props.personal, state, wordsOf, onAgain }
  if (!isShown) return <DocumentList {...list} />
  return (
    <Stack gap="xl">
      <MissingDocuments
        needs={needs}
        onHandIn={({ kind, appointment }) => setAgain({ id: `${appointment} ${kind}`, kind, appointment })}
      />
      <Stack gap="lg">
        <Heading level={2} size={3}>
          {message('web.member.documents.list')}
        </Heading>
        <DocumentList {...list} />
      </Stack>
      <HandInPart {...props} again={again} setAgain={setAgain} wordsOf={wordsOf} />
    </Stack>
  )
}

interface HandInTargetProps {
  readonly again: AgainFor | undefined
  readonly wordsOf: VisitWords
  readonly onNoAppointment: (again: AgainFor) => void
}

interface HandInPartProps extends Omit<DocumentPartsProps, 'papers'>, Pick<HandInTargetProps, 'again' | 'wordsOf'> {
  readonly setAgain: Dispatch<SetStateAction<AgainFor | undefined>>
}

/** The form that hands in a document, below the appointment that it is for. */
const HandInPart = ({ again, setAgain, wordsOf, ...props }: HandInPartProps): ReactElement => {
  const message = useMessage()
  return (
    <div data-print="hide">
      <Stack>
        <Heading level={2} size={3}>
          {message('web.member.documents.handIn')}
        </Heading>
        <HandInTarget again={again} wordsOf={wordsOf} onNoAppointment={setAgain} />
        <HandInDocument
          {...props}
          again={again}
          appointment={again?.appointment}
          // The patient may have chosen another document while this one was being sent.
          onArrived={(arrived) => setAgain((current) => (current === arrived ? undefined : current))}
        />
      </Stack>
    </div>
  )
}

/** Says which appointment the form is for. Its button removes that appointment from the form. */
const HandInTarget = ({ again, wordsOf, onNoAppointment }: HandInTargetProps): ReactElement => {
  const message = useMessage()
  const code = again?.appointment
  return (
    <Stack gap="sm" align="start">
      <Text as="div" tone={code === undefined ? 'muted' : undefined}>
        <span role="status">
          {code === undefined
            ? message('web.member.documents.handInText')
            : message('web.member.documents.handInFor', { visit: wordsOf(code) })}
        </span>
      </Text>
      {again && code !== undefined && (
        <Button tone="secondary" onClick={() => onNoAppointment({ ...again, appointment: undefined })}>
          {message('web.member.documents.noAppointment')}
        </Button>
      )}
    </Stack>
  )
}

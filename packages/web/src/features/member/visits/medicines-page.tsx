import {
  Card,
  CardTitle,
  EmptyState,
  Fact,
  formatDate,
  Grid,
  Heading,
  InlineAlert,
  Stack,
  Text,
  useLocale,
} from '@hospital/ui'
import { useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import { useRead } from '../../../personal-data/use-read.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import type { AreaLoader } from '../area/area-page.ts'
import { PatientArea } from '../family/patient-area.tsx'
import { MedicalRecord } from './medical-record.tsx'
import { prescribedMedicines } from './medicines.ts'
import type { PrescribedMedicine } from './medicines.ts'
import { allergiesOf, readVisits, startVisits } from './visit.ts'

/** The allergies and the medicines of a patient, from all their visits. */
export const MedicinesPage = ({ data }: PageProps<AreaLoader>): ReactElement => {
  const message = useMessage()
  return (
    <PatientArea
      data={data}
      route="medicines"
      part="visits"
      startReads={startVisits}
      title={message('web.member.medicines.title')}
      intro={message('web.member.medicines.intro')}
    >
      {({ personal, patient }) => (
        <MedicalRecord patient={patient} member={data.member.id} current="medicines">
          {(recordNumber) => <MedicinesPart personal={personal} patient={patient.id} recordNumber={recordNumber} />}
        </MedicalRecord>
      )}
    </PatientArea>
  )
}

interface MedicinesPartProps {
  readonly personal: PersonalData
  readonly patient: number
  readonly recordNumber: string
}

const MedicinesPart = ({ personal, patient, recordNumber }: MedicinesPartProps): ReactElement => {
  const state = useRead(personal, readVisits(patient, recordNumber))
  return (
    <PersonalPart state={state} failed="web.member.medicines.failed" refreshing="web.member.refreshing">
      {(history) => (
        <Stack gap="xl">
          <Part title="web.member.visits.allergies">
            <Allergies allergies={allergiesOf(history)} />
          </Part>
          <Part title="web.member.medicines.prescribed">
            <Medicines medicines={prescribedMedicines(history.list_history)} />
          </Part>
        </Stack>
      )}
    </PersonalPart>
  )
}

const Allergies = ({ allergies }: { readonly allergies: readonly string[] }): ReactElement => {
  const message = useMessage()
  return allergies.length === 0 ? (
    <Text tone="muted">{message('web.member.medicines.noAllergies')}</Text>
  ) : (
    <InlineAlert tone="warning">
      <ul lang="id">
        {allergies.map((allergy) => (
          <li key={allergy}>{allergy}</li>
        ))}
      </ul>
    </InlineAlert>
  )
}

const Medicines = ({ medicines }: { readonly medicines: readonly PrescribedMedicine[] }): ReactElement => {
  const message = useMessage()
  return medicines.length === 0 ? (
    <EmptyState title={message('web.member.medicines.none')} message={message('web.member.medicines.noneText')} />
  ) : (
    <Stack>
      <Text tone="muted">{message('web.member.medicines.notice')}</Text>
      <Grid as="ul" columns="halves">
        {medicines.map((medicine) => (
          <li key={medicine.name}>
            <MedicineCard medicine={medicine} />
          </li>
        ))}
      </Grid>
    </Stack>
  )
}

const Part = ({ title, children }: { readonly title: MessageId; readonly children: ReactNode }): ReactElement => {
  const message = useMessage()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack>
        <Heading level={2} size={3} id={id}>
          {message(title)}
        </Heading>
        {children}
      </Stack>
    </section>
  )
}

const MedicineCard = ({
  medicine: { name, instructions, quantity, visit, times },
}: {
  readonly medicine: PrescribedMedicine
}): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <Card as="article">
      <CardTitle title={name} />
      <Text>
        <span lang="id">{`${instructions} (${quantity})`}</span>
      </Text>
      <Fact icon="calendar">
        {message('web.member.medicines.last', { day: formatDate(visit.tanggal, locale), count: times })}
      </Fact>
      <Fact icon="stethoscope">{visit.dokter?.nama ?? visit.rumah_sakit.nama}</Fact>
    </Card>
  )
}

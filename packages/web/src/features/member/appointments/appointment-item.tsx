import { ContactButtons, Loading, Stack, Text } from '@hospital/ui'
import { AppointmentCard, BringList, GuarantorDocuments } from '@hospital/ui/records'
import { lazy, useState } from 'react'
import type { ReactElement } from 'react'
import { grouped } from '../../../forms/grouped-digits.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { LazyPart } from '../../../shared/lazy-part.tsx'
import { documentItem } from '../documents/document.ts'
import { appointmentActions, appointmentState } from './appointment-state.ts'
import { useItemActions } from './item-actions.tsx'
import type { AppointmentItemProps } from './item-actions.tsx'
import { QueueLine } from './queue-line.tsx'
import { whatToBring } from './what-to-bring.ts'

const QrCode = lazy(async () => ({ default: (await import('@hospital/ui/qr-code')).QrCode }))

const inIndonesian = ({ nama: text }: { readonly nama: string }) => ({ text, lang: 'id' }) as const

/** An appointment as the kit's card shows it. */
const factsOf = (appointment: AppointmentItemProps['appointment']) => ({
  state: appointmentState(appointment),
  movedTo: appointment.dipindahkan_ke?.tanggal,
  day: appointment.tanggal,
  from: appointment.jam,
  to: appointment.jam_selesai,
  doctor: appointment.dokter.nama,
  specialty: inIndonesian(appointment.spesialis),
  hospital: appointment.rumah_sakit.nama,
  queueNumber: appointment.nomor_antrian ?? undefined,
  kind: inIndonesian(appointment.jenis_appointment),
  payment: inIndonesian(appointment.jenis_pembayaran),
  guarantor: appointment.penjamin?.nama,
  bpjsNumber: appointment.nomor_bpjs ? grouped(appointment.nomor_bpjs) : undefined,
  complaint: appointment.keluhan ?? undefined,
  note: appointment.catatan_rs ?? undefined,
  code: appointment.kode_appointment,
})

/** One appointment: three lines and the most wanted action. The other actions are in a menu, and details are folded. */
export const AppointmentItem = (props: AppointmentItemProps): ReactElement => {
  const { appointment, data, now, patient } = props
  const message = useMessage()
  const [isOpen, setOpen] = useState(false)
  const can = appointmentActions(appointment, now)
  const { main, menu } = useItemActions(props, can)
  const documents = appointment.dokumen_penjamin
  const facts = factsOf(appointment)
  return (
    <AppointmentCard
      {...facts}
      level={2}
      patient={patient.name}
      actions={main}
      menu={menu}
      live={<QueueLine appointment={appointment} now={now} />}
      folded
      onOpen={() => setOpen(true)}
    >
      {can.isToCome && isOpen && <CodeToScan code={appointment.kode_appointment} />}
      {can.isToCome && (
        <BringList guarantor={facts.guarantor} items={whatToBring(appointment, data.papers).map((id) => message(id))} />
      )}
      {documents.length > 0 && (
        <GuarantorDocuments
          level={3}
          documents={documents.map((document) => documentItem(document, message, window.location.protocol))}
        />
      )}
      {can.needsCall && <CallInstead {...props} />}
    </AppointmentCard>
  )
}

/** The code as a picture to scan. On paper, the head of the print has it already. */
const CodeToScan = ({ code }: { readonly code: string }): ReactElement => {
  const message = useMessage()
  return (
    <div data-print="hide">
      <LazyPart name="qr-code" waiting={<Loading />}>
        <QrCode text={code} label={message('web.booking.code.qr')} />
      </LazyPart>
    </div>
  )
}

/** Shown when it is too late to cancel here: only the hospital can. */
const CallInstead = ({ appointment, data }: AppointmentItemProps): ReactElement => {
  const message = useMessage()
  const contact = data.hospitals[appointment.rumah_sakit.kode_mapping_rs]?.contact
  return (
    <Stack gap="sm">
      <Text>{message('web.member.appointments.call')}</Text>
      {contact && <ContactButtons {...contact} />}
    </Stack>
  )
}

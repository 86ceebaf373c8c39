import type { MemberAppointment } from './member-appointment.ts'

/** An open appointment, for tests. */
export const appointment: MemberAppointment = {
  code: 'APT-261124-0042',
  list: 'open',
  closedBecause: undefined,
  movedTo: undefined,
  patient: 1042,
  hospital: { code: 'RS01', name: 'RS Contoh Karawang' },
  specialty: { code: 'PD', name: 'Penyakit Dalam' },
  doctor: { code: 'DR0117', name: 'dr. Maya Kusumawardani, Sp.PD', slug: 'dr-maya-kusumawardani-sppd' },
  day: '2026-11-24',
  from: '09:30',
  to: '09:45',
  queueNumber: 6,
  kind: { code: 'POLI', name: 'Poliklinik' },
  payment: { code: 'ASR', name: 'Asuransi' },
  guarantor: { code: 'ASR014', name: 'Asuransi Sehat Sentosa' },
  complaint: 'Kontrol tekanan darah.',
  note: undefined,
  documents: [],
  canBeCancelled: true,
}

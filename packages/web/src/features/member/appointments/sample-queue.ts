import type { AppointmentQueue } from './queue.ts'

/** A queue that is at number 12, as the patient with number 17 sees it, for tests and stories. */
export const runningQueue: AppointmentQueue = {
  status: 'berjalan',
  nomor_antrian: 17,
  nomor_dipanggil: 12,
  sisa_antrian: 5,
  perkiraan_jam: '10:40',
  jam_mulai: null,
  diperbarui_pada: '2026-11-24T10:05:00+07:00',
}

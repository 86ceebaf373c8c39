import { describe, expect, test } from 'vitest'
import { afterBooking, afterCancelling, moveRequest } from './move-result.ts'
import { appointment } from './sample-appointment.ts'

const refused = { kind: 'rejected', detail: 'Slot sudah penuh.' } as const

describe('after the booking of the new appointment', () => {
  test.each([
    [{ kind: 'done', data: {} }, { kind: 'booked' }],
    [{ kind: 'unknown' }, { kind: 'unsure' }],
    [refused, { kind: 'choosing', problem: { detail: 'Slot sudah penuh.' } }],
    [{ kind: 'expired' }, { kind: 'choosing', problem: { id: 'web.write.expired' } }],
    [{ kind: 'offline' }, { kind: 'choosing', problem: { id: 'web.action.offline' } }],
    [
      { kind: 'failed', reason: 'server' },
      { kind: 'choosing', problem: { id: 'web.action.failed' } },
    ],
    [
      { kind: 'limited', retryAfter: 61 },
      { kind: 'choosing', problem: { id: 'web.action.limited', values: { minutes: 2 } } },
    ],
    [
      { kind: 'invalid', detail: 'Periksa isian.', fieldErrors: { jam: ['Jam yang dipilih sudah lewat.'] } },
      { kind: 'choosing', problem: { detail: 'Periksa isian. Jam yang dipilih sudah lewat.' } },
    ],
    [
      { kind: 'invalid', detail: '', fieldErrors: {} },
      { kind: 'choosing', problem: { id: 'web.action.failed' } },
    ],
  ] as const)('%o: %o', (outcome, step) => expect(afterBooking(outcome)).toEqual(step))
})

/** The old appointment is closed, and still has these documents. */
const closedWith = (...documents: readonly { readonly id: number }[]) => ({
  kind: 'done' as const,
  data: { data: { dokumen_penjamin: documents } },
})

describe('after closing the old appointment', () => {
  test.each([
    [closedWith(), { kind: 'moved', documentsLeft: false }],
    [closedWith({ id: 501 }), { kind: 'moved', documentsLeft: true }],
    [{ kind: 'unknown' }, { kind: 'perhaps-both' }],
    [refused, { kind: 'both', problem: { detail: 'Slot sudah penuh.' } }],
    [{ kind: 'offline' }, { kind: 'both', problem: { id: 'web.action.offline' } }],
    [{ kind: 'expired' }, { kind: 'both', problem: { id: 'web.write.expired' } }],
  ] as const)('%o: %o', (outcome, step) => expect(afterCancelling(outcome)).toEqual(step))
})

describe('the request for the new appointment', () => {
  const slot = {
    id: 'x',
    tanggal: '2026-12-01',
    jam: '10:00',
    jam_selesai: '10:15',
    sisa: 1,
    kuota: 1,
    estimasi_antrian: null,
    rumah_sakit: { kode_mapping_rs: 'RS02', nama: 'RS Contoh Cikampek', slug: null },
  }

  test('is as the old one, in another slot', () => {
    expect(moveRequest(appointment, slot)).toEqual({
      id_pasien: 1042,
      kode_mapping_rs: 'RS02',
      kodedokter: 'DR0117',
      kdspesial: 'PD',
      tanggal: '2026-12-01',
      jam: '10:00',
      jenis_pembayaran: 'ASR',
      kodept: 'ASR014',
      jenis_appointment: 'POLI',
      keluhan: 'Kontrol tekanan darah.',
    })
  })

  test('has the BPJS number of the old one', () => {
    expect(moveRequest({ ...appointment, nomor_bpjs: '0001234567890' }, slot).nomor_bpjs).toBe('0001234567890')
    expect(moveRequest({ ...appointment, nomor_bpjs: null }, slot)).not.toHaveProperty('nomor_bpjs')
  })

  test('names no guarantor and no complaint if the old one has none', () => {
    const request = moveRequest({ ...appointment, penjamin: null, keluhan: null }, slot)
    expect(request).not.toHaveProperty('kodept')
    expect(request).not.toHaveProperty('keluhan')
  })
})

import { expect, test } from 'vitest'
import { prescribedMedicines } from './medicines.ts'
import type { Visit } from './visit.ts'

const visit = (no_registrasi: string, ...medicines: readonly (readonly [name: string, use: string])[]): Visit => ({
  no_registrasi,
  jenis_kunjungan: 'rawat_jalan',
  tanggal: '2026-11-18',
  jam: null,
  tanggal_keluar: null,
  rumah_sakit: { kode_mapping_rs: 'RS01', nama: 'RS Kawung Karawang', slug: null },
  spesialis: null,
  dokter: null,
  keluhan_utama: null,
  diagnosa: [],
  tindakan: [],
  resep: medicines.map(([nama_obat, aturan_pakai]) => ({ nama_obat, jumlah: 30, satuan: 'tablet', aturan_pakai })),
  penjamin: null,
  kontrol_berikutnya: null,
  ada_hasil_laboratorium: false,
  ada_hasil_radiologi: false,
})

test('a medicine of several visits is there once, as it was prescribed last', () => {
  const medicines = prescribedMedicines([
    visit('B', ['Amlodipin 10 mg', '1 x 1'], ['Parasetamol 500 mg', '3 x 1']),
    visit('A', ['amlodipin 10 mg ', '2 x 1'], ['Simvastatin 20 mg', '1 x 1']),
  ])
  expect(
    medicines.map(({ name, instructions, visit: { no_registrasi }, times }) => [
      name,
      instructions,
      no_registrasi,
      times,
    ]),
  ).toEqual([
    ['Amlodipin 10 mg', '1 x 1', 'B', 2],
    ['Parasetamol 500 mg', '3 x 1', 'B', 1],
    ['Simvastatin 20 mg', '1 x 1', 'A', 1],
  ])
})

test('another strength is another medicine, and twice at one visit is once', () => {
  const medicines = prescribedMedicines([
    visit('A', ['Amlodipin 5 mg', 'pagi'], ['Amlodipin 10 mg', 'malam'], ['Amlodipin 5 mg', 'malam']),
  ])
  expect(medicines.map(({ name, times }) => [name, times])).toEqual([
    ['Amlodipin 5 mg', 1],
    ['Amlodipin 10 mg', 1],
  ])
})

test('without prescriptions there are none', () => expect(prescribedMedicines([visit('A')])).toEqual([]))

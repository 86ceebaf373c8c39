import type { SpecialistServiceCard } from '@hospital/sdk/cms'
import { describe, expect, test } from 'vitest'
import { comparableText } from '../../shared/loading/comparable-text.ts'
import table from './specialty-words.json' with { type: 'json' }
import { saidOfSpecialty, specialtyOfTitle } from './specialty-words.ts'

describe('The words for specialties', () => {
  test('are written as they are compared, each once in its place', () => {
    for (const phrases of [...table.specialties.flatMap(({ names, said }) => [names, said]), table.ambiguous]) {
      expect(phrases.map(comparableText)).toEqual(phrases)
      expect(new Set(phrases).size).toBe(phrases.length)
    }
  })

  test.each([
    ['Jantung dan Pembuluh Darah', ['spjp', 'kardiologi', 'cardiologist', 'nyeri dada']],
    ['Kebidanan dan Kandungan', ['spog', 'obgyn', 'usg', 'gynecologist']],
    ['Kesehatan Anak', ['spa', 'dsa', 'pediatrician']],
    ['Mata', ['spm', 'eye doctor']],
    ['Gigi dan Mulut', ['drg', 'dentist']],
    ['Kulit dan Kelamin', ['spdv', 'spkk', 'dermatologist']],
    ['Telinga, Hidung, dan Tenggorok', ['tht', 'ent']],
    ['Saraf', ['spn', 'sps', 'neurologist']],
    ['Ortopedi dan Traumatologi', ['spot', 'tulang']],
    ['Penyakit Dalam', ['sppd', 'internis']],
    ['Bedah Saraf', ['spbs']],
    ['Bedah Umum', ['spb', 'ambeien']],
  ])('say for %s also %o', (name, said) =>
    expect(saidOfSpecialty(name).split(' ')).toEqual(
      expect.arrayContaining(said.flatMap((phrase) => phrase.split(' '))),
    ),
  )

  test('say nothing for a specialty that nobody has words for', () => expect(saidOfSpecialty('Hiperbarik')).toBe(''))
})

const specialty = (id: string, nama: string, nama_en: string | null = null): SpecialistServiceCard => ({
  id,
  nama,
  nama_en,
  slug: id,
  gambar: null,
  mapping: [],
})

const specialties = [
  specialty('dalam', 'Penyakit Dalam', 'Internal Medicine'),
  specialty('anak', 'Kesehatan Anak', 'Paediatrics'),
  specialty('kandungan', 'Kebidanan dan Kandungan', 'Obstetrics and Gynaecology'),
  specialty('jantung', 'Jantung dan Pembuluh Darah', 'Cardiology'),
  specialty('saraf', 'Saraf', 'Neurology'),
  specialty('bedah-saraf', 'Bedah Saraf', 'Neurosurgery'),
  specialty('gigi', 'Gigi dan Mulut', 'Dentistry'),
  specialty('ortopedi', 'Ortopedi dan Traumatologi', 'Orthopaedics'),
]

describe('The specialty of a title', () => {
  test.each([
    ['Pusat Jantung Terpadu', 'jantung'],
    ['Persalinan dan Perinatologi Birth and Newborn Care', 'kandungan'],
    ['Unit Stroke Terpadu', 'saraf'],
    ['Pusat Ortopedi dan Cedera Olahraga', 'ortopedi'],
    ['Hemodialisis Haemodialysis', 'dalam'],
    ['Pusat Endoskopi', 'dalam'],
    ['Klinik Tumbuh Kembang Anak', 'anak'],
    ['Mengenali Nyeri Dada yang Perlu Diwaspadai', 'jantung'],
    ['Demam Berdarah: Waspadai Hari Ketiga', 'dalam'],
    ['Bedah saraf di rumah sakit kami', 'bedah-saraf'],
  ])('"%s" is that of %s', (title, id) => expect(specialtyOfTitle(title, specialties)?.id).toBe(id))

  test.each([
    ['says nothing of one', 'Klinik Laktasi Lactation Clinic'],
    ['has a degree as a word', 'A spa day and a sport for every spot'],
    ['has a word with another meaning', 'Hati-hati terhadap hoaks, jaga stres'],
    ['has one that the group does not have', 'Kulit kering pada lansia'],
    ['is empty', ''],
  ])('that %s is none', (_what, title) => expect(specialtyOfTitle(title, specialties)).toBeUndefined())
})

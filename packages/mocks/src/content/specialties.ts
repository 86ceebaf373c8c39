import { hospitalsOffering } from './hospitals.ts'
import { mediaId } from './media.ts'
import type { SpecialtyRow } from './rows.ts'
import { slugOf } from './slug.ts'
import { specialtyText } from './specialty-texts.ts'
import { published } from './stamps.ts'

/** Code, name, name in English, picture. The order gives the ids, so new ones go last. */
const seeds = [
  ['SPPD', 'Penyakit Dalam', 'Internal Medicine', 'penyakit-dalam'],
  ['SPA', 'Kesehatan Anak', 'Paediatrics', 'anak'],
  ['SPOG', 'Kebidanan dan Kandungan', 'Obstetrics and Gynaecology', 'kandungan'],
  ['SPJP', 'Jantung dan Pembuluh Darah', 'Cardiology', 'jantung'],
  ['SPB', 'Bedah Umum', 'General Surgery', 'bedah'],
  ['SPS', 'Saraf', 'Neurology', 'saraf'],
  ['SPKK', 'Kulit dan Kelamin', 'Dermatology and Venereology', 'kulit'],
  ['SPTHT', 'Telinga, Hidung, dan Tenggorok', 'Ear, Nose, and Throat', 'tht'],
  ['SPM', 'Mata', 'Ophthalmology', 'mata'],
  ['SPP', 'Paru', 'Pulmonology', 'paru'],
  ['SPKJ', 'Kesehatan Jiwa', 'Psychiatry', 'jiwa'],
  ['SPOT', 'Ortopedi dan Traumatologi', 'Orthopaedics and Traumatology', 'ortopedi'],
  ['SPU', 'Urologi', 'Urology', 'urologi'],
  ['SPRAD', 'Radiologi', 'Radiology', 'radiologi'],
  ['SPGIGI', 'Gigi dan Mulut', 'Dentistry', 'gigi'],
  ['SPKFR', 'Rehabilitasi Medik', null, 'rehabilitasi'],
  ['SPGK', 'Gizi Klinik', 'Clinical Nutrition', 'gizi'],
  ['SPBS', 'Bedah Saraf', 'Neurosurgery', 'bedah-saraf'],
  ['SPBTKV', 'Bedah Toraks, Kardiak, dan Vaskular', 'Thoracic, Cardiac, and Vascular Surgery', 'bedah-toraks'],
] as const

/** The code of a specialty, the same at every hospital of the group. */
export type SpecialtyCode = (typeof seeds)[number][0]

/** The id of the specialty with a code. */
export const specialtyId = (code: SpecialtyCode): number => seeds.findIndex(([found]) => found === code) + 1

/** The specialties of the group. */
export const specialties = (now: Date): readonly SpecialtyRow[] =>
  seeds.map(([kode_spesialis, nama, nama_en, picture], index) => {
    const id = index + 1
    return {
      id,
      nama,
      nama_en,
      slug: slugOf(nama),
      gambar: mediaId(`spesialis-${picture}`),
      keterangan: specialtyText(kode_spesialis),
      mapping: hospitalsOffering('specialties', id).map((hospital) => ({
        id: id * 10 + hospital,
        kode_spesialis,
        hospital,
      })),
      ...published(now, kode_spesialis, 400 - index),
    }
  })

import { hospitalsOffering } from './hospitals.ts'
import { mediaId } from './media.ts'
import type { SpecialtyRow } from './rows.ts'
import { slugOf } from './slug.ts'
import { specialtyCodeAt, specialtySeeds } from './specialty-codes.ts'
import type { SpecialtyCode } from './specialty-codes.ts'
import { specialtyText } from './specialty-texts.ts'
import { published } from './stamps.ts'

/** The id of the specialty with a code. */
export const specialtyId = (code: SpecialtyCode): number => specialtySeeds.findIndex(([found]) => found === code) + 1

/** The specialties of the group. */
export const specialties = (now: Date): readonly SpecialtyRow[] =>
  specialtySeeds.map(([kode_spesialis, nama, nama_en, picture], index) => {
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
        kode_spesialis: specialtyCodeAt(kode_spesialis, hospital),
        hospital,
      })),
      ...published(now, kode_spesialis, 400 - index),
    }
  })

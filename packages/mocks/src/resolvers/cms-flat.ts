import type { ArticleRow, Content, DoctorRow, HospitalRow, SpecialtyRow } from '../content/index.ts'

// The flat objects of the custom routes: no envelope, relations and media inlined.

/** A hospital as a relation of other entries. */
export const flatHospital = ({ id, nama, slug, kode_mapping_rs }: HospitalRow) => ({ id, nama, slug, kode_mapping_rs })

/** A specialty as a relation of a schedule, with its code at the hospital. */
export const flatSpecialty = ({ id, nama, nama_en, slug, mapping }: SpecialtyRow, hospital: number) => ({
  id,
  nama,
  nama_en,
  slug,
  kode_spesialis: mapping.find((entry) => entry.hospital === hospital)?.kode_spesialis ?? null,
})

/** A doctor. */
export const flatDoctor = ({
  id,
  nama,
  kode,
  slug,
  avatar,
  status,
  kode_mapping_rs,
  kode_mapping_spesialis,
}: DoctorRow) => ({
  id,
  nama,
  kode,
  slug,
  avatar,
  status,
  kode_mapping_rs,
  kode_mapping_spesialis,
})

/** An article with its picture, category and hospital. */
export const flatArticle = (content: Content, article: ArticleRow) => {
  const { id, judul, judul_en, slug, artikel, artikel_en, gambar, kategori_artikel, rumah_sakit } = article
  const { createdAt, updatedAt, publishedAt } = article
  const category = content.kategoriArtikels.find(({ id }) => id === kategori_artikel)
  const hospital = content.rumahSakits.find(({ id }) => id === rumah_sakit)
  return {
    id,
    judul,
    judul_en,
    slug,
    artikel,
    artikel_en,
    createdAt,
    updatedAt,
    publishedAt,
    gambar: content.uploadFiles.find(({ id }) => id === gambar) ?? null,
    kategori_artikel: category
      ? { id: category.id, kategori: category.kategori, kategori_en: category.kategori_en, slug: category.slug }
      : null,
    rumah_sakit: hospital ? flatHospital(hospital) : null,
  }
}

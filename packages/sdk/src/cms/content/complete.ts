import type { components } from '../../generated/cms/types.ts'
import type {
  ArticleCard,
  Doctor,
  HomeSlide,
  HospitalReference,
  NavigationItem,
  SpecialtyReference,
} from '../entities.ts'
import type { Normalized } from '../normalized.ts'

// Over REST a field without a value may be missing; over GraphQL it is null. These functions add the missing nulls, so that a card can be
// made from either answer.

type Found<Name extends keyof components['schemas']> = NonNullable<Normalized<components['schemas'][Name]>>

/** A doctor of a custom route. */
export const completeDoctor = (found: Found<'DoctorItem'>): Doctor => ({
  id: found.id,
  nama: found.nama ?? null,
  kode: found.kode ?? null,
  slug: found.slug ?? null,
  avatar: found.avatar ?? null,
  status: found.status ?? null,
  kode_mapping_rs: found.kode_mapping_rs ?? null,
  kode_mapping_spesialis: found.kode_mapping_spesialis ?? null,
})

/** The hospital of a schedule's row. */
export const completeHospital = (
  found: Found<'HospitalReference'> | Found<'HospitalReferenceRelation'>,
): HospitalReference => ({
  id: found.id,
  nama: found.nama ?? null,
  slug: found.slug ?? null,
  kode_mapping_rs: found.kode_mapping_rs ?? null,
})

/** The specialty of a schedule's row. */
export const completeSpecialty = (
  found: Found<'SpecialtyReference'> | Found<'SpecialtyReferenceRelation'>,
): SpecialtyReference => ({
  id: found.id,
  nama: found.nama ?? null,
  nama_en: found.nama_en ?? null,
  slug: found.slug ?? null,
  kode_spesialis: found.kode_spesialis ?? null,
})

const completeCategory = (
  found: Found<'ArticleCategory'> | Found<'ArticleCategoryRelation'>,
): ArticleCard['kategori_artikel'] => ({
  id: found.id,
  kategori: found.kategori ?? null,
  kategori_en: found.kategori_en ?? null,
  slug: found.slug ?? null,
})

/** An article of a custom route. */
export const completeArticle = (found: Found<'ArticleItem'>): ArticleCard => ({
  id: found.id,
  judul: found.judul ?? null,
  judul_en: found.judul_en ?? null,
  slug: found.slug ?? null,
  createdAt: found.createdAt ?? null,
  artikel: found.artikel ?? null,
  artikel_en: found.artikel_en ?? null,
  gambar: found.gambar ?? null,
  kategori_artikel: found.kategori_artikel ? completeCategory(found.kategori_artikel) : null,
})

/** A slide that is stored apart from the home page. */
export const completeSlide = (found: Found<'HomeSliderEntry'>): HomeSlide => ({
  id: found.id,
  judul: found.judul ?? null,
  link: found.link ?? null,
  keterangan: found.keterangan ?? null,
  gambar: found.gambar ?? null,
})

/** A heading of a menu. */
export const completeNavigation = (found: Found<'NavigationItem'>): NavigationItem => ({
  id: found.id,
  menu: found.menu ?? null,
  menu_en: found.menu_en ?? null,
  submenu: found.submenu ?? null,
  submenu_en: found.submenu_en ?? null,
  tipe: found.tipe ?? null,
})

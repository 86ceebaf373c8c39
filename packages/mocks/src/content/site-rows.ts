import type { PublicationStamps, Stamps } from './stamps.ts'

// The rows of the rest of the site: home page, menus, media, booking options, the shop.

/** A file of the media library. */
export interface MediaRow extends Stamps {
  readonly id: number
  readonly name: string
  readonly alternativeText: string | null
  readonly caption: string | null
  readonly width: number | null
  readonly height: number | null
  /** The smaller copies that the picture has. */
  readonly formats: MediaFormats | null
  readonly hash: string
  readonly ext: string
  readonly mime: string
  /** The size in kB, with decimals. */
  readonly size: number
  /** The address relative to the server's origin. */
  readonly url: string
  readonly previewUrl: string | null
  readonly provider: string
}

/** Smaller copies by size. */
export type MediaFormats = { [Size in 'thumbnail' | 'small' | 'medium' | 'large']?: MediaFormat }

/** A smaller copy of a picture. */
export interface MediaFormat {
  readonly name: string
  readonly hash: string
  readonly ext: string
  readonly mime: string
  readonly path: null
  readonly width: number
  readonly height: number
  readonly size: number
  readonly sizeInBytes: number
  readonly url: string
}

/** A slide of the home page. */
export interface SlideRow extends PublicationStamps {
  readonly id: number
  readonly judul: string | null
  readonly link: string | null
  readonly keterangan: string | null
  readonly gambar: number | null
}

/** A slide as a component of the home page. */
export type SlideComponent = Omit<SlideRow, keyof PublicationStamps>

/** The heading of a section of the home page. */
export interface SectionComponent {
  readonly id: number
  readonly judul: string
  readonly subjudul: string | null
  readonly judul_en: string | null
  readonly subjudul_en: string | null
}

/** The sections of the home page. */
export type HomeSection =
  | 'lokasi_dokter'
  | 'jadwal_dokter'
  | 'spesialis'
  | 'artikel'
  | 'paket'
  | 'testimoni'
  | 'instagram'
  | 'video'

/** The home page. */
export type HomeRow = PublicationStamps & {
  readonly id: number
  readonly slider: readonly SlideComponent[]
} & { readonly [Section in HomeSection]: SectionComponent | null }

/** A menu entry; its sub-entries have the same form. */
export interface MenuEntry {
  readonly menu: string | null
  readonly link: string | null
  readonly icon: string | null
  readonly submenu: MenuEntry[] | null
  readonly auth_required: boolean
  readonly field_rs: string | null
  readonly new: boolean
  readonly btn_image: string | null
}

/** The bar above the header. */
export interface TopBarRow extends PublicationStamps {
  readonly id: number
  readonly menu: readonly (MenuEntry & { readonly id: number })[]
}

/** A heading of the main menu or a column of the footer. */
export interface NavigationRow extends Stamps {
  readonly id: number
  readonly posisi: 'top' | 'bottom'
  readonly urutan: number
  readonly tipe: 'layanan-unggulan' | 'rumah-sakit' | null
  readonly menu: string
  readonly menu_en: string | null
  readonly submenu: readonly MenuEntry[]
  readonly submenu_en: readonly MenuEntry[] | null
}

/** A video on YouTube. */
export interface VideoRow extends PublicationStamps {
  readonly id: number
  readonly judul: string
  readonly thumbnail: number | null
  readonly video_id: string
  readonly tgl_rilis: string
}

/** A promotional popup. */
export interface PopupRow extends PublicationStamps {
  readonly id: number
  readonly judul: string
  readonly expired: string | null
  readonly url_page: string | null
  readonly gambar: number | null
}

/** A patient's testimonial. */
export interface TestimonialRow extends PublicationStamps {
  readonly id: number
  readonly testimoni: string
  readonly user: string
  readonly rating: number
  readonly rumah_sakit: number | null
}

/** An emergency contact. */
export interface EmergencyContactRow extends PublicationStamps {
  readonly id: number
  readonly nama: string
  readonly nomor_telepon: string | null
  readonly nomor_igd: string | null
  readonly nomor_ambulans: string | null
  readonly nomor_whatsapp: string | null
  readonly rumah_sakit: number | null
}

/** A kind of appointment. */
export interface AppointmentTypeRow extends PublicationStamps {
  readonly id: number
  readonly nama: string
  readonly kode: string
  readonly tag: string
}

/** A way to pay for an appointment. */
export interface PaymentMethodRow extends AppointmentTypeRow {
  readonly jenis_data: string | null
  readonly kodept: string | null
}

/** A product of the shop. */
export interface Product {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly price: number
  readonly sale_price: number | null
  readonly thumbnail: string | null
}

/** A category of products, which are listed by id. */
export interface ProductCategory {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly products: readonly number[]
}

/** A post of the group's Instagram account. */
export interface InstagramPost {
  readonly id: string
  readonly caption: string | null
  readonly media_type: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM'
  readonly media_url: string
  readonly thumbnail_url: string | null
  readonly permalink: string
  readonly timestamp: string
}

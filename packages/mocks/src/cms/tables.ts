import type { Content } from '../content/index.ts'
import type * as sdl from '../generated/cms-types.ts'
import type { RowOf } from './row-of.ts'

/** An entry, a component or a file as it is stored: attributes by name, relations and media as ids. */
export type Row = { readonly id: number; readonly [attribute: string]: unknown }

/** The entries of every type. */
export type Rows = Readonly<Record<string, readonly Row[]>>

interface Tables {
  readonly Artikel: readonly RowOf<sdl.Artikel>[]
  readonly Beranda: readonly RowOf<sdl.Beranda>[]
  readonly DataIndikatorMutu: readonly RowOf<sdl.DataIndikatorMutu>[]
  readonly Dokter: readonly RowOf<sdl.Dokter>[]
  readonly EventCommunity: readonly RowOf<sdl.EventCommunity>[]
  readonly Form: readonly RowOf<sdl.Form>[]
  readonly JadwalDokter: readonly RowOf<sdl.JadwalDokter>[]
  readonly JenisAppointment: readonly RowOf<sdl.JenisAppointment>[]
  readonly Karir: readonly RowOf<sdl.Karir>[]
  readonly KategoriArtikel: readonly RowOf<sdl.KategoriArtikel>[]
  readonly KategoriPaket: readonly RowOf<sdl.KategoriPaket>[]
  readonly KontakDarurat: readonly RowOf<sdl.KontakDarurat>[]
  readonly LayananSpesialis: readonly RowOf<sdl.LayananSpesialis>[]
  readonly LayananUnggulan: readonly RowOf<sdl.LayananUnggulan>[]
  readonly MetodePembayaran: readonly RowOf<sdl.MetodePembayaran>[]
  readonly Navigasi: readonly RowOf<sdl.Navigasi>[]
  readonly Paket: readonly RowOf<sdl.Paket>[]
  readonly Popup: readonly RowOf<sdl.Popup>[]
  readonly RumahSakit: readonly RowOf<sdl.RumahSakit>[]
  readonly SliderBeranda: readonly RowOf<sdl.SliderBeranda>[]
  readonly Testimoni: readonly RowOf<sdl.Testimoni>[]
  readonly TopBar: readonly RowOf<sdl.TopBar>[]
  readonly UploadFile: readonly RowOf<sdl.UploadFile>[]
  readonly Video: readonly RowOf<sdl.Video>[]
}

/** The content under the names that the SDL gives its types. */
const tablesOf = (content: Content): Tables => ({
  Artikel: content.artikels,
  Beranda: content.beranda,
  DataIndikatorMutu: content.dataIndikatorMutus,
  Dokter: content.dokters,
  EventCommunity: content.eventCommunities,
  Form: content.forms,
  JadwalDokter: content.jadwalDokters,
  JenisAppointment: content.jenisAppointments,
  Karir: content.karirs,
  KategoriArtikel: content.kategoriArtikels,
  KategoriPaket: content.kategoriPakets,
  KontakDarurat: content.kontakDarurats,
  LayananSpesialis: content.layananSpesialises,
  LayananUnggulan: content.layananUnggulans,
  MetodePembayaran: content.metodePembayarans,
  Navigasi: content.navigasis,
  Paket: content.pakets,
  Popup: content.popups,
  RumahSakit: content.rumahSakits,
  SliderBeranda: content.sliderBerandas,
  Testimoni: content.testimonis,
  TopBar: content.topBar,
  UploadFile: content.uploadFiles,
  Video: content.videos,
})

/** All rows of the content, by type. */
export const rowsOf = (content: Content): Rows => ({ ...tablesOf(content) })

import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createContent } from '../../mocks/src/content/index.ts'
import type { Content } from '../../mocks/src/content/index.ts'
import { folder } from './folder.ts'

const pictures = join(folder, '../mock-pictures/pictures')

/** The tables of the demo that are content types of the CMS; the others belong to the shop and to Instagram. */
const uids: Readonly<Partial<Record<keyof Content, string>>> = {
  artikels: 'artikel',
  beranda: 'beranda',
  dataIndikatorMutus: 'data-indikator-mutu',
  dokters: 'dokter',
  eventCommunities: 'event-community',
  forms: 'form',
  jadwalDokters: 'jadwal-dokter',
  jenisAppointments: 'jenis-appointment',
  karirs: 'karir',
  kategoriArtikels: 'kategori-artikel',
  kategoriPakets: 'kategori-paket',
  kontakDarurats: 'kontak-darurat',
  layananSpesialises: 'layanan-spesialis',
  layananUnggulans: 'layanan-unggulan',
  metodePembayarans: 'metode-pembayaran',
  navigasis: 'navigasi',
  pakets: 'paket',
  popups: 'popup',
  rumahSakits: 'rumah-sakit',
  sliderBerandas: 'slider-beranda',
  testimonis: 'testimoni',
  topBar: 'top-bar',
  videos: 'video',
}

/**
 * Writes the demo of the mocks where the CMS finds it: the pictures into its uploads, the rows into a file, whose name is returned.
 * `publicUrl` is the contract server that has the hospitals' own APIs.
 */
export const writeDemo = async (data: string, publicUrl: string | undefined): Promise<string> => {
  const { uploadFiles, ...content } = createContent(new Date(), { publicUrl })
  const uploads = join(data, 'public/uploads')
  await mkdir(uploads, { recursive: true })
  await cp(pictures, uploads, { recursive: true })
  const rows = Object.entries(uids).map(([table, name]) => [
    `api::${name}.${name}`,
    content[table as keyof typeof content],
  ])
  const file = join(data, 'demo.json')
  await writeFile(file, JSON.stringify({ files: uploadFiles, content: Object.fromEntries(rows) }))
  return file
}

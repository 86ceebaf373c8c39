import type { ArticleCard, EventCard, MenuEntry, NavigationItem, PackageCard, WeeklySession } from '@hospital/sdk/cms'

// Entities of the CMS for tests, with only the fields that a test is about.

/** A weekly session; times as `HH:mm` or in Strapi's format. `hari` may be an invalid day. */
export const weeklySession = (
  hari: string,
  jam_mulai: string | null = null,
  jam_selesai: string | null = null,
  keterangan: string | null = null,
): WeeklySession => ({ hari: hari as WeeklySession['hari'], jam_mulai, jam_selesai, keterangan })

/** A heading of a menu. */
export const navigationItem = (
  submenu: readonly MenuEntry[],
  more: Partial<Omit<NavigationItem, 'tipe'>> & { readonly tipe?: string | null } = {},
): NavigationItem => ({
  id: '1',
  menu: null,
  menu_en: null,
  submenu_en: null,
  submenu,
  ...more,
  tipe: (more.tipe ?? null) as NavigationItem['tipe'],
})

/** An article without a picture. */
export const articleEntity = (more: Partial<ArticleCard>): ArticleCard => ({
  id: '1',
  judul: null,
  judul_en: null,
  slug: null,
  createdAt: null,
  artikel: null,
  artikel_en: null,
  gambar: null,
  kategori_artikel: null,
  ...more,
})

/** A package without a picture. */
export const packageEntity = (more: Partial<PackageCard>): PackageCard => ({
  id: '1',
  nama: null,
  nama_en: null,
  keterangan: null,
  keterangan_en: null,
  harga: null,
  slug: null,
  tgl_berakhir: null,
  gambar: null,
  priority: null,
  kategori_paket: null,
  ...more,
})

/** An event without a picture. */
export const eventEntity = (more: Partial<EventCard>): EventCard => ({
  id: '1',
  judul: null,
  judul_en: null,
  slug: null,
  event: null,
  event_en: null,
  tanggal: null,
  gambar: null,
  rumah_sakit: null,
  ...more,
})

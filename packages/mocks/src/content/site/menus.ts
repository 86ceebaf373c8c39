import { uploadUrl } from '../media.ts'
import { serviceLinks } from '../services/services.ts'
import type { MenuEntry, NavigationRow, TopBarRow } from '../site-rows.ts'
import { published, stamped } from '../stamps.ts'

const entry = (menu: string, link: string | null, more: Partial<MenuEntry> = {}): MenuEntry => ({
  menu,
  link,
  icon: null,
  submenu: null,
  auth_required: false,
  field_rs: null,
  new: false,
  btn_image: null,
  ...more,
})

const hospitalLinks = [
  entry('RS Kawung Karawang', 'rs-kawung-karawang'),
  entry('RS Kawung Cikampek', 'rs-kawung-cikampek'),
  entry('RS Kawung Purwakarta', 'rs-kawung-purwakarta'),
  entry('RS Kawung Bekasi Timur', 'rs-kawung-bekasi-timur'),
  entry('RS Kawung Ibu dan Anak Cikarang', 'rs-kawung-ibu-dan-anak-cikarang'),
  entry('RS Kawung Subang', 'rs-kawung-subang', { new: true }),
]

const services = (english: boolean) =>
  serviceLinks.map(({ nama, nama_en, slug }) => entry(english ? (nama_en ?? nama) : nama, slug))

type Column = Omit<NavigationRow, 'id' | 'urutan' | 'createdAt' | 'updatedAt'>

const doctors = (english: boolean): MenuEntry[] => [
  entry(english ? 'Find a schedule' : 'Cari jadwal', '/jadwal-dokter', { icon: 'mdi-calendar' }),
  entry(english ? 'All doctors' : 'Semua dokter', '/dokter', { icon: 'mdi-doctor' }),
  entry(english ? 'Make an appointment' : 'Buat janji temu', '/dokter/appointment', { icon: 'mdi-calendar-plus' }),
  entry(english ? 'My appointments' : 'Janji temu saya', '/member-area/profile', {
    icon: 'mdi-account-clock',
    auth_required: true,
  }),
]

const information = (english: boolean): MenuEntry[] => [
  entry(english ? 'Health articles' : 'Artikel kesehatan', '/informasi/artikel-kesehatan'),
  entry(english ? 'Events and communities' : 'Event dan komunitas', '/informasi/event-community'),
  entry(english ? 'Quality indicators' : 'Data indikator mutu', '/informasi/data-indikator-mutu'),
  entry(english ? 'Forms' : 'Formulir', null, {
    submenu: [
      entry(english ? 'Medical records' : 'Rekam medis', '/informasi/forms/rekam-medis'),
      entry(english ? 'Registration' : 'Pendaftaran', '/informasi/forms/pendaftaran'),
    ],
  }),
  entry(english ? 'Careers' : 'Karir', '/informasi/karir/perawat-icu', { new: true }),
  entry(english ? 'About us' : 'Tentang kami', '/about-us'),
  entry(english ? 'Contact us' : 'Hubungi kami', '/informasi/hubungi-kami'),
  entry(english ? 'Test results' : 'Hasil pemeriksaan', '/member-area/list-hasil', { auth_required: true }),
]

const packages = (english: boolean): MenuEntry[] => [
  entry(english ? 'All packages' : 'Semua paket', '/paket'),
  entry(english ? 'Medical check-up' : 'Medical check up', '/paket/medical-check-up-dasar'),
  entry(english ? 'Vaccination' : 'Vaksinasi', '/paket/vaksin-influenza-dewasa'),
]

const top: readonly Column[] = [
  {
    posisi: 'top',
    tipe: 'rumah-sakit',
    menu: 'Rumah Sakit',
    menu_en: 'Hospitals',
    submenu: hospitalLinks,
    submenu_en: null,
  },
  { posisi: 'top', tipe: null, menu: 'Dokter', menu_en: 'Doctors', submenu: doctors(false), submenu_en: doctors(true) },
  {
    posisi: 'top',
    tipe: 'layanan-unggulan',
    menu: 'Layanan Unggulan',
    menu_en: 'Featured Services',
    submenu: services(false),
    submenu_en: services(true),
  },
  {
    posisi: 'top',
    tipe: null,
    menu: 'Paket Kesehatan',
    menu_en: 'Health Packages',
    submenu: packages(false),
    submenu_en: packages(true),
  },
  {
    posisi: 'top',
    tipe: null,
    menu: 'Informasi',
    menu_en: 'Information',
    submenu: information(false),
    submenu_en: information(true),
  },
]

const social = [
  entry('Instagram', 'https://www.instagram.com/rskawung.contoh/', { icon: 'mdi-instagram' }),
  entry('YouTube', 'https://www.youtube.com/@rskawung-contoh', { icon: 'mdi-youtube' }),
  entry('Facebook', 'https://www.facebook.com/rskawung.contoh', { icon: 'mdi-facebook' }),
  // An editor's mistake: the site must drop this entry, not link it.
  entry('X', 'javascript:void(0)', { icon: 'mdi-twitter' }),
]

const contact = [
  entry('(0267) 084-5001', 'tel:+622670845001', { icon: 'mdi-phone' }),
  entry('0840-1000-1101', 'https://wa.me/6284010001101', { icon: 'mdi-whatsapp' }),
  entry('info@rs-kawung.example', 'mailto:info@rs-kawung.example', { icon: 'mdi-email' }),
]

const bottom: readonly Column[] = [
  {
    posisi: 'bottom',
    tipe: null,
    menu: 'Fitur',
    menu_en: 'Features',
    submenu: doctors(false),
    submenu_en: doctors(true),
  },
  {
    posisi: 'bottom',
    tipe: 'layanan-unggulan',
    menu: 'Layanan',
    menu_en: 'Services',
    submenu: services(false),
    submenu_en: services(true),
  },
  {
    posisi: 'bottom',
    tipe: 'rumah-sakit',
    menu: 'Fasilitas',
    menu_en: 'Facilities',
    submenu: hospitalLinks,
    submenu_en: null,
  },
  {
    posisi: 'bottom',
    tipe: null,
    menu: 'Unduh',
    menu_en: 'Download',
    submenu: [
      entry('Formulir pendaftaran', '/informasi/forms/pendaftaran'),
      entry('Formulir rekam medis', '/informasi/forms/rekam-medis'),
    ],
    submenu_en: [
      entry('Registration form', '/informasi/forms/pendaftaran'),
      entry('Medical-record form', '/informasi/forms/rekam-medis'),
    ],
  },
  { posisi: 'bottom', tipe: null, menu: 'Media Sosial', menu_en: 'Social Media', submenu: social, submenu_en: null },
  {
    posisi: 'bottom',
    tipe: null,
    menu: 'Peta',
    menu_en: 'Map',
    submenu: [entry('Lihat lokasi semua rumah sakit', '/rumah-sakit', { btn_image: uploadUrl('peta-kawung') })],
    submenu_en: [entry('See where our hospitals are', '/rumah-sakit', { btn_image: uploadUrl('peta-kawung') })],
  },
  { posisi: 'bottom', tipe: null, menu: 'Kontak', menu_en: 'Contact', submenu: contact, submenu_en: null },
]

/** The headings of the main menu and the columns of the footer. */
export const navigation = (now: Date): readonly NavigationRow[] =>
  [...top, ...bottom].map((column, index) => ({
    id: index + 1,
    urutan: index < top.length ? index + 1 : index + 1 - top.length,
    ...column,
    ...stamped(now, column.menu, 250),
  }))

const topBarEntries = [
  entry('Panggilan Darurat', null, {
    icon: 'mdi-phone',
    field_rs: 'nomor_igd',
    btn_image: uploadUrl('tombol-darurat'),
  }),
  entry('Ambulans', null, { icon: 'mdi-ambulance', field_rs: 'nomor_ambulans' }),
  entry('Jadwal Dokter', '/jadwal-dokter', { icon: 'mdi-calendar' }),
  entry('Hasil Pemeriksaan', '/member-area/list-hasil', {
    icon: 'mdi-file-document-outline',
    auth_required: true,
    new: true,
  }),
  entry('Karir', '/informasi/karir/perawat-icu', { icon: 'mdi-briefcase' }),
]

/** The bar above the header. */
export const topBar = (now: Date): readonly TopBarRow[] => [
  { id: 1, menu: topBarEntries.map((item, index) => ({ id: index + 1, ...item })), ...published(now, 'top-bar', 260) },
]

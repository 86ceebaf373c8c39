/** The entries and files that odd entries refer to. */
export interface OddTargets {
  /** The document ids of a published category of articles, one of packages, and a hospital. */
  readonly category: string
  readonly packageCategory: string
  readonly hospital: string
  /** A category that is a draft. */
  readonly draftCategory: string
  /** The numbers of files in the media library: a picture without alternative text, and a drawing that contains a script. */
  readonly untitledPicture: number
  readonly drawing: number
}

/** An entry that an editor may type in. */
export interface OddEntry {
  readonly name: string
  /** The type's singular name, such as `artikel`. */
  readonly type: string
  readonly data: (targets: OddTargets) => Readonly<Record<string, unknown>>
  /** The path of the entry's page, before its slug; none for entries that only lists show. */
  readonly page?: string
  /** The status of the page. Default: 200. */
  readonly status?: 200 | 301 | 404
  /** Strapi refuses the entry. Default: Strapi takes it. */
  readonly refused?: true
  /** The entry is saved as a draft, which nobody sees. */
  readonly draft?: true
}

const to = (documentId: string) => ({ set: [{ documentId }] })

const script = '<script>alert(1)</script><img src=x onerror=alert(1)><svg onload=alert(1)></svg>'
const frames = '<iframe src="https://jahat.example"></iframe><object data="x"></object><form action="//jahat.example">'
const unclosed = '<p>satu<div><b>dua<table><td>tiga<ul><li>empat</p></p><a href="/artikel">lima'
const markdown =
  '# Judul\n\n- **tebal** dan [tautan](javascript:alert(1))\n\n| a | b |\n| --- | --- |\n\n```\nkode <b>\n```'
const rightToLeft = '\u202Eterbalik\u202C مرحبا \u2066x\u2069'
const invisible = '\u200B\u200D\uFEFF\u00AD'
/** The longest line that Strapi takes. */
const long = 'sangat-panjang '.repeat(17).trim()

type Changes = Readonly<Record<string, unknown>> | ((targets: OddTargets) => Readonly<Record<string, unknown>>)
type Expected = Partial<Pick<OddEntry, 'status' | 'refused' | 'draft' | 'page'>>

const kind =
  (type: string, page: string | undefined, usual: (targets: OddTargets) => Readonly<Record<string, unknown>>) =>
  (name: string, changes: Changes, expected: Expected = {}): OddEntry => ({
    name,
    type,
    ...(page !== undefined && { page }),
    ...expected,
    data: (targets) => ({ ...usual(targets), ...(typeof changes === 'function' ? changes(targets) : changes) }),
  })

const article = kind('artikel', '/kesehatan-jantung', ({ category }) => ({
  judul: 'Artikel aneh',
  artikel: '<p>Isi</p>',
  kategori_artikel: to(category),
}))
const healthPackage = kind('paket', '/paket', ({ packageCategory }) => ({
  nama: 'Paket aneh',
  keterangan: '<p>Isi</p>',
  harga: 150_000,
  tgl_berakhir: '2098-12-31',
  kategori_paket: to(packageCategory),
}))
const event = kind('event-community', '/informasi/event-community', () => ({
  judul: 'Acara aneh',
  event: '<p>Isi</p>',
  tanggal: '2098-12-31',
}))
const career = kind('karir', '/informasi/karir', ({ hospital }) => ({
  judul: 'Lowongan aneh',
  deskripsi: '<p>Isi</p>',
  tgl_tutup: '2098-12-31',
  rumah_sakit: to(hospital),
}))
const service = kind('layanan-unggulan', '/layanan-unggulan', () => ({ nama: 'Layanan aneh' }))
const indicator = kind('data-indikator-mutu', '/informasi/data-indikator-mutu', ({ hospital }) => ({
  judul: 'Indikator aneh',
  periode: '2026',
  rumah_sakit: to(hospital),
}))
const form = kind('form', '/informasi/forms', () => ({ judul: 'Formulir aneh' }))
const doctor = kind('dokter', '/dokter', () => ({
  nama: 'dr. Aneh',
  kode: 'ANEH',
  status: 'aktif',
  kode_mapping_rs: 'RS01',
  kode_mapping_spesialis: 'JTG',
}))
const hospital = kind('rumah-sakit', '/rumah-sakit', () => ({
  nama: 'RS Aneh',
  nomor_telepon: '021',
  alamat: 'Jalan',
  kode_mapping_rs: 'RS99',
}))
const listed = (type: string) => kind(type, undefined, () => ({}))
const testimonial = listed('testimoni')
const video = listed('video')
const popup = listed('popup')
const slide = listed('slider-beranda')
const contact = listed('kontak-darurat')
const menu = listed('navigasi')
const session = listed('jadwal-dokter')

/** Entries that an editor may type in: odd ones that Strapi takes, and a few that it refuses. */
export const oddEntries: readonly OddEntry[] = [
  article('an article with scripts in its HTML', { artikel: script, artikel_en: script }),
  article('an article with frames and forms', { artikel: frames }),
  article('an article whose HTML is not closed', { artikel: unclosed }),
  article('an article in Markdown', { artikel: markdown, artikel_en: markdown }),
  article('an article with HTML in its title', { judul: `${script}<b>Judul</b>`, ringkasan: frames }),
  article('an article with a very long title', { judul: long }),
  article('an article with a title that is too long', { judul: `${long} lagi` }, { refused: true }),
  article('an article with emoji, right-to-left and invisible letters', { judul: `👩‍⚕️ ${rightToLeft}${invisible}` }),
  article('an article with nothing visible for a title', { judul: invisible }),
  article('an article with empty optional texts', { judul_en: '', artikel_en: '', ringkasan: '', penulis: '' }),
  article('an article with blank texts', { judul_en: '   ', artikel_en: '\n', penulis: ' ' }),
  article('an article with an empty text', { artikel: '' }),
  article('an article without a category', { kategori_artikel: null }, { status: 404 }),
  article('an article of a draft category', ({ draftCategory }) => ({ kategori_artikel: to(draftCategory) }), {
    status: 404,
  }),
  article('an article without a slug', { slug: null }, { status: 404 }),
  article('an article whose slug has spaces', { slug: 'dua kata aneh' }, { refused: true }),
  article('an article whose slug is two dots', { slug: '..' }, { status: 404 }),
  article(
    'an article whose slug another has',
    { slug: 'mengenali-nyeri-dada-yang-perlu-diwaspadai' },
    { refused: true },
  ),
  article('an article that was reviewed in the year 9999', { tgl_tinjau: '9999-12-31' }),
  article('an article with a picture without alternative text', ({ untitledPicture }) => ({ gambar: untitledPicture })),
  article('an article with a drawing that has a script', ({ drawing }) => ({ gambar: drawing })),
  article('an article with the links of a stranger', {
    artikel:
      '<a href="javascript:alert(1)">a</a><a href="data:text/html,x">b</a><a href="../x">c</a><a href="//jahat.example">d</a>',
  }),
  article('a draft', { judul: 'Konsep aneh' }, { status: 404, draft: true }),
  healthPackage('a package for nothing', { harga: 0 }),
  healthPackage('a package with a price below nothing', { harga: -150_000 }),
  healthPackage('a package with the largest price', { harga: 2_147_483_647 }),
  healthPackage('a package with a price that GraphQL cannot tell', { harga: 99_999_999_999 }, { refused: true }),
  healthPackage('a package whose price is a text', { harga: 'seratus ribu' }, { refused: true }),
  healthPackage('a package that ended in the year 1', { tgl_berakhir: '0001-01-01' }, { status: 404 }),
  healthPackage('a package that ends in the year 9999', { tgl_berakhir: '9999-12-31', priority: -5 }),
  healthPackage('a package without a category', { kategori_paket: null }),
  event('an event of the year 1', { tanggal: '0001-01-01', event: script }),
  event('an event with an empty SEO part', { seo: {} }),
  event('an event with odd SEO texts', { seo: { metaTitle: script, metaDescription: long } }),
  career('a vacancy that was closed long ago', { tgl_tutup: '0001-01-01' }),
  career('a vacancy without a last day or a hospital', { tgl_tutup: null, rumah_sakit: null }),
  service('a service without anything', {}),
  service('a service with empty and twice the same parts', {
    keterangan: [{}, { judul: 'Sama', keterangan: script }, { judul: 'Sama', keterangan: script }],
  }),
  indicator('an indicator whose figures are no figures', { data: { bulan: 'Januari', nilai: 'banyak' } }),
  indicator('an indicator whose figures are a list of anything', { data: [null, 1, 'dua', { nilai: null }, []] }),
  form('a form without a file', { isi: unclosed }),
  doctor('a doctor of a hospital that there is not', { kode: 'ANEH1', kode_mapping_rs: 'TIDAK-ADA' }),
  doctor('a doctor with a script for a photo', { kode: 'ANEH2', avatar: 'javascript:alert(1)' }),
  doctor('a doctor who is somewhere else', { kode: 'ANEH3', status: 'cuti' }, { refused: true }),
  doctor('a doctor who practises no more', { kode: 'ANEH4', status: 'nonaktif' }, { status: 404 }),
  hospital('a hospital whose visiting hours end before they begin', {
    jam_kunjungan: [{ jam_awal: '20:00:00.000', jam_akhir: '08:00:00.000' }],
  }),
  hospital('a hospital with odd numbers and addresses', {
    kode_mapping_rs: 'RS 98/..',
    nomor_telepon: 'tanya satpam',
    nomor_whatsapp: 'javascript:alert(1)',
    email: 'bukan email',
    base_endpoint: 'http://169.254.169.254/',
    tentang_kami: frames,
  }),
  testimonial('a testimonial of a hundred stars', { testimoni: script, user: rightToLeft, rating: 100 }),
  testimonial('a testimonial below nothing', { testimoni: long, user: 'A', rating: -1 }),
  video('a video that is an address', {
    judul: 'Video',
    video_id: 'https://youtu.be/x"><script>',
    tgl_rilis: '9999-12-31',
  }),
  popup('a popup that leads to a script', {
    judul: script,
    expired: '2098-12-31T00:00:00.000Z',
    url_page: 'javascript:alert(1)',
  }),
  slide('a slide without a picture', { judul: 'Slide' }),
  slide('a slide that leads to data', ({ untitledPicture }) => ({
    judul: long,
    link: 'data:text/html,<script>alert(1)</script>',
    gambar: untitledPicture,
  })),
  contact('an emergency number that is a word', { nama: script, nomor_telepon: 'panggil saja' }),
  menu('a menu whose entries are no entries', { posisi: 'bottom', menu: 'Menu aneh', submenu: { bukan: 'daftar' } }),
  menu('a menu whose entries lead to scripts', {
    posisi: 'bottom',
    menu: script,
    submenu: [null, 1, { menu: 'x', link: 'javascript:alert(1)' }, { menu: null }],
  }),
  session('hours of no doctor', { hari: 'Senin', jam_mulai: '23:00:00.000', jam_selesai: '01:00:00.000' }),
]

// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

/** The content API's schema, as Strapi prints it: what the mock executes. */
export const cmsSdl = `# The content API's GraphQL schema, in the form in which Strapi 4 generates it from its content types.
#
# - A subset: reads of what the site shows, and the three submissions. A real server has more.
# - Every attribute of a content type or component may be null, whatever the real model demands, so that
#   no answer of a real server breaks the types made from this file.
# - Lists are cut at 10 entries unless \`pagination\` is given, nested lists and repeatable components too.
#   \`{limit: -1}\` asks for all; \`page\` never goes without \`pageSize\`.
# - Media addresses are relative to the server's origin, or absolute. HTML comes as editors typed it.
# - Fields ending in \`_en\` are the English text; null or empty means that only the Indonesian text exists.

"""Any JSON value, null included."""
scalar JSON

"""
A moment in UTC with milliseconds, such as \`2024-12-31T16:59:59.000Z\`. As a variable: a full ISO time.
"""
scalar DateTime

"""
A time of day without zone, such as \`08:00:00.000\`. Meant in the hospital's own zone.
"""
scalar Time

"""
A calendar day, \`YYYY-MM-DD\`. A full ISO time as a variable is refused.
"""
scalar Date

"""Paging metadata of a list."""
type Pagination {
  """Entries that match, over all pages."""
  total: Int!
  """This page, counted from 1."""
  page: Int!
  """Entries per page, as applied by the server."""
  pageSize: Int!
  """Number of pages; 0 when nothing matches."""
  pageCount: Int!
}

"""Metadata of a list."""
type ResponseCollectionMeta {
  pagination: Pagination!
}

"""Which entries a list holds."""
enum PublicationState {
  """Published entries only."""
  LIVE
  """Drafts too. The site never asks for it."""
  PREVIEW
}

"""
Conditions on an id; all that are given must hold. A condition whose variable is absent holds always, one given null never.
"""
input IDFilterInput {
  and: [ID]
  or: [ID]
  not: IDFilterInput
  eq: ID
  eqi: ID
  ne: ID
  nei: ID
  startsWith: ID
  endsWith: ID
  contains: ID
  notContains: ID
  containsi: ID
  notContainsi: ID
  gt: ID
  gte: ID
  lt: ID
  lte: ID
  null: Boolean
  notNull: Boolean
  in: [ID]
  notIn: [ID]
  between: [ID]
}

"""
Conditions on a boolean; all that are given must hold. A condition whose variable is absent holds always, one given null never.
"""
input BooleanFilterInput {
  and: [Boolean]
  or: [Boolean]
  not: BooleanFilterInput
  eq: Boolean
  eqi: Boolean
  ne: Boolean
  nei: Boolean
  startsWith: Boolean
  endsWith: Boolean
  contains: Boolean
  notContains: Boolean
  containsi: Boolean
  notContainsi: Boolean
  gt: Boolean
  gte: Boolean
  lt: Boolean
  lte: Boolean
  null: Boolean
  notNull: Boolean
  in: [Boolean]
  notIn: [Boolean]
  between: [Boolean]
}

"""
Conditions on a text; all that are given must hold. A condition whose variable is absent holds always, one given null never. Enumerations are compared by their stored text, such as \`Laki-laki\`.
"""
input StringFilterInput {
  and: [String]
  or: [String]
  not: StringFilterInput
  eq: String
  """Equal, whatever the case."""
  eqi: String
  """Not equal. Entries without a value are left out too."""
  ne: String
  """Not equal, whatever the case. Unknown to the oldest 4.x servers."""
  nei: String
  startsWith: String
  endsWith: String
  """
  Contains, case-sensitive. \`%\` and \`_\` are wildcards and cannot be escaped.
  """
  contains: String
  notContains: String
  """
  Contains, whatever the case. \`%\` and \`_\` are wildcards and cannot be escaped; an empty text finds all.
  """
  containsi: String
  notContainsi: String
  gt: String
  gte: String
  lt: String
  lte: String
  null: Boolean
  notNull: Boolean
  in: [String]
  notIn: [String]
  between: [String]
}

"""
Conditions on an integer; all that are given must hold. A condition whose variable is absent holds always, one given null never.
"""
input IntFilterInput {
  and: [Int]
  or: [Int]
  not: IntFilterInput
  eq: Int
  eqi: Int
  ne: Int
  nei: Int
  startsWith: Int
  endsWith: Int
  contains: Int
  notContains: Int
  containsi: Int
  notContainsi: Int
  gt: Int
  gte: Int
  lt: Int
  lte: Int
  null: Boolean
  notNull: Boolean
  in: [Int]
  notIn: [Int]
  between: [Int]
}

"""
Conditions on a number; all that are given must hold. A condition whose variable is absent holds always, one given null never.
"""
input FloatFilterInput {
  and: [Float]
  or: [Float]
  not: FloatFilterInput
  eq: Float
  eqi: Float
  ne: Float
  nei: Float
  startsWith: Float
  endsWith: Float
  contains: Float
  notContains: Float
  containsi: Float
  notContainsi: Float
  gt: Float
  gte: Float
  lt: Float
  lte: Float
  null: Boolean
  notNull: Boolean
  in: [Float]
  notIn: [Float]
  between: [Float]
}

"""
Conditions on a calendar day; all that are given must hold. A condition whose variable is absent holds always, one given null never.
"""
input DateFilterInput {
  and: [Date]
  or: [Date]
  not: DateFilterInput
  eq: Date
  eqi: Date
  ne: Date
  nei: Date
  startsWith: Date
  endsWith: Date
  contains: Date
  notContains: Date
  containsi: Date
  notContainsi: Date
  gt: Date
  gte: Date
  lt: Date
  lte: Date
  null: Boolean
  notNull: Boolean
  in: [Date]
  notIn: [Date]
  between: [Date]
}

"""
Conditions on a time of day; all that are given must hold. A condition whose variable is absent holds always, one given null never.
"""
input TimeFilterInput {
  and: [Time]
  or: [Time]
  not: TimeFilterInput
  eq: Time
  eqi: Time
  ne: Time
  nei: Time
  startsWith: Time
  endsWith: Time
  contains: Time
  notContains: Time
  containsi: Time
  notContainsi: Time
  gt: Time
  gte: Time
  lt: Time
  lte: Time
  null: Boolean
  notNull: Boolean
  in: [Time]
  notIn: [Time]
  between: [Time]
}

"""
Conditions on a moment; all that are given must hold. A condition whose variable is absent holds always, one given null never.
"""
input DateTimeFilterInput {
  and: [DateTime]
  or: [DateTime]
  not: DateTimeFilterInput
  eq: DateTime
  eqi: DateTime
  ne: DateTime
  nei: DateTime
  startsWith: DateTime
  endsWith: DateTime
  contains: DateTime
  notContains: DateTime
  containsi: DateTime
  notContainsi: DateTime
  gt: DateTime
  gte: DateTime
  lt: DateTime
  lte: DateTime
  null: Boolean
  notNull: Boolean
  in: [DateTime]
  notIn: [DateTime]
  between: [DateTime]
}

"""
Conditions on a JSON value; all that are given must hold. A condition whose variable is absent holds always, one given null never.
"""
input JSONFilterInput {
  and: [JSON]
  or: [JSON]
  not: JSONFilterInput
  eq: JSON
  eqi: JSON
  ne: JSON
  nei: JSON
  startsWith: JSON
  endsWith: JSON
  contains: JSON
  notContains: JSON
  containsi: JSON
  notContainsi: JSON
  gt: JSON
  gte: JSON
  lt: JSON
  lte: JSON
  null: Boolean
  notNull: Boolean
  in: [JSON]
  notIn: [JSON]
  between: [JSON]
}

"""Conditions on a search-engine text; all that are given must hold."""
input ComponentSharedSeoFiltersInput {
  metaTitle: StringFilterInput
  metaDescription: StringFilterInput
  and: [ComponentSharedSeoFiltersInput]
  or: [ComponentSharedSeoFiltersInput]
  not: ComponentSharedSeoFiltersInput
}

"""Text for search engines and link previews."""
# name is a guess: see README
type ComponentSharedSeo {
  """Id among components of this kind."""
  id: ID!
  """Title of the page."""
  metaTitle: String
  """Description of the page; shown cut to 165 characters."""
  metaDescription: String
}

"""Conditions on a visiting hours; all that are given must hold."""
input ComponentRumahSakitJamKunjunganFiltersInput {
  jam_awal: TimeFilterInput
  jam_akhir: TimeFilterInput
  and: [ComponentRumahSakitJamKunjunganFiltersInput]
  or: [ComponentRumahSakitJamKunjunganFiltersInput]
  not: ComponentRumahSakitJamKunjunganFiltersInput
}

"""One span of visiting hours."""
# name is a guess: see README
type ComponentRumahSakitJamKunjungan {
  """Id among components of this kind."""
  id: ID!
  """Start of visiting hours."""
  jam_awal: Time
  """End of visiting hours."""
  jam_akhir: Time
}

"""Conditions on a menu entry; all that are given must hold."""
input ComponentNavigasiMenuFiltersInput {
  menu: StringFilterInput
  link: StringFilterInput
  icon: StringFilterInput
  submenu: JSONFilterInput
  auth_required: BooleanFilterInput
  field_rs: StringFilterInput
  new: BooleanFilterInput
  btn_image: StringFilterInput
  and: [ComponentNavigasiMenuFiltersInput]
  or: [ComponentNavigasiMenuFiltersInput]
  not: ComponentNavigasiMenuFiltersInput
}

"""
One entry of the top bar: a link, or the button that opens the emergency-call dialog.
"""
# name is a guess: see README
type ComponentNavigasiMenu {
  """Id among components of this kind."""
  id: ID!
  """Text of the entry."""
  menu: String
  """
  Address, within the site or absolute; null where the entry opens the emergency-call dialog.
  """
  link: String
  """Name of an icon."""
  icon: String
  """Sub-entries in the form of a menu entry, or null."""
  submenu: JSON
  """True: shown to logged-in patients only."""
  auth_required: Boolean
  """
  Field of the emergency contact that holds the number to show; null means \`nomor_telepon\`.
  """
  field_rs: String
  """True: marked as new."""
  new: Boolean
  """Address of a picture in place of the text."""
  btn_image: String
}

"""Conditions on a specialty mapping; all that are given must hold."""
input ComponentLayananMappingFiltersInput {
  kode_spesialis: StringFilterInput
  hospital: RumahSakitFiltersInput
  and: [ComponentLayananMappingFiltersInput]
  or: [ComponentLayananMappingFiltersInput]
  not: ComponentLayananMappingFiltersInput
}

"""The code that one hospital's own system uses for a specialty."""
# name is a guess: see README
type ComponentLayananMapping {
  """Id among components of this kind."""
  id: ID!
  """Specialty code; matches \`kode_mapping_spesialis\` of doctors."""
  kode_spesialis: String
  """Hospital in which the code applies."""
  hospital: RumahSakitEntityResponse
}

"""
Conditions on a featured-service description; all that are given must hold.
"""
input ComponentLayananKeteranganFiltersInput {
  judul: StringFilterInput
  judul_en: StringFilterInput
  keterangan: StringFilterInput
  keterangan_en: StringFilterInput
  rumah_sakit: RumahSakitFiltersInput
  and: [ComponentLayananKeteranganFiltersInput]
  or: [ComponentLayananKeteranganFiltersInput]
  not: ComponentLayananKeteranganFiltersInput
}

"""
One block of text about a featured service, in general or at one hospital.
"""
# name is a guess: see README
type ComponentLayananKeterangan {
  """Id among components of this kind."""
  id: ID!
  """Heading."""
  judul: String
  """Heading in English."""
  judul_en: String
  """Text, HTML."""
  keterangan: String
  """Text in English, HTML."""
  keterangan_en: String
  """Hospital the block is about; empty for all."""
  rumah_sakit: RumahSakitEntityResponse
}

"""Conditions on a home-page slide; all that are given must hold."""
input ComponentBerandaSliderFiltersInput {
  judul: StringFilterInput
  link: StringFilterInput
  keterangan: StringFilterInput
  and: [ComponentBerandaSliderFiltersInput]
  or: [ComponentBerandaSliderFiltersInput]
  not: ComponentBerandaSliderFiltersInput
}

"""One slide of the home page."""
# name is a guess: see README
type ComponentBerandaSlider {
  """Id among components of this kind."""
  id: ID!
  """Heading."""
  judul: String
  """Address the slide leads to, within the site or absolute."""
  link: String
  """Text below the heading."""
  keterangan: String
  """Picture."""
  gambar: UploadFileEntityResponse
}

"""Heading of one section of the home page."""
# name is a guess: see README
type ComponentBerandaSection {
  """Id among components of this kind."""
  id: ID!
  """Heading."""
  judul: String
  """Sub-heading."""
  subjudul: String
  """Heading in English."""
  judul_en: String
  """Sub-heading in English."""
  subjudul_en: String
}

"""Conditions on a media file; all that are given must hold."""
input UploadFileFiltersInput {
  id: IDFilterInput
  name: StringFilterInput
  alternativeText: StringFilterInput
  caption: StringFilterInput
  width: IntFilterInput
  height: IntFilterInput
  formats: JSONFilterInput
  ext: StringFilterInput
  mime: StringFilterInput
  size: FloatFilterInput
  url: StringFilterInput
  createdAt: DateTimeFilterInput
  updatedAt: DateTimeFilterInput
  and: [UploadFileFiltersInput]
  or: [UploadFileFiltersInput]
  not: UploadFileFiltersInput
}

"""A file of the media library: a picture or a document."""
type UploadFile {
  """File name as uploaded; null where an import left it out."""
  name: String
  """Alternative text of the picture; often null."""
  alternativeText: String
  """Caption, or null."""
  caption: String
  """Pixels; null unless a picture."""
  width: Int
  """Pixels; null unless a picture."""
  height: Int
  """
  Smaller copies by key: any of \`thumbnail\`, \`small\`, \`medium\`, \`large\`, each with url, width, height. Null for small pictures, SVG and documents.
  """
  formats: JSON
  """Extension with its dot."""
  ext: String
  """Media type; null where an import left it out."""
  mime: String
  """Size in kB, with decimals."""
  size: Float
  """Address: relative to the server's origin, or absolute."""
  url: String!
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
}

"""An entry (media file): its id and its attributes."""
type UploadFileEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: UploadFile
}

"""One entry (media file), or none: then \`data\` is null."""
type UploadFileEntityResponse {
  data: UploadFileEntity
}

"""Related entries (media file); without paging metadata."""
type UploadFileRelationResponseCollection {
  data: [UploadFileEntity!]!
}

"""Conditions on a article; all that are given must hold."""
input ArtikelFiltersInput {
  id: IDFilterInput
  judul: StringFilterInput
  judul_en: StringFilterInput
  slug: StringFilterInput
  artikel: StringFilterInput
  artikel_en: StringFilterInput
  rumah_sakit: RumahSakitFiltersInput
  kategori_artikel: KategoriArtikelFiltersInput
  kode_spesialis: StringFilterInput
  ringkasan: StringFilterInput
  ringkasan_en: StringFilterInput
  penulis: StringFilterInput
  peninjau: StringFilterInput
  tgl_tinjau: DateFilterInput
  createdAt: DateTimeFilterInput
  updatedAt: DateTimeFilterInput
  publishedAt: DateTimeFilterInput
  and: [ArtikelFiltersInput]
  or: [ArtikelFiltersInput]
  not: ArtikelFiltersInput
}

"""
An article, health articles and news alike. Its page is \`/{category slug}/{slug}\`.
"""
type Artikel {
  """Title."""
  judul: String
  """Title in English."""
  judul_en: String
  """
  Last part of the page's address. Null for an entry made outside the admin panel; such an article has no page.
  """
  slug: String
  """Text, HTML."""
  artikel: String
  """Text in English, HTML."""
  artikel_en: String
  """Picture."""
  gambar: UploadFileEntityResponse
  """Hospital the article comes from; empty for the group."""
  rumah_sakit: RumahSakitEntityResponse
  """Category."""
  kategori_artikel: KategoriArtikelEntityResponse
  """Code of the specialty the article is about."""
  # name is a guess: see README
  kode_spesialis: String
  """Summary in one or two sentences, plain text."""
  # name is a guess: see README
  ringkasan: String
  """Summary in English."""
  # name is a guess: see README
  ringkasan_en: String
  """Who wrote it."""
  # name is a guess: see README
  penulis: String
  """Doctor who reviewed it, with titles."""
  # name is a guess: see README
  peninjau: String
  """Day of the review."""
  # name is a guess: see README
  tgl_tinjau: Date
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
  """When the entry was published; null for a draft."""
  publishedAt: DateTime
}

"""An entry (article): its id and its attributes."""
type ArtikelEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: Artikel
}

"""A list of entries (article), with paging."""
type ArtikelEntityResponseCollection {
  data: [ArtikelEntity!]!
  meta: ResponseCollectionMeta!
}

"""The home page (single type)."""
type Beranda {
  """Slides, in the order shown."""
  slider(filters: ComponentBerandaSliderFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): [ComponentBerandaSlider]
  """Heading of the section that finds a doctor by location."""
  # name is a guess: see README
  lokasi_dokter: ComponentBerandaSection
  """Heading of the doctor-schedule section."""
  # name is a guess: see README
  jadwal_dokter: ComponentBerandaSection
  """Heading of the specialist-services section."""
  # name is a guess: see README
  spesialis: ComponentBerandaSection
  """Heading of the article section."""
  # name is a guess: see README
  artikel: ComponentBerandaSection
  """Heading of the package section."""
  # name is a guess: see README
  paket: ComponentBerandaSection
  """Heading of the testimonial section."""
  # name is a guess: see README
  testimoni: ComponentBerandaSection
  """Heading of the Instagram section."""
  # name is a guess: see README
  instagram: ComponentBerandaSection
  """Heading of the video section."""
  # name is a guess: see README
  video: ComponentBerandaSection
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
  """When the entry was published; null for a draft."""
  publishedAt: DateTime
}

"""An entry (home page): its id and its attributes."""
type BerandaEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: Beranda
}

"""One entry (home page), or none: then \`data\` is null."""
type BerandaEntityResponse {
  data: BerandaEntity
}

"""Conditions on a quality indicator; all that are given must hold."""
input DataIndikatorMutuFiltersInput {
  id: IDFilterInput
  judul: StringFilterInput
  judul_en: StringFilterInput
  slug: StringFilterInput
  periode: StringFilterInput
  keterangan: StringFilterInput
  data: JSONFilterInput
  rumah_sakit: RumahSakitFiltersInput
  createdAt: DateTimeFilterInput
  updatedAt: DateTimeFilterInput
  publishedAt: DateTimeFilterInput
  and: [DataIndikatorMutuFiltersInput]
  or: [DataIndikatorMutuFiltersInput]
  not: DataIndikatorMutuFiltersInput
}

"""Quality-indicator data of a hospital for one period."""
type DataIndikatorMutu {
  """Title."""
  # name is a guess: see README
  judul: String
  """Title in English."""
  # name is a guess: see README
  judul_en: String
  """Last part of the page's address."""
  # name is a guess: see README
  slug: String
  """Period in words, such as \`Triwulan III 2026\`."""
  # name is a guess: see README
  periode: String
  """Explanation, HTML."""
  # name is a guess: see README
  keterangan: String
  """
  List of measured indicators: \`[{indikator, indikator_en, standar, capaian, satuan, arah}]\`, where \`standar\` (target) and \`capaian\` (reached) are numbers or null, \`satuan\` is their unit and \`arah\` says which way is better: \`naik\` (higher), \`turun\` (lower), or null where neither is.
  """
  # name is a guess: see README
  data: JSON
  """Picture or chart."""
  # name is a guess: see README
  gambar: UploadFileEntityResponse
  """Hospital measured; empty for the group."""
  # name is a guess: see README
  rumah_sakit: RumahSakitEntityResponse
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
  """When the entry was published; null for a draft."""
  publishedAt: DateTime
}

"""An entry (quality indicator): its id and its attributes."""
type DataIndikatorMutuEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: DataIndikatorMutu
}

"""A list of entries (quality indicator), with paging."""
type DataIndikatorMutuEntityResponseCollection {
  data: [DataIndikatorMutuEntity!]!
  meta: ResponseCollectionMeta!
}

"""Whether a doctor practises."""
enum ENUM_DOKTER_STATUS {
  """Practises."""
  aktif
  """Does not practise (any more)."""
  # name is a guess: see README
  nonaktif
}

"""Conditions on a doctor; all that are given must hold."""
input DokterFiltersInput {
  id: IDFilterInput
  nama: StringFilterInput
  kode: StringFilterInput
  slug: StringFilterInput
  avatar: StringFilterInput
  status: StringFilterInput
  kode_mapping_rs: StringFilterInput
  kode_mapping_spesialis: StringFilterInput
  createdAt: DateTimeFilterInput
  updatedAt: DateTimeFilterInput
  publishedAt: DateTimeFilterInput
  and: [DokterFiltersInput]
  or: [DokterFiltersInput]
  not: DokterFiltersInput
}

"""A doctor. Only those with status \`aktif\` are shown."""
type Dokter {
  """Name with titles."""
  nama: String
  """Code in the hospital systems, used for schedules and appointments."""
  kode: String
  """Last part of the page's address."""
  slug: String
  """
  Portrait: a path below \`uploads/dokter\` on the picture server, or an address. Null, empty or the text \`null\`: none.
  """
  avatar: String
  """Whether the doctor practises."""
  status: ENUM_DOKTER_STATUS
  """Code of the hospital; matches \`kode_mapping_rs\` of hospitals."""
  kode_mapping_rs: String
  """
  Code of the specialty; matches \`mapping.kode_spesialis\` of specialist services.
  """
  kode_mapping_spesialis: String
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
  """When the entry was published; null for a draft."""
  publishedAt: DateTime
}

"""An entry (doctor): its id and its attributes."""
type DokterEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: Dokter
}

"""One entry (doctor), or none: then \`data\` is null."""
type DokterEntityResponse {
  data: DokterEntity
}

"""A list of entries (doctor), with paging."""
type DokterEntityResponseCollection {
  data: [DokterEntity!]!
  meta: ResponseCollectionMeta!
}

"""Conditions on a event; all that are given must hold."""
input EventCommunityFiltersInput {
  id: IDFilterInput
  judul: StringFilterInput
  judul_en: StringFilterInput
  event: StringFilterInput
  event_en: StringFilterInput
  tanggal: DateFilterInput
  slug: StringFilterInput
  rumah_sakit: RumahSakitFiltersInput
  seo: ComponentSharedSeoFiltersInput
  createdAt: DateTimeFilterInput
  updatedAt: DateTimeFilterInput
  publishedAt: DateTimeFilterInput
  and: [EventCommunityFiltersInput]
  or: [EventCommunityFiltersInput]
  not: EventCommunityFiltersInput
}

"""An event or a community activity."""
type EventCommunity {
  """Title."""
  judul: String
  """Title in English."""
  judul_en: String
  """Text, HTML."""
  event: String
  """Text in English, HTML."""
  event_en: String
  """Day on which it takes place."""
  tanggal: Date
  """Last part of the page's address."""
  slug: String
  """Picture."""
  gambar: UploadFileEntityResponse
  """Hospital that holds it; empty for the group."""
  rumah_sakit: RumahSakitEntityResponse
  """Text for search engines."""
  seo: ComponentSharedSeo
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
  """When the entry was published; null for a draft."""
  publishedAt: DateTime
}

"""An entry (event): its id and its attributes."""
type EventCommunityEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: EventCommunity
}

"""A list of entries (event), with paging."""
type EventCommunityEntityResponseCollection {
  data: [EventCommunityEntity!]!
  meta: ResponseCollectionMeta!
}

"""Conditions on a form page; all that are given must hold."""
input FormFiltersInput {
  id: IDFilterInput
  judul: StringFilterInput
  judul_en: StringFilterInput
  slug: StringFilterInput
  isi: StringFilterInput
  isi_en: StringFilterInput
  createdAt: DateTimeFilterInput
  updatedAt: DateTimeFilterInput
  publishedAt: DateTimeFilterInput
  and: [FormFiltersInput]
  or: [FormFiltersInput]
  not: FormFiltersInput
}

"""A page with forms to read or download."""
type Form {
  """Title."""
  # name is a guess: see README
  judul: String
  """Title in English."""
  # name is a guess: see README
  judul_en: String
  """Last part of the page's address."""
  # name is a guess: see README
  slug: String
  """Text, HTML."""
  # name is a guess: see README
  isi: String
  """Text in English, HTML."""
  # name is a guess: see README
  isi_en: String
  """Files to download."""
  # name is a guess: see README
  berkas(filters: UploadFileFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): UploadFileRelationResponseCollection
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
  """When the entry was published; null for a draft."""
  publishedAt: DateTime
}

"""An entry (form page): its id and its attributes."""
type FormEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: Form
}

"""A list of entries (form page), with paging."""
type FormEntityResponseCollection {
  data: [FormEntity!]!
  meta: ResponseCollectionMeta!
}

"""A new contact message."""
input HubungiKamiInput {
  # name is a guess: see README
  nama: String
  # name is a guess: see README
  email: String
  # name is a guess: see README
  no_telp: String
  # name is a guess: see README
  subjek: String
  # name is a guess: see README
  pesan: String
  # name is a guess: see README
  rumah_sakit: ID
}

"""A message sent through the contact form."""
type HubungiKami {
  """Sender's name."""
  nama: String
  """Sender's email address."""
  email: String
  """Sender's phone number."""
  no_telp: String
  """Subject."""
  subjek: String
  """Message, plain text."""
  pesan: String
  """Hospital the message is for; empty for the group."""
  rumah_sakit: RumahSakitEntityResponse
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
}

"""An entry (contact message): its id and its attributes."""
type HubungiKamiEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: HubungiKami
}

"""One entry (contact message), or none: then \`data\` is null."""
type HubungiKamiEntityResponse {
  data: HubungiKamiEntity
}

"""Day of the week."""
enum ENUM_JADWALDOKTER_HARI {
  """Monday."""
  Senin
  """Tuesday."""
  Selasa
  """Wednesday."""
  Rabu
  """Thursday."""
  Kamis
  """Friday."""
  Jumat
  """Saturday."""
  Sabtu
  """Sunday."""
  Minggu
}

"""Conditions on a doctor schedule session; all that are given must hold."""
input JadwalDokterFiltersInput {
  id: IDFilterInput
  dokter: DokterFiltersInput
  rumah_sakit: RumahSakitFiltersInput
  layanan_spesialis: LayananSpesialisFiltersInput
  hari: StringFilterInput
  jam_mulai: TimeFilterInput
  jam_selesai: TimeFilterInput
  keterangan: StringFilterInput
  createdAt: DateTimeFilterInput
  updatedAt: DateTimeFilterInput
  and: [JadwalDokterFiltersInput]
  or: [JadwalDokterFiltersInput]
  not: JadwalDokterFiltersInput
}

"""
One weekly session of a doctor at a hospital. The site reads schedules through the REST call \`get-jadwal-dokter\`.
"""
type JadwalDokter {
  """Doctor."""
  # name is a guess: see README
  dokter: DokterEntityResponse
  """Hospital."""
  # name is a guess: see README
  rumah_sakit: RumahSakitEntityResponse
  """Specialty practised."""
  # name is a guess: see README
  layanan_spesialis: LayananSpesialisEntityResponse
  """Day of the week."""
  # name is a guess: see README
  hari: ENUM_JADWALDOKTER_HARI
  """Start."""
  # name is a guess: see README
  jam_mulai: Time
  """End; null when open-ended."""
  # name is a guess: see README
  jam_selesai: Time
  """Remark, such as \`dengan perjanjian\` (by appointment only)."""
  # name is a guess: see README
  keterangan: String
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
}

"""An entry (doctor schedule session): its id and its attributes."""
type JadwalDokterEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: JadwalDokter
}

"""A list of entries (doctor schedule session), with paging."""
type JadwalDokterEntityResponseCollection {
  data: [JadwalDokterEntity!]!
  meta: ResponseCollectionMeta!
}

"""Conditions on a appointment type; all that are given must hold."""
input JenisAppointmentFiltersInput {
  id: IDFilterInput
  nama: StringFilterInput
  kode: StringFilterInput
  tag: StringFilterInput
  createdAt: DateTimeFilterInput
  updatedAt: DateTimeFilterInput
  publishedAt: DateTimeFilterInput
  and: [JenisAppointmentFiltersInput]
  or: [JenisAppointmentFiltersInput]
  not: JenisAppointmentFiltersInput
}

"""A kind of appointment, such as outpatient clinic or telemedicine."""
type JenisAppointment {
  """Name."""
  nama: String
  """Code sent with an appointment."""
  kode: String
  """Key for the site's own logic."""
  tag: String
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
  """When the entry was published; null for a draft."""
  publishedAt: DateTime
}

"""An entry (appointment type): its id and its attributes."""
type JenisAppointmentEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: JenisAppointment
}

"""A list of entries (appointment type), with paging."""
type JenisAppointmentEntityResponseCollection {
  data: [JenisAppointmentEntity!]!
  meta: ResponseCollectionMeta!
}

"""Conditions on a career; all that are given must hold."""
input KarirFiltersInput {
  id: IDFilterInput
  judul: StringFilterInput
  judul_en: StringFilterInput
  slug: StringFilterInput
  deskripsi: StringFilterInput
  tgl_tutup: DateFilterInput
  rumah_sakit: RumahSakitFiltersInput
  createdAt: DateTimeFilterInput
  updatedAt: DateTimeFilterInput
  publishedAt: DateTimeFilterInput
  and: [KarirFiltersInput]
  or: [KarirFiltersInput]
  not: KarirFiltersInput
}

"""A job opening."""
type Karir {
  """Title."""
  # name is a guess: see README
  judul: String
  """Title in English."""
  # name is a guess: see README
  judul_en: String
  """Last part of the page's address."""
  # name is a guess: see README
  slug: String
  """Description, HTML."""
  # name is a guess: see README
  deskripsi: String
  """Last day for applications; null when open."""
  # name is a guess: see README
  tgl_tutup: Date
  """Hospital of the job; empty for the group."""
  # name is a guess: see README
  rumah_sakit: RumahSakitEntityResponse
  """Picture."""
  # name is a guess: see README
  gambar: UploadFileEntityResponse
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
  """When the entry was published; null for a draft."""
  publishedAt: DateTime
}

"""An entry (career): its id and its attributes."""
type KarirEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: Karir
}

"""A list of entries (career), with paging."""
type KarirEntityResponseCollection {
  data: [KarirEntity!]!
  meta: ResponseCollectionMeta!
}

"""Conditions on a article category; all that are given must hold."""
input KategoriArtikelFiltersInput {
  id: IDFilterInput
  kategori: StringFilterInput
  kategori_en: StringFilterInput
  slug: StringFilterInput
  createdAt: DateTimeFilterInput
  updatedAt: DateTimeFilterInput
  publishedAt: DateTimeFilterInput
  and: [KategoriArtikelFiltersInput]
  or: [KategoriArtikelFiltersInput]
  not: KategoriArtikelFiltersInput
}

"""A category of articles; its slug is the first part of their addresses."""
type KategoriArtikel {
  """Name."""
  kategori: String
  """Name in English."""
  kategori_en: String
  """Part of the address."""
  slug: String
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
  """When the entry was published; null for a draft."""
  publishedAt: DateTime
}

"""An entry (article category): its id and its attributes."""
type KategoriArtikelEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: KategoriArtikel
}

"""One entry (article category), or none: then \`data\` is null."""
type KategoriArtikelEntityResponse {
  data: KategoriArtikelEntity
}

"""A list of entries (article category), with paging."""
type KategoriArtikelEntityResponseCollection {
  data: [KategoriArtikelEntity!]!
  meta: ResponseCollectionMeta!
}

"""Conditions on a package category; all that are given must hold."""
input KategoriPaketFiltersInput {
  id: IDFilterInput
  kategori: StringFilterInput
  kategori_en: StringFilterInput
  slug: StringFilterInput
  createdAt: DateTimeFilterInput
  updatedAt: DateTimeFilterInput
  publishedAt: DateTimeFilterInput
  and: [KategoriPaketFiltersInput]
  or: [KategoriPaketFiltersInput]
  not: KategoriPaketFiltersInput
}

"""A category of health packages."""
type KategoriPaket {
  """Name."""
  kategori: String
  """Name in English."""
  kategori_en: String
  """Part of the address."""
  slug: String
  """Icon."""
  icon: UploadFileEntityResponse
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
  """When the entry was published; null for a draft."""
  publishedAt: DateTime
}

"""An entry (package category): its id and its attributes."""
type KategoriPaketEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: KategoriPaket
}

"""One entry (package category), or none: then \`data\` is null."""
type KategoriPaketEntityResponse {
  data: KategoriPaketEntity
}

"""A list of entries (package category), with paging."""
type KategoriPaketEntityResponseCollection {
  data: [KategoriPaketEntity!]!
  meta: ResponseCollectionMeta!
}

"""Conditions on a emergency contact; all that are given must hold."""
input KontakDaruratFiltersInput {
  id: IDFilterInput
  nama: StringFilterInput
  nomor_telepon: StringFilterInput
  nomor_igd: StringFilterInput
  nomor_ambulans: StringFilterInput
  nomor_whatsapp: StringFilterInput
  rumah_sakit: RumahSakitFiltersInput
  createdAt: DateTimeFilterInput
  updatedAt: DateTimeFilterInput
  publishedAt: DateTimeFilterInput
  and: [KontakDaruratFiltersInput]
  or: [KontakDaruratFiltersInput]
  not: KontakDaruratFiltersInput
}

"""
An emergency contact, as the emergency-call dialog and the ambulance page show it.
"""
type KontakDarurat {
  """Name: a hospital, or a service of the group."""
  nama: String
  """
  Number to call unless the menu entry names another field (\`field_rs\`). May hold punctuation and spaces.
  """
  nomor_telepon: String
  """Number of the emergency department."""
  # name is a guess: see README
  nomor_igd: String
  """Number of the ambulance."""
  # name is a guess: see README
  nomor_ambulans: String
  """WhatsApp number."""
  # name is a guess: see README
  nomor_whatsapp: String
  """Hospital the contact belongs to; empty for the group."""
  # name is a guess: see README
  rumah_sakit: RumahSakitEntityResponse
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
  """When the entry was published; null for a draft."""
  publishedAt: DateTime
}

"""An entry (emergency contact): its id and its attributes."""
type KontakDaruratEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: KontakDarurat
}

"""A list of entries (emergency contact), with paging."""
type KontakDaruratEntityResponseCollection {
  data: [KontakDaruratEntity!]!
  meta: ResponseCollectionMeta!
}

"""Conditions on a specialist service; all that are given must hold."""
input LayananSpesialisFiltersInput {
  id: IDFilterInput
  nama: StringFilterInput
  nama_en: StringFilterInput
  slug: StringFilterInput
  keterangan: StringFilterInput
  mapping: ComponentLayananMappingFiltersInput
  createdAt: DateTimeFilterInput
  updatedAt: DateTimeFilterInput
  publishedAt: DateTimeFilterInput
  and: [LayananSpesialisFiltersInput]
  or: [LayananSpesialisFiltersInput]
  not: LayananSpesialisFiltersInput
}

"""A medical specialty offered by the group."""
type LayananSpesialis {
  """Name."""
  nama: String
  """Name in English."""
  nama_en: String
  """Last part of the page's address."""
  slug: String
  """Picture."""
  gambar: UploadFileEntityResponse
  """Text, HTML."""
  keterangan: String
  """The specialty's code at each hospital that offers it."""
  mapping(filters: ComponentLayananMappingFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): [ComponentLayananMapping]
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
  """When the entry was published; null for a draft."""
  publishedAt: DateTime
}

"""An entry (specialist service): its id and its attributes."""
type LayananSpesialisEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: LayananSpesialis
}

"""One entry (specialist service), or none: then \`data\` is null."""
type LayananSpesialisEntityResponse {
  data: LayananSpesialisEntity
}

"""A list of entries (specialist service), with paging."""
type LayananSpesialisEntityResponseCollection {
  data: [LayananSpesialisEntity!]!
  meta: ResponseCollectionMeta!
}

"""Related entries (specialist service); without paging metadata."""
type LayananSpesialisRelationResponseCollection {
  data: [LayananSpesialisEntity!]!
}

"""Conditions on a featured service; all that are given must hold."""
input LayananUnggulanFiltersInput {
  id: IDFilterInput
  nama: StringFilterInput
  nama_en: StringFilterInput
  slug: StringFilterInput
  keterangan: ComponentLayananKeteranganFiltersInput
  seo: ComponentSharedSeoFiltersInput
  createdAt: DateTimeFilterInput
  updatedAt: DateTimeFilterInput
  publishedAt: DateTimeFilterInput
  and: [LayananUnggulanFiltersInput]
  or: [LayananUnggulanFiltersInput]
  not: LayananUnggulanFiltersInput
}

"""A service the group is known for (centre of excellence)."""
type LayananUnggulan {
  """Name."""
  nama: String
  """Name in English."""
  nama_en: String
  """Last part of the page's address."""
  slug: String
  """Wide picture at the top of the page."""
  cover: UploadFileEntityResponse
  """Picture for cards."""
  gambar: UploadFileEntityResponse
  """Blocks of text, in the order shown."""
  keterangan(filters: ComponentLayananKeteranganFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): [ComponentLayananKeterangan]
  """Text for search engines."""
  seo: ComponentSharedSeo
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
  """When the entry was published; null for a draft."""
  publishedAt: DateTime
}

"""An entry (featured service): its id and its attributes."""
type LayananUnggulanEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: LayananUnggulan
}

"""A list of entries (featured service), with paging."""
type LayananUnggulanEntityResponseCollection {
  data: [LayananUnggulanEntity!]!
  meta: ResponseCollectionMeta!
}

"""Related entries (featured service); without paging metadata."""
type LayananUnggulanRelationResponseCollection {
  data: [LayananUnggulanEntity!]!
}

"""Conditions on a payment method; all that are given must hold."""
input MetodePembayaranFiltersInput {
  id: IDFilterInput
  nama: StringFilterInput
  kode: StringFilterInput
  tag: StringFilterInput
  jenis_data: StringFilterInput
  kodept: StringFilterInput
  createdAt: DateTimeFilterInput
  updatedAt: DateTimeFilterInput
  publishedAt: DateTimeFilterInput
  and: [MetodePembayaranFiltersInput]
  or: [MetodePembayaranFiltersInput]
  not: MetodePembayaranFiltersInput
}

"""
A way to pay for an appointment: own payment, BPJS (national insurance), insurer, company.
"""
type MetodePembayaran {
  """Name."""
  nama: String
  """Code sent with an appointment."""
  kode: String
  """Key for the site's own logic."""
  tag: String
  """Which further data the method asks for."""
  jenis_data: String
  """Code of the paying company (\`kodept\` of the registration form)."""
  kodept: String
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
  """When the entry was published; null for a draft."""
  publishedAt: DateTime
}

"""An entry (payment method): its id and its attributes."""
type MetodePembayaranEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: MetodePembayaran
}

"""A list of entries (payment method), with paging."""
type MetodePembayaranEntityResponseCollection {
  data: [MetodePembayaranEntity!]!
  meta: ResponseCollectionMeta!
}

"""The place of a navigation entry."""
enum ENUM_NAVIGASI_POSISI {
  """Main menu."""
  top
  """Footer."""
  bottom
}

"""Conditions on a navigation item; all that are given must hold."""
input NavigasiFiltersInput {
  id: IDFilterInput
  posisi: StringFilterInput
  urutan: IntFilterInput
  tipe: StringFilterInput
  menu: StringFilterInput
  menu_en: StringFilterInput
  submenu: JSONFilterInput
  submenu_en: JSONFilterInput
  createdAt: DateTimeFilterInput
  updatedAt: DateTimeFilterInput
  and: [NavigasiFiltersInput]
  or: [NavigasiFiltersInput]
  not: NavigasiFiltersInput
}

"""
One entry of the main menu or the footer. The site reads them through the REST calls \`get-top-navigation\` and \`get-bottom-navigation\`.
"""
type Navigasi {
  """The place of the entry."""
  # name is a guess: see README
  posisi: ENUM_NAVIGASI_POSISI
  """Place among its neighbours, ascending."""
  # name is a guess: see README
  urutan: Int
  """
  What the links of the sub-entries are: slugs below \`/layanan-unggulan\` or \`/rumah-sakit\` for \`layanan-unggulan\` or \`rumah-sakit\`; null: addresses as they are.
  """
  # name is a guess: see README
  tipe: String
  """Text."""
  menu: String
  """Text in English."""
  menu_en: String
  """Sub-entries, a list of menu entries."""
  submenu: JSON
  """Sub-entries in English."""
  submenu_en: JSON
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
}

"""An entry (navigation item): its id and its attributes."""
type NavigasiEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: Navigasi
}

"""A list of entries (navigation item), with paging."""
type NavigasiEntityResponseCollection {
  data: [NavigasiEntity!]!
  meta: ResponseCollectionMeta!
}

"""Gender, by GraphQL's spelling; REST has \`Laki-laki\` with a hyphen."""
enum ENUM_NEWSLETTER_JENIS_KELAMIN {
  """Male; stored as \`Laki-laki\`."""
  Laki_laki
  """Female."""
  Perempuan
}

"""A new newsletter subscription."""
input NewsLetterInput {
  email: String
  jenis_kelamin: ENUM_NEWSLETTER_JENIS_KELAMIN
  whatsapp: String
  publishedAt: DateTime
}

"""A subscription to the newsletter and the community."""
type NewsLetter {
  """Email address."""
  email: String
  """Gender."""
  jenis_kelamin: ENUM_NEWSLETTER_JENIS_KELAMIN
  """WhatsApp number."""
  whatsapp: String
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
  """When the entry was published; null for a draft."""
  publishedAt: DateTime
}

"""An entry (newsletter subscription): its id and its attributes."""
type NewsLetterEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: NewsLetter
}

"""One entry (newsletter subscription), or none: then \`data\` is null."""
type NewsLetterEntityResponse {
  data: NewsLetterEntity
}

"""Conditions on a health package; all that are given must hold."""
input PaketFiltersInput {
  id: IDFilterInput
  nama: StringFilterInput
  nama_en: StringFilterInput
  keterangan: StringFilterInput
  keterangan_en: StringFilterInput
  harga: IntFilterInput
  slug: StringFilterInput
  tgl_berakhir: DateFilterInput
  priority: IntFilterInput
  kategori_paket: KategoriPaketFiltersInput
  createdAt: DateTimeFilterInput
  updatedAt: DateTimeFilterInput
  publishedAt: DateTimeFilterInput
  and: [PaketFiltersInput]
  or: [PaketFiltersInput]
  not: PaketFiltersInput
}

"""
A health package. Shown only while \`tgl_berakhir\` is after today in Jakarta.
"""
type Paket {
  """Name."""
  nama: String
  """Name in English."""
  nama_en: String
  """Contents and conditions, HTML."""
  keterangan: String
  """Contents and conditions in English, HTML."""
  keterangan_en: String
  """Price in whole rupiah."""
  harga: Int
  """Last part of the page's address."""
  slug: String
  """
  Day on which the offer ends and is no longer shown; a package without it is not listed.
  """
  tgl_berakhir: Date
  """Picture."""
  gambar: UploadFileEntityResponse
  """Rank; higher comes first."""
  priority: Int
  """Category."""
  kategori_paket: KategoriPaketEntityResponse
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
  """When the entry was published; null for a draft."""
  publishedAt: DateTime
}

"""An entry (health package): its id and its attributes."""
type PaketEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: Paket
}

"""One entry (health package), or none: then \`data\` is null."""
type PaketEntityResponse {
  data: PaketEntity
}

"""A list of entries (health package), with paging."""
type PaketEntityResponseCollection {
  data: [PaketEntity!]!
  meta: ResponseCollectionMeta!
}

"""Conditions on a promotional popup; all that are given must hold."""
input PopupFiltersInput {
  id: IDFilterInput
  judul: StringFilterInput
  expired: DateTimeFilterInput
  url_page: StringFilterInput
  createdAt: DateTimeFilterInput
  updatedAt: DateTimeFilterInput
  publishedAt: DateTimeFilterInput
  and: [PopupFiltersInput]
  or: [PopupFiltersInput]
  not: PopupFiltersInput
}

"""The promotional popup. Shown only while \`expired\` is in the future."""
type Popup {
  """Title."""
  judul: String
  """Moment from which it is no longer shown."""
  expired: DateTime
  """Address it leads to, within the site or absolute."""
  url_page: String
  """Picture."""
  gambar: UploadFileEntityResponse
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
  """When the entry was published; null for a draft."""
  publishedAt: DateTime
}

"""An entry (promotional popup): its id and its attributes."""
type PopupEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: Popup
}

"""A list of entries (promotional popup), with paging."""
type PopupEntityResponseCollection {
  data: [PopupEntity!]!
  meta: ResponseCollectionMeta!
}

"""A new package reservation."""
input ReservasiPaketKesehatanInput {
  # name is a guess: see README
  nama_lengkap: String
  # name is a guess: see README
  email: String
  # name is a guess: see README
  no_telp: String
  # name is a guess: see README
  tgl_lahir: Date
  # name is a guess: see README
  tgl_reservasi: Date
  # name is a guess: see README
  catatan: String
  # name is a guess: see README
  paket: ID
  # name is a guess: see README
  rumah_sakit: ID
}

"""A reservation of a health package, to be confirmed by the hospital."""
type ReservasiPaketKesehatan {
  """Full name."""
  nama_lengkap: String
  """Email address."""
  email: String
  """Phone number."""
  no_telp: String
  """Date of birth."""
  tgl_lahir: Date
  """Day wished for."""
  tgl_reservasi: Date
  """Remark."""
  catatan: String
  """Package."""
  paket: PaketEntityResponse
  """Hospital wished for."""
  rumah_sakit: RumahSakitEntityResponse
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
}

"""An entry (package reservation): its id and its attributes."""
type ReservasiPaketKesehatanEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: ReservasiPaketKesehatan
}

"""One entry (package reservation), or none: then \`data\` is null."""
type ReservasiPaketKesehatanEntityResponse {
  data: ReservasiPaketKesehatanEntity
}

"""Conditions on a hospital; all that are given must hold."""
input RumahSakitFiltersInput {
  id: IDFilterInput
  nama: StringFilterInput
  slug: StringFilterInput
  nomor_telepon: StringFilterInput
  nomor_whatsapp: StringFilterInput
  nomor_fax: StringFilterInput
  email: StringFilterInput
  alamat: StringFilterInput
  tentang_kami: StringFilterInput
  catatan_kunjungan: StringFilterInput
  jam_kunjungan: ComponentRumahSakitJamKunjunganFiltersInput
  base_endpoint: StringFilterInput
  kode_mapping_rs: StringFilterInput
  layanan_unggulans: LayananUnggulanFiltersInput
  layanan_spesialis: LayananSpesialisFiltersInput
  createdAt: DateTimeFilterInput
  updatedAt: DateTimeFilterInput
  publishedAt: DateTimeFilterInput
  and: [RumahSakitFiltersInput]
  or: [RumahSakitFiltersInput]
  not: RumahSakitFiltersInput
}

"""A hospital of the group."""
type RumahSakit {
  """Name."""
  nama: String
  """Last part of the page's address."""
  slug: String
  """Phone number, as typed by editors."""
  nomor_telepon: String
  """WhatsApp number."""
  nomor_whatsapp: String
  """Fax number."""
  nomor_fax: String
  """Email address."""
  email: String
  """Postal address."""
  alamat: String
  """About the hospital, HTML."""
  tentang_kami: String
  """Rules for visitors, HTML."""
  catatan_kunjungan: String
  """Visiting hours."""
  jam_kunjungan(filters: ComponentRumahSakitJamKunjunganFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): [ComponentRumahSakitJamKunjungan]
  """Wide picture."""
  gambar_sampul: UploadFileEntityResponse
  """Picture for cards."""
  gambar_profil: UploadFileEntityResponse
  """
  Base address of the hospital's own API (registration, results). To be followed only if https and on the allow-list.
  """
  base_endpoint: String
  """
  Code of the hospital in the other systems; matches \`kode_mapping_rs\` of doctors.
  """
  kode_mapping_rs: String
  """Featured services offered here."""
  layanan_unggulans(filters: LayananUnggulanFiltersInput, pagination: PaginationArg = {}, sort: [String] = [], publicationState: PublicationState = LIVE): LayananUnggulanRelationResponseCollection
  """Specialist services offered here."""
  layanan_spesialis(filters: LayananSpesialisFiltersInput, pagination: PaginationArg = {}, sort: [String] = [], publicationState: PublicationState = LIVE): LayananSpesialisRelationResponseCollection
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
  """When the entry was published; null for a draft."""
  publishedAt: DateTime
}

"""An entry (hospital): its id and its attributes."""
type RumahSakitEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: RumahSakit
}

"""One entry (hospital), or none: then \`data\` is null."""
type RumahSakitEntityResponse {
  data: RumahSakitEntity
}

"""A list of entries (hospital), with paging."""
type RumahSakitEntityResponseCollection {
  data: [RumahSakitEntity!]!
  meta: ResponseCollectionMeta!
}

"""Conditions on a home-page slide; all that are given must hold."""
input SliderBerandaFiltersInput {
  id: IDFilterInput
  judul: StringFilterInput
  link: StringFilterInput
  keterangan: StringFilterInput
  createdAt: DateTimeFilterInput
  updatedAt: DateTimeFilterInput
  publishedAt: DateTimeFilterInput
  and: [SliderBerandaFiltersInput]
  or: [SliderBerandaFiltersInput]
  not: SliderBerandaFiltersInput
}

"""A home-page slide, as the REST call \`slider-berandas\` lists it."""
type SliderBeranda {
  """Heading."""
  judul: String
  """Address the slide leads to, within the site or absolute."""
  link: String
  """Text below the heading."""
  keterangan: String
  """Picture."""
  gambar: UploadFileEntityResponse
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
  """When the entry was published; null for a draft."""
  publishedAt: DateTime
}

"""An entry (home-page slide): its id and its attributes."""
type SliderBerandaEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: SliderBeranda
}

"""A list of entries (home-page slide), with paging."""
type SliderBerandaEntityResponseCollection {
  data: [SliderBerandaEntity!]!
  meta: ResponseCollectionMeta!
}

"""Conditions on a testimonial; all that are given must hold."""
input TestimoniFiltersInput {
  id: IDFilterInput
  testimoni: StringFilterInput
  user: StringFilterInput
  rating: IntFilterInput
  rumah_sakit: RumahSakitFiltersInput
  createdAt: DateTimeFilterInput
  updatedAt: DateTimeFilterInput
  publishedAt: DateTimeFilterInput
  and: [TestimoniFiltersInput]
  or: [TestimoniFiltersInput]
  not: TestimoniFiltersInput
}

"""What a patient says about a hospital."""
type Testimoni {
  """The words, plain text."""
  testimoni: String
  """Name as the patient wishes it shown."""
  user: String
  """Stars, 1 to 5."""
  rating: Int
  """Hospital it is about."""
  rumah_sakit: RumahSakitEntityResponse
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
  """When the entry was published; null for a draft."""
  publishedAt: DateTime
}

"""An entry (testimonial): its id and its attributes."""
type TestimoniEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: Testimoni
}

"""A list of entries (testimonial), with paging."""
type TestimoniEntityResponseCollection {
  data: [TestimoniEntity!]!
  meta: ResponseCollectionMeta!
}

"""The entries above the header (single type)."""
type TopBar {
  """Entries, in the order shown."""
  menu(filters: ComponentNavigasiMenuFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): [ComponentNavigasiMenu]
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
  """When the entry was published; null for a draft."""
  publishedAt: DateTime
}

"""An entry (top bar): its id and its attributes."""
type TopBarEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: TopBar
}

"""One entry (top bar), or none: then \`data\` is null."""
type TopBarEntityResponse {
  data: TopBarEntity
}

"""Conditions on a video; all that are given must hold."""
input VideoFiltersInput {
  id: IDFilterInput
  judul: StringFilterInput
  video_id: StringFilterInput
  tgl_rilis: DateFilterInput
  createdAt: DateTimeFilterInput
  updatedAt: DateTimeFilterInput
  publishedAt: DateTimeFilterInput
  and: [VideoFiltersInput]
  or: [VideoFiltersInput]
  not: VideoFiltersInput
}

"""A video on YouTube."""
type Video {
  """Title."""
  judul: String
  """Picture shown before the video is played."""
  thumbnail: UploadFileEntityResponse
  """YouTube id."""
  video_id: String
  """Day of release."""
  tgl_rilis: Date
  """When the entry was made."""
  createdAt: DateTime
  """When the entry was last changed."""
  updatedAt: DateTime
  """When the entry was published; null for a draft."""
  publishedAt: DateTime
}

"""An entry (video): its id and its attributes."""
type VideoEntity {
  """Number, as text (REST: as a number)."""
  id: ID
  attributes: Video
}

"""A list of entries (video), with paging."""
type VideoEntityResponseCollection {
  data: [VideoEntity!]!
  meta: ResponseCollectionMeta!
}

"""
What part of a list is wanted: either \`page\` with \`pageSize\`, or \`start\` with \`limit\`; a mix is an error.
"""
input PaginationArg {
  """
  Page, counted from 1. Always with \`pageSize\`: alone it yields one entry per page, or an error.
  """
  page: Int
  """Entries per page."""
  pageSize: Int
  """Entries to skip."""
  start: Int
  """Entries at most; -1 for all, unless the server has a maximum."""
  limit: Int
}

"""Reads. By-id reads are left out: they would answer drafts too."""
type Query {
  """Articles."""
  artikels(filters: ArtikelFiltersInput, pagination: PaginationArg = {}, sort: [String] = [], publicationState: PublicationState = LIVE): ArtikelEntityResponseCollection
  """
  The home page: slides and the headings of its sections. \`data\` is null while it is not published.
  """
  # name is a guess: see README
  beranda(publicationState: PublicationState = LIVE): BerandaEntityResponse
  """Quality indicators."""
  # name is a guess: see README
  dataIndikatorMutus(filters: DataIndikatorMutuFiltersInput, pagination: PaginationArg = {}, sort: [String] = [], publicationState: PublicationState = LIVE): DataIndikatorMutuEntityResponseCollection
  """Doctors; filter by status \`aktif\` for those to show."""
  dokters(filters: DokterFiltersInput, pagination: PaginationArg = {}, sort: [String] = [], publicationState: PublicationState = LIVE): DokterEntityResponseCollection
  """Events and community activities."""
  eventCommunities(filters: EventCommunityFiltersInput, pagination: PaginationArg = {}, sort: [String] = [], publicationState: PublicationState = LIVE): EventCommunityEntityResponseCollection
  """Form pages."""
  # name is a guess: see README
  forms(filters: FormFiltersInput, pagination: PaginationArg = {}, sort: [String] = [], publicationState: PublicationState = LIVE): FormEntityResponseCollection
  """Sessions of doctors."""
  # name is a guess: see README
  jadwalDokters(filters: JadwalDokterFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): JadwalDokterEntityResponseCollection
  """Appointment types."""
  # name is a guess: see README
  jenisAppointments(filters: JenisAppointmentFiltersInput, pagination: PaginationArg = {}, sort: [String] = [], publicationState: PublicationState = LIVE): JenisAppointmentEntityResponseCollection
  """Job openings."""
  # name is a guess: see README
  karirs(filters: KarirFiltersInput, pagination: PaginationArg = {}, sort: [String] = [], publicationState: PublicationState = LIVE): KarirEntityResponseCollection
  """Article categories."""
  kategoriArtikels(filters: KategoriArtikelFiltersInput, pagination: PaginationArg = {}, sort: [String] = [], publicationState: PublicationState = LIVE): KategoriArtikelEntityResponseCollection
  """Package categories."""
  kategoriPakets(filters: KategoriPaketFiltersInput, pagination: PaginationArg = {}, sort: [String] = [], publicationState: PublicationState = LIVE): KategoriPaketEntityResponseCollection
  """Emergency contacts."""
  # name is a guess: see README
  kontakDarurats(filters: KontakDaruratFiltersInput, pagination: PaginationArg = {}, sort: [String] = [], publicationState: PublicationState = LIVE): KontakDaruratEntityResponseCollection
  """Specialist services."""
  # name is a guess: see README
  layananSpesialises(filters: LayananSpesialisFiltersInput, pagination: PaginationArg = {}, sort: [String] = [], publicationState: PublicationState = LIVE): LayananSpesialisEntityResponseCollection
  """Featured services."""
  layananUnggulans(filters: LayananUnggulanFiltersInput, pagination: PaginationArg = {}, sort: [String] = [], publicationState: PublicationState = LIVE): LayananUnggulanEntityResponseCollection
  """Payment methods."""
  # name is a guess: see README
  metodePembayarans(filters: MetodePembayaranFiltersInput, pagination: PaginationArg = {}, sort: [String] = [], publicationState: PublicationState = LIVE): MetodePembayaranEntityResponseCollection
  """Navigation entries."""
  # name is a guess: see README
  navigasis(filters: NavigasiFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): NavigasiEntityResponseCollection
  """Health packages; filter by \`tgl_berakhir\` for those to show."""
  pakets(filters: PaketFiltersInput, pagination: PaginationArg = {}, sort: [String] = [], publicationState: PublicationState = LIVE): PaketEntityResponseCollection
  """Promotional popups; filter by \`expired\` for those to show."""
  popups(filters: PopupFiltersInput, pagination: PaginationArg = {}, sort: [String] = [], publicationState: PublicationState = LIVE): PopupEntityResponseCollection
  """Hospitals."""
  rumahSakits(filters: RumahSakitFiltersInput, pagination: PaginationArg = {}, sort: [String] = [], publicationState: PublicationState = LIVE): RumahSakitEntityResponseCollection
  """Home-page slides."""
  sliderBerandas(filters: SliderBerandaFiltersInput, pagination: PaginationArg = {}, sort: [String] = [], publicationState: PublicationState = LIVE): SliderBerandaEntityResponseCollection
  """Testimonials."""
  # name is a guess: see README
  testimonis(filters: TestimoniFiltersInput, pagination: PaginationArg = {}, sort: [String] = [], publicationState: PublicationState = LIVE): TestimoniEntityResponseCollection
  """
  The entries above the header. \`data\` is null while it is not published.
  """
  topBar(publicationState: PublicationState = LIVE): TopBarEntityResponse
  """Videos."""
  videos(filters: VideoFiltersInput, pagination: PaginationArg = {}, sort: [String] = [], publicationState: PublicationState = LIVE): VideoEntityResponseCollection
}

"""
Submissions by visitors. The REST calls are to be preferred: a mutation leaves a draft where the type knows drafts.
"""
type Mutation {
  """Send a contact message."""
  # name is a guess: see README
  createHubungiKami(data: HubungiKamiInput!): HubungiKamiEntityResponse
  """Subscribe to the newsletter."""
  createNewsLetter(data: NewsLetterInput!): NewsLetterEntityResponse
  """Ask for a reservation of a health package."""
  createReservasiPaketKesehatan(data: ReservasiPaketKesehatanInput!): ReservasiPaketKesehatanEntityResponse
}
`

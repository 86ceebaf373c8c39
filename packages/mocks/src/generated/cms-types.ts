// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day, `YYYY-MM-DD`. A full ISO time as a variable is refused. */
  Date: { input: string; output: string; }
  /** A moment in UTC with milliseconds, such as `2024-12-31T16:59:59.000Z`. As a variable: a full ISO time. */
  DateTime: { input: string; output: string; }
  /** Any JSON value, null included. */
  JSON: { input: unknown; output: unknown; }
  /** A time of day without zone, such as `08:00:00.000`. Meant in the hospital's own zone. */
  Time: { input: string; output: string; }
};

/** An article, health articles and news alike. Its page is `/{category slug}/{slug}`. */
export type Artikel = {
  __typename?: 'Artikel';
  /** Text, HTML. */
  artikel?: Maybe<Scalars['String']['output']>;
  /** Text in English, HTML. */
  artikel_en?: Maybe<Scalars['String']['output']>;
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Picture. */
  gambar?: Maybe<UploadFileEntityResponse>;
  /** Title. */
  judul?: Maybe<Scalars['String']['output']>;
  /** Title in English. */
  judul_en?: Maybe<Scalars['String']['output']>;
  /** Category. */
  kategori_artikel?: Maybe<KategoriArtikelEntityResponse>;
  /** Code of the specialty the article is about. */
  kode_spesialis?: Maybe<Scalars['String']['output']>;
  /** Doctor who reviewed it, with titles. */
  peninjau?: Maybe<Scalars['String']['output']>;
  /** Who wrote it. */
  penulis?: Maybe<Scalars['String']['output']>;
  /** When the entry was published; null for a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Summary in one or two sentences, plain text. */
  ringkasan?: Maybe<Scalars['String']['output']>;
  /** Summary in English. */
  ringkasan_en?: Maybe<Scalars['String']['output']>;
  /** Hospital the article comes from; empty for the group. */
  rumah_sakit?: Maybe<RumahSakitEntityResponse>;
  /** Last part of the page's address. Null for an entry made outside the admin panel; such an article has no page. */
  slug?: Maybe<Scalars['String']['output']>;
  /** Day of the review. */
  tgl_tinjau?: Maybe<Scalars['Date']['output']>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An entry (article): its id and its attributes. */
export type ArtikelEntity = {
  __typename?: 'ArtikelEntity';
  attributes?: Maybe<Artikel>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** A list of entries (article), with paging. */
export type ArtikelEntityResponseCollection = {
  __typename?: 'ArtikelEntityResponseCollection';
  data: Array<ArtikelEntity>;
  meta: ResponseCollectionMeta;
};

/** Conditions on a article; all that are given must hold. */
export type ArtikelFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<ArtikelFiltersInput>>>;
  artikel?: InputMaybe<StringFilterInput>;
  artikel_en?: InputMaybe<StringFilterInput>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  id?: InputMaybe<IdFilterInput>;
  judul?: InputMaybe<StringFilterInput>;
  judul_en?: InputMaybe<StringFilterInput>;
  kategori_artikel?: InputMaybe<KategoriArtikelFiltersInput>;
  kode_spesialis?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<ArtikelFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<ArtikelFiltersInput>>>;
  peninjau?: InputMaybe<StringFilterInput>;
  penulis?: InputMaybe<StringFilterInput>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  ringkasan?: InputMaybe<StringFilterInput>;
  ringkasan_en?: InputMaybe<StringFilterInput>;
  rumah_sakit?: InputMaybe<RumahSakitFiltersInput>;
  slug?: InputMaybe<StringFilterInput>;
  tgl_tinjau?: InputMaybe<DateFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

/** The home page (single type). */
export type Beranda = {
  __typename?: 'Beranda';
  /** Heading of the article section. */
  artikel?: Maybe<ComponentBerandaSection>;
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Heading of the Instagram section. */
  instagram?: Maybe<ComponentBerandaSection>;
  /** Heading of the doctor-schedule section. */
  jadwal_dokter?: Maybe<ComponentBerandaSection>;
  /** Heading of the section that finds a doctor by location. */
  lokasi_dokter?: Maybe<ComponentBerandaSection>;
  /** Heading of the package section. */
  paket?: Maybe<ComponentBerandaSection>;
  /** When the entry was published; null for a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Slides, in the order shown. */
  slider?: Maybe<Array<Maybe<ComponentBerandaSlider>>>;
  /** Heading of the specialist-services section. */
  spesialis?: Maybe<ComponentBerandaSection>;
  /** Heading of the testimonial section. */
  testimoni?: Maybe<ComponentBerandaSection>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Heading of the video section. */
  video?: Maybe<ComponentBerandaSection>;
};


/** The home page (single type). */
export type BerandaSliderArgs = {
  filters?: InputMaybe<ComponentBerandaSliderFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

/** An entry (home page): its id and its attributes. */
export type BerandaEntity = {
  __typename?: 'BerandaEntity';
  attributes?: Maybe<Beranda>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** One entry (home page), or none: then `data` is null. */
export type BerandaEntityResponse = {
  __typename?: 'BerandaEntityResponse';
  data?: Maybe<BerandaEntity>;
};

/** Conditions on a boolean; all that are given must hold. A condition whose variable is absent holds always, one given null never. */
export type BooleanFilterInput = {
  and?: InputMaybe<Array<InputMaybe<Scalars['Boolean']['input']>>>;
  between?: InputMaybe<Array<InputMaybe<Scalars['Boolean']['input']>>>;
  contains?: InputMaybe<Scalars['Boolean']['input']>;
  containsi?: InputMaybe<Scalars['Boolean']['input']>;
  endsWith?: InputMaybe<Scalars['Boolean']['input']>;
  eq?: InputMaybe<Scalars['Boolean']['input']>;
  eqi?: InputMaybe<Scalars['Boolean']['input']>;
  gt?: InputMaybe<Scalars['Boolean']['input']>;
  gte?: InputMaybe<Scalars['Boolean']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['Boolean']['input']>>>;
  lt?: InputMaybe<Scalars['Boolean']['input']>;
  lte?: InputMaybe<Scalars['Boolean']['input']>;
  ne?: InputMaybe<Scalars['Boolean']['input']>;
  nei?: InputMaybe<Scalars['Boolean']['input']>;
  not?: InputMaybe<BooleanFilterInput>;
  notContains?: InputMaybe<Scalars['Boolean']['input']>;
  notContainsi?: InputMaybe<Scalars['Boolean']['input']>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['Boolean']['input']>>>;
  notNull?: InputMaybe<Scalars['Boolean']['input']>;
  null?: InputMaybe<Scalars['Boolean']['input']>;
  or?: InputMaybe<Array<InputMaybe<Scalars['Boolean']['input']>>>;
  startsWith?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Heading of one section of the home page. */
export type ComponentBerandaSection = {
  __typename?: 'ComponentBerandaSection';
  /** Id among components of this kind. */
  id: Scalars['ID']['output'];
  /** Heading. */
  judul?: Maybe<Scalars['String']['output']>;
  /** Heading in English. */
  judul_en?: Maybe<Scalars['String']['output']>;
  /** Sub-heading. */
  subjudul?: Maybe<Scalars['String']['output']>;
  /** Sub-heading in English. */
  subjudul_en?: Maybe<Scalars['String']['output']>;
};

/** One slide of the home page. */
export type ComponentBerandaSlider = {
  __typename?: 'ComponentBerandaSlider';
  /** Picture. */
  gambar?: Maybe<UploadFileEntityResponse>;
  /** Id among components of this kind. */
  id: Scalars['ID']['output'];
  /** Heading. */
  judul?: Maybe<Scalars['String']['output']>;
  /** Text below the heading. */
  keterangan?: Maybe<Scalars['String']['output']>;
  /** Address the slide leads to, within the site or absolute. */
  link?: Maybe<Scalars['String']['output']>;
};

/** Conditions on a home-page slide; all that are given must hold. */
export type ComponentBerandaSliderFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<ComponentBerandaSliderFiltersInput>>>;
  judul?: InputMaybe<StringFilterInput>;
  keterangan?: InputMaybe<StringFilterInput>;
  link?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<ComponentBerandaSliderFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<ComponentBerandaSliderFiltersInput>>>;
};

/** One block of text about a featured service, in general or at one hospital. */
export type ComponentLayananKeterangan = {
  __typename?: 'ComponentLayananKeterangan';
  /** Id among components of this kind. */
  id: Scalars['ID']['output'];
  /** Heading. */
  judul?: Maybe<Scalars['String']['output']>;
  /** Heading in English. */
  judul_en?: Maybe<Scalars['String']['output']>;
  /** Text, HTML. */
  keterangan?: Maybe<Scalars['String']['output']>;
  /** Text in English, HTML. */
  keterangan_en?: Maybe<Scalars['String']['output']>;
  /** Hospital the block is about; empty for all. */
  rumah_sakit?: Maybe<RumahSakitEntityResponse>;
};

/** Conditions on a featured-service description; all that are given must hold. */
export type ComponentLayananKeteranganFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<ComponentLayananKeteranganFiltersInput>>>;
  judul?: InputMaybe<StringFilterInput>;
  judul_en?: InputMaybe<StringFilterInput>;
  keterangan?: InputMaybe<StringFilterInput>;
  keterangan_en?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<ComponentLayananKeteranganFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<ComponentLayananKeteranganFiltersInput>>>;
  rumah_sakit?: InputMaybe<RumahSakitFiltersInput>;
};

/** The code that one hospital's own system uses for a specialty. */
export type ComponentLayananMapping = {
  __typename?: 'ComponentLayananMapping';
  /** Hospital in which the code applies. */
  hospital?: Maybe<RumahSakitEntityResponse>;
  /** Id among components of this kind. */
  id: Scalars['ID']['output'];
  /** Specialty code; matches `kode_mapping_spesialis` of doctors. */
  kode_spesialis?: Maybe<Scalars['String']['output']>;
};

/** Conditions on a specialty mapping; all that are given must hold. */
export type ComponentLayananMappingFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<ComponentLayananMappingFiltersInput>>>;
  hospital?: InputMaybe<RumahSakitFiltersInput>;
  kode_spesialis?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<ComponentLayananMappingFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<ComponentLayananMappingFiltersInput>>>;
};

/** One entry of the top bar: a link, or the button that opens the emergency-call dialog. */
export type ComponentNavigasiMenu = {
  __typename?: 'ComponentNavigasiMenu';
  /** True: shown to logged-in patients only. */
  auth_required?: Maybe<Scalars['Boolean']['output']>;
  /** Address of a picture in place of the text. */
  btn_image?: Maybe<Scalars['String']['output']>;
  /** Field of the emergency contact that holds the number to show; null means `nomor_telepon`. */
  field_rs?: Maybe<Scalars['String']['output']>;
  /** Name of an icon. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Id among components of this kind. */
  id: Scalars['ID']['output'];
  /** Address, within the site or absolute; null where the entry opens the emergency-call dialog. */
  link?: Maybe<Scalars['String']['output']>;
  /** Text of the entry. */
  menu?: Maybe<Scalars['String']['output']>;
  /** True: marked as new. */
  new?: Maybe<Scalars['Boolean']['output']>;
  /** Sub-entries in the form of a menu entry, or null. */
  submenu?: Maybe<Scalars['JSON']['output']>;
};

/** Conditions on a menu entry; all that are given must hold. */
export type ComponentNavigasiMenuFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<ComponentNavigasiMenuFiltersInput>>>;
  auth_required?: InputMaybe<BooleanFilterInput>;
  btn_image?: InputMaybe<StringFilterInput>;
  field_rs?: InputMaybe<StringFilterInput>;
  icon?: InputMaybe<StringFilterInput>;
  link?: InputMaybe<StringFilterInput>;
  menu?: InputMaybe<StringFilterInput>;
  new?: InputMaybe<BooleanFilterInput>;
  not?: InputMaybe<ComponentNavigasiMenuFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<ComponentNavigasiMenuFiltersInput>>>;
  submenu?: InputMaybe<JsonFilterInput>;
};

/** One span of visiting hours. */
export type ComponentRumahSakitJamKunjungan = {
  __typename?: 'ComponentRumahSakitJamKunjungan';
  /** Id among components of this kind. */
  id: Scalars['ID']['output'];
  /** End of visiting hours. */
  jam_akhir?: Maybe<Scalars['Time']['output']>;
  /** Start of visiting hours. */
  jam_awal?: Maybe<Scalars['Time']['output']>;
};

/** Conditions on a visiting hours; all that are given must hold. */
export type ComponentRumahSakitJamKunjunganFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<ComponentRumahSakitJamKunjunganFiltersInput>>>;
  jam_akhir?: InputMaybe<TimeFilterInput>;
  jam_awal?: InputMaybe<TimeFilterInput>;
  not?: InputMaybe<ComponentRumahSakitJamKunjunganFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<ComponentRumahSakitJamKunjunganFiltersInput>>>;
};

/** Text for search engines and link previews. */
export type ComponentSharedSeo = {
  __typename?: 'ComponentSharedSeo';
  /** Id among components of this kind. */
  id: Scalars['ID']['output'];
  /** Description of the page; shown cut to 165 characters. */
  metaDescription?: Maybe<Scalars['String']['output']>;
  /** Title of the page. */
  metaTitle?: Maybe<Scalars['String']['output']>;
};

/** Conditions on a search-engine text; all that are given must hold. */
export type ComponentSharedSeoFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<ComponentSharedSeoFiltersInput>>>;
  metaDescription?: InputMaybe<StringFilterInput>;
  metaTitle?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<ComponentSharedSeoFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<ComponentSharedSeoFiltersInput>>>;
};

/** Quality-indicator data of a hospital for one period. */
export type DataIndikatorMutu = {
  __typename?: 'DataIndikatorMutu';
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** List of measured indicators: `[{indikator, indikator_en, standar, capaian, satuan, arah}]`, where `standar` (target) and `capaian` (reached) are numbers or null, `satuan` is their unit and `arah` says which way is better: `naik` (higher), `turun` (lower), or null where neither is. */
  data?: Maybe<Scalars['JSON']['output']>;
  /** Picture or chart. */
  gambar?: Maybe<UploadFileEntityResponse>;
  /** Title. */
  judul?: Maybe<Scalars['String']['output']>;
  /** Title in English. */
  judul_en?: Maybe<Scalars['String']['output']>;
  /** Explanation, HTML. */
  keterangan?: Maybe<Scalars['String']['output']>;
  /** Period in words, such as `Triwulan III 2026`. */
  periode?: Maybe<Scalars['String']['output']>;
  /** When the entry was published; null for a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Hospital measured; empty for the group. */
  rumah_sakit?: Maybe<RumahSakitEntityResponse>;
  /** Last part of the page's address. */
  slug?: Maybe<Scalars['String']['output']>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An entry (quality indicator): its id and its attributes. */
export type DataIndikatorMutuEntity = {
  __typename?: 'DataIndikatorMutuEntity';
  attributes?: Maybe<DataIndikatorMutu>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** A list of entries (quality indicator), with paging. */
export type DataIndikatorMutuEntityResponseCollection = {
  __typename?: 'DataIndikatorMutuEntityResponseCollection';
  data: Array<DataIndikatorMutuEntity>;
  meta: ResponseCollectionMeta;
};

/** Conditions on a quality indicator; all that are given must hold. */
export type DataIndikatorMutuFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<DataIndikatorMutuFiltersInput>>>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  data?: InputMaybe<JsonFilterInput>;
  id?: InputMaybe<IdFilterInput>;
  judul?: InputMaybe<StringFilterInput>;
  judul_en?: InputMaybe<StringFilterInput>;
  keterangan?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<DataIndikatorMutuFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<DataIndikatorMutuFiltersInput>>>;
  periode?: InputMaybe<StringFilterInput>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  rumah_sakit?: InputMaybe<RumahSakitFiltersInput>;
  slug?: InputMaybe<StringFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

/** Conditions on a calendar day; all that are given must hold. A condition whose variable is absent holds always, one given null never. */
export type DateFilterInput = {
  and?: InputMaybe<Array<InputMaybe<Scalars['Date']['input']>>>;
  between?: InputMaybe<Array<InputMaybe<Scalars['Date']['input']>>>;
  contains?: InputMaybe<Scalars['Date']['input']>;
  containsi?: InputMaybe<Scalars['Date']['input']>;
  endsWith?: InputMaybe<Scalars['Date']['input']>;
  eq?: InputMaybe<Scalars['Date']['input']>;
  eqi?: InputMaybe<Scalars['Date']['input']>;
  gt?: InputMaybe<Scalars['Date']['input']>;
  gte?: InputMaybe<Scalars['Date']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['Date']['input']>>>;
  lt?: InputMaybe<Scalars['Date']['input']>;
  lte?: InputMaybe<Scalars['Date']['input']>;
  ne?: InputMaybe<Scalars['Date']['input']>;
  nei?: InputMaybe<Scalars['Date']['input']>;
  not?: InputMaybe<DateFilterInput>;
  notContains?: InputMaybe<Scalars['Date']['input']>;
  notContainsi?: InputMaybe<Scalars['Date']['input']>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['Date']['input']>>>;
  notNull?: InputMaybe<Scalars['Boolean']['input']>;
  null?: InputMaybe<Scalars['Boolean']['input']>;
  or?: InputMaybe<Array<InputMaybe<Scalars['Date']['input']>>>;
  startsWith?: InputMaybe<Scalars['Date']['input']>;
};

/** Conditions on a moment; all that are given must hold. A condition whose variable is absent holds always, one given null never. */
export type DateTimeFilterInput = {
  and?: InputMaybe<Array<InputMaybe<Scalars['DateTime']['input']>>>;
  between?: InputMaybe<Array<InputMaybe<Scalars['DateTime']['input']>>>;
  contains?: InputMaybe<Scalars['DateTime']['input']>;
  containsi?: InputMaybe<Scalars['DateTime']['input']>;
  endsWith?: InputMaybe<Scalars['DateTime']['input']>;
  eq?: InputMaybe<Scalars['DateTime']['input']>;
  eqi?: InputMaybe<Scalars['DateTime']['input']>;
  gt?: InputMaybe<Scalars['DateTime']['input']>;
  gte?: InputMaybe<Scalars['DateTime']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['DateTime']['input']>>>;
  lt?: InputMaybe<Scalars['DateTime']['input']>;
  lte?: InputMaybe<Scalars['DateTime']['input']>;
  ne?: InputMaybe<Scalars['DateTime']['input']>;
  nei?: InputMaybe<Scalars['DateTime']['input']>;
  not?: InputMaybe<DateTimeFilterInput>;
  notContains?: InputMaybe<Scalars['DateTime']['input']>;
  notContainsi?: InputMaybe<Scalars['DateTime']['input']>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['DateTime']['input']>>>;
  notNull?: InputMaybe<Scalars['Boolean']['input']>;
  null?: InputMaybe<Scalars['Boolean']['input']>;
  or?: InputMaybe<Array<InputMaybe<Scalars['DateTime']['input']>>>;
  startsWith?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A doctor. Only those with status `aktif` are shown. */
export type Dokter = {
  __typename?: 'Dokter';
  /** Portrait: a path below `uploads/dokter` on the picture server, or an address. Null, empty or the text `null`: none. */
  avatar?: Maybe<Scalars['String']['output']>;
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Code in the hospital systems, used for schedules and appointments. */
  kode?: Maybe<Scalars['String']['output']>;
  /** Code of the hospital; matches `kode_mapping_rs` of hospitals. */
  kode_mapping_rs?: Maybe<Scalars['String']['output']>;
  /** Code of the specialty; matches `mapping.kode_spesialis` of specialist services. */
  kode_mapping_spesialis?: Maybe<Scalars['String']['output']>;
  /** Name with titles. */
  nama?: Maybe<Scalars['String']['output']>;
  /** When the entry was published; null for a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last part of the page's address. */
  slug?: Maybe<Scalars['String']['output']>;
  /** Whether the doctor practises. */
  status?: Maybe<Enum_Dokter_Status>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An entry (doctor): its id and its attributes. */
export type DokterEntity = {
  __typename?: 'DokterEntity';
  attributes?: Maybe<Dokter>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** One entry (doctor), or none: then `data` is null. */
export type DokterEntityResponse = {
  __typename?: 'DokterEntityResponse';
  data?: Maybe<DokterEntity>;
};

/** A list of entries (doctor), with paging. */
export type DokterEntityResponseCollection = {
  __typename?: 'DokterEntityResponseCollection';
  data: Array<DokterEntity>;
  meta: ResponseCollectionMeta;
};

/** Conditions on a doctor; all that are given must hold. */
export type DokterFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<DokterFiltersInput>>>;
  avatar?: InputMaybe<StringFilterInput>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  id?: InputMaybe<IdFilterInput>;
  kode?: InputMaybe<StringFilterInput>;
  kode_mapping_rs?: InputMaybe<StringFilterInput>;
  kode_mapping_spesialis?: InputMaybe<StringFilterInput>;
  nama?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<DokterFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<DokterFiltersInput>>>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  slug?: InputMaybe<StringFilterInput>;
  status?: InputMaybe<StringFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

/** Whether a doctor practises. */
export type Enum_Dokter_Status =
  /** Practises. */
  | 'aktif'
  /** Does not practise (any more). */
  | 'nonaktif';

/** Day of the week. */
export type Enum_Jadwaldokter_Hari =
  /** Friday. */
  | 'Jumat'
  /** Thursday. */
  | 'Kamis'
  /** Sunday. */
  | 'Minggu'
  /** Wednesday. */
  | 'Rabu'
  /** Saturday. */
  | 'Sabtu'
  /** Tuesday. */
  | 'Selasa'
  /** Monday. */
  | 'Senin';

/** The place of a navigation entry. */
export type Enum_Navigasi_Posisi =
  /** Footer. */
  | 'bottom'
  /** Main menu. */
  | 'top';

/** Gender, by GraphQL's spelling; REST has `Laki-laki` with a hyphen. */
export type Enum_Newsletter_Jenis_Kelamin =
  /** Male; stored as `Laki-laki`. */
  | 'Laki_laki'
  /** Female. */
  | 'Perempuan';

/** An event or a community activity. */
export type EventCommunity = {
  __typename?: 'EventCommunity';
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Text, HTML. */
  event?: Maybe<Scalars['String']['output']>;
  /** Text in English, HTML. */
  event_en?: Maybe<Scalars['String']['output']>;
  /** Picture. */
  gambar?: Maybe<UploadFileEntityResponse>;
  /** Title. */
  judul?: Maybe<Scalars['String']['output']>;
  /** Title in English. */
  judul_en?: Maybe<Scalars['String']['output']>;
  /** When the entry was published; null for a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Hospital that holds it; empty for the group. */
  rumah_sakit?: Maybe<RumahSakitEntityResponse>;
  /** Text for search engines. */
  seo?: Maybe<ComponentSharedSeo>;
  /** Last part of the page's address. */
  slug?: Maybe<Scalars['String']['output']>;
  /** Day on which it takes place. */
  tanggal?: Maybe<Scalars['Date']['output']>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An entry (event): its id and its attributes. */
export type EventCommunityEntity = {
  __typename?: 'EventCommunityEntity';
  attributes?: Maybe<EventCommunity>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** A list of entries (event), with paging. */
export type EventCommunityEntityResponseCollection = {
  __typename?: 'EventCommunityEntityResponseCollection';
  data: Array<EventCommunityEntity>;
  meta: ResponseCollectionMeta;
};

/** Conditions on a event; all that are given must hold. */
export type EventCommunityFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<EventCommunityFiltersInput>>>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  event?: InputMaybe<StringFilterInput>;
  event_en?: InputMaybe<StringFilterInput>;
  id?: InputMaybe<IdFilterInput>;
  judul?: InputMaybe<StringFilterInput>;
  judul_en?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<EventCommunityFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<EventCommunityFiltersInput>>>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  rumah_sakit?: InputMaybe<RumahSakitFiltersInput>;
  seo?: InputMaybe<ComponentSharedSeoFiltersInput>;
  slug?: InputMaybe<StringFilterInput>;
  tanggal?: InputMaybe<DateFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

/** Conditions on a number; all that are given must hold. A condition whose variable is absent holds always, one given null never. */
export type FloatFilterInput = {
  and?: InputMaybe<Array<InputMaybe<Scalars['Float']['input']>>>;
  between?: InputMaybe<Array<InputMaybe<Scalars['Float']['input']>>>;
  contains?: InputMaybe<Scalars['Float']['input']>;
  containsi?: InputMaybe<Scalars['Float']['input']>;
  endsWith?: InputMaybe<Scalars['Float']['input']>;
  eq?: InputMaybe<Scalars['Float']['input']>;
  eqi?: InputMaybe<Scalars['Float']['input']>;
  gt?: InputMaybe<Scalars['Float']['input']>;
  gte?: InputMaybe<Scalars['Float']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['Float']['input']>>>;
  lt?: InputMaybe<Scalars['Float']['input']>;
  lte?: InputMaybe<Scalars['Float']['input']>;
  ne?: InputMaybe<Scalars['Float']['input']>;
  nei?: InputMaybe<Scalars['Float']['input']>;
  not?: InputMaybe<FloatFilterInput>;
  notContains?: InputMaybe<Scalars['Float']['input']>;
  notContainsi?: InputMaybe<Scalars['Float']['input']>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['Float']['input']>>>;
  notNull?: InputMaybe<Scalars['Boolean']['input']>;
  null?: InputMaybe<Scalars['Boolean']['input']>;
  or?: InputMaybe<Array<InputMaybe<Scalars['Float']['input']>>>;
  startsWith?: InputMaybe<Scalars['Float']['input']>;
};

/** A page with forms to read or download. */
export type Form = {
  __typename?: 'Form';
  /** Files to download. */
  berkas?: Maybe<UploadFileRelationResponseCollection>;
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Text, HTML. */
  isi?: Maybe<Scalars['String']['output']>;
  /** Text in English, HTML. */
  isi_en?: Maybe<Scalars['String']['output']>;
  /** Title. */
  judul?: Maybe<Scalars['String']['output']>;
  /** Title in English. */
  judul_en?: Maybe<Scalars['String']['output']>;
  /** When the entry was published; null for a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last part of the page's address. */
  slug?: Maybe<Scalars['String']['output']>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** A page with forms to read or download. */
export type FormBerkasArgs = {
  filters?: InputMaybe<UploadFileFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

/** An entry (form page): its id and its attributes. */
export type FormEntity = {
  __typename?: 'FormEntity';
  attributes?: Maybe<Form>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** A list of entries (form page), with paging. */
export type FormEntityResponseCollection = {
  __typename?: 'FormEntityResponseCollection';
  data: Array<FormEntity>;
  meta: ResponseCollectionMeta;
};

/** Conditions on a form page; all that are given must hold. */
export type FormFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<FormFiltersInput>>>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  id?: InputMaybe<IdFilterInput>;
  isi?: InputMaybe<StringFilterInput>;
  isi_en?: InputMaybe<StringFilterInput>;
  judul?: InputMaybe<StringFilterInput>;
  judul_en?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<FormFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<FormFiltersInput>>>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  slug?: InputMaybe<StringFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

/** A message sent through the contact form. */
export type HubungiKami = {
  __typename?: 'HubungiKami';
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Sender's email address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Sender's name. */
  nama?: Maybe<Scalars['String']['output']>;
  /** Sender's phone number. */
  no_telp?: Maybe<Scalars['String']['output']>;
  /** Message, plain text. */
  pesan?: Maybe<Scalars['String']['output']>;
  /** Hospital the message is for; empty for the group. */
  rumah_sakit?: Maybe<RumahSakitEntityResponse>;
  /** Subject. */
  subjek?: Maybe<Scalars['String']['output']>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An entry (contact message): its id and its attributes. */
export type HubungiKamiEntity = {
  __typename?: 'HubungiKamiEntity';
  attributes?: Maybe<HubungiKami>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** One entry (contact message), or none: then `data` is null. */
export type HubungiKamiEntityResponse = {
  __typename?: 'HubungiKamiEntityResponse';
  data?: Maybe<HubungiKamiEntity>;
};

/** A new contact message. */
export type HubungiKamiInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  nama?: InputMaybe<Scalars['String']['input']>;
  no_telp?: InputMaybe<Scalars['String']['input']>;
  pesan?: InputMaybe<Scalars['String']['input']>;
  rumah_sakit?: InputMaybe<Scalars['ID']['input']>;
  subjek?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions on an id; all that are given must hold. A condition whose variable is absent holds always, one given null never. */
export type IdFilterInput = {
  and?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  between?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  contains?: InputMaybe<Scalars['ID']['input']>;
  containsi?: InputMaybe<Scalars['ID']['input']>;
  endsWith?: InputMaybe<Scalars['ID']['input']>;
  eq?: InputMaybe<Scalars['ID']['input']>;
  eqi?: InputMaybe<Scalars['ID']['input']>;
  gt?: InputMaybe<Scalars['ID']['input']>;
  gte?: InputMaybe<Scalars['ID']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  lt?: InputMaybe<Scalars['ID']['input']>;
  lte?: InputMaybe<Scalars['ID']['input']>;
  ne?: InputMaybe<Scalars['ID']['input']>;
  nei?: InputMaybe<Scalars['ID']['input']>;
  not?: InputMaybe<IdFilterInput>;
  notContains?: InputMaybe<Scalars['ID']['input']>;
  notContainsi?: InputMaybe<Scalars['ID']['input']>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  notNull?: InputMaybe<Scalars['Boolean']['input']>;
  null?: InputMaybe<Scalars['Boolean']['input']>;
  or?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  startsWith?: InputMaybe<Scalars['ID']['input']>;
};

/** Conditions on an integer; all that are given must hold. A condition whose variable is absent holds always, one given null never. */
export type IntFilterInput = {
  and?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  between?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  contains?: InputMaybe<Scalars['Int']['input']>;
  containsi?: InputMaybe<Scalars['Int']['input']>;
  endsWith?: InputMaybe<Scalars['Int']['input']>;
  eq?: InputMaybe<Scalars['Int']['input']>;
  eqi?: InputMaybe<Scalars['Int']['input']>;
  gt?: InputMaybe<Scalars['Int']['input']>;
  gte?: InputMaybe<Scalars['Int']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  lt?: InputMaybe<Scalars['Int']['input']>;
  lte?: InputMaybe<Scalars['Int']['input']>;
  ne?: InputMaybe<Scalars['Int']['input']>;
  nei?: InputMaybe<Scalars['Int']['input']>;
  not?: InputMaybe<IntFilterInput>;
  notContains?: InputMaybe<Scalars['Int']['input']>;
  notContainsi?: InputMaybe<Scalars['Int']['input']>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  notNull?: InputMaybe<Scalars['Boolean']['input']>;
  null?: InputMaybe<Scalars['Boolean']['input']>;
  or?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  startsWith?: InputMaybe<Scalars['Int']['input']>;
};

/** Conditions on a JSON value; all that are given must hold. A condition whose variable is absent holds always, one given null never. */
export type JsonFilterInput = {
  and?: InputMaybe<Array<InputMaybe<Scalars['JSON']['input']>>>;
  between?: InputMaybe<Array<InputMaybe<Scalars['JSON']['input']>>>;
  contains?: InputMaybe<Scalars['JSON']['input']>;
  containsi?: InputMaybe<Scalars['JSON']['input']>;
  endsWith?: InputMaybe<Scalars['JSON']['input']>;
  eq?: InputMaybe<Scalars['JSON']['input']>;
  eqi?: InputMaybe<Scalars['JSON']['input']>;
  gt?: InputMaybe<Scalars['JSON']['input']>;
  gte?: InputMaybe<Scalars['JSON']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['JSON']['input']>>>;
  lt?: InputMaybe<Scalars['JSON']['input']>;
  lte?: InputMaybe<Scalars['JSON']['input']>;
  ne?: InputMaybe<Scalars['JSON']['input']>;
  nei?: InputMaybe<Scalars['JSON']['input']>;
  not?: InputMaybe<JsonFilterInput>;
  notContains?: InputMaybe<Scalars['JSON']['input']>;
  notContainsi?: InputMaybe<Scalars['JSON']['input']>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['JSON']['input']>>>;
  notNull?: InputMaybe<Scalars['Boolean']['input']>;
  null?: InputMaybe<Scalars['Boolean']['input']>;
  or?: InputMaybe<Array<InputMaybe<Scalars['JSON']['input']>>>;
  startsWith?: InputMaybe<Scalars['JSON']['input']>;
};

/** One weekly session of a doctor at a hospital. The site reads schedules through the REST call `get-jadwal-dokter`. */
export type JadwalDokter = {
  __typename?: 'JadwalDokter';
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Doctor. */
  dokter?: Maybe<DokterEntityResponse>;
  /** Day of the week. */
  hari?: Maybe<Enum_Jadwaldokter_Hari>;
  /** Start. */
  jam_mulai?: Maybe<Scalars['Time']['output']>;
  /** End; null when open-ended. */
  jam_selesai?: Maybe<Scalars['Time']['output']>;
  /** Remark, such as `dengan perjanjian` (by appointment only). */
  keterangan?: Maybe<Scalars['String']['output']>;
  /** Specialty practised. */
  layanan_spesialis?: Maybe<LayananSpesialisEntityResponse>;
  /** Hospital. */
  rumah_sakit?: Maybe<RumahSakitEntityResponse>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An entry (doctor schedule session): its id and its attributes. */
export type JadwalDokterEntity = {
  __typename?: 'JadwalDokterEntity';
  attributes?: Maybe<JadwalDokter>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** A list of entries (doctor schedule session), with paging. */
export type JadwalDokterEntityResponseCollection = {
  __typename?: 'JadwalDokterEntityResponseCollection';
  data: Array<JadwalDokterEntity>;
  meta: ResponseCollectionMeta;
};

/** Conditions on a doctor schedule session; all that are given must hold. */
export type JadwalDokterFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<JadwalDokterFiltersInput>>>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  dokter?: InputMaybe<DokterFiltersInput>;
  hari?: InputMaybe<StringFilterInput>;
  id?: InputMaybe<IdFilterInput>;
  jam_mulai?: InputMaybe<TimeFilterInput>;
  jam_selesai?: InputMaybe<TimeFilterInput>;
  keterangan?: InputMaybe<StringFilterInput>;
  layanan_spesialis?: InputMaybe<LayananSpesialisFiltersInput>;
  not?: InputMaybe<JadwalDokterFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<JadwalDokterFiltersInput>>>;
  rumah_sakit?: InputMaybe<RumahSakitFiltersInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

/** A kind of appointment, such as outpatient clinic or telemedicine. */
export type JenisAppointment = {
  __typename?: 'JenisAppointment';
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Code sent with an appointment. */
  kode?: Maybe<Scalars['String']['output']>;
  /** Name. */
  nama?: Maybe<Scalars['String']['output']>;
  /** When the entry was published; null for a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Key for the site's own logic. */
  tag?: Maybe<Scalars['String']['output']>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An entry (appointment type): its id and its attributes. */
export type JenisAppointmentEntity = {
  __typename?: 'JenisAppointmentEntity';
  attributes?: Maybe<JenisAppointment>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** A list of entries (appointment type), with paging. */
export type JenisAppointmentEntityResponseCollection = {
  __typename?: 'JenisAppointmentEntityResponseCollection';
  data: Array<JenisAppointmentEntity>;
  meta: ResponseCollectionMeta;
};

/** Conditions on a appointment type; all that are given must hold. */
export type JenisAppointmentFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<JenisAppointmentFiltersInput>>>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  id?: InputMaybe<IdFilterInput>;
  kode?: InputMaybe<StringFilterInput>;
  nama?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<JenisAppointmentFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<JenisAppointmentFiltersInput>>>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  tag?: InputMaybe<StringFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

/** A job opening. */
export type Karir = {
  __typename?: 'Karir';
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Description, HTML. */
  deskripsi?: Maybe<Scalars['String']['output']>;
  /** Picture. */
  gambar?: Maybe<UploadFileEntityResponse>;
  /** Title. */
  judul?: Maybe<Scalars['String']['output']>;
  /** Title in English. */
  judul_en?: Maybe<Scalars['String']['output']>;
  /** When the entry was published; null for a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Hospital of the job; empty for the group. */
  rumah_sakit?: Maybe<RumahSakitEntityResponse>;
  /** Last part of the page's address. */
  slug?: Maybe<Scalars['String']['output']>;
  /** Last day for applications; null when open. */
  tgl_tutup?: Maybe<Scalars['Date']['output']>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An entry (career): its id and its attributes. */
export type KarirEntity = {
  __typename?: 'KarirEntity';
  attributes?: Maybe<Karir>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** A list of entries (career), with paging. */
export type KarirEntityResponseCollection = {
  __typename?: 'KarirEntityResponseCollection';
  data: Array<KarirEntity>;
  meta: ResponseCollectionMeta;
};

/** Conditions on a career; all that are given must hold. */
export type KarirFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<KarirFiltersInput>>>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  deskripsi?: InputMaybe<StringFilterInput>;
  id?: InputMaybe<IdFilterInput>;
  judul?: InputMaybe<StringFilterInput>;
  judul_en?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<KarirFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<KarirFiltersInput>>>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  rumah_sakit?: InputMaybe<RumahSakitFiltersInput>;
  slug?: InputMaybe<StringFilterInput>;
  tgl_tutup?: InputMaybe<DateFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

/** A category of articles; its slug is the first part of their addresses. */
export type KategoriArtikel = {
  __typename?: 'KategoriArtikel';
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name. */
  kategori?: Maybe<Scalars['String']['output']>;
  /** Name in English. */
  kategori_en?: Maybe<Scalars['String']['output']>;
  /** When the entry was published; null for a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Part of the address. */
  slug?: Maybe<Scalars['String']['output']>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An entry (article category): its id and its attributes. */
export type KategoriArtikelEntity = {
  __typename?: 'KategoriArtikelEntity';
  attributes?: Maybe<KategoriArtikel>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** One entry (article category), or none: then `data` is null. */
export type KategoriArtikelEntityResponse = {
  __typename?: 'KategoriArtikelEntityResponse';
  data?: Maybe<KategoriArtikelEntity>;
};

/** A list of entries (article category), with paging. */
export type KategoriArtikelEntityResponseCollection = {
  __typename?: 'KategoriArtikelEntityResponseCollection';
  data: Array<KategoriArtikelEntity>;
  meta: ResponseCollectionMeta;
};

/** Conditions on a article category; all that are given must hold. */
export type KategoriArtikelFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<KategoriArtikelFiltersInput>>>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  id?: InputMaybe<IdFilterInput>;
  kategori?: InputMaybe<StringFilterInput>;
  kategori_en?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<KategoriArtikelFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<KategoriArtikelFiltersInput>>>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  slug?: InputMaybe<StringFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

/** A category of health packages. */
export type KategoriPaket = {
  __typename?: 'KategoriPaket';
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Icon. */
  icon?: Maybe<UploadFileEntityResponse>;
  /** Name. */
  kategori?: Maybe<Scalars['String']['output']>;
  /** Name in English. */
  kategori_en?: Maybe<Scalars['String']['output']>;
  /** When the entry was published; null for a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Part of the address. */
  slug?: Maybe<Scalars['String']['output']>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An entry (package category): its id and its attributes. */
export type KategoriPaketEntity = {
  __typename?: 'KategoriPaketEntity';
  attributes?: Maybe<KategoriPaket>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** One entry (package category), or none: then `data` is null. */
export type KategoriPaketEntityResponse = {
  __typename?: 'KategoriPaketEntityResponse';
  data?: Maybe<KategoriPaketEntity>;
};

/** A list of entries (package category), with paging. */
export type KategoriPaketEntityResponseCollection = {
  __typename?: 'KategoriPaketEntityResponseCollection';
  data: Array<KategoriPaketEntity>;
  meta: ResponseCollectionMeta;
};

/** Conditions on a package category; all that are given must hold. */
export type KategoriPaketFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<KategoriPaketFiltersInput>>>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  id?: InputMaybe<IdFilterInput>;
  kategori?: InputMaybe<StringFilterInput>;
  kategori_en?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<KategoriPaketFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<KategoriPaketFiltersInput>>>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  slug?: InputMaybe<StringFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

/** An emergency contact, as the emergency-call dialog and the ambulance page show it. */
export type KontakDarurat = {
  __typename?: 'KontakDarurat';
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name: a hospital, or a service of the group. */
  nama?: Maybe<Scalars['String']['output']>;
  /** Number of the ambulance. */
  nomor_ambulans?: Maybe<Scalars['String']['output']>;
  /** Number of the emergency department. */
  nomor_igd?: Maybe<Scalars['String']['output']>;
  /** Number to call unless the menu entry names another field (`field_rs`). May hold punctuation and spaces. */
  nomor_telepon?: Maybe<Scalars['String']['output']>;
  /** WhatsApp number. */
  nomor_whatsapp?: Maybe<Scalars['String']['output']>;
  /** When the entry was published; null for a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Hospital the contact belongs to; empty for the group. */
  rumah_sakit?: Maybe<RumahSakitEntityResponse>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An entry (emergency contact): its id and its attributes. */
export type KontakDaruratEntity = {
  __typename?: 'KontakDaruratEntity';
  attributes?: Maybe<KontakDarurat>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** A list of entries (emergency contact), with paging. */
export type KontakDaruratEntityResponseCollection = {
  __typename?: 'KontakDaruratEntityResponseCollection';
  data: Array<KontakDaruratEntity>;
  meta: ResponseCollectionMeta;
};

/** Conditions on a emergency contact; all that are given must hold. */
export type KontakDaruratFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<KontakDaruratFiltersInput>>>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  id?: InputMaybe<IdFilterInput>;
  nama?: InputMaybe<StringFilterInput>;
  nomor_ambulans?: InputMaybe<StringFilterInput>;
  nomor_igd?: InputMaybe<StringFilterInput>;
  nomor_telepon?: InputMaybe<StringFilterInput>;
  nomor_whatsapp?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<KontakDaruratFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<KontakDaruratFiltersInput>>>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  rumah_sakit?: InputMaybe<RumahSakitFiltersInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

/** A medical specialty offered by the group. */
export type LayananSpesialis = {
  __typename?: 'LayananSpesialis';
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Picture. */
  gambar?: Maybe<UploadFileEntityResponse>;
  /** Text, HTML. */
  keterangan?: Maybe<Scalars['String']['output']>;
  /** The specialty's code at each hospital that offers it. */
  mapping?: Maybe<Array<Maybe<ComponentLayananMapping>>>;
  /** Name. */
  nama?: Maybe<Scalars['String']['output']>;
  /** Name in English. */
  nama_en?: Maybe<Scalars['String']['output']>;
  /** When the entry was published; null for a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last part of the page's address. */
  slug?: Maybe<Scalars['String']['output']>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** A medical specialty offered by the group. */
export type LayananSpesialisMappingArgs = {
  filters?: InputMaybe<ComponentLayananMappingFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

/** An entry (specialist service): its id and its attributes. */
export type LayananSpesialisEntity = {
  __typename?: 'LayananSpesialisEntity';
  attributes?: Maybe<LayananSpesialis>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** One entry (specialist service), or none: then `data` is null. */
export type LayananSpesialisEntityResponse = {
  __typename?: 'LayananSpesialisEntityResponse';
  data?: Maybe<LayananSpesialisEntity>;
};

/** A list of entries (specialist service), with paging. */
export type LayananSpesialisEntityResponseCollection = {
  __typename?: 'LayananSpesialisEntityResponseCollection';
  data: Array<LayananSpesialisEntity>;
  meta: ResponseCollectionMeta;
};

/** Conditions on a specialist service; all that are given must hold. */
export type LayananSpesialisFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<LayananSpesialisFiltersInput>>>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  id?: InputMaybe<IdFilterInput>;
  keterangan?: InputMaybe<StringFilterInput>;
  mapping?: InputMaybe<ComponentLayananMappingFiltersInput>;
  nama?: InputMaybe<StringFilterInput>;
  nama_en?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<LayananSpesialisFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<LayananSpesialisFiltersInput>>>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  slug?: InputMaybe<StringFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

/** Related entries (specialist service); without paging metadata. */
export type LayananSpesialisRelationResponseCollection = {
  __typename?: 'LayananSpesialisRelationResponseCollection';
  data: Array<LayananSpesialisEntity>;
};

/** A service the group is known for (centre of excellence). */
export type LayananUnggulan = {
  __typename?: 'LayananUnggulan';
  /** Wide picture at the top of the page. */
  cover?: Maybe<UploadFileEntityResponse>;
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Picture for cards. */
  gambar?: Maybe<UploadFileEntityResponse>;
  /** Blocks of text, in the order shown. */
  keterangan?: Maybe<Array<Maybe<ComponentLayananKeterangan>>>;
  /** Name. */
  nama?: Maybe<Scalars['String']['output']>;
  /** Name in English. */
  nama_en?: Maybe<Scalars['String']['output']>;
  /** When the entry was published; null for a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Text for search engines. */
  seo?: Maybe<ComponentSharedSeo>;
  /** Last part of the page's address. */
  slug?: Maybe<Scalars['String']['output']>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** A service the group is known for (centre of excellence). */
export type LayananUnggulanKeteranganArgs = {
  filters?: InputMaybe<ComponentLayananKeteranganFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

/** An entry (featured service): its id and its attributes. */
export type LayananUnggulanEntity = {
  __typename?: 'LayananUnggulanEntity';
  attributes?: Maybe<LayananUnggulan>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** A list of entries (featured service), with paging. */
export type LayananUnggulanEntityResponseCollection = {
  __typename?: 'LayananUnggulanEntityResponseCollection';
  data: Array<LayananUnggulanEntity>;
  meta: ResponseCollectionMeta;
};

/** Conditions on a featured service; all that are given must hold. */
export type LayananUnggulanFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<LayananUnggulanFiltersInput>>>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  id?: InputMaybe<IdFilterInput>;
  keterangan?: InputMaybe<ComponentLayananKeteranganFiltersInput>;
  nama?: InputMaybe<StringFilterInput>;
  nama_en?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<LayananUnggulanFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<LayananUnggulanFiltersInput>>>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  seo?: InputMaybe<ComponentSharedSeoFiltersInput>;
  slug?: InputMaybe<StringFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

/** Related entries (featured service); without paging metadata. */
export type LayananUnggulanRelationResponseCollection = {
  __typename?: 'LayananUnggulanRelationResponseCollection';
  data: Array<LayananUnggulanEntity>;
};

/** A way to pay for an appointment: own payment, BPJS (national insurance), insurer, company. */
export type MetodePembayaran = {
  __typename?: 'MetodePembayaran';
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Which further data the method asks for. */
  jenis_data?: Maybe<Scalars['String']['output']>;
  /** Code sent with an appointment. */
  kode?: Maybe<Scalars['String']['output']>;
  /** Code of the paying company (`kodept` of the registration form). */
  kodept?: Maybe<Scalars['String']['output']>;
  /** Name. */
  nama?: Maybe<Scalars['String']['output']>;
  /** When the entry was published; null for a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Key for the site's own logic. */
  tag?: Maybe<Scalars['String']['output']>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An entry (payment method): its id and its attributes. */
export type MetodePembayaranEntity = {
  __typename?: 'MetodePembayaranEntity';
  attributes?: Maybe<MetodePembayaran>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** A list of entries (payment method), with paging. */
export type MetodePembayaranEntityResponseCollection = {
  __typename?: 'MetodePembayaranEntityResponseCollection';
  data: Array<MetodePembayaranEntity>;
  meta: ResponseCollectionMeta;
};

/** Conditions on a payment method; all that are given must hold. */
export type MetodePembayaranFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<MetodePembayaranFiltersInput>>>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  id?: InputMaybe<IdFilterInput>;
  jenis_data?: InputMaybe<StringFilterInput>;
  kode?: InputMaybe<StringFilterInput>;
  kodept?: InputMaybe<StringFilterInput>;
  nama?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<MetodePembayaranFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<MetodePembayaranFiltersInput>>>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  tag?: InputMaybe<StringFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

/** Submissions by visitors. The REST calls are to be preferred: a mutation leaves a draft where the type knows drafts. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Send a contact message. */
  createHubungiKami?: Maybe<HubungiKamiEntityResponse>;
  /** Subscribe to the newsletter. */
  createNewsLetter?: Maybe<NewsLetterEntityResponse>;
  /** Ask for a reservation of a health package. */
  createReservasiPaketKesehatan?: Maybe<ReservasiPaketKesehatanEntityResponse>;
};


/** Submissions by visitors. The REST calls are to be preferred: a mutation leaves a draft where the type knows drafts. */
export type MutationCreateHubungiKamiArgs = {
  data: HubungiKamiInput;
};


/** Submissions by visitors. The REST calls are to be preferred: a mutation leaves a draft where the type knows drafts. */
export type MutationCreateNewsLetterArgs = {
  data: NewsLetterInput;
};


/** Submissions by visitors. The REST calls are to be preferred: a mutation leaves a draft where the type knows drafts. */
export type MutationCreateReservasiPaketKesehatanArgs = {
  data: ReservasiPaketKesehatanInput;
};

/** One entry of the main menu or the footer. The site reads them through the REST calls `get-top-navigation` and `get-bottom-navigation`. */
export type Navigasi = {
  __typename?: 'Navigasi';
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Text. */
  menu?: Maybe<Scalars['String']['output']>;
  /** Text in English. */
  menu_en?: Maybe<Scalars['String']['output']>;
  /** The place of the entry. */
  posisi?: Maybe<Enum_Navigasi_Posisi>;
  /** Sub-entries, a list of menu entries. */
  submenu?: Maybe<Scalars['JSON']['output']>;
  /** Sub-entries in English. */
  submenu_en?: Maybe<Scalars['JSON']['output']>;
  /** What the links of the sub-entries are: slugs below `/layanan-unggulan` or `/rumah-sakit` for `layanan-unggulan` or `rumah-sakit`; null: addresses as they are. */
  tipe?: Maybe<Scalars['String']['output']>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Place among its neighbours, ascending. */
  urutan?: Maybe<Scalars['Int']['output']>;
};

/** An entry (navigation item): its id and its attributes. */
export type NavigasiEntity = {
  __typename?: 'NavigasiEntity';
  attributes?: Maybe<Navigasi>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** A list of entries (navigation item), with paging. */
export type NavigasiEntityResponseCollection = {
  __typename?: 'NavigasiEntityResponseCollection';
  data: Array<NavigasiEntity>;
  meta: ResponseCollectionMeta;
};

/** Conditions on a navigation item; all that are given must hold. */
export type NavigasiFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<NavigasiFiltersInput>>>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  id?: InputMaybe<IdFilterInput>;
  menu?: InputMaybe<StringFilterInput>;
  menu_en?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<NavigasiFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<NavigasiFiltersInput>>>;
  posisi?: InputMaybe<StringFilterInput>;
  submenu?: InputMaybe<JsonFilterInput>;
  submenu_en?: InputMaybe<JsonFilterInput>;
  tipe?: InputMaybe<StringFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
  urutan?: InputMaybe<IntFilterInput>;
};

/** A subscription to the newsletter and the community. */
export type NewsLetter = {
  __typename?: 'NewsLetter';
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Email address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Gender. */
  jenis_kelamin?: Maybe<Enum_Newsletter_Jenis_Kelamin>;
  /** When the entry was published; null for a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** WhatsApp number. */
  whatsapp?: Maybe<Scalars['String']['output']>;
};

/** An entry (newsletter subscription): its id and its attributes. */
export type NewsLetterEntity = {
  __typename?: 'NewsLetterEntity';
  attributes?: Maybe<NewsLetter>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** One entry (newsletter subscription), or none: then `data` is null. */
export type NewsLetterEntityResponse = {
  __typename?: 'NewsLetterEntityResponse';
  data?: Maybe<NewsLetterEntity>;
};

/** A new newsletter subscription. */
export type NewsLetterInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  jenis_kelamin?: InputMaybe<Enum_Newsletter_Jenis_Kelamin>;
  publishedAt?: InputMaybe<Scalars['DateTime']['input']>;
  whatsapp?: InputMaybe<Scalars['String']['input']>;
};

/** Paging metadata of a list. */
export type Pagination = {
  __typename?: 'Pagination';
  /** This page, counted from 1. */
  page: Scalars['Int']['output'];
  /** Number of pages; 0 when nothing matches. */
  pageCount: Scalars['Int']['output'];
  /** Entries per page, as applied by the server. */
  pageSize: Scalars['Int']['output'];
  /** Entries that match, over all pages. */
  total: Scalars['Int']['output'];
};

/** What part of a list is wanted: either `page` with `pageSize`, or `start` with `limit`; a mix is an error. */
export type PaginationArg = {
  /** Entries at most; -1 for all, unless the server has a maximum. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Page, counted from 1. Always with `pageSize`: alone it yields one entry per page, or an error. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Entries per page. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Entries to skip. */
  start?: InputMaybe<Scalars['Int']['input']>;
};

/** A health package. Shown only while `tgl_berakhir` is after today in Jakarta. */
export type Paket = {
  __typename?: 'Paket';
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Picture. */
  gambar?: Maybe<UploadFileEntityResponse>;
  /** Price in whole rupiah. */
  harga?: Maybe<Scalars['Int']['output']>;
  /** Category. */
  kategori_paket?: Maybe<KategoriPaketEntityResponse>;
  /** Contents and conditions, HTML. */
  keterangan?: Maybe<Scalars['String']['output']>;
  /** Contents and conditions in English, HTML. */
  keterangan_en?: Maybe<Scalars['String']['output']>;
  /** Name. */
  nama?: Maybe<Scalars['String']['output']>;
  /** Name in English. */
  nama_en?: Maybe<Scalars['String']['output']>;
  /** Rank; higher comes first. */
  priority?: Maybe<Scalars['Int']['output']>;
  /** When the entry was published; null for a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last part of the page's address. */
  slug?: Maybe<Scalars['String']['output']>;
  /** Day on which the offer ends and is no longer shown; a package without it is not listed. */
  tgl_berakhir?: Maybe<Scalars['Date']['output']>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An entry (health package): its id and its attributes. */
export type PaketEntity = {
  __typename?: 'PaketEntity';
  attributes?: Maybe<Paket>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** One entry (health package), or none: then `data` is null. */
export type PaketEntityResponse = {
  __typename?: 'PaketEntityResponse';
  data?: Maybe<PaketEntity>;
};

/** A list of entries (health package), with paging. */
export type PaketEntityResponseCollection = {
  __typename?: 'PaketEntityResponseCollection';
  data: Array<PaketEntity>;
  meta: ResponseCollectionMeta;
};

/** Conditions on a health package; all that are given must hold. */
export type PaketFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<PaketFiltersInput>>>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  harga?: InputMaybe<IntFilterInput>;
  id?: InputMaybe<IdFilterInput>;
  kategori_paket?: InputMaybe<KategoriPaketFiltersInput>;
  keterangan?: InputMaybe<StringFilterInput>;
  keterangan_en?: InputMaybe<StringFilterInput>;
  nama?: InputMaybe<StringFilterInput>;
  nama_en?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<PaketFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<PaketFiltersInput>>>;
  priority?: InputMaybe<IntFilterInput>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  slug?: InputMaybe<StringFilterInput>;
  tgl_berakhir?: InputMaybe<DateFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

/** The promotional popup. Shown only while `expired` is in the future. */
export type Popup = {
  __typename?: 'Popup';
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Moment from which it is no longer shown. */
  expired?: Maybe<Scalars['DateTime']['output']>;
  /** Picture. */
  gambar?: Maybe<UploadFileEntityResponse>;
  /** Title. */
  judul?: Maybe<Scalars['String']['output']>;
  /** When the entry was published; null for a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Address it leads to, within the site or absolute. */
  url_page?: Maybe<Scalars['String']['output']>;
};

/** An entry (promotional popup): its id and its attributes. */
export type PopupEntity = {
  __typename?: 'PopupEntity';
  attributes?: Maybe<Popup>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** A list of entries (promotional popup), with paging. */
export type PopupEntityResponseCollection = {
  __typename?: 'PopupEntityResponseCollection';
  data: Array<PopupEntity>;
  meta: ResponseCollectionMeta;
};

/** Conditions on a promotional popup; all that are given must hold. */
export type PopupFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<PopupFiltersInput>>>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  expired?: InputMaybe<DateTimeFilterInput>;
  id?: InputMaybe<IdFilterInput>;
  judul?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<PopupFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<PopupFiltersInput>>>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
  url_page?: InputMaybe<StringFilterInput>;
};

/** Which entries a list holds. */
export type PublicationState =
  /** Published entries only. */
  | 'LIVE'
  /** Drafts too. The site never asks for it. */
  | 'PREVIEW';

/** Reads. By-id reads are left out: they would answer drafts too. */
export type Query = {
  __typename?: 'Query';
  /** Articles. */
  artikels?: Maybe<ArtikelEntityResponseCollection>;
  /** The home page: slides and the headings of its sections. `data` is null while it is not published. */
  beranda?: Maybe<BerandaEntityResponse>;
  /** Quality indicators. */
  dataIndikatorMutus?: Maybe<DataIndikatorMutuEntityResponseCollection>;
  /** Doctors; filter by status `aktif` for those to show. */
  dokters?: Maybe<DokterEntityResponseCollection>;
  /** Events and community activities. */
  eventCommunities?: Maybe<EventCommunityEntityResponseCollection>;
  /** Form pages. */
  forms?: Maybe<FormEntityResponseCollection>;
  /** Sessions of doctors. */
  jadwalDokters?: Maybe<JadwalDokterEntityResponseCollection>;
  /** Appointment types. */
  jenisAppointments?: Maybe<JenisAppointmentEntityResponseCollection>;
  /** Job openings. */
  karirs?: Maybe<KarirEntityResponseCollection>;
  /** Article categories. */
  kategoriArtikels?: Maybe<KategoriArtikelEntityResponseCollection>;
  /** Package categories. */
  kategoriPakets?: Maybe<KategoriPaketEntityResponseCollection>;
  /** Emergency contacts. */
  kontakDarurats?: Maybe<KontakDaruratEntityResponseCollection>;
  /** Specialist services. */
  layananSpesialises?: Maybe<LayananSpesialisEntityResponseCollection>;
  /** Featured services. */
  layananUnggulans?: Maybe<LayananUnggulanEntityResponseCollection>;
  /** Payment methods. */
  metodePembayarans?: Maybe<MetodePembayaranEntityResponseCollection>;
  /** Navigation entries. */
  navigasis?: Maybe<NavigasiEntityResponseCollection>;
  /** Health packages; filter by `tgl_berakhir` for those to show. */
  pakets?: Maybe<PaketEntityResponseCollection>;
  /** Promotional popups; filter by `expired` for those to show. */
  popups?: Maybe<PopupEntityResponseCollection>;
  /** Hospitals. */
  rumahSakits?: Maybe<RumahSakitEntityResponseCollection>;
  /** Home-page slides. */
  sliderBerandas?: Maybe<SliderBerandaEntityResponseCollection>;
  /** Testimonials. */
  testimonis?: Maybe<TestimoniEntityResponseCollection>;
  /** The entries above the header. `data` is null while it is not published. */
  topBar?: Maybe<TopBarEntityResponse>;
  /** Videos. */
  videos?: Maybe<VideoEntityResponseCollection>;
};


/** Reads. By-id reads are left out: they would answer drafts too. */
export type QueryArtikelsArgs = {
  filters?: InputMaybe<ArtikelFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  publicationState?: InputMaybe<PublicationState>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/** Reads. By-id reads are left out: they would answer drafts too. */
export type QueryBerandaArgs = {
  publicationState?: InputMaybe<PublicationState>;
};


/** Reads. By-id reads are left out: they would answer drafts too. */
export type QueryDataIndikatorMutusArgs = {
  filters?: InputMaybe<DataIndikatorMutuFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  publicationState?: InputMaybe<PublicationState>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/** Reads. By-id reads are left out: they would answer drafts too. */
export type QueryDoktersArgs = {
  filters?: InputMaybe<DokterFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  publicationState?: InputMaybe<PublicationState>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/** Reads. By-id reads are left out: they would answer drafts too. */
export type QueryEventCommunitiesArgs = {
  filters?: InputMaybe<EventCommunityFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  publicationState?: InputMaybe<PublicationState>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/** Reads. By-id reads are left out: they would answer drafts too. */
export type QueryFormsArgs = {
  filters?: InputMaybe<FormFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  publicationState?: InputMaybe<PublicationState>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/** Reads. By-id reads are left out: they would answer drafts too. */
export type QueryJadwalDoktersArgs = {
  filters?: InputMaybe<JadwalDokterFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/** Reads. By-id reads are left out: they would answer drafts too. */
export type QueryJenisAppointmentsArgs = {
  filters?: InputMaybe<JenisAppointmentFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  publicationState?: InputMaybe<PublicationState>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/** Reads. By-id reads are left out: they would answer drafts too. */
export type QueryKarirsArgs = {
  filters?: InputMaybe<KarirFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  publicationState?: InputMaybe<PublicationState>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/** Reads. By-id reads are left out: they would answer drafts too. */
export type QueryKategoriArtikelsArgs = {
  filters?: InputMaybe<KategoriArtikelFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  publicationState?: InputMaybe<PublicationState>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/** Reads. By-id reads are left out: they would answer drafts too. */
export type QueryKategoriPaketsArgs = {
  filters?: InputMaybe<KategoriPaketFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  publicationState?: InputMaybe<PublicationState>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/** Reads. By-id reads are left out: they would answer drafts too. */
export type QueryKontakDaruratsArgs = {
  filters?: InputMaybe<KontakDaruratFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  publicationState?: InputMaybe<PublicationState>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/** Reads. By-id reads are left out: they would answer drafts too. */
export type QueryLayananSpesialisesArgs = {
  filters?: InputMaybe<LayananSpesialisFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  publicationState?: InputMaybe<PublicationState>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/** Reads. By-id reads are left out: they would answer drafts too. */
export type QueryLayananUnggulansArgs = {
  filters?: InputMaybe<LayananUnggulanFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  publicationState?: InputMaybe<PublicationState>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/** Reads. By-id reads are left out: they would answer drafts too. */
export type QueryMetodePembayaransArgs = {
  filters?: InputMaybe<MetodePembayaranFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  publicationState?: InputMaybe<PublicationState>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/** Reads. By-id reads are left out: they would answer drafts too. */
export type QueryNavigasisArgs = {
  filters?: InputMaybe<NavigasiFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/** Reads. By-id reads are left out: they would answer drafts too. */
export type QueryPaketsArgs = {
  filters?: InputMaybe<PaketFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  publicationState?: InputMaybe<PublicationState>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/** Reads. By-id reads are left out: they would answer drafts too. */
export type QueryPopupsArgs = {
  filters?: InputMaybe<PopupFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  publicationState?: InputMaybe<PublicationState>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/** Reads. By-id reads are left out: they would answer drafts too. */
export type QueryRumahSakitsArgs = {
  filters?: InputMaybe<RumahSakitFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  publicationState?: InputMaybe<PublicationState>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/** Reads. By-id reads are left out: they would answer drafts too. */
export type QuerySliderBerandasArgs = {
  filters?: InputMaybe<SliderBerandaFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  publicationState?: InputMaybe<PublicationState>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/** Reads. By-id reads are left out: they would answer drafts too. */
export type QueryTestimonisArgs = {
  filters?: InputMaybe<TestimoniFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  publicationState?: InputMaybe<PublicationState>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/** Reads. By-id reads are left out: they would answer drafts too. */
export type QueryTopBarArgs = {
  publicationState?: InputMaybe<PublicationState>;
};


/** Reads. By-id reads are left out: they would answer drafts too. */
export type QueryVideosArgs = {
  filters?: InputMaybe<VideoFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  publicationState?: InputMaybe<PublicationState>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

/** A reservation of a health package, to be confirmed by the hospital. */
export type ReservasiPaketKesehatan = {
  __typename?: 'ReservasiPaketKesehatan';
  /** Remark. */
  catatan?: Maybe<Scalars['String']['output']>;
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Email address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Full name. */
  nama_lengkap?: Maybe<Scalars['String']['output']>;
  /** Phone number. */
  no_telp?: Maybe<Scalars['String']['output']>;
  /** Package. */
  paket?: Maybe<PaketEntityResponse>;
  /** Hospital wished for. */
  rumah_sakit?: Maybe<RumahSakitEntityResponse>;
  /** Date of birth. */
  tgl_lahir?: Maybe<Scalars['Date']['output']>;
  /** Day wished for. */
  tgl_reservasi?: Maybe<Scalars['Date']['output']>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An entry (package reservation): its id and its attributes. */
export type ReservasiPaketKesehatanEntity = {
  __typename?: 'ReservasiPaketKesehatanEntity';
  attributes?: Maybe<ReservasiPaketKesehatan>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** One entry (package reservation), or none: then `data` is null. */
export type ReservasiPaketKesehatanEntityResponse = {
  __typename?: 'ReservasiPaketKesehatanEntityResponse';
  data?: Maybe<ReservasiPaketKesehatanEntity>;
};

/** A new package reservation. */
export type ReservasiPaketKesehatanInput = {
  catatan?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  nama_lengkap?: InputMaybe<Scalars['String']['input']>;
  no_telp?: InputMaybe<Scalars['String']['input']>;
  paket?: InputMaybe<Scalars['ID']['input']>;
  rumah_sakit?: InputMaybe<Scalars['ID']['input']>;
  tgl_lahir?: InputMaybe<Scalars['Date']['input']>;
  tgl_reservasi?: InputMaybe<Scalars['Date']['input']>;
};

/** Metadata of a list. */
export type ResponseCollectionMeta = {
  __typename?: 'ResponseCollectionMeta';
  pagination: Pagination;
};

/** A hospital of the group. */
export type RumahSakit = {
  __typename?: 'RumahSakit';
  /** Postal address. */
  alamat?: Maybe<Scalars['String']['output']>;
  /** Base address of the hospital's own API (registration, results). To be followed only if https and on the allow-list. */
  base_endpoint?: Maybe<Scalars['String']['output']>;
  /** Rules for visitors, HTML. */
  catatan_kunjungan?: Maybe<Scalars['String']['output']>;
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Email address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Picture for cards. */
  gambar_profil?: Maybe<UploadFileEntityResponse>;
  /** Wide picture. */
  gambar_sampul?: Maybe<UploadFileEntityResponse>;
  /** Visiting hours. */
  jam_kunjungan?: Maybe<Array<Maybe<ComponentRumahSakitJamKunjungan>>>;
  /** Code of the hospital in the other systems; matches `kode_mapping_rs` of doctors. */
  kode_mapping_rs?: Maybe<Scalars['String']['output']>;
  /** Specialist services offered here. */
  layanan_spesialis?: Maybe<LayananSpesialisRelationResponseCollection>;
  /** Featured services offered here. */
  layanan_unggulans?: Maybe<LayananUnggulanRelationResponseCollection>;
  /** Name. */
  nama?: Maybe<Scalars['String']['output']>;
  /** Fax number. */
  nomor_fax?: Maybe<Scalars['String']['output']>;
  /** Phone number, as typed by editors. */
  nomor_telepon?: Maybe<Scalars['String']['output']>;
  /** WhatsApp number. */
  nomor_whatsapp?: Maybe<Scalars['String']['output']>;
  /** When the entry was published; null for a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last part of the page's address. */
  slug?: Maybe<Scalars['String']['output']>;
  /** About the hospital, HTML. */
  tentang_kami?: Maybe<Scalars['String']['output']>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** A hospital of the group. */
export type RumahSakitJam_KunjunganArgs = {
  filters?: InputMaybe<ComponentRumahSakitJamKunjunganFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/** A hospital of the group. */
export type RumahSakitLayanan_SpesialisArgs = {
  filters?: InputMaybe<LayananSpesialisFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  publicationState?: InputMaybe<PublicationState>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/** A hospital of the group. */
export type RumahSakitLayanan_UnggulansArgs = {
  filters?: InputMaybe<LayananUnggulanFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  publicationState?: InputMaybe<PublicationState>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

/** An entry (hospital): its id and its attributes. */
export type RumahSakitEntity = {
  __typename?: 'RumahSakitEntity';
  attributes?: Maybe<RumahSakit>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** One entry (hospital), or none: then `data` is null. */
export type RumahSakitEntityResponse = {
  __typename?: 'RumahSakitEntityResponse';
  data?: Maybe<RumahSakitEntity>;
};

/** A list of entries (hospital), with paging. */
export type RumahSakitEntityResponseCollection = {
  __typename?: 'RumahSakitEntityResponseCollection';
  data: Array<RumahSakitEntity>;
  meta: ResponseCollectionMeta;
};

/** Conditions on a hospital; all that are given must hold. */
export type RumahSakitFiltersInput = {
  alamat?: InputMaybe<StringFilterInput>;
  and?: InputMaybe<Array<InputMaybe<RumahSakitFiltersInput>>>;
  base_endpoint?: InputMaybe<StringFilterInput>;
  catatan_kunjungan?: InputMaybe<StringFilterInput>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  email?: InputMaybe<StringFilterInput>;
  id?: InputMaybe<IdFilterInput>;
  jam_kunjungan?: InputMaybe<ComponentRumahSakitJamKunjunganFiltersInput>;
  kode_mapping_rs?: InputMaybe<StringFilterInput>;
  layanan_spesialis?: InputMaybe<LayananSpesialisFiltersInput>;
  layanan_unggulans?: InputMaybe<LayananUnggulanFiltersInput>;
  nama?: InputMaybe<StringFilterInput>;
  nomor_fax?: InputMaybe<StringFilterInput>;
  nomor_telepon?: InputMaybe<StringFilterInput>;
  nomor_whatsapp?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<RumahSakitFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<RumahSakitFiltersInput>>>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  slug?: InputMaybe<StringFilterInput>;
  tentang_kami?: InputMaybe<StringFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

/** A home-page slide, as the REST call `slider-berandas` lists it. */
export type SliderBeranda = {
  __typename?: 'SliderBeranda';
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Picture. */
  gambar?: Maybe<UploadFileEntityResponse>;
  /** Heading. */
  judul?: Maybe<Scalars['String']['output']>;
  /** Text below the heading. */
  keterangan?: Maybe<Scalars['String']['output']>;
  /** Address the slide leads to, within the site or absolute. */
  link?: Maybe<Scalars['String']['output']>;
  /** When the entry was published; null for a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An entry (home-page slide): its id and its attributes. */
export type SliderBerandaEntity = {
  __typename?: 'SliderBerandaEntity';
  attributes?: Maybe<SliderBeranda>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** A list of entries (home-page slide), with paging. */
export type SliderBerandaEntityResponseCollection = {
  __typename?: 'SliderBerandaEntityResponseCollection';
  data: Array<SliderBerandaEntity>;
  meta: ResponseCollectionMeta;
};

/** Conditions on a home-page slide; all that are given must hold. */
export type SliderBerandaFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<SliderBerandaFiltersInput>>>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  id?: InputMaybe<IdFilterInput>;
  judul?: InputMaybe<StringFilterInput>;
  keterangan?: InputMaybe<StringFilterInput>;
  link?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<SliderBerandaFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<SliderBerandaFiltersInput>>>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

/** Conditions on a text; all that are given must hold. A condition whose variable is absent holds always, one given null never. Enumerations are compared by their stored text, such as `Laki-laki`. */
export type StringFilterInput = {
  and?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  between?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** Contains, case-sensitive. `%` and `_` are wildcards and cannot be escaped. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** Contains, whatever the case. `%` and `_` are wildcards and cannot be escaped; an empty text finds all. */
  containsi?: InputMaybe<Scalars['String']['input']>;
  endsWith?: InputMaybe<Scalars['String']['input']>;
  eq?: InputMaybe<Scalars['String']['input']>;
  /** Equal, whatever the case. */
  eqi?: InputMaybe<Scalars['String']['input']>;
  gt?: InputMaybe<Scalars['String']['input']>;
  gte?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  lt?: InputMaybe<Scalars['String']['input']>;
  lte?: InputMaybe<Scalars['String']['input']>;
  /** Not equal. Entries without a value are left out too. */
  ne?: InputMaybe<Scalars['String']['input']>;
  /** Not equal, whatever the case. Unknown to the oldest 4.x servers. */
  nei?: InputMaybe<Scalars['String']['input']>;
  not?: InputMaybe<StringFilterInput>;
  notContains?: InputMaybe<Scalars['String']['input']>;
  notContainsi?: InputMaybe<Scalars['String']['input']>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  notNull?: InputMaybe<Scalars['Boolean']['input']>;
  null?: InputMaybe<Scalars['Boolean']['input']>;
  or?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  startsWith?: InputMaybe<Scalars['String']['input']>;
};

/** What a patient says about a hospital. */
export type Testimoni = {
  __typename?: 'Testimoni';
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the entry was published; null for a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Stars, 1 to 5. */
  rating?: Maybe<Scalars['Int']['output']>;
  /** Hospital it is about. */
  rumah_sakit?: Maybe<RumahSakitEntityResponse>;
  /** The words, plain text. */
  testimoni?: Maybe<Scalars['String']['output']>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name as the patient wishes it shown. */
  user?: Maybe<Scalars['String']['output']>;
};

/** An entry (testimonial): its id and its attributes. */
export type TestimoniEntity = {
  __typename?: 'TestimoniEntity';
  attributes?: Maybe<Testimoni>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** A list of entries (testimonial), with paging. */
export type TestimoniEntityResponseCollection = {
  __typename?: 'TestimoniEntityResponseCollection';
  data: Array<TestimoniEntity>;
  meta: ResponseCollectionMeta;
};

/** Conditions on a testimonial; all that are given must hold. */
export type TestimoniFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<TestimoniFiltersInput>>>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  id?: InputMaybe<IdFilterInput>;
  not?: InputMaybe<TestimoniFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<TestimoniFiltersInput>>>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  rating?: InputMaybe<IntFilterInput>;
  rumah_sakit?: InputMaybe<RumahSakitFiltersInput>;
  testimoni?: InputMaybe<StringFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
  user?: InputMaybe<StringFilterInput>;
};

/** Conditions on a time of day; all that are given must hold. A condition whose variable is absent holds always, one given null never. */
export type TimeFilterInput = {
  and?: InputMaybe<Array<InputMaybe<Scalars['Time']['input']>>>;
  between?: InputMaybe<Array<InputMaybe<Scalars['Time']['input']>>>;
  contains?: InputMaybe<Scalars['Time']['input']>;
  containsi?: InputMaybe<Scalars['Time']['input']>;
  endsWith?: InputMaybe<Scalars['Time']['input']>;
  eq?: InputMaybe<Scalars['Time']['input']>;
  eqi?: InputMaybe<Scalars['Time']['input']>;
  gt?: InputMaybe<Scalars['Time']['input']>;
  gte?: InputMaybe<Scalars['Time']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['Time']['input']>>>;
  lt?: InputMaybe<Scalars['Time']['input']>;
  lte?: InputMaybe<Scalars['Time']['input']>;
  ne?: InputMaybe<Scalars['Time']['input']>;
  nei?: InputMaybe<Scalars['Time']['input']>;
  not?: InputMaybe<TimeFilterInput>;
  notContains?: InputMaybe<Scalars['Time']['input']>;
  notContainsi?: InputMaybe<Scalars['Time']['input']>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['Time']['input']>>>;
  notNull?: InputMaybe<Scalars['Boolean']['input']>;
  null?: InputMaybe<Scalars['Boolean']['input']>;
  or?: InputMaybe<Array<InputMaybe<Scalars['Time']['input']>>>;
  startsWith?: InputMaybe<Scalars['Time']['input']>;
};

/** The entries above the header (single type). */
export type TopBar = {
  __typename?: 'TopBar';
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Entries, in the order shown. */
  menu?: Maybe<Array<Maybe<ComponentNavigasiMenu>>>;
  /** When the entry was published; null for a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** The entries above the header (single type). */
export type TopBarMenuArgs = {
  filters?: InputMaybe<ComponentNavigasiMenuFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

/** An entry (top bar): its id and its attributes. */
export type TopBarEntity = {
  __typename?: 'TopBarEntity';
  attributes?: Maybe<TopBar>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** One entry (top bar), or none: then `data` is null. */
export type TopBarEntityResponse = {
  __typename?: 'TopBarEntityResponse';
  data?: Maybe<TopBarEntity>;
};

/** A file of the media library: a picture or a document. */
export type UploadFile = {
  __typename?: 'UploadFile';
  /** Alternative text of the picture; often null. */
  alternativeText?: Maybe<Scalars['String']['output']>;
  /** Caption, or null. */
  caption?: Maybe<Scalars['String']['output']>;
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Extension with its dot. */
  ext?: Maybe<Scalars['String']['output']>;
  /** Smaller copies by key: any of `thumbnail`, `small`, `medium`, `large`, each with url, width, height. Null for small pictures, SVG and documents. */
  formats?: Maybe<Scalars['JSON']['output']>;
  /** Pixels; null unless a picture. */
  height?: Maybe<Scalars['Int']['output']>;
  /** Media type; null where an import left it out. */
  mime?: Maybe<Scalars['String']['output']>;
  /** File name as uploaded; null where an import left it out. */
  name?: Maybe<Scalars['String']['output']>;
  /** Size in kB, with decimals. */
  size?: Maybe<Scalars['Float']['output']>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Address: relative to the server's origin, or absolute. */
  url: Scalars['String']['output'];
  /** Pixels; null unless a picture. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** An entry (media file): its id and its attributes. */
export type UploadFileEntity = {
  __typename?: 'UploadFileEntity';
  attributes?: Maybe<UploadFile>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** One entry (media file), or none: then `data` is null. */
export type UploadFileEntityResponse = {
  __typename?: 'UploadFileEntityResponse';
  data?: Maybe<UploadFileEntity>;
};

/** Conditions on a media file; all that are given must hold. */
export type UploadFileFiltersInput = {
  alternativeText?: InputMaybe<StringFilterInput>;
  and?: InputMaybe<Array<InputMaybe<UploadFileFiltersInput>>>;
  caption?: InputMaybe<StringFilterInput>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  ext?: InputMaybe<StringFilterInput>;
  formats?: InputMaybe<JsonFilterInput>;
  height?: InputMaybe<IntFilterInput>;
  id?: InputMaybe<IdFilterInput>;
  mime?: InputMaybe<StringFilterInput>;
  name?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<UploadFileFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<UploadFileFiltersInput>>>;
  size?: InputMaybe<FloatFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
  url?: InputMaybe<StringFilterInput>;
  width?: InputMaybe<IntFilterInput>;
};

/** Related entries (media file); without paging metadata. */
export type UploadFileRelationResponseCollection = {
  __typename?: 'UploadFileRelationResponseCollection';
  data: Array<UploadFileEntity>;
};

/** A video on YouTube. */
export type Video = {
  __typename?: 'Video';
  /** When the entry was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Title. */
  judul?: Maybe<Scalars['String']['output']>;
  /** When the entry was published; null for a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Day of release. */
  tgl_rilis?: Maybe<Scalars['Date']['output']>;
  /** Picture shown before the video is played. */
  thumbnail?: Maybe<UploadFileEntityResponse>;
  /** When the entry was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** YouTube id. */
  video_id?: Maybe<Scalars['String']['output']>;
};

/** An entry (video): its id and its attributes. */
export type VideoEntity = {
  __typename?: 'VideoEntity';
  attributes?: Maybe<Video>;
  /** Number, as text (REST: as a number). */
  id?: Maybe<Scalars['ID']['output']>;
};

/** A list of entries (video), with paging. */
export type VideoEntityResponseCollection = {
  __typename?: 'VideoEntityResponseCollection';
  data: Array<VideoEntity>;
  meta: ResponseCollectionMeta;
};

/** Conditions on a video; all that are given must hold. */
export type VideoFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<VideoFiltersInput>>>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  id?: InputMaybe<IdFilterInput>;
  judul?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<VideoFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<VideoFiltersInput>>>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  tgl_rilis?: InputMaybe<DateFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
  video_id?: InputMaybe<StringFilterInput>;
};

// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

/** What an operation of the CMS reads: its content types, and the one whose entries it asks for by variables, by field. */
export interface CmsRead {
  readonly types: readonly string[]
  readonly only?: { readonly type: string; readonly by: Readonly<Record<string, string>> } | undefined
}

/** All content types of the CMS, also those that nothing reads. */
export const contentTypes: readonly string[] = ['artikel','beranda','data-indikator-mutu','dokter','event-community','form','hubungi-kami','jadwal-dokter','jenis-appointment','karir','kategori-artikel','kategori-paket','kontak-darurat','layanan-spesialis','layanan-unggulan','metode-pembayaran','navigasi','news-letter','paket','popup','reservasi-paket-kesehatan','rumah-sakit','slider-beranda','testimoni','top-bar','video']

/** The names of content types as Strapi's addresses have them, by the types' own. */
export const pluralNames: Readonly<Record<string, string>> = {'artikel':'artikels','beranda':'berandas','data-indikator-mutu':'data-indikator-mutus','dokter':'dokters','event-community':'event-communities','form':'forms','hubungi-kami':'hubungi-kamis','jadwal-dokter':'jadwal-dokters','jenis-appointment':'jenis-appointments','karir':'karirs','kategori-artikel':'kategori-artikels','kategori-paket':'kategori-pakets','kontak-darurat':'kontak-darurats','layanan-spesialis':'layanan-spesialises','layanan-unggulan':'layanan-unggulans','metode-pembayaran':'metode-pembayarans','navigasi':'navigasis','news-letter':'news-letters','paket':'pakets','popup':'popups','reservasi-paket-kesehatan':'reservasi-paket-kesehatans','rumah-sakit':'rumah-sakits','slider-beranda':'slider-berandas','testimoni':'testimonis','top-bar':'top-bars','video':'videos'}

/** Content types of one entry, which has no address of its own among entries. */
export const singleTypes: readonly string[] = ['beranda','top-bar']

/** The content types that relations lead to, as Strapi's addresses have them, by the names of their fields. */
export const relationTypes: Readonly<Record<string, string>> = {'dokter':'dokters','hospital':'rumah-sakits','kategori_artikel':'kategori-artikels','kategori_paket':'kategori-pakets','layanan_spesialis':'layanan-spesialises','layanan_unggulans':'layanan-unggulans','paket':'pakets','rumah_sakit':'rumah-sakits'}

/** What each document reads. */
export const documentReads: Readonly<Record<string, CmsRead>> = {
  AllSlugs: { types: ['artikel','dokter','event-community','kategori-artikel','kategori-paket','layanan-unggulan','paket','rumah-sakit'] },
  AppointmentTypes: { types: ['jenis-appointment'] },
  ArticleBySlug: { types: ['artikel','kategori-artikel','rumah-sakit'], only: { type: 'artikel', by: {'slug':'slug'} } },
  ArticleCategories: { types: ['kategori-artikel'] },
  ArticleCredits: { types: ['artikel'], only: { type: 'artikel', by: {'slug':'slug'} } },
  ArticleHits: { types: ['artikel','kategori-artikel'] },
  Articles: { types: ['artikel','kategori-artikel'] },
  ArticlesByCategory: { types: ['artikel','kategori-artikel'] },
  ArticlesWithVideos: { types: ['artikel','kategori-artikel','video'] },
  CareerBySlug: { types: ['karir','rumah-sakit'], only: { type: 'karir', by: {'slug':'slug'} } },
  DoctorBySlug: { types: ['dokter'], only: { type: 'dokter', by: {'slug':'slug'} } },
  DoctorHits: { types: ['dokter'] },
  DoctorSearch: { types: ['dokter'], only: { type: 'dokter', by: {'kode_mapping_spesialis':'specialtyCodes','kode_mapping_rs':'hospitalCodes'} } },
  EmergencyContacts: { types: ['kontak-darurat','rumah-sakit'] },
  EventBySlug: { types: ['event-community','rumah-sakit'], only: { type: 'event-community', by: {'slug':'slug'} } },
  EventHits: { types: ['event-community'] },
  Events: { types: ['event-community','rumah-sakit'] },
  FeaturedServiceBySlug: { types: ['layanan-unggulan','rumah-sakit'], only: { type: 'layanan-unggulan', by: {'slug':'slug'} } },
  FeaturedServices: { types: ['layanan-unggulan'] },
  FormBySlug: { types: ['form'], only: { type: 'form', by: {'slug':'slug'} } },
  FormSlugs: { types: ['form'] },
  HomePage: { types: ['beranda'] },
  HospitalById: { types: ['rumah-sakit'], only: { type: 'rumah-sakit', by: {'id':'id'} } },
  HospitalBySlug: { types: ['layanan-spesialis','layanan-unggulan','rumah-sakit'], only: { type: 'rumah-sakit', by: {'slug':'slug'} } },
  HospitalProfiles: { types: ['rumah-sakit'] },
  Hospitals: { types: ['rumah-sakit'] },
  HospitalsWithFeaturedService: { types: ['layanan-unggulan','rumah-sakit'] },
  OpenCareerSlugs: { types: ['karir','rumah-sakit'] },
  PackageBySlug: { types: ['kategori-paket','paket'], only: { type: 'paket', by: {'slug':'slug'} } },
  PackageCategories: { types: ['kategori-paket'] },
  PackageHits: { types: ['kategori-paket','paket'] },
  Packages: { types: ['kategori-paket','paket'] },
  PackagesByCategory: { types: ['kategori-paket','paket'] },
  PaymentMethods: { types: ['metode-pembayaran'] },
  Popups: { types: ['popup'] },
  QualityIndicatorBySlug: { types: ['data-indikator-mutu','rumah-sakit'], only: { type: 'data-indikator-mutu', by: {'slug':'slug'} } },
  QualityIndicators: { types: ['data-indikator-mutu','rumah-sakit'] },
  RelatedArticles: { types: ['artikel','kategori-artikel'] },
  RelatedEvents: { types: ['event-community','rumah-sakit'] },
  RelatedPackages: { types: ['kategori-paket','paket'] },
  SearchArticles: { types: ['artikel','kategori-artikel'] },
  SearchDoctors: { types: ['dokter'] },
  SearchEvents: { types: ['event-community','rumah-sakit'] },
  SearchPackages: { types: ['kategori-paket','paket'] },
  SpecialistServiceBySlug: { types: ['layanan-spesialis','rumah-sakit'], only: { type: 'layanan-spesialis', by: {'slug':'slug'} } },
  SpecialistServices: { types: ['layanan-spesialis','rumah-sakit'] },
  Testimonials: { types: ['rumah-sakit','testimoni'] },
  Videos: { types: ['video'] },
}

// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.
import { persisted } from '../../cms/persisted-document.ts'
import type * as types from './graphql.ts'

/** `AllSlugs` by its hash. */
export const PersistedAllSlugs = /* #__PURE__ */ persisted<types.AllSlugsQuery, types.AllSlugsQueryVariables>('AllSlugs', 'sha256:ef4ed3563ec0c1803876ef45fc9a869eed633508d24ef392ecd08c975bc2abd0')

/** `AppointmentTypes` by its hash. */
export const PersistedAppointmentTypes = /* #__PURE__ */ persisted<types.AppointmentTypesQuery, types.AppointmentTypesQueryVariables>('AppointmentTypes', 'sha256:002037409e53b4e5e7ec24034c18af1f0ec82973a0ad4472bc59784486e90389')

/** `ArticleBySlug` by its hash. */
export const PersistedArticleBySlug = /* #__PURE__ */ persisted<types.ArticleBySlugQuery, types.ArticleBySlugQueryVariables>('ArticleBySlug', 'sha256:d518b8151d6df49871653bfebb89adab4102868890af28354f12673d6875235c')

/** `ArticleCategories` by its hash. */
export const PersistedArticleCategories = /* #__PURE__ */ persisted<types.ArticleCategoriesQuery, types.ArticleCategoriesQueryVariables>('ArticleCategories', 'sha256:9bfc8bdf6a7a3cf555c1fadff69b967dcb44f1bc41bf3c8e30848334baedbbe2')

/** `ArticleCredits` by its hash. */
export const PersistedArticleCredits = /* #__PURE__ */ persisted<types.ArticleCreditsQuery, types.ArticleCreditsQueryVariables>('ArticleCredits', 'sha256:b85ed3a78ce6f2aaa72bffa7abbf22f57a4b23cc5144314418667337ee533952')

/** `ArticleHits` by its hash. */
export const PersistedArticleHits = /* #__PURE__ */ persisted<types.ArticleHitsQuery, types.ArticleHitsQueryVariables>('ArticleHits', 'sha256:5dcf911427899a94374e093ebc5db1b8936735c136bb9f180ec79f69bc7d9eca')

/** `Articles` by its hash. */
export const PersistedArticles = /* #__PURE__ */ persisted<types.ArticlesQuery, types.ArticlesQueryVariables>('Articles', 'sha256:72760b54365e596134605841b4c4565445071b32cfa706ed2866cf444ad4c32d')

/** `ArticlesByCategory` by its hash. */
export const PersistedArticlesByCategory = /* #__PURE__ */ persisted<types.ArticlesByCategoryQuery, types.ArticlesByCategoryQueryVariables>('ArticlesByCategory', 'sha256:29532196f5614867776f1702c24665c5c8199e3afbd766d4843ebef6e7a4604d')

/** `ArticlesWithVideos` by its hash. */
export const PersistedArticlesWithVideos = /* #__PURE__ */ persisted<types.ArticlesWithVideosQuery, types.ArticlesWithVideosQueryVariables>('ArticlesWithVideos', 'sha256:9b59e36c690dc03aa7c96aad41c459f5aaf8bb8c54de3d23ec4880436c0199a4')

/** `CareerBySlug` by its hash. */
export const PersistedCareerBySlug = /* #__PURE__ */ persisted<types.CareerBySlugQuery, types.CareerBySlugQueryVariables>('CareerBySlug', 'sha256:851ceb86731f6222961547755e4e1ea4e0ee06874994158a47d5f5d14bbf2037')

/** `DoctorBySlug` by its hash. */
export const PersistedDoctorBySlug = /* #__PURE__ */ persisted<types.DoctorBySlugQuery, types.DoctorBySlugQueryVariables>('DoctorBySlug', 'sha256:4e9749274a959a2f3c889fa7d48f1dec65625851adbab92d6f2b40066baf57f0')

/** `DoctorHits` by its hash. */
export const PersistedDoctorHits = /* #__PURE__ */ persisted<types.DoctorHitsQuery, types.DoctorHitsQueryVariables>('DoctorHits', 'sha256:86c3bd74335dbc16b72209ffe65f38492440f61aca40f571c28b795704e7e319')

/** `DoctorSearch` by its hash. */
export const PersistedDoctorSearch = /* #__PURE__ */ persisted<types.DoctorSearchQuery, types.DoctorSearchQueryVariables>('DoctorSearch', 'sha256:04be762578fedc0b2e9796114794b28a4965cc34a27cc27d5d91a2a94369ac77')

/** `EmergencyContacts` by its hash. */
export const PersistedEmergencyContacts = /* #__PURE__ */ persisted<types.EmergencyContactsQuery, types.EmergencyContactsQueryVariables>('EmergencyContacts', 'sha256:f1444e37b8b82c75a0388d940b013b8fff039975a7585a0d7c2ea9137c5438ca')

/** `EventBySlug` by its hash. */
export const PersistedEventBySlug = /* #__PURE__ */ persisted<types.EventBySlugQuery, types.EventBySlugQueryVariables>('EventBySlug', 'sha256:e09925d13356f1b27bd26201fccf1f8cf9a74d34c9d662591b9b39884f694c82')

/** `EventHits` by its hash. */
export const PersistedEventHits = /* #__PURE__ */ persisted<types.EventHitsQuery, types.EventHitsQueryVariables>('EventHits', 'sha256:5ca88b268f8ef1dc5b32329eaab496647d42a738d78582ea98a8dc00b2e5f19e')

/** `Events` by its hash. */
export const PersistedEvents = /* #__PURE__ */ persisted<types.EventsQuery, types.EventsQueryVariables>('Events', 'sha256:5e346c18375f226f333609edcc00a5ebe1cb68f1c039305e949746c7c71d3b49')

/** `FeaturedServiceBySlug` by its hash. */
export const PersistedFeaturedServiceBySlug = /* #__PURE__ */ persisted<types.FeaturedServiceBySlugQuery, types.FeaturedServiceBySlugQueryVariables>('FeaturedServiceBySlug', 'sha256:33dd16d15d67f305d3e7cf36b48d48d258d1b3a7fe7c0f92062af3839ea62204')

/** `FeaturedServices` by its hash. */
export const PersistedFeaturedServices = /* #__PURE__ */ persisted<types.FeaturedServicesQuery, types.FeaturedServicesQueryVariables>('FeaturedServices', 'sha256:ec6e4da779a871cf02172ba7d81cbfe74d4aa6b9c880fad6efafea83be982cd0')

/** `FormBySlug` by its hash. */
export const PersistedFormBySlug = /* #__PURE__ */ persisted<types.FormBySlugQuery, types.FormBySlugQueryVariables>('FormBySlug', 'sha256:0ec82b991e6883e3db75c7abf26d66f48f4245886869c701c9873b7592128ed3')

/** `FormSlugs` by its hash. */
export const PersistedFormSlugs = /* #__PURE__ */ persisted<types.FormSlugsQuery, types.FormSlugsQueryVariables>('FormSlugs', 'sha256:1ab6ea69b2fa93df9858268bcc22c4a5103e10379ca0b28d355324967d77dde9')

/** `HomePage` by its hash. */
export const PersistedHomePage = /* #__PURE__ */ persisted<types.HomePageQuery, types.HomePageQueryVariables>('HomePage', 'sha256:ace7199dc669148b10810742559ea40111a420e35257f606f4862bd79801714a')

/** `HospitalById` by its hash. */
export const PersistedHospitalById = /* #__PURE__ */ persisted<types.HospitalByIdQuery, types.HospitalByIdQueryVariables>('HospitalById', 'sha256:d955a81bb95572287eae57e06f414cb529ce6a0e80ff705bd32f564bb4b2e0ed')

/** `HospitalBySlug` by its hash. */
export const PersistedHospitalBySlug = /* #__PURE__ */ persisted<types.HospitalBySlugQuery, types.HospitalBySlugQueryVariables>('HospitalBySlug', 'sha256:b414b8712daaf949b7bffc7fc3fadcdca5f8dc954b1e24165fa8632f69e63204')

/** `HospitalProfiles` by its hash. */
export const PersistedHospitalProfiles = /* #__PURE__ */ persisted<types.HospitalProfilesQuery, types.HospitalProfilesQueryVariables>('HospitalProfiles', 'sha256:bf9b8a2e8341478539b2b61a1253754e17b071897c4801ab8944adb45c29c745')

/** `Hospitals` by its hash. */
export const PersistedHospitals = /* #__PURE__ */ persisted<types.HospitalsQuery, types.HospitalsQueryVariables>('Hospitals', 'sha256:7fd499921f6d6cfe1b196db1fc670dfbaea58261b348f8200979eb8a80e97152')

/** `HospitalsWithFeaturedService` by its hash. */
export const PersistedHospitalsWithFeaturedService = /* #__PURE__ */ persisted<types.HospitalsWithFeaturedServiceQuery, types.HospitalsWithFeaturedServiceQueryVariables>('HospitalsWithFeaturedService', 'sha256:b252085d7799848b1d494c953bbbe3f89b26b5078585883457086a7cd111bafa')

/** `OpenCareerSlugs` by its hash. */
export const PersistedOpenCareerSlugs = /* #__PURE__ */ persisted<types.OpenCareerSlugsQuery, types.OpenCareerSlugsQueryVariables>('OpenCareerSlugs', 'sha256:92cdcf3473c967234ad7e0e82fd5694b5d55d9b684f482433004f4261fe1f209')

/** `PackageBySlug` by its hash. */
export const PersistedPackageBySlug = /* #__PURE__ */ persisted<types.PackageBySlugQuery, types.PackageBySlugQueryVariables>('PackageBySlug', 'sha256:ff5095435e794ba926eb9ab285508786ebe006008015303b30abcb93f46f3e3c')

/** `PackageCategories` by its hash. */
export const PersistedPackageCategories = /* #__PURE__ */ persisted<types.PackageCategoriesQuery, types.PackageCategoriesQueryVariables>('PackageCategories', 'sha256:5f33047ef538f9777b014241b36e6780b6b37c935418629d1c7863c4245977b2')

/** `PackageHits` by its hash. */
export const PersistedPackageHits = /* #__PURE__ */ persisted<types.PackageHitsQuery, types.PackageHitsQueryVariables>('PackageHits', 'sha256:7b1784a5c05468f62afcc952c3eeaae3288416af8d85ed8a43886665d51cda04')

/** `Packages` by its hash. */
export const PersistedPackages = /* #__PURE__ */ persisted<types.PackagesQuery, types.PackagesQueryVariables>('Packages', 'sha256:466d1cac7d5fc3d7c06cf8f38cbe15204487531c5d471bb3b2210f662c49a3b6')

/** `PackagesByCategory` by its hash. */
export const PersistedPackagesByCategory = /* #__PURE__ */ persisted<types.PackagesByCategoryQuery, types.PackagesByCategoryQueryVariables>('PackagesByCategory', 'sha256:ed4999cf519a34f8c121c0385bfcdf1cffd5eed702386fcc552b81802d178444')

/** `PaymentMethods` by its hash. */
export const PersistedPaymentMethods = /* #__PURE__ */ persisted<types.PaymentMethodsQuery, types.PaymentMethodsQueryVariables>('PaymentMethods', 'sha256:403d1f879fb7f8b4a83a908b8d1d3ad39f9265b376edac5b1ad58d86cea4596c')

/** `Popups` by its hash. */
export const PersistedPopups = /* #__PURE__ */ persisted<types.PopupsQuery, types.PopupsQueryVariables>('Popups', 'sha256:31aef8592c79d92d24fd7dc92d3b3a2903394c7600c87708125c73d34b34bb1d')

/** `QualityIndicatorBySlug` by its hash. */
export const PersistedQualityIndicatorBySlug = /* #__PURE__ */ persisted<types.QualityIndicatorBySlugQuery, types.QualityIndicatorBySlugQueryVariables>('QualityIndicatorBySlug', 'sha256:6f0d7fc5d9921efd614f11214ae36ae05c59ccf400aa0a7c43b185024220640f')

/** `QualityIndicators` by its hash. */
export const PersistedQualityIndicators = /* #__PURE__ */ persisted<types.QualityIndicatorsQuery, types.QualityIndicatorsQueryVariables>('QualityIndicators', 'sha256:50386dcea9b1f8f04977ffea128d293cbc146960f74a29a6e2209492984e007f')

/** `RelatedArticles` by its hash. */
export const PersistedRelatedArticles = /* #__PURE__ */ persisted<types.RelatedArticlesQuery, types.RelatedArticlesQueryVariables>('RelatedArticles', 'sha256:c8d17134807861be437e5bdb59ce7cf16b89f63c3a4c08733022b4a107a4eef7')

/** `RelatedEvents` by its hash. */
export const PersistedRelatedEvents = /* #__PURE__ */ persisted<types.RelatedEventsQuery, types.RelatedEventsQueryVariables>('RelatedEvents', 'sha256:2d7f5e4b93f7f5b69d4fb8fb2583d8fb59352b5d689875fe472e11c74a90eea1')

/** `RelatedPackages` by its hash. */
export const PersistedRelatedPackages = /* #__PURE__ */ persisted<types.RelatedPackagesQuery, types.RelatedPackagesQueryVariables>('RelatedPackages', 'sha256:92c72ee2f519b1b331ca6d410b5d1b6f5028268c778babc1e606ed37b9a703dc')

/** `SearchArticles` by its hash. */
export const PersistedSearchArticles = /* #__PURE__ */ persisted<types.SearchArticlesQuery, types.SearchArticlesQueryVariables>('SearchArticles', 'sha256:ff6aa3ef88e7d025439cc101862927f56ccf1a6b4d8caa266ea9356b77cd4a9e')

/** `SearchDoctors` by its hash. */
export const PersistedSearchDoctors = /* #__PURE__ */ persisted<types.SearchDoctorsQuery, types.SearchDoctorsQueryVariables>('SearchDoctors', 'sha256:464334a741b795633d9a64b42f717e04eded3fe558285c8dc70b8cbd19f736ea')

/** `SearchEvents` by its hash. */
export const PersistedSearchEvents = /* #__PURE__ */ persisted<types.SearchEventsQuery, types.SearchEventsQueryVariables>('SearchEvents', 'sha256:21a94be43561629639ca711fceddfbd33af6975e6b046fc7090a9860a7a9ced9')

/** `SearchPackages` by its hash. */
export const PersistedSearchPackages = /* #__PURE__ */ persisted<types.SearchPackagesQuery, types.SearchPackagesQueryVariables>('SearchPackages', 'sha256:c0408a38d789e4d9994262bea8a2906992afb638de1e7c045592b496bf440de9')

/** `SpecialistServiceBySlug` by its hash. */
export const PersistedSpecialistServiceBySlug = /* #__PURE__ */ persisted<types.SpecialistServiceBySlugQuery, types.SpecialistServiceBySlugQueryVariables>('SpecialistServiceBySlug', 'sha256:6d0800b1929dd985f39078f552ff801c5cf5bef23237c947c6144e5923351044')

/** `SpecialistServices` by its hash. */
export const PersistedSpecialistServices = /* #__PURE__ */ persisted<types.SpecialistServicesQuery, types.SpecialistServicesQueryVariables>('SpecialistServices', 'sha256:e32c2070090cd86aec7620e37dc4188c15df4d072f2161f56c04c338cff5046f')

/** `Testimonials` by its hash. */
export const PersistedTestimonials = /* #__PURE__ */ persisted<types.TestimonialsQuery, types.TestimonialsQueryVariables>('Testimonials', 'sha256:b18fdad0d413c0816e88f30d4d032e82ddac69652355f38168e60c3f4936edb5')

/** `Videos` by its hash. */
export const PersistedVideos = /* #__PURE__ */ persisted<types.VideosQuery, types.VideosQueryVariables>('Videos', 'sha256:e6372ef00e521a8d695fafbef860797beab5d7c546b5050be4af3e5cc43cc6ae')

// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.
import { persisted } from '../../cms/persisted-document.ts'
import type * as types from './graphql.ts'

/** `AllSlugs` by its hash. */
export const PersistedAllSlugs = /* #__PURE__ */ persisted<types.AllSlugsQuery, types.AllSlugsQueryVariables>('sha256:b28b59949c2c64bab738ef6c89f3dd94b9d3ea02fbfc71d2d12f3de39a20fee5')

/** `AppointmentTypes` by its hash. */
export const PersistedAppointmentTypes = /* #__PURE__ */ persisted<types.AppointmentTypesQuery, types.AppointmentTypesQueryVariables>('sha256:0cd10d8650713369ca3328b73cf8f3a8aa7882251fa95ba2ba84e386e74cdd18')

/** `ArticleBySlug` by its hash. */
export const PersistedArticleBySlug = /* #__PURE__ */ persisted<types.ArticleBySlugQuery, types.ArticleBySlugQueryVariables>('sha256:f758f381d4030fd2792326ac6a232e5c213db14dd71aba3f08a20f00c2845119')

/** `ArticleCategories` by its hash. */
export const PersistedArticleCategories = /* #__PURE__ */ persisted<types.ArticleCategoriesQuery, types.ArticleCategoriesQueryVariables>('sha256:e0d17e5d847f6ab705782c07b6f1eb1a3ed7180d28c8d94ae3aea279f7210a93')

/** `ArticleHits` by its hash. */
export const PersistedArticleHits = /* #__PURE__ */ persisted<types.ArticleHitsQuery, types.ArticleHitsQueryVariables>('sha256:7f418488bf7d549097b08310e5e531b28bf431abbff62164829283003a5c8021')

/** `Articles` by its hash. */
export const PersistedArticles = /* #__PURE__ */ persisted<types.ArticlesQuery, types.ArticlesQueryVariables>('sha256:1916f318c21a637d77388fd23185f03b51a60d3118bce5194ff4cb364535b4d7')

/** `ArticlesByCategory` by its hash. */
export const PersistedArticlesByCategory = /* #__PURE__ */ persisted<types.ArticlesByCategoryQuery, types.ArticlesByCategoryQueryVariables>('sha256:f6e62b2da625670e01e04738a3f791983106b0f5eb034231d2b7329c88ab1fdb')

/** `ArticlesWithVideos` by its hash. */
export const PersistedArticlesWithVideos = /* #__PURE__ */ persisted<types.ArticlesWithVideosQuery, types.ArticlesWithVideosQueryVariables>('sha256:b01d564fa2d20891888a6c2db5a7976da1e74c285d496bfd8c656b3ba2c399f4')

/** `CareerBySlug` by its hash. */
export const PersistedCareerBySlug = /* #__PURE__ */ persisted<types.CareerBySlugQuery, types.CareerBySlugQueryVariables>('sha256:5f0bcc7e66137f0b0496b94bc22c33099eefe1aa696fdc395777771c56486d62')

/** `DoctorBySlug` by its hash. */
export const PersistedDoctorBySlug = /* #__PURE__ */ persisted<types.DoctorBySlugQuery, types.DoctorBySlugQueryVariables>('sha256:4e9749274a959a2f3c889fa7d48f1dec65625851adbab92d6f2b40066baf57f0')

/** `DoctorHits` by its hash. */
export const PersistedDoctorHits = /* #__PURE__ */ persisted<types.DoctorHitsQuery, types.DoctorHitsQueryVariables>('sha256:86c3bd74335dbc16b72209ffe65f38492440f61aca40f571c28b795704e7e319')

/** `DoctorSearch` by its hash. */
export const PersistedDoctorSearch = /* #__PURE__ */ persisted<types.DoctorSearchQuery, types.DoctorSearchQueryVariables>('sha256:04be762578fedc0b2e9796114794b28a4965cc34a27cc27d5d91a2a94369ac77')

/** `EmergencyContacts` by its hash. */
export const PersistedEmergencyContacts = /* #__PURE__ */ persisted<types.EmergencyContactsQuery, types.EmergencyContactsQueryVariables>('sha256:d19f0f48147ae7ca5a641487ef36268f605e1b156246eacaf69474beb2feaed3')

/** `EventBySlug` by its hash. */
export const PersistedEventBySlug = /* #__PURE__ */ persisted<types.EventBySlugQuery, types.EventBySlugQueryVariables>('sha256:76aa94ee0cf55b3dac64c74bf0595e6976db358db6c930752368fd67b0ee9cd9')

/** `EventHits` by its hash. */
export const PersistedEventHits = /* #__PURE__ */ persisted<types.EventHitsQuery, types.EventHitsQueryVariables>('sha256:5ca88b268f8ef1dc5b32329eaab496647d42a738d78582ea98a8dc00b2e5f19e')

/** `Events` by its hash. */
export const PersistedEvents = /* #__PURE__ */ persisted<types.EventsQuery, types.EventsQueryVariables>('sha256:e9e0f77a87ac348bcc9761832e8dfa7e0f0340ff715f0d7fa087bb84c03d266f')

/** `FeaturedServiceBySlug` by its hash. */
export const PersistedFeaturedServiceBySlug = /* #__PURE__ */ persisted<types.FeaturedServiceBySlugQuery, types.FeaturedServiceBySlugQueryVariables>('sha256:2e3f629d4cba2f4df5b6d1c9a87e082cb429302f47de823cda6b3234999c4564')

/** `FeaturedServices` by its hash. */
export const PersistedFeaturedServices = /* #__PURE__ */ persisted<types.FeaturedServicesQuery, types.FeaturedServicesQueryVariables>('sha256:e70a61b68d201159f61b130abe1828a3272c14a2165bacdbdbe0b3c360ee8bcd')

/** `FormBySlug` by its hash. */
export const PersistedFormBySlug = /* #__PURE__ */ persisted<types.FormBySlugQuery, types.FormBySlugQueryVariables>('sha256:0ec82b991e6883e3db75c7abf26d66f48f4245886869c701c9873b7592128ed3')

/** `FormSlugs` by its hash. */
export const PersistedFormSlugs = /* #__PURE__ */ persisted<types.FormSlugsQuery, types.FormSlugsQueryVariables>('sha256:4b743f0dfa8236dbfd94a0b48b39ee9584388e1677d43b36f2f5c8d8189d99ff')

/** `HomePage` by its hash. */
export const PersistedHomePage = /* #__PURE__ */ persisted<types.HomePageQuery, types.HomePageQueryVariables>('sha256:ace7199dc669148b10810742559ea40111a420e35257f606f4862bd79801714a')

/** `HospitalById` by its hash. */
export const PersistedHospitalById = /* #__PURE__ */ persisted<types.HospitalByIdQuery, types.HospitalByIdQueryVariables>('sha256:d955a81bb95572287eae57e06f414cb529ce6a0e80ff705bd32f564bb4b2e0ed')

/** `HospitalBySlug` by its hash. */
export const PersistedHospitalBySlug = /* #__PURE__ */ persisted<types.HospitalBySlugQuery, types.HospitalBySlugQueryVariables>('sha256:9a259198a19f1efba907cc455aa4b0d2b50914a67661ebfbce361a953cf09ca3')

/** `HospitalProfiles` by its hash. */
export const PersistedHospitalProfiles = /* #__PURE__ */ persisted<types.HospitalProfilesQuery, types.HospitalProfilesQueryVariables>('sha256:1164cf81f0a7ff6579875c5f266e69c7f1879a75359ed29d8bae4d9590808af9')

/** `Hospitals` by its hash. */
export const PersistedHospitals = /* #__PURE__ */ persisted<types.HospitalsQuery, types.HospitalsQueryVariables>('sha256:77f3f5b8730e2d0ef033d14404856aad25f7a2c56b412c1a93e5e979fa08ce46')

/** `OpenCareerSlugs` by its hash. */
export const PersistedOpenCareerSlugs = /* #__PURE__ */ persisted<types.OpenCareerSlugsQuery, types.OpenCareerSlugsQueryVariables>('sha256:11d3bc4beb05b594b8dc672e1f85ea684578a29088c5033e547bd4e7fca9f0ba')

/** `PackageBySlug` by its hash. */
export const PersistedPackageBySlug = /* #__PURE__ */ persisted<types.PackageBySlugQuery, types.PackageBySlugQueryVariables>('sha256:5f4b9064e82b45265fe3727f669e20a51e95a82e8c3d67037a53b2f1cd59af5f')

/** `PackageCategories` by its hash. */
export const PersistedPackageCategories = /* #__PURE__ */ persisted<types.PackageCategoriesQuery, types.PackageCategoriesQueryVariables>('sha256:ee1c68289dcc05c1f6ae0c26ddd38129ee6b277238aeb77f132ba45012d15934')

/** `PackageHits` by its hash. */
export const PersistedPackageHits = /* #__PURE__ */ persisted<types.PackageHitsQuery, types.PackageHitsQueryVariables>('sha256:3c7930a7e3ed2330dbc73fbf0c394de357ed52a5576ad86d2b5ac6e372bece3b')

/** `Packages` by its hash. */
export const PersistedPackages = /* #__PURE__ */ persisted<types.PackagesQuery, types.PackagesQueryVariables>('sha256:2f34090e17f782b299094076ea03314120401b490f14eefc036cb9a68ad03b22')

/** `PackagesByCategory` by its hash. */
export const PersistedPackagesByCategory = /* #__PURE__ */ persisted<types.PackagesByCategoryQuery, types.PackagesByCategoryQueryVariables>('sha256:2562f66844b5eee884e483073bbe11f9d6c22089b5a83ed8d2f61d0658b32f1d')

/** `PaymentMethods` by its hash. */
export const PersistedPaymentMethods = /* #__PURE__ */ persisted<types.PaymentMethodsQuery, types.PaymentMethodsQueryVariables>('sha256:4caee10a404c7128f2642f2f6dde4ec1a1cdf145d6c14761f30b7315b212fd69')

/** `Popups` by its hash. */
export const PersistedPopups = /* #__PURE__ */ persisted<types.PopupsQuery, types.PopupsQueryVariables>('sha256:31aef8592c79d92d24fd7dc92d3b3a2903394c7600c87708125c73d34b34bb1d')

/** `QualityIndicatorBySlug` by its hash. */
export const PersistedQualityIndicatorBySlug = /* #__PURE__ */ persisted<types.QualityIndicatorBySlugQuery, types.QualityIndicatorBySlugQueryVariables>('sha256:21cb0c9c2f612bc1d84c9166ab9147d924838490a0aebbfbb9484062854250cc')

/** `QualityIndicators` by its hash. */
export const PersistedQualityIndicators = /* #__PURE__ */ persisted<types.QualityIndicatorsQuery, types.QualityIndicatorsQueryVariables>('sha256:3efa3d0b963de25a70a4ea2eafb758960b14c0004ff652ae241b97a443558571')

/** `RelatedArticles` by its hash. */
export const PersistedRelatedArticles = /* #__PURE__ */ persisted<types.RelatedArticlesQuery, types.RelatedArticlesQueryVariables>('sha256:40a76a2648d797a1222607589ba9df0a7fa6cc1ac677a44feee3c8be1951c857')

/** `RelatedEvents` by its hash. */
export const PersistedRelatedEvents = /* #__PURE__ */ persisted<types.RelatedEventsQuery, types.RelatedEventsQueryVariables>('sha256:a9269ab7194644febc574850700f7f1f78dbe5379cba5d59a7dbab0bebb91a44')

/** `RelatedPackages` by its hash. */
export const PersistedRelatedPackages = /* #__PURE__ */ persisted<types.RelatedPackagesQuery, types.RelatedPackagesQueryVariables>('sha256:30c1fac3d3ce1418dc9f1f8641097f0dd017c752b4f1206c3b295dffccb0a403')

/** `SearchArticles` by its hash. */
export const PersistedSearchArticles = /* #__PURE__ */ persisted<types.SearchArticlesQuery, types.SearchArticlesQueryVariables>('sha256:831aeb295b4fccf6e9ed08ef7ffaabfe9c68a84fa8e188eddd6c898e6dab81d3')

/** `SearchDoctors` by its hash. */
export const PersistedSearchDoctors = /* #__PURE__ */ persisted<types.SearchDoctorsQuery, types.SearchDoctorsQueryVariables>('sha256:464334a741b795633d9a64b42f717e04eded3fe558285c8dc70b8cbd19f736ea')

/** `SearchEvents` by its hash. */
export const PersistedSearchEvents = /* #__PURE__ */ persisted<types.SearchEventsQuery, types.SearchEventsQueryVariables>('sha256:3bd6e68fdd15eb05bd44e1ebbf3b406ae4beba757a31398db1a5cd976855d9bb')

/** `SearchPackages` by its hash. */
export const PersistedSearchPackages = /* #__PURE__ */ persisted<types.SearchPackagesQuery, types.SearchPackagesQueryVariables>('sha256:9fe3e15636e5070345085818a33365a7841d0501cdc46512f670d34fb73a091c')

/** `SpecialistServiceBySlug` by its hash. */
export const PersistedSpecialistServiceBySlug = /* #__PURE__ */ persisted<types.SpecialistServiceBySlugQuery, types.SpecialistServiceBySlugQueryVariables>('sha256:a500e9ecd1e8e9c38711fe87c7a218f1a70757e9f47d52583b99c5d0d622f615')

/** `SpecialistServices` by its hash. */
export const PersistedSpecialistServices = /* #__PURE__ */ persisted<types.SpecialistServicesQuery, types.SpecialistServicesQueryVariables>('sha256:b65980a34be385b5a19305e9c4ce7b76a05227eafe6d29638940a1bddcd888ec')

/** `Testimonials` by its hash. */
export const PersistedTestimonials = /* #__PURE__ */ persisted<types.TestimonialsQuery, types.TestimonialsQueryVariables>('sha256:9bf28b371c29dd9dced17c3dd4664a4a48066607c81c88b8187814d156e18985')

/** `Videos` by its hash. */
export const PersistedVideos = /* #__PURE__ */ persisted<types.VideosQuery, types.VideosQueryVariables>('sha256:e6372ef00e521a8d695fafbef860797beab5d7c546b5050be4af3e5cc43cc6ae')

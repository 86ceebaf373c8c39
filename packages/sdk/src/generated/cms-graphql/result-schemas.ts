// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

import * as z from 'zod'

const mediaShape = {
  data: z.object({
    id: z.string().nullable(),
    attributes: z.object({
      url: z.string(),
      alternativeText: z.string().nullable(),
      width: z.int().nullable(),
      height: z.int().nullable(),
      formats: z.unknown().nullable(),
      mime: z.string().nullable(),
    }).nullable(),
  }).nullable(),
}

const articleCategoryLinkShape = {
  data: z.object({
    id: z.string().nullable(),
    attributes: z.object({
      kategori: z.string().nullable(),
      kategori_en: z.string().nullable(),
      slug: z.string().nullable(),
      publishedAt: z.iso.datetime({ offset: true }).nullable(),
    }).nullable(),
  }).nullable(),
}

const articleCardShape = {
  id: z.string().nullable(),
  attributes: z.object({
    judul: z.string().nullable(),
    judul_en: z.string().nullable(),
    slug: z.string().nullable(),
    createdAt: z.iso.datetime({ offset: true }).nullable(),
    artikel: z.string().nullable(),
    artikel_en: z.string().nullable(),
    gambar: z.object({
      ...mediaShape,
    }).nullable(),
    kategori_artikel: z.object({
      ...articleCategoryLinkShape,
    }).nullable(),
  }).nullable(),
}

const hospitalLinkShape = {
  data: z.object({
    id: z.string().nullable(),
    attributes: z.object({
      nama: z.string().nullable(),
      slug: z.string().nullable(),
      kode_mapping_rs: z.string().nullable(),
      publishedAt: z.iso.datetime({ offset: true }).nullable(),
    }).nullable(),
  }).nullable(),
}

const articlePageShape = {
  id: z.string().nullable(),
  attributes: z.object({
    judul: z.string().nullable(),
    judul_en: z.string().nullable(),
    slug: z.string().nullable(),
    createdAt: z.iso.datetime({ offset: true }).nullable(),
    artikel: z.string().nullable(),
    artikel_en: z.string().nullable(),
    gambar: z.object({
      ...mediaShape,
    }).nullable(),
    kategori_artikel: z.object({
      ...articleCategoryLinkShape,
    }).nullable(),
    updatedAt: z.iso.datetime({ offset: true }).nullable(),
    rumah_sakit: z.object({
      ...hospitalLinkShape,
    }).nullable(),
  }).nullable(),
}

const eventCardShape = {
  id: z.string().nullable(),
  attributes: z.object({
    judul: z.string().nullable(),
    judul_en: z.string().nullable(),
    event: z.string().nullable(),
    event_en: z.string().nullable(),
    tanggal: z.iso.date().nullable(),
    slug: z.string().nullable(),
    gambar: z.object({
      ...mediaShape,
    }).nullable(),
    rumah_sakit: z.object({
      ...hospitalLinkShape,
    }).nullable(),
  }).nullable(),
}

const seoShape = {
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
}

const eventPageShape = {
  id: z.string().nullable(),
  attributes: z.object({
    judul: z.string().nullable(),
    judul_en: z.string().nullable(),
    event: z.string().nullable(),
    event_en: z.string().nullable(),
    tanggal: z.iso.date().nullable(),
    slug: z.string().nullable(),
    gambar: z.object({
      ...mediaShape,
    }).nullable(),
    rumah_sakit: z.object({
      ...hospitalLinkShape,
    }).nullable(),
    seo: z.object({
      ...seoShape,
    }).nullable(),
  }).nullable(),
}

const featuredServiceCardShape = {
  id: z.string().nullable(),
  attributes: z.object({
    nama: z.string().nullable(),
    nama_en: z.string().nullable(),
    slug: z.string().nullable(),
    gambar: z.object({
      ...mediaShape,
    }).nullable(),
  }).nullable(),
}

const featuredServicePageShape = {
  id: z.string().nullable(),
  attributes: z.object({
    nama: z.string().nullable(),
    nama_en: z.string().nullable(),
    slug: z.string().nullable(),
    gambar: z.object({
      ...mediaShape,
    }).nullable(),
    cover: z.object({
      ...mediaShape,
    }).nullable(),
    keterangan: z.array(z.object({
      id: z.string(),
      judul: z.string().nullable(),
      judul_en: z.string().nullable(),
      keterangan: z.string().nullable(),
      keterangan_en: z.string().nullable(),
      rumah_sakit: z.object({
        ...hospitalLinkShape,
      }).nullable(),
    }).nullable()).nullable(),
    seo: z.object({
      ...seoShape,
    }).nullable(),
  }).nullable(),
}

const mediaListShape = {
  data: z.array(z.object({
    id: z.string().nullable(),
    attributes: z.object({
      name: z.string().nullable(),
      url: z.string(),
      alternativeText: z.string().nullable(),
      width: z.int().nullable(),
      height: z.int().nullable(),
      formats: z.unknown().nullable(),
      mime: z.string().nullable(),
    }).nullable(),
  })),
}

const pagingShape = {
  pagination: z.object({
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    pageCount: z.int(),
  }),
}

const hospitalCardShape = {
  id: z.string().nullable(),
  attributes: z.object({
    nama: z.string().nullable(),
    slug: z.string().nullable(),
    nomor_telepon: z.string().nullable(),
    nomor_whatsapp: z.string().nullable(),
    alamat: z.string().nullable(),
    kode_mapping_rs: z.string().nullable(),
    base_endpoint: z.string().nullable(),
    gambar_profil: z.object({
      ...mediaShape,
    }).nullable(),
  }).nullable(),
}

const doctorCardShape = {
  id: z.string().nullable(),
  attributes: z.object({
    nama: z.string().nullable(),
    kode: z.string().nullable(),
    slug: z.string().nullable(),
    avatar: z.string().nullable(),
    status: z.enum(['aktif', 'nonaktif']).nullable(),
    kode_mapping_rs: z.string().nullable(),
    kode_mapping_spesialis: z.string().nullable(),
  }).nullable(),
}

const packageCategoryLinkShape = {
  data: z.object({
    id: z.string().nullable(),
    attributes: z.object({
      kategori: z.string().nullable(),
      kategori_en: z.string().nullable(),
      slug: z.string().nullable(),
      publishedAt: z.iso.datetime({ offset: true }).nullable(),
    }).nullable(),
  }).nullable(),
}

const packageCardShape = {
  id: z.string().nullable(),
  attributes: z.object({
    nama: z.string().nullable(),
    nama_en: z.string().nullable(),
    keterangan: z.string().nullable(),
    keterangan_en: z.string().nullable(),
    harga: z.int().nullable(),
    slug: z.string().nullable(),
    tgl_berakhir: z.iso.date().nullable(),
    priority: z.int().nullable(),
    gambar: z.object({
      ...mediaShape,
    }).nullable(),
    kategori_paket: z.object({
      ...packageCategoryLinkShape,
    }).nullable(),
  }).nullable(),
}

const videoCardShape = {
  id: z.string().nullable(),
  attributes: z.object({
    judul: z.string().nullable(),
    video_id: z.string().nullable(),
    tgl_rilis: z.iso.date().nullable(),
    thumbnail: z.object({
      ...mediaShape,
    }).nullable(),
  }).nullable(),
}

const specialistServiceCardShape = {
  id: z.string().nullable(),
  attributes: z.object({
    nama: z.string().nullable(),
    nama_en: z.string().nullable(),
    slug: z.string().nullable(),
    gambar: z.object({
      ...mediaShape,
    }).nullable(),
  }).nullable(),
}

const homeSectionShape = {
  judul: z.string().nullable(),
  subjudul: z.string().nullable(),
  judul_en: z.string().nullable(),
  subjudul_en: z.string().nullable(),
}

const hospitalPageShape = {
  id: z.string().nullable(),
  attributes: z.object({
    nama: z.string().nullable(),
    slug: z.string().nullable(),
    nomor_telepon: z.string().nullable(),
    nomor_whatsapp: z.string().nullable(),
    alamat: z.string().nullable(),
    kode_mapping_rs: z.string().nullable(),
    base_endpoint: z.string().nullable(),
    gambar_profil: z.object({
      ...mediaShape,
    }).nullable(),
    nomor_fax: z.string().nullable(),
    email: z.string().nullable(),
    tentang_kami: z.string().nullable(),
    catatan_kunjungan: z.string().nullable(),
    gambar_sampul: z.object({
      ...mediaShape,
    }).nullable(),
    jam_kunjungan: z.array(z.object({
      id: z.string(),
      jam_awal: z.iso.time().nullable(),
      jam_akhir: z.iso.time().nullable(),
    }).nullable()).nullable(),
    layanan_unggulans: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          nama: z.string().nullable(),
          nama_en: z.string().nullable(),
          slug: z.string().nullable(),
          publishedAt: z.iso.datetime({ offset: true }).nullable(),
        }).nullable(),
      })),
    }).nullable(),
    layanan_spesialis: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          nama: z.string().nullable(),
          nama_en: z.string().nullable(),
          slug: z.string().nullable(),
          publishedAt: z.iso.datetime({ offset: true }).nullable(),
        }).nullable(),
      })),
    }).nullable(),
  }).nullable(),
}

const hospitalProfileShape = {
  id: z.string().nullable(),
  attributes: z.object({
    nama: z.string().nullable(),
    slug: z.string().nullable(),
    nomor_telepon: z.string().nullable(),
    nomor_whatsapp: z.string().nullable(),
    alamat: z.string().nullable(),
    kode_mapping_rs: z.string().nullable(),
    base_endpoint: z.string().nullable(),
    gambar_profil: z.object({
      ...mediaShape,
    }).nullable(),
    tentang_kami: z.string().nullable(),
  }).nullable(),
}

const qualityIndicatorCardShape = {
  id: z.string().nullable(),
  attributes: z.object({
    judul: z.string().nullable(),
    judul_en: z.string().nullable(),
    slug: z.string().nullable(),
    periode: z.string().nullable(),
    gambar: z.object({
      ...mediaShape,
    }).nullable(),
    rumah_sakit: z.object({
      ...hospitalLinkShape,
    }).nullable(),
  }).nullable(),
}

const specialtyMappingShape = {
  id: z.string(),
  kode_spesialis: z.string().nullable(),
  hospital: z.object({
    ...hospitalLinkShape,
  }).nullable(),
}

/** The `data` of each document's answer, by the document's name. */
export const cmsResultSchemas = {
  AllSlugs: z.object({
    artikels: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          judul: z.string().nullable(),
          judul_en: z.string().nullable(),
          slug: z.string().nullable(),
          updatedAt: z.iso.datetime({ offset: true }).nullable(),
          kategori_artikel: z.object({
            ...articleCategoryLinkShape,
          }).nullable(),
        }).nullable(),
      })),
      meta: z.object({
        ...pagingShape,
      }),
    }).nullable(),
    pakets: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          nama: z.string().nullable(),
          nama_en: z.string().nullable(),
          slug: z.string().nullable(),
          updatedAt: z.iso.datetime({ offset: true }).nullable(),
          kategori_paket: z.object({
            ...packageCategoryLinkShape,
          }).nullable(),
        }).nullable(),
      })),
      meta: z.object({
        ...pagingShape,
      }),
    }).nullable(),
    dokters: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          nama: z.string().nullable(),
          slug: z.string().nullable(),
          updatedAt: z.iso.datetime({ offset: true }).nullable(),
          kode_mapping_rs: z.string().nullable(),
          kode_mapping_spesialis: z.string().nullable(),
        }).nullable(),
      })),
      meta: z.object({
        ...pagingShape,
      }),
    }).nullable(),
    eventCommunities: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          judul: z.string().nullable(),
          judul_en: z.string().nullable(),
          slug: z.string().nullable(),
          updatedAt: z.iso.datetime({ offset: true }).nullable(),
          rumah_sakit: z.object({
            ...hospitalLinkShape,
          }).nullable(),
        }).nullable(),
      })),
      meta: z.object({
        ...pagingShape,
      }),
    }).nullable(),
    rumahSakits: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          slug: z.string().nullable(),
          updatedAt: z.iso.datetime({ offset: true }).nullable(),
          layanan_unggulans: z.object({
            data: z.array(z.object({
              id: z.string().nullable(),
              attributes: z.object({
                slug: z.string().nullable(),
                publishedAt: z.iso.datetime({ offset: true }).nullable(),
              }).nullable(),
            })),
          }).nullable(),
        }).nullable(),
      })),
      meta: z.object({
        ...pagingShape,
      }),
    }).nullable(),
    layananUnggulans: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          slug: z.string().nullable(),
          updatedAt: z.iso.datetime({ offset: true }).nullable(),
        }).nullable(),
      })),
      meta: z.object({
        ...pagingShape,
      }),
    }).nullable(),
  }),
  AppointmentTypes: z.object({
    jenisAppointments: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          nama: z.string().nullable(),
          kode: z.string().nullable(),
          tag: z.string().nullable(),
        }).nullable(),
      })),
      meta: z.object({
        ...pagingShape,
      }),
    }).nullable(),
  }),
  ArticleBySlug: z.object({
    artikels: z.object({
      data: z.array(z.object({
        ...articlePageShape,
      })),
    }).nullable(),
  }),
  ArticleCategories: z.object({
    kategoriArtikels: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          kategori: z.string().nullable(),
          kategori_en: z.string().nullable(),
          slug: z.string().nullable(),
        }).nullable(),
      })),
      meta: z.object({
        ...pagingShape,
      }),
    }).nullable(),
  }),
  ArticleCredits: z.object({
    artikels: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          kode_spesialis: z.string().nullable(),
          ringkasan: z.string().nullable(),
          ringkasan_en: z.string().nullable(),
          penulis: z.string().nullable(),
          peninjau: z.string().nullable(),
          tgl_tinjau: z.iso.date().nullable(),
        }).nullable(),
      })),
    }).nullable(),
  }),
  ArticlesByCategory: z.object({
    artikels: z.object({
      data: z.array(z.object({
        ...articleCardShape,
      })),
      meta: z.object({
        ...pagingShape,
      }),
    }).nullable(),
  }),
  ArticlesWithVideos: z.object({
    artikels: z.object({
      data: z.array(z.object({
        ...articleCardShape,
      })),
    }).nullable(),
    videos: z.object({
      data: z.array(z.object({
        ...videoCardShape,
      })),
    }).nullable(),
  }),
  Articles: z.object({
    artikels: z.object({
      data: z.array(z.object({
        ...articleCardShape,
      })),
      meta: z.object({
        ...pagingShape,
      }),
    }).nullable(),
  }),
  CareerBySlug: z.object({
    karirs: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          judul: z.string().nullable(),
          judul_en: z.string().nullable(),
          slug: z.string().nullable(),
          deskripsi: z.string().nullable(),
          tgl_tutup: z.iso.date().nullable(),
          gambar: z.object({
            ...mediaShape,
          }).nullable(),
          rumah_sakit: z.object({
            ...hospitalLinkShape,
          }).nullable(),
        }).nullable(),
      })),
    }).nullable(),
  }),
  DoctorBySlug: z.object({
    dokters: z.object({
      data: z.array(z.object({
        ...doctorCardShape,
      })),
    }).nullable(),
  }),
  DoctorSearch: z.object({
    dokters: z.object({
      data: z.array(z.object({
        ...doctorCardShape,
      })),
      meta: z.object({
        ...pagingShape,
      }),
    }).nullable(),
  }),
  EmergencyContacts: z.object({
    kontakDarurats: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          nama: z.string().nullable(),
          nomor_telepon: z.string().nullable(),
          nomor_igd: z.string().nullable(),
          nomor_ambulans: z.string().nullable(),
          nomor_whatsapp: z.string().nullable(),
          rumah_sakit: z.object({
            ...hospitalLinkShape,
          }).nullable(),
        }).nullable(),
      })),
      meta: z.object({
        ...pagingShape,
      }),
    }).nullable(),
  }),
  EventBySlug: z.object({
    eventCommunities: z.object({
      data: z.array(z.object({
        ...eventPageShape,
      })),
    }).nullable(),
  }),
  Events: z.object({
    eventCommunities: z.object({
      data: z.array(z.object({
        ...eventCardShape,
      })),
      meta: z.object({
        ...pagingShape,
      }),
    }).nullable(),
  }),
  FeaturedServiceBySlug: z.object({
    layananUnggulans: z.object({
      data: z.array(z.object({
        ...featuredServicePageShape,
      })),
    }).nullable(),
  }),
  FeaturedServices: z.object({
    layananUnggulans: z.object({
      data: z.array(z.object({
        ...featuredServiceCardShape,
      })),
      meta: z.object({
        ...pagingShape,
      }),
    }).nullable(),
  }),
  FormBySlug: z.object({
    forms: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          judul: z.string().nullable(),
          judul_en: z.string().nullable(),
          slug: z.string().nullable(),
          isi: z.string().nullable(),
          isi_en: z.string().nullable(),
          berkas: z.object({
            ...mediaListShape,
          }).nullable(),
        }).nullable(),
      })),
    }).nullable(),
  }),
  FormSlugs: z.object({
    forms: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          judul: z.string().nullable(),
          judul_en: z.string().nullable(),
          slug: z.string().nullable(),
          updatedAt: z.iso.datetime({ offset: true }).nullable(),
        }).nullable(),
      })),
      meta: z.object({
        ...pagingShape,
      }),
    }).nullable(),
  }),
  HomePage: z.object({
    beranda: z.object({
      data: z.object({
        id: z.string().nullable(),
        attributes: z.object({
          slider: z.array(z.object({
            id: z.string(),
            judul: z.string().nullable(),
            link: z.string().nullable(),
            keterangan: z.string().nullable(),
            gambar: z.object({
              ...mediaShape,
            }).nullable(),
          }).nullable()).nullable(),
          lokasi_dokter: z.object({
            ...homeSectionShape,
          }).nullable(),
          jadwal_dokter: z.object({
            ...homeSectionShape,
          }).nullable(),
          spesialis: z.object({
            ...homeSectionShape,
          }).nullable(),
          artikel: z.object({
            ...homeSectionShape,
          }).nullable(),
          paket: z.object({
            ...homeSectionShape,
          }).nullable(),
          testimoni: z.object({
            ...homeSectionShape,
          }).nullable(),
          instagram: z.object({
            ...homeSectionShape,
          }).nullable(),
          video: z.object({
            ...homeSectionShape,
          }).nullable(),
        }).nullable(),
      }).nullable(),
    }).nullable(),
  }),
  HospitalById: z.object({
    rumahSakits: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          nama: z.string().nullable(),
          slug: z.string().nullable(),
        }).nullable(),
      })),
    }).nullable(),
  }),
  HospitalBySlug: z.object({
    rumahSakits: z.object({
      data: z.array(z.object({
        ...hospitalPageShape,
      })),
    }).nullable(),
  }),
  HospitalProfiles: z.object({
    rumahSakits: z.object({
      data: z.array(z.object({
        ...hospitalProfileShape,
      })),
      meta: z.object({
        ...pagingShape,
      }),
    }).nullable(),
  }),
  HospitalsWithFeaturedService: z.object({
    rumahSakits: z.object({
      data: z.array(z.object({
        ...hospitalCardShape,
      })),
      meta: z.object({
        ...pagingShape,
      }),
    }).nullable(),
  }),
  Hospitals: z.object({
    rumahSakits: z.object({
      data: z.array(z.object({
        ...hospitalCardShape,
      })),
      meta: z.object({
        ...pagingShape,
      }),
    }).nullable(),
  }),
  OpenCareerSlugs: z.object({
    karirs: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          judul: z.string().nullable(),
          judul_en: z.string().nullable(),
          slug: z.string().nullable(),
          updatedAt: z.iso.datetime({ offset: true }).nullable(),
          tgl_tutup: z.iso.date().nullable(),
          rumah_sakit: z.object({
            ...hospitalLinkShape,
          }).nullable(),
        }).nullable(),
      })),
      meta: z.object({
        ...pagingShape,
      }),
    }).nullable(),
  }),
  PackageBySlug: z.object({
    pakets: z.object({
      data: z.array(z.object({
        ...packageCardShape,
      })),
    }).nullable(),
  }),
  PackageCategories: z.object({
    kategoriPakets: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          kategori: z.string().nullable(),
          kategori_en: z.string().nullable(),
          slug: z.string().nullable(),
          icon: z.object({
            ...mediaShape,
          }).nullable(),
        }).nullable(),
      })),
      meta: z.object({
        ...pagingShape,
      }),
    }).nullable(),
  }),
  PackagesByCategory: z.object({
    pakets: z.object({
      data: z.array(z.object({
        ...packageCardShape,
      })),
      meta: z.object({
        ...pagingShape,
      }),
    }).nullable(),
  }),
  Packages: z.object({
    pakets: z.object({
      data: z.array(z.object({
        ...packageCardShape,
      })),
      meta: z.object({
        ...pagingShape,
      }),
    }).nullable(),
  }),
  PaymentMethods: z.object({
    metodePembayarans: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          nama: z.string().nullable(),
          kode: z.string().nullable(),
          tag: z.string().nullable(),
          jenis_data: z.string().nullable(),
          kodept: z.string().nullable(),
        }).nullable(),
      })),
      meta: z.object({
        ...pagingShape,
      }),
    }).nullable(),
  }),
  Popups: z.object({
    popups: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          judul: z.string().nullable(),
          expired: z.iso.datetime({ offset: true }).nullable(),
          url_page: z.string().nullable(),
          gambar: z.object({
            ...mediaShape,
          }).nullable(),
        }).nullable(),
      })),
    }).nullable(),
  }),
  QualityIndicators: z.object({
    dataIndikatorMutus: z.object({
      data: z.array(z.object({
        ...qualityIndicatorCardShape,
      })),
      meta: z.object({
        ...pagingShape,
      }),
    }).nullable(),
  }),
  QualityIndicatorBySlug: z.object({
    dataIndikatorMutus: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          judul: z.string().nullable(),
          judul_en: z.string().nullable(),
          slug: z.string().nullable(),
          periode: z.string().nullable(),
          gambar: z.object({
            ...mediaShape,
          }).nullable(),
          rumah_sakit: z.object({
            ...hospitalLinkShape,
          }).nullable(),
          keterangan: z.string().nullable(),
          data: z.unknown().nullable(),
        }).nullable(),
      })),
    }).nullable(),
  }),
  RelatedArticles: z.object({
    artikels: z.object({
      data: z.array(z.object({
        ...articleCardShape,
      })),
    }).nullable(),
  }),
  RelatedEvents: z.object({
    eventCommunities: z.object({
      data: z.array(z.object({
        ...eventCardShape,
      })),
    }).nullable(),
  }),
  RelatedPackages: z.object({
    pakets: z.object({
      data: z.array(z.object({
        ...packageCardShape,
      })),
    }).nullable(),
  }),
  SearchArticles: z.object({
    artikels: z.object({
      data: z.array(z.object({
        ...articleCardShape,
      })),
    }).nullable(),
  }),
  SearchDoctors: z.object({
    dokters: z.object({
      data: z.array(z.object({
        ...doctorCardShape,
      })),
    }).nullable(),
  }),
  SearchEvents: z.object({
    eventCommunities: z.object({
      data: z.array(z.object({
        ...eventCardShape,
      })),
    }).nullable(),
  }),
  ArticleHits: z.object({
    artikels: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          judul: z.string().nullable(),
          judul_en: z.string().nullable(),
          slug: z.string().nullable(),
          kategori_artikel: z.object({
            ...articleCategoryLinkShape,
          }).nullable(),
        }).nullable(),
      })),
    }).nullable(),
  }),
  PackageHits: z.object({
    pakets: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          nama: z.string().nullable(),
          nama_en: z.string().nullable(),
          slug: z.string().nullable(),
          kategori_paket: z.object({
            ...packageCategoryLinkShape,
          }).nullable(),
        }).nullable(),
      })),
    }).nullable(),
  }),
  DoctorHits: z.object({
    dokters: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          nama: z.string().nullable(),
          slug: z.string().nullable(),
        }).nullable(),
      })),
    }).nullable(),
  }),
  EventHits: z.object({
    eventCommunities: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          judul: z.string().nullable(),
          judul_en: z.string().nullable(),
          slug: z.string().nullable(),
        }).nullable(),
      })),
    }).nullable(),
  }),
  SearchPackages: z.object({
    pakets: z.object({
      data: z.array(z.object({
        ...packageCardShape,
      })),
    }).nullable(),
  }),
  SpecialistServices: z.object({
    layananSpesialises: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          nama: z.string().nullable(),
          nama_en: z.string().nullable(),
          slug: z.string().nullable(),
          gambar: z.object({
            ...mediaShape,
          }).nullable(),
          mapping: z.array(z.object({
            ...specialtyMappingShape,
          }).nullable()).nullable(),
        }).nullable(),
      })),
      meta: z.object({
        ...pagingShape,
      }),
    }).nullable(),
  }),
  SpecialistServiceBySlug: z.object({
    layananSpesialises: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          nama: z.string().nullable(),
          nama_en: z.string().nullable(),
          slug: z.string().nullable(),
          gambar: z.object({
            ...mediaShape,
          }).nullable(),
          keterangan: z.string().nullable(),
          mapping: z.array(z.object({
            ...specialtyMappingShape,
          }).nullable()).nullable(),
        }).nullable(),
      })),
    }).nullable(),
  }),
  Testimonials: z.object({
    testimonis: z.object({
      data: z.array(z.object({
        id: z.string().nullable(),
        attributes: z.object({
          testimoni: z.string().nullable(),
          user: z.string().nullable(),
          rating: z.int().nullable(),
          rumah_sakit: z.object({
            ...hospitalLinkShape,
          }).nullable(),
        }).nullable(),
      })),
    }).nullable(),
  }),
  Videos: z.object({
    videos: z.object({
      data: z.array(z.object({
        ...videoCardShape,
      })),
    }).nullable(),
  }),
} as const

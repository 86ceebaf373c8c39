import { articleEn } from './article.ts'
import { common } from './common.ts'
import { building, cover } from './pictures.ts'
import type { Sample } from './types.ts'

const { chat, doctors, finderFields, hospitals, links, people, social } = common

const specialties = [
  'Internal Medicine',
  'Paediatrics',
  'Obstetrics and Gynaecology',
  'Cardiology',
  'Neurology',
  'Orthopaedic Surgery',
  'Ophthalmology',
  'Ear, Nose, Throat, Head and Neck Surgery',
]
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The stories' content in English. */
export const sampleEn: Sample = {
  header: {
    brand: { name: 'RS Kawung Husada', href: '/en' },
    topBar: [
      {
        kind: 'emergency',
        label: '24-hour emergency',
        contacts: people.emergency,
        href: '/en/informasi/hubungi-kami#darurat',
      },
      { kind: 'emergency', label: 'Ambulance', contacts: people.emergency },
      { kind: 'link', label: 'Contact us', href: '/en/informasi/hubungi-kami' },
      { kind: 'link', label: 'Careers', href: '/en/informasi/karir' },
    ],
    menu: [
      { label: 'Doctor Schedules', href: '/en/jadwal-dokter' },
      {
        label: 'Centres of Care',
        items: links('/en/layanan-unggulan', [
          'Heart Centre',
          'Mother and Child',
          'Haemodialysis',
          'Minimally Invasive Surgery',
        ]),
      },
      { label: 'Hospitals', items: links('/en/rumah-sakit', hospitals) },
      { label: 'Packages', href: '/en/paket' },
      {
        label: 'Information',
        items: [
          ...links('/en/informasi', ['Health Articles', 'Events and Communities']),
          { label: 'Forms', items: links('/en/informasi/forms', ['Medical records', 'Registration']) },
          { label: 'Careers', href: '/en/informasi/karir', isNew: true },
        ],
      },
    ],
    login: { patientHref: '/en/member-area/login', corporateHref: '/en/company-area/login' },
    languages: [
      { locale: 'id', href: '/' },
      { locale: 'en', href: '/en' },
    ],
    search: { action: '/en/cari', name: 'q' },
  },
  footer: {
    features: links('/en/fitur', ['Doctor Schedules', 'Make an Appointment', 'Laboratory Results', 'Health Packages']),
    services: links('/en/layanan-unggulan', ['Heart Centre', 'Mother and Child', 'Haemodialysis']),
    facilities: links('/en/rumah-sakit', hospitals),
    download: links('/en/unduh', ['Google Play', 'App Store']),
    social,
    map: { href: 'https://maps.example/kawung-husada', image: cover(3) },
    contact: { ...people.contact, hours: 'Customer service 07.00–20.00 WIB' },
    copyright: '© 2026 RS Kawung Husada. All rights reserved.',
  },
  finder: {
    ...finderFields,
    hospital: { name: 'rs', options: hospitals.map((label, index) => ({ value: String(index), label })) },
    specialty: { name: 'spesialis', options: specialties.map((label, index) => ({ value: String(index), label })) },
    day: { name: 'hari', options: days.map((label) => ({ value: label, label })) },
  },
  slides: [
    {
      title: 'Calm care, close to your family',
      text: 'Five hospitals and more than 60 specialists for Karawang and the towns around it.',
      href: '/en/rumah-sakit',
      image: building('A hospital in its garden in the morning'),
    },
    {
      title: 'The Heart Centre now opens every day',
      text: 'From a first check to catheterisation, under one roof.',
      href: '/en/layanan-unggulan/jantung',
      image: building('A hospital at dusk', 1),
    },
    {
      title: 'Medical check-ups from IDR 750,000',
      href: '/en/paket',
      image: cover(0, 'Leaves and the line of a pulse'),
    },
  ],
  doctors: doctors.map((doctor, index) => ({
    ...doctor,
    specialty: specialties[index % specialties.length],
    hospital: hospitals[index % hospitals.length],
    today: (['practising', 'leave', 'full'] as const)[index % 3],
    practice: index % 2 === 0 ? 'Monday and Thursday, 08.00–12.00 WIB' : 'Tuesday, Wednesday, Friday, 16.00–20.00 WIB',
  })),
  specialties: specialties.map((name, index) => ({ name, href: `/en/layanan/${index}` })),
  articles: [
    {
      title: 'The signs of a heart attack that people overlook',
      href: '/en/kesehatan/jantung',
      category: 'Heart',
      published: '2026-11-12',
      image: cover(0),
      snippet:
        'Chest pain is not the only sign. Breathlessness, nausea, cold sweat and unusual tiredness matter too, above all in women and people with diabetes.',
    },
    {
      title: 'Immunisation from birth to 18 months',
      href: '/en/kesehatan/imunisasi',
      category: 'Children',
      published: '2026-10-30',
      image: cover(1),
      snippet: 'The schedule of the Indonesian Paediatric Society, what to prepare, and when to wait.',
    },
    {
      title: { text: 'Lima pertanyaan sebelum menjalani operasi', lang: 'id' },
      href: '/en/kesehatan/operasi',
      category: 'Surgery',
      published: '2026-09-03',
      snippet: {
        text: 'Apa yang perlu dibawa, dimakan, dan siapa yang dihubungi: daftar singkat untuk Anda dan keluarga.',
        lang: 'id',
      },
    },
  ],
  packages: [
    {
      name: 'Basic Medical Check-Up',
      href: '/en/paket/mcu-dasar',
      price: 750_000,
      validUntil: '2026-12-31',
      category: 'Check-up',
      image: cover(2),
      snippet: 'Physical examination, full blood count, blood sugar, cholesterol, kidney function and chest X-ray.',
      chat,
    },
    {
      name: 'Normal Delivery, first-class room, visit of a paediatrician included',
      href: '/en/paket/persalinan',
      price: 12_500_000,
      validUntil: '2027-03-31',
      category: 'Mother and child',
      image: cover(1),
      chat,
    },
    {
      name: 'HPV vaccine for teenagers',
      href: '/en/paket/hpv',
      category: 'Vaccination',
      image: cover(3),
      snippet: 'Three doses within six months, with a consultation.',
      chat,
    },
  ],
  testimonials: [
    {
      quote: 'The nurses patiently explained every step to my mother. We never felt rushed.',
      author: 'Wulandari',
      rating: 5,
      hospital: hospitals[0],
    },
    {
      quote: 'Registered on the site, came when it was my turn, done within the hour.',
      author: 'Hendra Gunawan',
      rating: 4,
      hospital: hospitals[1],
    },
    { quote: { text: 'Ruang tunggu anak bersih dan terang.', lang: 'id' }, author: 'Suparman', rating: 4.5 },
  ],
  hospitals: hospitals.map((name, index) => ({
    ...people.hospital,
    name,
    href: `/en/rumah-sakit/${index}`,
    image: building('', index),
    hours: 'Emergency and ambulance around the clock',
  })),
  videos: [
    { title: 'Washing your hands in six steps', videoId: 'abc123', published: '2026-08-17', thumbnail: cover(0) },
    {
      title: 'Gentle exercise for painful knees with our physiotherapists',
      videoId: 'def456',
      published: '2026-07-01',
      thumbnail: cover(2),
    },
  ],
  posts: [0, 1, 2, 3].map((index) => ({
    href: `https://www.instagram.com/p/${index}`,
    image: cover(index),
    caption: {
      text: 'Donor darah bersama PMI, Sabtu ini pukul 08.00 WIB di lobi utama. Terbuka untuk umum.',
      lang: 'id' as const,
    },
    published: '2026-11-18',
  })),
  article: articleEn,
  headings: {
    doctors: 'Our doctors',
    doctorsSubtitle: 'Specialists who see patients this week at a hospital near you.',
    specialties: 'Specialist care',
    packages: 'Health packages',
    packagesSubtitle: 'A clear price, clear contents, valid until the date shown.',
    articles: 'Health articles',
    testimonials: 'What our patients say',
    hospitals: 'Our hospitals',
    videos: 'Videos',
    instagram: 'Instagram',
    all: 'See all',
  },
  words: {
    paragraph:
      'We believe that good care begins with a clear explanation. Every patient has the right to know what will be done, why, and how long it takes.',
    long: 'Responsibility for the organisation of emergency care',
    short: 'Make an appointment',
    notice:
      'Outpatient clinics are closed for Eid al-Fitr. Emergency, ambulance and pharmacy stay open around the clock.',
    notFound: 'This page could not be found',
    notFoundHint: 'Its address may have changed, or there is a slip of the pen in it.',
    backHome: 'Back to the home page',
    empty: 'No schedule on this day',
    emptyHint: 'Choose another day, or look at all of them.',
    refreshing: 'Loading the latest data…',
  },
}

import type { AppointmentCardProps } from '../appointment-card/appointment-card.tsx'
import type { SelectOption } from '../field/select-field.tsx'
import type { GuarantorDocumentItem } from '../guarantor-documents/guarantor-documents.tsx'
import type { Locale } from '../lib/locale.ts'
import type { VisitCardProps } from '../visit-history/visit-card.tsx'

interface CareWords {
  appointment: Omit<AppointmentCardProps, 'state'>
  longAppointment: Omit<AppointmentCardProps, 'state'>
  cancel: string
  move: string
  bring: readonly string[]
  guarantor: string
  live: string
  visits: readonly VisitCardProps[]
  longVisit: VisitCardProps
  results: string
  documents: readonly GuarantorDocumentItem[]
  longDocument: GuarantorDocumentItem
  again: string
  kinds: readonly SelectOption[]
  refused: string
}

const day = '2026-11-24'
const at = '2026-11-21T09:10:00+07:00'
const doctor = 'dr. Maya Kusumawardani, Sp.PD'
const longDoctor =
  'Prof. Dr. dr. Raden Mas Hadiningrat Kusumaatmadja Sastrowardoyo, Sp.PD-KGEH, Subsp. G.E.H. (K), FINASIM'
const hospital = 'RS Kawung Husada Karawang'
const insurance = 'Asuransi Sehat Sentosa'
const file = { fileName: 'kartu-asuransi.jpg', size: 412_877, at, href: 'https://berkas.contoh.example/502' }

const lang = 'id'
const indonesian = (text: string) => ({ text, lang }) as const

const slot = { day, from: '09:30', to: '09:45', doctor, hospital, queueNumber: 6, code: 'APT-261124-0042' } as const
const visit = {
  day: '2026-10-20',
  time: '08.02 WIB',
  hospital,
  doctor,
  specialty: indonesian('Penyakit Dalam'),
  complaint: indonesian('Pusing dan tengkuk terasa berat sejak tiga hari.'),
  diagnoses: [
    { name: indonesian('Hipertensi esensial (primer)'), code: 'I10', isMain: true },
    { name: indonesian('Hiperlipidemia, tidak spesifik'), code: 'E78.5', isMain: false },
  ],
  procedures: [indonesian('Pemeriksaan elektrokardiogram (EKG)')],
  medicines: [
    {
      name: 'Amlodipin 5 mg',
      quantity: indonesian('30 tablet'),
      instructions: indonesian('1 kali sehari 1 tablet, pagi hari'),
    },
  ],
  followUp: day,
  number: 'RJ-261020-0119',
}
const bare = { diagnoses: [], procedures: [], medicines: [], hospital }
const longVisit = {
  ...visit,
  hospital: `${hospital} dan Pusat Rujukan Kardiovaskular Terpadu`,
  doctor: longDoctor,
  until: '2026-11-02',
  guarantor: `${insurance} Nusantara Sejahtera Bersama`,
  diagnoses: [{ name: indonesian('Pneumonoultramikroskopiksilikovulkanokoniosis'.repeat(2)), isMain: true }],
  number: 'RI-261020-00000000000000000119',
}

/** Texts of the stories of appointments, visits and documents in both languages. */
export const careWords: Record<Locale, CareWords> = {
  id: {
    appointment: {
      ...slot,
      specialty: 'Penyakit Dalam',
      kind: 'Kontrol',
      payment: 'Asuransi',
      guarantor: insurance,
      complaint: 'Kontrol tekanan darah, kadang pusing di pagi hari.',
    },
    longAppointment: {
      ...slot,
      doctor: longDoctor,
      specialty: 'Penyakit Dalam, Konsultan Gastroenterologi dan Hepatologi',
      note: 'Mohon hadir 30 menit sebelum jam pemeriksaan, membawa kartu asuransi, surat rujukan, dan hasil pemeriksaan terakhir. Puasa 10 jam.',
      complaint: 'Nyeri ulu hati yang hilang timbul sejak dua minggu, bertambah berat setelah makan malam. '.repeat(5),
    },
    cancel: 'Batalkan',
    move: 'Pindahkan jadwal',
    bring: ['KTP atau kartu identitas', 'Kartu asuransi', 'Surat jaminan'],
    guarantor: insurance,
    visits: [
      { ...visit, kind: 'Rawat jalan' },
      { ...bare, kind: 'Penunjang', day: '2026-07-11', number: 'LB-260711-0044', guarantor: insurance },
      {
        ...visit,
        kind: 'Rawat inap',
        letters: [
          { kind: 'Resume medis', day: '2026-01-02', fileName: 'resume-medis.pdf', size: 48_000, href: '/resume' },
        ],
        day: '2025-12-29',
        until: '2026-01-02',
        number: 'RI-251229-0007',
      },
    ],
    longVisit: { ...longVisit, kind: 'Rawat inap dengan pengawasan intensif' },
    results: 'Hasil laboratorium',
    documents: [
      { ...file, id: '1', kind: 'Kartu asuransi', state: 'refused', remark: 'Foto kartu buram, mohon unggah ulang.' },
      { ...file, id: '2', kind: 'Surat rujukan', state: 'checking', about: 'Untuk janji temu 24 November 2026' },
      { ...file, id: '3', kind: 'KTP', state: 'accepted' },
      { ...file, id: '4', kind: 'Surat jaminan', state: 'expired' },
    ],
    longDocument: {
      ...file,
      id: '5',
      kind: 'Surat jaminan perusahaan untuk rawat jalan, rawat inap, dan tindakan',
      state: 'refused',
      remark: 'Tanda tangan pejabat perusahaan tidak terbaca. Mohon kirim pindaian dengan resolusi lebih tinggi.',
      fileName: `${'surat-jaminan-perusahaan-'.repeat(6)}.pdf`,
    },
    again: 'Unggah lagi',
    kinds: [
      { value: 'kartu_asuransi', label: 'Kartu asuransi' },
      { value: 'surat_rujukan', label: 'Surat rujukan' },
    ],
    live: 'Antrean sekarang: 12 · nomor Anda 17',
    refused: 'Berkas tidak dapat dibaca. Unggah berkas lain.',
  },
  en: {
    appointment: {
      ...slot,
      specialty: indonesian('Penyakit Dalam'),
      kind: indonesian('Kontrol'),
      payment: indonesian('Asuransi'),
      guarantor: insurance,
      complaint: 'Blood pressure check, sometimes dizzy in the morning.',
    },
    longAppointment: {
      ...slot,
      doctor: longDoctor,
      specialty: indonesian('Penyakit Dalam, Konsultan Gastroenterologi dan Hepatologi'),
      note: 'Please come 30 minutes before the examination and bring your insurance card, the referral letter and the last results. Do not eat for 10 hours.',
      complaint: 'Pain in the upper stomach that comes and goes, worse after dinner. '.repeat(6),
    },
    cancel: 'Cancel',
    move: 'Reschedule',
    bring: ['Identity card', 'Insurance card', 'Letter of guarantee'],
    guarantor: insurance,
    visits: [
      { ...visit, kind: 'Outpatient visit' },
      { ...bare, kind: 'Laboratory or radiology', day: '2026-07-11', number: 'LB-260711-0044', guarantor: insurance },
      {
        ...visit,
        kind: 'Hospital stay',
        letters: [
          { kind: 'Medical summary', day: '2026-01-02', fileName: 'resume-medis.pdf', size: 48_000, href: '/resume' },
        ],
        day: '2025-12-29',
        until: '2026-01-02',
        number: 'RI-251229-0007',
      },
    ],
    longVisit: { ...longVisit, kind: 'Hospital stay with intensive monitoring' },
    results: 'Laboratory results',
    documents: [
      {
        ...file,
        id: '1',
        kind: 'Insurance card',
        state: 'refused',
        remark: indonesian('Foto kartu buram, mohon unggah ulang.'),
      },
      {
        ...file,
        id: '2',
        kind: 'Referral letter',
        state: 'checking',
        about: 'For the appointment of 24 November 2026',
      },
      { ...file, id: '3', kind: 'Identity card', state: 'accepted' },
      { ...file, id: '4', kind: 'Letter of guarantee', state: 'expired' },
    ],
    longDocument: {
      ...file,
      id: '5',
      kind: 'Letter of guarantee of the company for visits, stays and procedures',
      state: 'refused',
      remark: 'The signature cannot be read. Please send a scan with a higher resolution.',
      fileName: `${'letter-of-guarantee-'.repeat(7)}.pdf`,
    },
    again: 'Upload again',
    kinds: [
      { value: 'kartu_asuransi', label: 'Insurance card' },
      { value: 'surat_rujukan', label: 'Referral letter' },
    ],
    live: 'Now serving: 12 · your number 17',
    refused: 'The file cannot be read. Upload another one.',
  },
}

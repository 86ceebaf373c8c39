import type { MemberComponents } from '@hospital/sdk/member'
import type { SignedFiles } from '../../hospital/signed-files.ts'
import type { VisitRecord } from './visit-history.ts'

/** A letter about a visit, as the member API gives it. */
export type VisitLetter = MemberComponents['schemas']['VisitLetter']

/** The kinds of letters that the demo's hospitals write, with their titles. */
const letterTitles = {
  surat_sakit: 'Surat Keterangan Sakit',
  resume_medis: 'Resume Medis',
  surat_kontrol: 'Surat Kontrol',
} as const

type LetterKind = keyof typeof letterTitles

const kindsOf = ({ kind, leftDaysAgo, sickDays, followUpAfter }: VisitRecord): readonly LetterKind[] => [
  ...(kind === 'rawat_inap' && leftDaysAgo !== undefined ? (['resume_medis'] as const) : []),
  ...(sickDays === undefined ? [] : (['surat_sakit'] as const)),
  ...(followUpAfter === undefined ? [] : (['surat_kontrol'] as const)),
]

/** The file name of a letter: registration number and kind together are unique. */
const fileOf = (number: string, kind: LetterKind): string => `${number}-${kind}.pdf`

/** The letters of a visit, with addresses that are valid for a quarter of an hour. */
export const lettersOf = (visit: VisitRecord, left: string | null, files: SignedFiles): readonly VisitLetter[] =>
  kindsOf(visit).map((kind) => ({
    jenis_surat: kind,
    tanggal: kind === 'resume_medis' && left !== null ? left : visit.day,
    nama_file: `${kind.replace('_', '-')}-${visit.number}.pdf`,
    tipe_file: 'application/pdf',
    ukuran_byte: 46_000 + visit.number.length * 311,
    url: files.address(`surat/${fileOf(visit.number, kind)}`),
  }))

/** The title of the letter with a file name; undefined if there is none. */
export const letterTitle = (visits: readonly VisitRecord[], file: string): string | undefined =>
  visits.flatMap((visit) =>
    kindsOf(visit).flatMap((kind) =>
      fileOf(visit.number, kind) === file ? [`${letterTitles[kind]} ${visit.number}`] : [],
    ),
  )[0]

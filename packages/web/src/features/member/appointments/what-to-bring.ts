import { isAdult } from '@hospital/sdk'
import type { MessageId } from '../../../i18n/use-message.ts'
import type { Appointment } from '../../../personal-data/appointments.ts'
import type { PapersByPayment } from '../documents/papers.ts'

const papers: Readonly<Record<string, readonly MessageId[]>> = {
  rujukan: ['web.member.bring.bpjs', 'web.member.bring.referral'],
  kartu: ['web.member.bring.insurance'],
  'surat-jaminan': ['web.member.bring.letter'],
  'kartu-karyawan': ['web.member.bring.employee'],
}

/**
 * What to bring to an appointment, by the payer. Everybody brings an identity document; for a child, who has no KTP, a parent brings one.
 * If the needs of a guarantor are not known, the text asks for its card in general words.
 */
export const whatToBring = (
  {
    jenis_pembayaran: { kode },
    penjamin,
    pasien,
    tanggal,
  }: Pick<Appointment, 'jenis_pembayaran' | 'penjamin' | 'pasien' | 'tanggal'>,
  asked: PapersByPayment,
): readonly MessageId[] => {
  const known = Object.hasOwn(asked, kode) ? asked[kode] : undefined
  const further = typeof known === 'string' && Object.hasOwn(papers, known) ? papers[known] : undefined
  const identity = isAdult(pasien.tgl_lahir, tanggal) ? 'web.member.bring.identity' : 'web.member.bring.child'
  if (further) return [identity, ...further]
  return penjamin ? [identity, 'web.member.bring.guarantor'] : [identity]
}

/** Codes of the payment methods, as the content API has them. */
export const paymentCodes = { own: 'UMUM', bpjs: 'BPJS', insurance: 'ASR', company: 'PRSH-NT' } as const

/** Codes of the appointment types, as the content API has them. */
export const typeCodes = { clinic: 'POLI', remote: 'TELE' } as const

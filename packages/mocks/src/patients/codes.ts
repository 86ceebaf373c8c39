/** The content API's codes of the payment methods. */
export const paymentCodes = { own: 'UMUM', bpjs: 'BPJS', insurance: 'ASR', company: 'PRSH-NT' } as const

/** The content API's codes of the appointment types. */
export const typeCodes = { clinic: 'POLI', remote: 'TELE' } as const

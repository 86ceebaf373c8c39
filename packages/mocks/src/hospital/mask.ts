/** `siti@surel.example` as `s•••@surel.example`: enough to recognise one's own address. */
export const maskEmail = (email: string): string => {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}${'•'.repeat(Math.min(6, Math.max(3, name.length - 1)))}@${host}`
}

/** `081200001234` as `0812••••1234`. */
export const maskPhone = (phone: string): string => `${phone.slice(0, 4)}••••${phone.slice(-4)}`

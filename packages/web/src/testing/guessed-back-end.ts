interface SentCode {
  code: string
  at: number
  wrong: number
  count: number
}

const minute = 60_000

const json = (body: object, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(body, { status, headers })
const refused = () => json({ process: false, detail: 'Ditolak.' })

const sentTo = { kode_dikirim_ke: '0812••••1234', dari_rekam_medis: false }

/** A back end for accounts. It has a password for each account and follows the contract's rules of codes. */
export const guessedBackEnd = (now: () => Date) => {
  const codes = new Map<string, SentCode>()
  const registrations = new Map<string, string>()
  const passwords = new Map<string, string>()
  const calls = new Map<string, number>()
  const invitation = 'contoh-undangan-berlaku-00001'
  let drawn = 100_000

  const challenge = (name: string, more: object = {}) => {
    const time = now().getTime()
    const last = codes.get(name)
    if (last && time - last.at < minute) return json({ message: 'Terlalu sering.' }, 429, { 'Retry-After': '60' })
    codes.set(name, { code: String((drawn += 1)), at: time, wrong: 0, count: (last?.count ?? 0) + 1 })
    const data = {
      ...more,
      kedaluwarsa_pada: new Date(time + 5 * minute).toISOString(),
      kirim_ulang_pada: new Date(time + minute).toISOString(),
    }
    return json({ process: true, detail: 'Terkirim.', data })
  }

  const isRight = (name: string, code: string): boolean => {
    const sent = codes.get(name)
    if (!sent || sent.wrong >= 5 || now().getTime() - sent.at >= 5 * minute) return false
    if (sent.code === code) return codes.delete(name)
    sent.wrong += 1
    return false
  }

  const logIn = ({ email = '', password = '' }: Readonly<Record<string, string>>) =>
    password === (passwords.get(email) ?? 'sandi-yang-benar') ? json({ process: true, detail: 'Masuk.' }) : refused()

  const answers: Readonly<Record<string, (body: Readonly<Record<string, string>>) => Response>> = {
    login: logIn,
    check_email: ({ email = '' }) => challenge(email, { email_tersamar: 's•••@contoh.example' }),
    ganti_password: ({ email = '', token = '', password = '' }) => {
      if (!isRight(email, token)) return refused()
      passwords.set(email, password)
      return json({ process: true, detail: 'Diubah.' })
    },
    registrasi_mobile: ({ email = '' }) => {
      const name = `REG-${String(registrations.size + 1).padStart(8, '0')}`
      registrations.set(name, email)
      return challenge(name, { kode_registrasi: name, ...sentTo })
    },
    kirim_ulang_sms_token: ({ kode_registrasi = '' }) =>
      registrations.has(kode_registrasi)
        ? challenge(kode_registrasi, { kode_registrasi, ...sentTo })
        : json({ message: 'Tidak ada.' }, 404),
    registrasi_mobile_token: ({ kode_registrasi = '', token = '' }) =>
      isRight(kode_registrasi, token)
        ? json({ process: true, detail: 'Terdaftar.', users: { email: registrations.get(kode_registrasi) } })
        : refused(),
    undangan: ({ undangan }) =>
      undangan === invitation ? json({ process: true, data: {} }) : json({ message: 'Tidak ada.' }, 404),
    activation: ({ undangan }) => (undangan === invitation ? json({ process: true, detail: 'Aktif.' }) : refused()),
  }

  return {
    invitation,
    /** Replaces the platform's `fetch`. */
    fetch: (url: string, init: RequestInit): Promise<Response> => {
      const name = new URL(url).pathname.split('/').at(-1) ?? ''
      calls.set(name, (calls.get(name) ?? 0) + 1)
      const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Readonly<Record<string, string>>
      return Promise.resolve(answers[name]?.(body) ?? json({ message: 'Tidak ada.' }, 404))
    },
    /** How often an operation was called, by the end of its path. */
    count: (name: string): number => calls.get(name) ?? 0,
    /** The last code that was sent to an e-mail address or a registration. */
    code: (name: string): string => codes.get(name)?.code ?? '',
    /** How many codes were sent to it. */
    sent: (name: string): number => codes.get(name)?.count ?? 0,
  }
}

/** A valid registration by the contract. */
export const registrationOf = (email: string, no_hp: string): object => ({
  nama: 'Siti Rahmawati',
  tempat_lahir: 'Karawang',
  tgl_lahir: '1987-03-05',
  gender: 'P',
  email,
  no_hp,
  password: 'contoh-sandi-1',
  nik: '3215014503870003',
  no_pasien: '00-08-15-02',
  persetujuan: { pelayanan: true, pemasaran: false },
})

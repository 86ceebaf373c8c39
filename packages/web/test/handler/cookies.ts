const cookie = (name: string, session: object): string => `${name}=${encodeURIComponent(JSON.stringify(session))}`

/** The session of a patient, as the browser sends it. */
export const memberCookie = cookie('auth', { id: 1, nama_lengkap: 'Siti', email: null, no_telp: null, gender: 'P' })

/** The session of a company's user. */
export const companyCookie = cookie('authCompany', { id: 1, name: 'Budi', email: null, role_id: 2 })

/** The session of a corporate administrator. */
export const adminCookie = cookie('authCompany', { id: 1, name: 'Bambang', email: null, role_id: 1 })

import type { MemberAnswer } from '../session/begin-session.ts'

/** The answer of a log-in that begins Siti Rahayu's session, with a family of these ids beside her own. */
export const memberAnswer = (...family: readonly number[]): MemberAnswer => {
  const users = {
    id: 1001,
    nama_lengkap: 'Siti Rahayu',
    email: null,
    no_telp: null,
    gender: 'P',
    avatar: null,
    status_family: 'diri_sendiri',
    tgl_lahir: '1984-08-17',
    nopasien: null,
  } as const
  return { users, family: [users, ...family.map((id) => ({ ...users, id }))], jwt_token: { value: 'token' } }
}

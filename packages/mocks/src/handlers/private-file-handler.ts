import { privateFile } from '../files/private-files.ts'
import type { Hospital } from '../hospital/hospital.ts'
import type { MockHandler } from './mock-handler.ts'

/** Serves private files for a URL with a valid signature that has not expired; otherwise 403. */
export const privateFileHandler = (hospital: Hospital): MockHandler => ({
  method: 'GET',
  path: `${hospital.files.baseUrl}/*`,
  answer: async (request) => {
    const path = hospital.files.verify(request.url)
    if (path === undefined)
      return Response.json({ message: 'Tautan tidak berlaku atau sudah kedaluwarsa.' }, { status: 403 })
    const file = await privateFile(hospital, path)
    if (!file) return Response.json({ message: 'Berkas tidak ditemukan.' }, { status: 404 })
    return new Response(file, { headers: { 'Content-Type': file.type, 'Cache-Control': 'private, no-store' } })
  },
})

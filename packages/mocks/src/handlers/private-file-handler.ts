import { http, HttpResponse } from 'msw'
import type { RequestHandler } from 'msw'
import { privateFile } from '../files/private-files.ts'
import type { Hospital } from '../hospital/hospital.ts'

/** Serves private files for a URL with a valid signature that has not expired; otherwise 403. */
export const privateFileHandler = (hospital: Hospital): RequestHandler =>
  http.get(`${hospital.files.baseUrl}/*`, async ({ request }) => {
    const path = hospital.files.verify(request.url)
    if (path === undefined)
      return HttpResponse.json({ message: 'Tautan tidak berlaku atau sudah kedaluwarsa.' }, { status: 403 })
    const file = await privateFile(hospital, path)
    if (!file) return HttpResponse.json({ message: 'Berkas tidak ditemukan.' }, { status: 404 })
    return new HttpResponse(file, { headers: { 'Content-Type': file.type, 'Cache-Control': 'private, no-store' } })
  })

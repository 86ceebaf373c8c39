import { fieldErrors } from '../hospital/field-errors.ts'
import { isDocumentType, largestFile } from '../patients/documents.ts'

/** The errors of an uploaded document. */
export const fileErrors = (file: Blob) =>
  fieldErrors([
    [!isDocumentType(file.type), 'file', 'Berkas harus berupa JPEG, PNG, atau PDF.'],
    [file.size > largestFile, 'file', 'Ukuran berkas maksimal 5 MB.'],
    [file.size === 0, 'file', 'Berkas kosong. Silakan pilih berkas lain.'],
  ])

/** The answer to a body that is too large for the gateway. */
export const fileTooLarge = {
  status: 413,
  body: { message: 'Ukuran berkas terlalu besar. Maksimal 5 MB.' },
} as const

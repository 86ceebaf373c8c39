import { maxBatchRows } from './import-fields.ts'
import type { ImportedEmployee } from './import-fields.ts'

/** The site's server takes bodies of 64 KiB; company, mode and key need some of these bytes. */
const mostBytes = 60_000

const encoder = new TextEncoder()

/** Splits rows into batches that a call can carry: within the contract's number of rows, and within the size. */
export const batchesOf = (employees: readonly ImportedEmployee[]): readonly (readonly ImportedEmployee[])[] => {
  const batches: ImportedEmployee[][] = []
  let bytes = 0
  for (const employee of employees) {
    const size = encoder.encode(JSON.stringify(employee)).length + 1
    const last = batches.at(-1)
    if (last && last.length < maxBatchRows && bytes + size <= mostBytes) {
      last.push(employee)
      bytes += size
    } else {
      batches.push([employee])
      bytes = size
    }
  }
  return batches
}

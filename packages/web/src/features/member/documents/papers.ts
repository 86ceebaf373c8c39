import { listPaymentMethods } from '@hospital/sdk/cms'
import type { LoaderContext } from '../../../shared/loading/context.ts'

/** What the CMS says that a way to pay asks for (`jenis_data`), by the way's code; null where it asks for nothing. */
export type PapersByPayment = Readonly<Record<string, string | null>>

/** What each way to pay asks for; nothing is known where the CMS does not answer. Contract: document `PaymentMethods`. */
export const loadPapers = async ({ cms }: Pick<LoaderContext, 'cms'>): Promise<PapersByPayment> => {
  const { data = [] } = await listPaymentMethods(cms)
  return Object.fromEntries(data.flatMap(({ kode, jenis_data: papers }) => (kode ? [[kode, papers]] : [])))
}

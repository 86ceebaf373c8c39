import { listPaymentMethods } from '@hospital/sdk/cms'
import type { LoaderContext } from '../../../shared/loading/context.ts'

/** The documents that each payment method asks for (`jenis_data` of the CMS), by the method's code; null if it asks for none. */
export type PapersByPayment = Readonly<Record<string, string | null>>

/** Loads the documents that each payment method asks for; empty if the CMS does not answer. Contract: document `PaymentMethods`. */
export const loadPapers = async ({ cms }: Pick<LoaderContext, 'cms'>): Promise<PapersByPayment> => {
  const { data = [] } = await listPaymentMethods(cms)
  return Object.fromEntries(data.flatMap(({ kode, jenis_data: papers }) => (kode ? [[kode, papers]] : [])))
}

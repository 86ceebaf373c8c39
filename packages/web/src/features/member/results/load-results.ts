import { listHospitals } from '@hospital/sdk/cms'
import { href } from '../../../routes/href.ts'
import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { toPart } from '../../../shared/loading/part.ts'
import type { Part } from '../../../shared/loading/part.ts'
import { areaPage } from '../area/area-page.ts'
import type { AreaData } from '../area/area-page.ts'
import type { ResultFilters } from './result-entries.ts'
import { kindWords } from './result-kinds.ts'
import type { ResultKind } from './result-kinds.ts'
import { resultPageOf } from './result-pages.ts'
import type { ResultsRoute } from './result-pages.ts'

/** A hospital whose own system has results. */
export interface ResultsHospital {
  /** `kode_mapping_rs`. */
  readonly code: string
  readonly name: string
  readonly phone?: string | undefined
  readonly whatsapp?: string | undefined
  readonly address?: string | undefined
}

/** The data that pages of results have from the server. It has no result: only the hospitals to ask, and the choices in the address. */
export interface ResultsData extends AreaData {
  readonly route: ResultsRoute
  readonly hospitals: Part<readonly ResultsHospital[]>
  readonly filters: ResultFilters
  /** The address of the page for this patient, without any filter. */
  readonly action: string
}

const isKind = (text: string | null): text is ResultKind => text !== null && text in kindWords

/** Loads the shell of the page of results that the route names, and the hospitals to ask. Contract: document `Hospitals`. */
export const loadResults: PageLoader<ResultsData> = async (context) => {
  const { cms, locale, query, parameters } = context
  const { route, title } = resultPageOf(context.route)
  const kind = query.get('jenis')
  const year = query.get('tahun')
  const hospitals = toPart(await listHospitals(cms), (list) =>
    list.flatMap(
      ({
        kode_mapping_rs: code,
        nama,
        nomor_telepon: phone,
        nomor_whatsapp: whatsapp,
        alamat: address,
      }): readonly ResultsHospital[] =>
        code
          ? [
              {
                code,
                name: nama ?? code,
                ...(phone && { phone }),
                ...(whatsapp && { whatsapp }),
                ...(address && { address }),
              },
            ]
          : [],
    ),
  )
  const { pasien = '' } = parameters
  return areaPage(context, context.message(title), {
    route,
    hospitals,
    filters: {
      hospital: query.get('rs') ?? undefined,
      kind: isKind(kind) ? kind : undefined,
      year: year !== null && /^\d{4}$/.test(year) ? year : undefined,
    },
    action: href(locale, route, pasien === '' ? {} : { pasien }),
  })
}

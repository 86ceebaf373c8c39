import { listEmergencyContacts, listHospitals, listSpecialistServices } from '@hospital/sdk/cms'
import type { Article, SpecialistServiceCard } from '@hospital/sdk/cms'
import type { RichTextNode } from '@hospital/ui'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { nationalNumber } from '../../shell/emergency.ts'
import { emergencyUnits } from '../contact/emergency-units.ts'
import type { EmergencyUnit } from '../contact/emergency-units.ts'
import { loadSpecialists } from '../doctors/load-specialists.ts'
import type { Specialists } from '../doctors/load-specialists.ts'
import { specialtyByCode } from '../doctors/specialties.ts'
import { specialtyOfTitle } from '../doctors/specialty-words.ts'

/** The doctors and hospitals that an article recommends to its readers. */
export interface ArticleHelp {
  /** Set for an article that names an emergency: its own words, and the numbers to call. */
  readonly emergency:
    | {
        readonly warning: readonly RichTextNode[]
        /** The number for the whole country. */
        readonly national: string
        /** The emergency unit of the article's hospital. */
        readonly nearest: EmergencyUnit | undefined
        readonly units: readonly EmergencyUnit[]
      }
    | undefined
  /** Doctors of the article's specialty; undefined if it has none. */
  readonly specialists: Specialists | undefined
}

/** The specialty that the editors named, or else the one in the title, or else the one in the category. */
export const specialtyOfArticle = (
  { judul, judul_en, kategori_artikel: category }: Pick<Article, 'judul' | 'judul_en' | 'kategori_artikel'>,
  code: string | null | undefined,
  specialties: readonly SpecialistServiceCard[],
): SpecialistServiceCard | undefined =>
  specialtyByCode(specialties, code) ??
  specialtyOfTitle(`${judul ?? ''} ${judul_en ?? ''}`, specialties) ??
  specialtyOfTitle(category?.kategori ?? '', specialties)

/** Starts the reads that every article needs, while the article itself is read: equal reads in flight are joined. */
export const prefetchHelp = ({ cms }: LoaderContext): void => {
  void listSpecialistServices(cms)
  void listHospitals(cms)
}

interface Facts {
  readonly warning: readonly RichTextNode[]
  readonly specialtyCode: string | null | undefined
}

/**
 * Loads the doctors and hospitals for an article's readers. Contract: documents `SpecialistServices`, `Hospitals`, `DoctorSearch`,
 * operations `listDoctorSchedules`, `getDoctorSlots`; for an emergency also `EmergencyContacts`.
 */
export const loadHelp = async (
  article: Article,
  { warning, specialtyCode }: Facts,
  context: LoaderContext,
): Promise<ArticleHelp> => {
  const { cms, inTime } = context
  const [services, hospitals, contacts] = await Promise.all([
    inTime(listSpecialistServices(cms)),
    inTime(listHospitals(cms)),
    warning.length > 0 ? inTime(listEmergencyContacts(cms)) : undefined,
  ])
  const names = { specialties: services?.data ?? [], hospitals: hospitals?.data ?? [] }
  const specialty = specialtyOfArticle(article, specialtyCode, names.specialties)
  const units = emergencyUnits(names.hospitals, contacts?.data ?? [])
  return {
    emergency:
      warning.length > 0
        ? {
            warning,
            national: nationalNumber,
            nearest: units.find(({ hospital }) => hospital === article.rumah_sakit?.nama),
            units,
          }
        : undefined,
    specialists: specialty && (await loadSpecialists(specialty, names, context)),
  }
}

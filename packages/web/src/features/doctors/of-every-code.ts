import type { Result } from '@hospital/sdk'
import { listArticlesForSpecialty, listColleagues } from '@hospital/sdk/cms'
import type { ArticleCard, CmsClient, Doctor, DoctorSchedule } from '@hospital/sdk/cms'
import { allSchedules } from './all-schedules.ts'

interface Entry {
  readonly id: string
}

/**
 * The results for all codes of a specialty, each entry once. The custom routes of the CMS take one code, and hospitals may have codes of
 * their own. The entries of several codes get the order that the route gives the entries of one. If one code fails, all fail.
 */
export const ofEveryCode = async <Item extends Entry>(
  codes: readonly string[],
  read: (code: string) => Promise<Result<readonly Item[]>>,
  order: (left: Item, right: Item) => number,
): Promise<Result<readonly Item[]>> => {
  const results = await Promise.all(codes.map(read))
  const items = new Map<string, Item>()
  for (const result of results) {
    if (result.error) return result
    for (const item of result.data) if (!items.has(item.id)) items.set(item.id, item)
  }
  const found = [...items.values()]
  return { data: codes.length > 1 ? found.toSorted(order) : found }
}

/** Other doctors of a specialty, by name. `slug`: the doctor to leave out. */
export const colleaguesOfEveryCode = (
  cms: CmsClient,
  codes: readonly string[],
  slug: string,
): Promise<Result<readonly Doctor[]>> =>
  ofEveryCode(
    codes,
    (specialtyCode) => listColleagues(cms, { specialtyCode, slug }),
    (left, right) => (left.nama ?? '').localeCompare(right.nama ?? ''),
  )

/** The schedules of a specialty at all hospitals. */
export const schedulesOfEveryCode = (
  cms: CmsClient,
  codes: readonly string[],
): Promise<Result<readonly DoctorSchedule[]>> =>
  ofEveryCode(
    codes,
    (specialtyCode) => allSchedules(cms, { specialtyCode }),
    () => 0,
  )

/** Articles for the patients of a specialty, the newest first. */
export const articlesOfEveryCode = (
  cms: CmsClient,
  codes: readonly string[],
): Promise<Result<readonly ArticleCard[]>> =>
  ofEveryCode(
    codes,
    (code) => listArticlesForSpecialty(cms, code),
    (left, right) => (right.createdAt ?? '').localeCompare(left.createdAt ?? ''),
  )

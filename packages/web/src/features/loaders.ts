/// <reference types="vite/types/importMeta.d.ts" />
import type { MessageId } from '../i18n/use-message.ts'
import type { PageName } from '../routes/table.ts'
import type { PageLoader } from '../shared/loading/loaded.ts'
import { companyPage } from './company/area/company-page.ts'
import type { CompanyLoader } from './company/area/company-page.ts'
import { areaPage } from './member/area/area-page.ts'
import type { AreaLoader } from './member/area/area-page.ts'
import { exportName, loaderFile } from './page-files.ts'

type LoaderModule = Readonly<Record<string, PageLoader<unknown>>>

const modules = import.meta.glob<LoaderModule>(['./**/load-*.ts', '!./**/*.test.ts'], { eager: true })

/** The titles of pages whose content only the browser reads: from the server they need only the logged-in person. */
const areaTitles: Partial<Record<PageName, MessageId>> = {
  'company/profile/profile': 'web.company.profile.title',
  'member/account/account': 'web.member.account.title',
  'member/family/existing-patient': 'web.member.family.existing.title',
  'member/family/family': 'web.member.family.title',
  'member/family/family-member': 'web.member.family.member.title',
  'member/family/family-member-detail': 'web.member.family.detail.title',
  'member/family/new-member': 'web.member.family.new.title',
  'member/visits/medicines': 'web.member.medicines.title',
}

const areaLoader = (page: PageName): AreaLoader | CompanyLoader | undefined => {
  const title = areaTitles[page]
  if (title === undefined) return undefined
  return page.startsWith('member/')
    ? async (context) => areaPage(context, context.message(title), {})
    : async (context) => companyPage(context, context.message(title), {})
}

/** The loader of a page: from its own file, or the common one of an area's pages. */
export const loaderOf = (page: PageName): PageLoader<unknown> => {
  const load = areaLoader(page) ?? modules[loaderFile(page)]?.[`load${exportName(page)}`]
  if (!load) throw new Error(`${loaderFile(page)} has no load${exportName(page)}`)
  return load
}

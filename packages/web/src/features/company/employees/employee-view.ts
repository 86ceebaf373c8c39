import type { CompanyComponents } from '@hospital/sdk/company'
import type { PageQuery } from '../../../shared/loading/context.ts'
import { pageOf } from '../../../shared/loading/list-query.ts'
import { companyFilter, placeWithin } from '../area/company-filter.ts'
import { fieldText, filterText } from '../area/list-texts.ts'
import { pathId } from '../area/path-id.ts'

type Schemas = CompanyComponents['schemas']

/** A view of the list of employees: everything of it that is in the address. */
export interface EmployeeView {
  /** From 1 on. */
  readonly page: number
  /** A company's id; only an administrator chooses one. */
  readonly company: number | undefined
  readonly site: string | undefined
  readonly department: string | undefined
  readonly status: Schemas['ActiveState'] | undefined
  readonly order: Schemas['EmployeeOrder']
  readonly ascending: boolean
}

const states: readonly Schemas['ActiveState'][] = ['aktif', 'nonaktif']
const orders: readonly Schemas['EmployeeOrder'][] = ['nama', 'nik_karyawan', 'departemen', 'mcu_terakhir']
const [firstOrder = 'nama'] = orders

/** All employees by name, at the first page. */
export const wholeList: EmployeeView = {
  page: 1,
  company: undefined,
  site: undefined,
  department: undefined,
  status: undefined,
  order: firstOrder,
  ascending: true,
}

const stateOf = (text: string | undefined) => states.find((one) => one === text)

/** The view of an address; what is no filter or order in it is left out. A minus before an order turns it. */
export const parseEmployeeView = (query: PageQuery, isAdmin: boolean): EmployeeView => {
  const sort = query.get('urut') ?? ''
  const order = orders.find((one) => one === sort.replace(/^-/, ''))
  return {
    page: pageOf(query),
    company: companyFilter(query, isAdmin),
    site: filterText(query.get('lokasi')),
    department: filterText(query.get('departemen')),
    status: stateOf(filterText(query.get('status'))),
    order: order ?? firstOrder,
    ascending: order === undefined || !sort.startsWith('-'),
  }
}

/** The query of a view's address. What is usual leaves no trace. */
export const employeeQuery = ({
  page,
  company,
  site,
  department,
  status,
  order,
  ascending,
}: EmployeeView): Readonly<Record<string, string>> => ({
  ...(company !== undefined && { perusahaan: String(company) }),
  ...(site !== undefined && { lokasi: site }),
  ...(department !== undefined && { departemen: department }),
  ...(status && { status }),
  ...((order !== firstOrder || !ascending) && { urut: `${ascending ? '' : '-'}${order}` }),
  ...(page > 1 && { page: String(page) }),
})

/** A view with the filters of a form, at its first page. Places of the company before are left behind with it. */
export const filteredView = (view: EmployeeView, values: FormData): EmployeeView => {
  const company = pathId(fieldText(values, 'perusahaan'))
  const placeOf = (name: string, before: string | undefined) =>
    placeWithin(fieldText(values, name), before, company === view.company)
  return {
    ...view,
    page: 1,
    company,
    site: placeOf('lokasi', view.site),
    department: placeOf('departemen', view.department),
    status: stateOf(fieldText(values, 'status')),
  }
}

/** Whether a view leaves employees out. */
export const isNarrowed = ({ company, site, department, status }: EmployeeView): boolean =>
  company !== undefined || site !== undefined || department !== undefined || status !== undefined

/** What the contract's operation `listCompanyEmployees` is asked for. */
export const employeeRequest = (
  { page, company, site, department, status, order, ascending }: EmployeeView,
  term: string,
  pageSize: number,
): Schemas['EmployeeListRequest'] => ({
  page,
  pageSize,
  urut: order,
  arah: ascending ? 'naik' : 'turun',
  ...(term !== '' && { search: term }),
  ...(company !== undefined && { perusahaan_id: company }),
  ...(site !== undefined && { lokasi_kerja: site }),
  ...(department !== undefined && { departemen: department }),
  ...(status && { status }),
})

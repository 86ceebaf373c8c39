// The contracts' rules for the fields of each request body, as plain data for forms.
export type { FieldConstraint, FormConstraints } from './constraint.ts'
export * from '../generated/cms/constraints.ts'
export * from '../generated/company/constraints.ts'
export * from '../generated/hospital-care/constraints.ts'
export * from '../generated/member/constraints.ts'

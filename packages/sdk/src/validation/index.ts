// The checks of all APIs. An application of one API loads only its own: `@hospital/sdk/validation/member` and so on.
export type { Checked, Validate } from '../client/options.ts'
export { cmsResultSchemas, validateCms } from './cms.ts'
export { validateCompany } from './company.ts'
export { validateHospitalCare } from './hospital-care.ts'
export { validateMember } from './member.ts'
export { validateSocialFeed } from './social-feed.ts'

/** The keys of local storage under which bearer tokens lie: the patient's by the specification, the company user's beside it. */
export const tokenKeys = { member: 'auth_user', company: 'auth_company' } as const

/** The cookies from which the server restores a session: a patient, their family, a company user. */
export const sessionCookies = { member: 'auth', family: 'auth_family', company: 'authCompany' } as const

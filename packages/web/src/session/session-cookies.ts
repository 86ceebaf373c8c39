/** The keys of local storage for bearer tokens: the patient's by the specification, and the company user's. */
export const tokenKeys = { member: 'auth_user', company: 'auth_company' } as const

/** The cookies from which the server restores a session: a patient, their family, a company user. */
export const sessionCookies = { member: 'auth', family: 'auth_family', company: 'authCompany' } as const

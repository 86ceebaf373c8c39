/** Where every document is sent. */
export const graphqlRoute = { method: 'POST', path: '/graphql', bearer: 'token' } as const

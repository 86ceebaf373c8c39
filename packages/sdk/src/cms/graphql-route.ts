/** The route that every document is sent to. */
export const graphqlRoute = { method: 'POST', path: '/graphql', bearer: 'token' } as const

// A dashboard with a log-in: a session, a list and the news by TanStack Query.
import type { CmsClient } from '@hospital/sdk/cms'
import { listArticles } from '@hospital/sdk/cms'
import { contentQuery, memberQueries } from '@hospital/sdk/query'
import type { SessionStorage } from '@hospital/sdk/session'
import { createMemberSession } from '@hospital/sdk/session'
import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Makes the dashboard of one back end, with the news of its content server. */
export const createDashboard = (baseUrl: string, storage: SessionStorage, cms: CmsClient) => {
  const session = createMemberSession({ baseUrl, storage, logInWait: 60_000 })
  const queries = memberQueries(session.client)
  const queryClient = new QueryClient()

  const Appointments = ({ userid }: { userid: number }) => {
    const { data, error } = useQuery(queries.listOpenAppointments({ body: { userid } }))
    const { mutate, data: outcome } = useMutation(queries.deleteAppointment())
    if (error) return <p role="alert">{error.error.kind}</p>
    return (
      <>
        <ul aria-label="Appointments">
          {data?.data.map(({ kode_appointment }) => (
            <li key={kode_appointment}>
              {kode_appointment}
              <button onClick={() => mutate({ body: { kode_appointment, id_pasien: userid } })}>Cancel</button>
            </li>
          ))}
        </ul>
        <p role="status">{outcome?.kind}</p>
      </>
    )
  }

  const News = () => {
    const { data, error } = useQuery(contentQuery(cms, listArticles, { pageSize: 3 }))
    if (error) return <p role="alert">{error.error.kind}</p>
    return (
      <ul aria-label="News">
        {data?.items.map(({ id, judul }) => (
          <li key={id}>{judul}</li>
        ))}
      </ul>
    )
  }

  const LogIn = () => (
    <button onClick={() => void session.logIn({ email: 'siti.rahayu@contoh.example', password: 'Rahasia123' })}>
      Log in
    </button>
  )

  const Page = () => {
    const state = useSyncExternalStore(session.subscribe, session.getState)
    if (state.kind === 'loading') return null
    if (state.kind === 'out') return <LogIn />
    return (
      <>
        <h1>{state.account.name}</h1>
        {state.kind === 'expired' && <LogIn />}
        <Appointments userid={state.account.id} />
        <button onClick={() => void session.logOut().then(() => queryClient.clear())}>Log out</button>
      </>
    )
  }

  return () => (
    <QueryClientProvider client={queryClient}>
      <Page />
      <News />
    </QueryClientProvider>
  )
}

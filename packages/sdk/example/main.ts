// Another application's use of the SDK: no DOM, no zod, no workspace. Run it with the address of a contract server.
import { isAllowedEndpoint, snippet } from '@hospital/sdk'
import type { ApiError } from '@hospital/sdk'
import { createCmsClient, listArticles, listHospitals } from '@hospital/sdk/cms'
import { createHospitalCareClient } from '@hospital/sdk/hospital-care'
import { createMemberClient } from '@hospital/sdk/member'

const [server = 'http://localhost:4010'] = process.argv.slice(2)

const fail = (error: ApiError): never => {
  console.error(`${error.operation} failed: ${error.kind}`)
  process.exit(1)
}

let token: string | undefined
const member = createMemberClient({ baseUrl: `${server}/member`, token: () => token ?? null, timeout: 5000 })

const refused = await member.login({ body: { email: 'siti.rahayu@contoh.example', password: 'salah' } })
console.log(`a wrong password: ${refused.error?.kind}`)

const login = await member.login({ body: { email: 'siti.rahayu@contoh.example', password: 'Rahasia123' } })
if (login.error) fail(login.error)
else {
  token = login.data.jwt_token.value
  console.log(`logged in, ${login.data.family.length} in the family`)
  const open = await member.listOpenAppointments({ body: { userid: login.data.users.id } })
  if (open.error) fail(open.error)
  else console.log(`${open.data.data.length} open appointments`)
}

const cms = createCmsClient({ baseUrl: `${server}/cms`, token: 'contoh-token-cms' })
const articles = await listArticles(cms, { pageSize: 3 })
if (articles.error) fail(articles.error)
else console.log(`${articles.data.items.length} articles, the first begins: ${snippet(articles.data.items[0]?.artikel ?? null).slice(0, 40)}`)

// One client per hospital, each with its own base address. The patient's token goes to origins that are known, and to no other.
const hospitalOrigins = [new URL(server).origin]
const hospitals = await listHospitals(cms)
if (hospitals.error) fail(hospitals.error)
else {
  const clients = hospitals.data.flatMap(({ base_endpoint: baseUrl }) =>
    isAllowedEndpoint(baseUrl, hospitalOrigins) ? [createHospitalCareClient({ baseUrl, token: () => token ?? null })] : [],
  )
  console.log(`${clients.length} hospital clients`)
}

// A Cloudflare Worker: the clients are made once, and serve all requests.
import { createCmsClient, listArticles } from '@hospital/sdk/cms'
import { createMemberClient } from '@hospital/sdk/member'

let member
let cms

const worker = {
  async fetch(request, env) {
    member ??= createMemberClient({ baseUrl: env.SILENT, timeout: 500, retry: false })
    cms ??= createCmsClient({ baseUrl: `${env.SERVER}/cms`, token: env.CMS_TOKEN })
    const { pathname } = new URL(request.url)
    const { data, error } = await (pathname === '/articles' ? listArticles(cms, { pageSize: 3 }) : member.listReligions())
    return Response.json({ outcome: error?.kind ?? 'data', count: data?.items?.length })
  },
}

// The form that workers are written in.
// oxlint-disable-next-line import/no-default-export
export { worker as default }

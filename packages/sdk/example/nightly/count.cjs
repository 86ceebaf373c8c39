// The same by CommonJS: `require` where it is allowed (Node 20.19, 22.12 and newer, Bun, Deno).
const assert = require('node:assert/strict')
const { createCmsClient, listArticles } = require('@hospital/sdk/cms')

const { SERVER: server, CMS_TOKEN: token } = process.env

const count = async () => {
  const { data, error } = await listArticles(createCmsClient({ baseUrl: `${server}/cms`, token }), { pageSize: 1 })
  assert.equal(error, undefined)
  console.log(`${data.pagination.total} articles, by require`)
}

void count()

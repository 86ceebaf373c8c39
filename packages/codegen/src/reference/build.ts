import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { buildSchema } from 'graphql'
import { readOpenApi } from '../contracts/carried.ts'
import { restContracts, workspacePaths, workspaceRoot } from '../contracts/contracts.ts'
import { graphqlPage } from './graphql-page.ts'

// `pnpm reference`: writes pages to browse the contracts offline to packages/codegen/dist/reference.
const folder = join(workspaceRoot, 'packages/codegen/dist/reference')
const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0}header{padding:.75rem 1.5rem;background:#005a5c}header a{color:#fff}main{max-width:75rem;margin:auto;padding:1.5rem}nav ul{columns:16rem;padding:0;list-style:none}table{border-collapse:collapse;width:100%}th,td{border:1px solid #ccc;padding:.4rem .6rem;text-align:start;vertical-align:top}code{overflow-wrap:anywhere}`

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Contracts</title><link rel="stylesheet" href="swagger-ui.css"><link rel="stylesheet" href="reference.css"></head><body><header><a href="graphql.html">cms.graphql</a></header><div id="contracts"></div><script src="swagger-ui-bundle.js"></script><script src="swagger-ui-standalone-preset.js"></script><script src="contracts.js"></script></body></html>`

const contracts = restContracts(workspacePaths)
const urls = contracts.map(({ name }) => ({ name, url: `${name}.json` }))
const script = `SwaggerUIBundle({urls:${JSON.stringify(urls)},dom_id:'#contracts',deepLinking:true,supportedSubmitMethods:[],presets:[SwaggerUIBundle.presets.apis,SwaggerUIStandalonePreset],layout:'StandaloneLayout'})`

await mkdir(folder, { recursive: true })
for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'swagger-ui-standalone-preset.js'])
  await copyFile(join(swagger, file), join(folder, file))
for (const { name, file } of contracts)
  await writeFile(join(folder, `${name}.json`), JSON.stringify(await readOpenApi(file)))
await writeFile(join(folder, 'reference.css'), style)
await writeFile(join(folder, 'contracts.js'), script)
await writeFile(join(folder, 'index.html'), page)
await writeFile(
  join(folder, 'graphql.html'),
  graphqlPage(buildSchema(await readFile(`${workspacePaths.schemas}/cms.graphql`, 'utf8'))),
)
console.log(
  `Contracts to browse: ${join(folder, 'index.html')} (serve the folder: browsers fetch nothing for a page from a file)`,
)

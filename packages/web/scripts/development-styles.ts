import type { ViteDevServer } from 'vite'

/** Every style that the server's half has loaded so far, as text. The browser's half loads them again, with hot reload. */
export const developmentStyles = async (vite: ViteDevServer): Promise<string> => {
  const graph = vite.environments.ssr.moduleGraph
  const urls = [...graph.urlToModuleMap.keys()].filter((url) => url.includes('.vanilla.css'))
  const texts = await Promise.all(
    urls.map(
      async (url) =>
        (await vite.environments.client.transformRequest(`${url}${url.includes('?') ? '&' : '?'}direct`))?.code ?? '',
    ),
  )
  return texts.join('\n')
}

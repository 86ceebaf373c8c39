import { readFile } from 'node:fs/promises'
import { CORE_SCHEMA, loadAll, load, mergeTag } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { backEndSettings, configOf } from '../../src/testing/config-of.ts'

const read = (path: string) => readFile(new URL(`../../deploy/${path}`, import.meta.url), 'utf8')

const probe = z.object({ path: z.string(), port: z.number() })
const container = z.object({
  name: z.string(),
  image: z.string(),
  env: z.array(z.looseObject({ name: z.string(), value: z.string().optional() })).default([]),
  args: z.array(z.string()).optional(),
  readinessProbe: z.looseObject({ httpGet: probe.optional() }),
  livenessProbe: z.looseObject({ httpGet: probe }).optional(),
  resources: z.object({ limits: z.object({ memory: z.string() }), requests: z.object({ memory: z.string() }) }),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })).default([]),
})
const pods = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    replicas: z.number(),
    serviceName: z.string().optional(),
    template: z.object({
      spec: z.object({
        terminationGracePeriodSeconds: z.number().optional(),
        automountServiceAccountToken: z.literal(false),
        enableServiceLinks: z.literal(false),
        securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
        containers: z.tuple([container]),
      }),
    }),
  }),
})
const object = z.looseObject({ kind: z.string(), metadata: z.object({ name: z.string() }) })

const objects = loadAll(await read('kubernetes/fleet.yaml')).map((each) => object.parse(each))
const found = (kind: string, name: string): unknown => {
  const one = objects.find((each) => each.kind === kind && each.metadata.name === name)
  if (!one) throw new Error(`there is no ${kind} ${name}`)
  return one
}
const workloads = objects
  .filter(({ kind }) => kind === 'StatefulSet' || kind === 'Deployment')
  .map((each) => pods.parse(each))
const site = pods.parse(found('StatefulSet', 'site'))
const edge = pods.parse(found('StatefulSet', 'edge'))
const { data: settings } = z
  .looseObject({ data: z.record(z.string(), z.string()) })
  .parse(found('ConfigMap', 'site-settings'))
const [siteContainer] = site.spec.template.spec.containers
const [edgeContainer] = edge.spec.template.spec.containers

/** The names of a set's pods, in their order. */
const podsOf = ({ metadata: { name }, spec: { replicas, serviceName } }: typeof site, port: number) =>
  Array.from({ length: replicas }, (_, index) => `${name}-${index}.${serviceName}:${port}`)

const secrets = {
  CMS_TOKEN: 'x',
  SOCIAL_FEED_TOKEN: 'x',
  DEVICE_SECRET: 'x'.repeat(32),
  REVALIDATE_SECRET: 'x'.repeat(16),
}

/** The settings of a site in the cluster. */
const settingsOf = (pod: string) => ({
  ...settings,
  ...secrets,
  ...Object.fromEntries(siteContainer.env.map(({ name, value }) => [name, value?.replace('$(POD_NAME)', pod) ?? pod])),
})

describe('the fleet of Kubernetes', () => {
  test.each(podsOf(site, 3000))('%s starts, and knows the other sites, the caches and what is shared', (name) => {
    const config = configOf(settingsOf(name.split('.')[0] ?? ''))
    const others = podsOf(site, 3000).filter((other) => other !== name)
    expect(config).toMatchObject({
      secure: true,
      trustedProxies: 2,
      cacheTagHeader: 'xkey',
      sharedLimitsUrl: 'redis://store:6379',
      fleet: {
        sites: others.map((other) => `http://${other}`),
        caches: podsOf(edge, 8081).map((cache) => `http://${cache}`),
      },
    })
  })

  test('traces when a collector is named', () => {
    const given = settingsOf('site-0')
    expect(given).toHaveProperty('OTEL_EXPORTER_OTLP_ENDPOINT', '')
    expect(configOf(given).tracing).toBeUndefined()
    const collector = 'http://collector:4318'
    expect(configOf({ ...given, OTEL_EXPORTER_OTLP_ENDPOINT: collector }).tracing?.endpoint).toContain(collector)
  })

  test('has no setting that the README does not have, and no secret', async () => {
    const readme = await read('../../../README.md')
    for (const name of Object.keys(settings)) expect(readme).toContain(`\`${name}\``)
    for (const name of Object.keys(secrets)) expect(settings).not.toHaveProperty(name)
    expect(Object.keys(settings)).toEqual(
      expect.arrayContaining(Object.keys(backEndSettings).filter((name) => !(name in secrets))),
    )
  })

  test('leads the cache to every site, and counts the proxies before both alike', () => {
    const given = Object.fromEntries(edgeContainer.env.map(({ name, value }) => [name, value]))
    expect(given['SITES']?.split(' ')).toEqual(podsOf(site, 3000))
    expect(Number(given['PROXIES']) + 1).toBe(Number(settings['TRUSTED_PROXIES']))
  })

  test('lets a site finish what is under way, and asks whether it runs, not whether the CMS does', () => {
    const { terminationGracePeriodSeconds: grace = 0 } = site.spec.template.spec
    expect(grace * 1000).toBeGreaterThanOrEqual(Number(settings['DRAIN_TIMEOUT']) + 5000)
    for (const each of [siteContainer.readinessProbe, siteContainer.livenessProbe, edgeContainer.readinessProbe])
      expect(each?.httpGet?.path).toBe('/health')
  })

  test('shares the folder of kept files', () =>
    expect(siteContainer.volumeMounts).toEqual([{ name: 'files', mountPath: settings['KEPT_FILES'] }]))

  test.each(workloads.map((each) => [each.metadata.name, each] as const))(
    'gives %s no rights and bounded memory',
    (_name, each) => expect(each.spec.template.spec.containers).toHaveLength(1),
  )

  test('has the store of the compose file', async () => {
    const compose = z
      .object({ services: z.object({ store: z.looseObject({ image: z.string(), command: z.array(z.string()) }) }) })
      .parse(load(await read('compose.yaml'), { schema: CORE_SCHEMA.withTags(mergeTag) }))
    const [store] = pods.parse(found('Deployment', 'store')).spec.template.spec.containers
    expect({ image: store.image, command: store.args }).toEqual({
      image: compose.services.store.image,
      command: compose.services.store.command,
    })
  })
})

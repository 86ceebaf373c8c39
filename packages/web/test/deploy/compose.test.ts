import { readFile } from 'node:fs/promises'
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import workspace from '../../../../package.json' with { type: 'json' }
import { siteCommand } from '../../scripts/site-command.ts'
import { configOf } from '../../src/testing/config-of.ts'

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8')

const site = z.object({
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  volumes: z.array(z.string()),
  stop_grace_period: z.string().regex(/^\d+s$/),
  environment: z.record(
    z.string(),
    z
      .string()
      .nullable()
      .transform((value) => value ?? ''),
  ),
})
const withoutEnd = site.omit({ stop_grace_period: true, volumes: true })
// Compose accepts merge keys, which YAML 1.2 no longer has.
const schema = CORE_SCHEMA.withTags(mergeTag)
const file = await read('../../deploy/compose.yaml')

/** The services with the operator's variables: all secrets, and these optional ones. */
const servicesWith = (optional: Readonly<Record<string, string>>) => {
  const text = file
    .replace(/\$\{\w+:\?[^}]*\}/g, 'made-up-secret-of-forty-one-characters')
    .replace(/\$\{(\w+):-\}/g, (_variable, name: string) => optional[name] ?? '')
  return z.object({ services: z.looseObject({ edge: withoutEnd }) }).parse(load(text, { schema })).services
}
const sitesOf = (services: ReturnType<typeof servicesWith>) =>
  Object.entries(services).flatMap(([name, service]) =>
    name.startsWith('site-') ? [{ name, ...site.parse(service) }] : [],
  )
const services = servicesWith({})
const sites = sitesOf(services)
const dockerfile = await read('../../deploy/Dockerfile')

/** The lines of a stage of the image, from its FROM on. */
const stage = (name: string): string => {
  const found = dockerfile.split(/^(?=FROM )/m).find((lines) => lines.split('\n')[0]?.endsWith(` AS ${name}`))
  if (found === undefined) throw new Error(`there is no stage ${name}`)
  return found
}

describe('the fleet of the compose file', () => {
  test('has more than one site', () => expect(sites.length).toBeGreaterThan(1))

  test.each(sites)('$name starts with these settings, and the README has each', async ({ environment }) => {
    const config = configOf(environment)
    expect(config).toMatchObject({
      trustedProxies: 1,
      cacheTagHeader: 'xkey',
      fleet: { caches: ['http://edge:8081'] },
      sharedLimitsUrl: 'redis://store:6379',
      keptFiles: '/files',
    })
    const readme = await read('../../../../README.md')
    for (const name of Object.keys(environment)) expect(readme).toContain(`\`${name}\``)
  })

  test.each(sites)('$name tells all the others of an edit', ({ name, environment }) => {
    const others = sites.filter((other) => other.name !== name).map((other) => `http://${other.name}:3000`)
    expect(environment['FLEET_SITES']?.split(',')).toEqual(others)
  })

  test('traces where a collector is named, and nowhere else', () => {
    const collector = 'http://collector:4318'
    const traced = sitesOf(servicesWith({ OTEL_EXPORTER_OTLP_ENDPOINT: collector }))
    for (const { environment } of sites) expect(configOf(environment).tracing).toBeUndefined()
    for (const { environment } of traced) expect(configOf(environment).tracing?.endpoint).toContain(collector)
  })

  test.each(sites)('$name may finish what is under way', ({ stop_grace_period: grace, environment }) =>
    expect(Number.parseInt(grace, 10) * 1000).toBeGreaterThanOrEqual(Number(environment['DRAIN_TIMEOUT']) + 5000),
  )

  test.each(sites)('$name shares the folder of kept files, which its user may write to', ({ volumes, environment }) => {
    expect(volumes).toEqual([`files:${environment['KEPT_FILES']}`])
    expect(stage('site')).toContain(`mkdir ${environment['KEPT_FILES']} && chown node ${environment['KEPT_FILES']}`)
  })

  test('has back ends that the sites may call by the name that they give themselves', () => {
    const { environment } = withoutEnd.parse(services['contracts'])
    for (const each of sites) expect(each.environment['HOSPITAL_CARE_ORIGINS']).toBe(environment['MOCK_ORIGIN'])
    expect(environment['MOCK_ORIGIN']).toBe(`http://contracts:${environment['MOCK_PORT']}`)
    expect(environment['MOCK_HOST']).toBe('0.0.0.0')
  })

  test('is the same behind the cache and for Prometheus', async () => {
    const { SITES } = services.edge.environment
    expect(SITES?.split(' ')).toEqual(sites.map(({ name }) => `${name}:3000`))
    const prometheus = await read('../../deploy/prometheus.yaml')
    for (const { name, environment } of sites) expect(prometheus).toContain(`'${name}:${environment['METRICS_PORT']}'`)
  })
})

describe('the image of the site', () => {
  const lines = stage('site')

  test('runs the command by which the site is run', () =>
    expect(lines).toContain(`CMD ${JSON.stringify(['node', ...siteCommand]).replaceAll(',', ', ')}`))

  test('runs as a user without rights, ends by SIGTERM, and says whether it is well', () => {
    expect(lines).toMatch(/^USER node$/m)
    expect(lines).toMatch(/^STOPSIGNAL SIGTERM$/m)
    expect(lines).toContain('http://127.0.0.1:3000/health')
    expect(configOf({ ...sites[0]?.environment }).port).toBe(3000)
  })

  test('has the Node of the workspace, and its package manager', async () => {
    const versions = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version)
    expect(new Set(versions)).toEqual(new Set([workspace.devDependencies.node]))
    const readme = await read('../../../../README.md')
    for (const [manager] of dockerfile.matchAll(/\bpnpm@[\d.]+/g))
      expect(readme).toContain(`npx --yes ${manager} start`)
  })
})

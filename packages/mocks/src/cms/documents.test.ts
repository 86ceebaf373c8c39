import { readdirSync, readFileSync } from 'node:fs'
import { cmsResultSchemas } from '@hospital/sdk/validation'
import { Kind, parse, print, visit } from 'graphql'
import type { FragmentDefinitionNode } from 'graphql'
import { describe, expect, it } from 'vitest'
import { openCms } from './testing/server.ts'

const folder = new URL('../../../sdk/src/cms/documents/', import.meta.url)
const definitions = readdirSync(folder).flatMap(
  (file) => parse(readFileSync(new URL(file, folder), 'utf8')).definitions,
)
const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
const fragments = new Map(
  definitions
    .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
    .map((fragment) => [fragment.name.value, fragment]),
)

const needed = (
  node: Parameters<typeof print>[0],
  found = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> => {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value)
      if (!fragment || found.has(fragment)) return
      found.add(fragment)
      needed(fragment, found)
    },
  })
  return found
}

/** The variables that a page would send with each document; the rest is common to all. */
const common = { today: '2026-11-21', now: '2026-11-21T02:15:00.000Z', page: 1, pageSize: 10, limit: 10, text: 'anak' }
const special: Readonly<Record<string, Record<string, unknown>>> = {
  ArticleBySlug: { slug: 'mengenali-nyeri-dada-yang-perlu-diwaspadai' },
  ArticlesByCategory: { category: 'ibu-dan-anak' },
  CareerBySlug: { slug: 'perawat-icu' },
  DoctorHits: { text: 'sulastri' },
  DoctorBySlug: { slug: 'dr-ratna-widyaningsih-sp-jp-k-fiha' },
  DoctorSearch: { name: 'ratna', specialtyCodes: ['SPJP'] },
  EventHits: { text: 'ibu' },
  EventBySlug: { slug: 'senam-jantung-sehat-bersama' },
  FeaturedServiceBySlug: { slug: 'pusat-jantung-terpadu' },
  FormBySlug: { slug: 'rekam-medis' },
  HospitalById: { id: '1' },
  HospitalBySlug: { slug: 'rs-kawung-karawang' },
  PackageBySlug: { slug: 'medical-check-up-dasar' },
  PackagesByCategory: { category: 'medical-check-up' },
  QualityIndicatorBySlug: { slug: 'indikator-mutu-rs-kawung-karawang-triwulan-3-2026' },
  RelatedArticles: { slug: 'mengenali-nyeri-dada-yang-perlu-diwaspadai', category: 'kesehatan-jantung' },
  RelatedEvents: { slug: 'senam-jantung-sehat-bersama' },
  RelatedPackages: { slug: 'medical-check-up-dasar', category: 'medical-check-up' },
  SearchDoctors: { text: 'sulastri' },
  SearchEvents: { text: 'ibu' },
  SpecialistServiceBySlug: { slug: 'jantung-dan-pembuluh-darah' },
}

const schemas: Readonly<Record<string, { parse: (value: unknown) => unknown }>> = cmsResultSchemas

describe('Every document of the site', () => {
  const { graphql } = openCms()

  it.each(operations.map((operation) => [operation.name?.value ?? '', operation] as const))(
    '%s returns what its schema promises',
    async (name, operation) => {
      const wanted = new Set(operation.variableDefinitions?.map(({ variable }) => variable.name.value))
      const given = Object.entries({ ...common, ...special[name] }).filter(([variable]) => wanted.has(variable))
      const query = [print(operation), ...[...needed(operation)].map(print)].join('\n')
      const { status, body } = await graphql(query, Object.fromEntries(given))
      expect(status).toBe(200)
      expect(body).not.toHaveProperty('errors')
      const { data } = body as { data: Record<string, { data: unknown } | null> }
      schemas[name]?.parse(data)
      for (const list of Object.values(data)) expect([list?.data].flat()).not.toHaveLength(0)
      for (const list of Object.values(data)) expect(list?.data).toBeTruthy()
    },
  )

  it('has a schema for its result', () => {
    expect(new Set(Object.keys(cmsResultSchemas))).toEqual(new Set(operations.map(({ name }) => name?.value)))
  })
})

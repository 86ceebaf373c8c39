import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { OperationDefinitionNode } from 'graphql'
import { isRecord } from '../client/failure-bodies.ts'

type AnyDocument = TypedDocumentNode<unknown, never>

/** The hash of a persisted document; undefined for a document that is sent as text. */
export const documentId = (document: AnyDocument): string | undefined =>
  isRecord(document) && typeof document['documentId'] === 'string' ? document['documentId'] : undefined

// Tolerates a value that is not a document, so that the call can report it.
const operationsOf = (document: AnyDocument | undefined): OperationDefinitionNode[] =>
  [...(document?.definitions ?? [])].filter((definition) => definition.kind === 'OperationDefinition')

/** The name of a document's operation, or the hash of a persisted one; undefined if neither. */
export const documentName = (document: AnyDocument): string | undefined =>
  operationsOf(document).find(({ name }) => name)?.name?.value ?? documentId(document)

/** Whether a document only reads, so that it may be retried. */
export const isRead = (document: AnyDocument): boolean =>
  operationsOf(document).every(({ operation }) => operation === 'query')

import type { CallOptions } from '../../client/contract.ts'
import type { Result } from '../../client/errors.ts'
import { AppointmentTypesDocument, PaymentMethodsDocument } from '../../generated/cms-graphql/graphql.ts'
import type { CmsClient } from '../client.ts'
import type { AppointmentType, PaymentMethod } from '../entities.ts'
import { readAll } from './read-all.ts'
import { field } from './select.ts'

/** The payment methods of an appointment. Contract: document `PaymentMethods`. */
export const listPaymentMethods = async (
  cms: CmsClient,
  options?: CallOptions,
): Promise<Result<readonly PaymentMethod[]>> =>
  field(await readAll(cms, PaymentMethodsDocument, {}, options), 'metodePembayarans')

/** The types of appointment. Contract: document `AppointmentTypes`. */
export const listAppointmentTypes = async (
  cms: CmsClient,
  options?: CallOptions,
): Promise<Result<readonly AppointmentType[]>> =>
  field(await readAll(cms, AppointmentTypesDocument, {}, options), 'jenisAppointments')

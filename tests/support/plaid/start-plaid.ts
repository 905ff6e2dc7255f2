import { type FakeService, startService } from '#tests/support/fake-service.ts'

/** A server that speaks as Plaid does: each call is a POST of JSON, known by its path. */
export async function startPlaid(): Promise<FakeService> {
  return startService({ json: failure('INVALID_FIELD', 'INVALID_REQUEST'), status: 400 })
}

/** The bodies that were sent to a path, in order. */
export function sentTo({ calls }: FakeService, path: string): Record<string, unknown>[] {
  return calls.filter((call) => call.path === path).map(({ body }) => JSON.parse(body) as Record<string, unknown>)
}

/** The body of a failed call, as Plaid writes it. */
export function failure(error_code: string, error_type: string) {
  return { error_code, error_type, error_message: 'no', display_message: null, request_id: 'r' }
}

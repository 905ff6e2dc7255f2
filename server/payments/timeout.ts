/** A provider that does not answer within this long has failed. */
export const PROVIDER_TIMEOUT_MS = 10_000

/** For libraries that know no time limit of their own. Rejects when the time is over. */
export function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The payment provider did not answer in time')), PROVIDER_TIMEOUT_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Does work that no other tab of this browser does at the same time. */
export async function sendAlone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(name, work) : work()
}

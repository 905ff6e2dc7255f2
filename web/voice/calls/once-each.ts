/** Runs the work of an id once, however often it is asked: every asker gets the same outcome (ruling 40). */
export class OnceEach<Result> {
  readonly #outcomes = new Map<string, Promise<Result>>()

  run(id: string, work: () => Promise<Result>): Promise<Result> {
    const known = this.#outcomes.get(id)
    if (known) return known
    const outcome = work()
    this.#outcomes.set(id, outcome)
    return outcome
  }
}

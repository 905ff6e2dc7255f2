/**
 * Lets one act through at a time, from the very press on: what a screen knows of the first press it knows only when it is drawn anew, and a
 * second may be there before. One that failed is, sent again, the same act, so that a lost answer writes nothing twice.
 */
export class OneAct<Act extends object> {
  #isUnderWay = false
  #failed: Act | null = null

  /** The act to send for what was pressed; null while one is under way. */
  begin(pressed: Act): Act | null {
    if (this.#isUnderWay) return null
    this.#isUnderWay = true
    return this.#failed && isSameAct(this.#failed, pressed) ? this.#failed : pressed
  }

  /** Sends what was begun. */
  async run<Answer>(act: Act, send: (act: Act) => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await send(act)
      this.#failed = null
      return answer
    } catch (error) {
      this.#failed = act
      throw error
    } finally {
      this.#isUnderWay = false
    }
  }
}

function isSameAct(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

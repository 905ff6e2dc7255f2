const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** "eleven"; from thirteen on in figures. */
export function numberWord(count: number): string {
  return words[count] ?? String(count)
}

/** "coffee four" as it stands at the head of a line or as a name: "Coffee four". */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

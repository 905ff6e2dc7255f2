import { product } from '#domain/product.ts'

/** The name of the screen in the tab of the browser. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · ${product.name}`}</title>
}

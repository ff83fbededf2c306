/** What is asked for in a dialog over the editor. */
export type Asking =
  | { readonly kind: 'add' }
  | { readonly kind: 'connect'; readonly from: string }
  | { readonly kind: 'edit' | 'ccps'; readonly node: string }

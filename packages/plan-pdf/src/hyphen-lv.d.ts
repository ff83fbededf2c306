declare module 'hyphen/lv/index.js' {
  const latvian: {
    readonly hyphenateSync: (
      text: string,
      options?: { readonly hyphenChar?: string; readonly minWordLength?: number },
    ) => string
  }
  export default latvian
}

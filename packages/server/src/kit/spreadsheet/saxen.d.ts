declare module 'saxen' {
  export class Parser {
    on(
      hook: 'openTag',
      work: (
        name: string,
        attributes: () => Record<string, string>,
        decode: (text: string) => string,
      ) => void,
    ): this
    on(hook: 'closeTag', work: (name: string) => void): this
    on(hook: 'text', work: (value: string, decode: (text: string) => string) => void): this
    on(hook: 'cdata', work: (value: string) => void): this
    on(hook: 'attention' | 'question', work: (markup: string) => void): this
    on(hook: 'error' | 'warn', work: (error: Error) => void): this
    parse(xml: string): void
  }
}

/** Rows a page can hold; 25 unless chosen (general 9). */
export const pageSizes = [10, 25, 50] as const

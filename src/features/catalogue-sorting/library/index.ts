/** `@marketday/blocks/catalogue-sorting`: the order of a listing. */
export { SortSelect, type SortSelectProps } from './sort-select';

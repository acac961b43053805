/** `@marketday/blocks/data`: the shop as data, without React: for servers, and for React's server components. */
export * from '@marketday/kernel/data';

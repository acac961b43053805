import type { AddToBasketProps } from '../form-props';

/** Everything the form of a product needs of its shop. */
export type ProductFormData = Omit< AddToBasketProps, 'slots' | 'className' >;

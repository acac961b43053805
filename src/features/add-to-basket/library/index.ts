/** `@marketday/blocks/add-to-basket`: the form of a product, with swatches. */
export { AddToBasket } from '../add-to-basket';
export type {
	AddToBasketProps,
	ChoiceAttribute,
	FormValues,
} from '../form-props';
export {
	type Chosen,
	type Combination,
	findVariation,
	nearestChoice,
	type Offer,
	offersOf,
} from '../variation-matching';
export {
	fetchProductForm,
	type ProductForm as ProductFormData,
} from './fetch-form';
export {
	createProductFormStore,
	type ProductFormActions,
	type ProductFormState,
	type ProductFormStore,
	type ProductFormStoreOptions,
} from './form-store';
export { ProductForm, type ProductFormProps } from './product-form';

/** `@marketday/blocks/add-to-basket`: the form of a product, with swatches. */
export { AddToBasket } from './add-to-basket';
export type {
	AddToBasketProps,
	ChoiceAttribute,
	ChoiceOption,
	FormValues,
	Swatch,
	WireCombinations,
} from '../form-props';
export {
	type Chosen,
	type Combination,
	findVariation,
	nearestChoice,
	type Offer,
	offersOf,
} from '../variation-matching';
export { fetchProductForm } from './fetch-form';
export type { ProductFormData } from './product-form-data';
export {
	createProductFormStore,
	type ProductFormActions,
	type ProductFormState,
	type ProductFormStore,
	type ProductFormStoreOptions,
} from './form-store';
export { ProductForm, type ProductFormProps } from './product-form';
export {
	createPurchaseStore,
	type PurchaseActions,
	type PurchaseState,
	type PurchaseStore,
	type PurchaseStoreOptions,
} from './purchase-store';

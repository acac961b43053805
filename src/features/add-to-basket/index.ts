export { AddToBasket } from './add-to-basket';
export type {
	AddToBasketProps,
	ChoiceAttribute,
	FormValues,
} from './form-props';
export { enhanceGroupedForm } from './grouped-form';
export {
	blockReason,
	type BlockReason,
	type Chosen,
	findVariation,
	possibleValues,
} from './variation-matching';

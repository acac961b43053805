export { AddToBasket } from './add-to-basket';
export { showCardChoice } from './card-display';
export { CardOptions } from './card-options';
export type {
	AddToBasketProps,
	CardChoice,
	CardOptionsProps,
	ChoiceAttribute,
	FormValues,
	WireCombinations,
} from './form-props';
export { enhanceGroupedForm } from './grouped-form';
export { enhanceStickyBars } from './sticky-bar';
export {
	blockReason,
	type BlockReason,
	type Chosen,
	type Combination,
	findVariation,
	nearestChoice,
	type Offer,
	offersOf,
} from './variation-matching';

/** A door of its own: cores without a framework, and the hook that shows one. Pages of the plugin do without. */
export {
	type Asked,
	askedState as asked,
	atOnce,
	createQuestions,
	isPromise,
	type Start,
} from './load-state';
export {
	type Core,
	type CoreParts,
	type CoreTools,
	createCore,
	type OwnNames,
} from './core';
export { createClient, createMarketday } from './create-shop';
export { browserStorage, keptIds, type TextStorage } from './kept-ids';
export { withParameters } from './parameters';
export {
	useCore,
	useCoreState,
	useOwnCore,
	useRevision,
	useSteady,
} from './use-core';
export { useBasketState } from './use-basket-state';

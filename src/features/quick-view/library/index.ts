/** `@marketday/blocks/quick-view`: a look at a product without leaving a list. */
export { QuickView, type QuickViewProps } from './quick-view';
export {
	createQuickViewStore,
	type QuickViewActions,
	type QuickViewOptions,
	type QuickViewState,
	type QuickViewStore,
} from './quick-view-store';
export type { WalkedList } from './listing-walk';

export {
	loadAttributes,
	type ShopAttribute,
	valuesOf,
} from './attribute-search';
export type { EditProps } from './edit-props';
export { PanelEdit } from './panel-edit';
export { FairSelling } from './fair-selling';
export { alignOf, type Foreign } from './foreign';
export { IdPicker } from './id-picker';
export { EventCategories } from './event-categories';
export { lineIcon } from './line-icon';
export { ListLinkEdit } from './list-link-edit';
export { loadProducts, searchProducts, termsOf } from './catalogue-search';
export { Ranges } from './ranges';
export { Switches } from './switches';
export { QueryIdControl } from './query-id-control';
export { ServerPreview } from './server-preview';
export { ProductBlockEdit } from './product-block-edit';
export { ProductPanel } from './product-panel';
export { CompanionPreview } from './companion-preview';
export { ProductChoice } from './product-choice';
export { useLacksProduct } from './use-lacks-product';
export { SwitchesPanel } from './switches-panel';
export {
	chosenProduct,
	transformFrom,
	transformFromMissing,
	transformFromShortcode,
} from './transform-from';
export { useBlockId } from './use-block-id';
export { SAMPLE_NOTE, SampleShop } from './sample-shop';
export { type SlidesAttributes, SlidesEdit } from './slides-edit';
export type { ShopOffer } from './shop-offer';

import type { EditProps } from '../_shared/editor';

export type GridKind =
	| 'all'
	| 'featured'
	| 'onSale'
	| 'newest'
	| 'bestSelling'
	| 'mostViewed'
	| 'topRated'
	| 'category'
	| 'tag'
	| 'attribute'
	| 'handPicked'
	| 'related'
	| 'upSells'
	| 'crossSells'
	| 'recentlyViewed';

export interface GridQuery {
	kind: GridKind;
	/** Ids of terms or products, as the kind says. */
	ids: number[];
	/** Taxonomy of the terms, where the kind is `attribute`. */
	taxonomy?: string;
}

/** The tabs above a listing. */
export interface GridTabs {
	taxonomy: 'product_cat' | 'product_tag';
	ids: number[];
	/** Ready-made groups: `on_sale`, `featured` … */
	groups: string[];
	/** Label of the tab that has everything. */
	all: string;
}

/** The attributes of block.json. */
export interface GridAttributes extends Record< string, unknown > {
	blockId: string;
	queryId: string;
	columns: number;
	columnsTablet: number;
	columnsPhone: number;
	perPage: number;
	query: GridQuery;
	order: string;
	inherit: boolean;
	followsFilter: boolean;
	hideOutOfStock: boolean;
	title: string;
	headingLevel: number;
	layout: 'grid' | 'carousel';
	paginationKind: 'numbers' | 'prevNext' | 'loadMore';
	tabs: GridTabs;
	autoplay: boolean;
	autoplayDelay: number;
	slideSpeed: number;
	showArrows: boolean;
	showDots: boolean;
	loop: boolean;
	showPicture: boolean;
	showBadge: boolean;
	showTitle: boolean;
	showRating: boolean;
	showPrice: boolean;
	showButton: boolean;
	showPagination: boolean;
	showDeal: boolean;
}

export type PanelProps = Omit< EditProps< GridAttributes >, 'clientId' >;

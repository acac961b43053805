export type GridKind =
	| 'all'
	| 'featured'
	| 'onSale'
	| 'newest'
	| 'bestSelling'
	| 'topRated'
	| 'category'
	| 'tag'
	| 'handPicked';

/** The attributes of block.json. */
interface GridAttributes extends Record< string, unknown > {
	columns: number;
	columnsTablet: number;
	columnsPhone: number;
	perPage: number;
	query: { kind: GridKind; ids: number[] };
	order: string;
	inherit: boolean;
	headingLevel: number;
	showPicture: boolean;
	showBadge: boolean;
	showTitle: boolean;
	showRating: boolean;
	showPrice: boolean;
	showButton: boolean;
	showPagination: boolean;
}

export interface PanelProps {
	attributes: GridAttributes;
	setAttributes: ( changes: Partial< GridAttributes > ) => void;
}
